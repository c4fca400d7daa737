# Sourced by run.sh, test.sh and package.sh: what Divebell needs, as Debian 12 calls it, and how it gets there.

packages_to_build=(
    g++ cmake ninja-build ccache pkg-config gettext
    libboost-dev libcli11-dev libpugixml-dev libqrcodegencpp-dev libsodium-dev libsqlite3-dev libsqlitecpp-dev
    libwxgtk3.2-dev libgtk-3-dev libsdl2-mixer-dev nlohmann-json3-dev fonts-inter
)
packages_to_test=(
    libgtest-dev libgmock-dev librapidcheck-dev libbenchmark-dev libgsl-dev
    clang clang-format libclang-rt-14-dev python3 strace
    xvfb xauth openbox x11-utils xdotool dbus dbus-x11 at-spi2-core python3-pyatspi poppler-utils
    desktop-file-utils appstream groff-base fakeroot
)
packages_to_package=(dpkg-dev file lintian)
packages_to_test+=("${packages_to_package[@]}")

missing_packages() {
    local package
    for package in "$@"; do
        dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed || echo "$package"
    done
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        echo "Neither root nor sudo: please have these packages installed and start again." >&2
        return 1
    fi
}

# Says nothing and does nothing when all are there.
install_missing() {
    local missing
    mapfile -t missing < <(missing_packages "$@")
    [ "${#missing[@]}" -eq 0 ] && return 0
    echo "Installing: ${missing[*]}"
    as_root apt-get -o DPkg::Lock::Timeout=600 update -qq
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=600 \
        install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# build PRESET [TARGET …]: configure and build quietly; the log is shown only if something goes wrong.
build() {
    local preset=$1 log
    shift
    # The compiler cache serves every folder the project is checked out to.
    export CCACHE_BASEDIR=$PWD CCACHE_NOHASHDIR=1
    export CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
    log=$(mktemp)
    if ! { cmake --preset "$preset" && cmake --build --preset "$preset" ${1:+--target "$@"}; } >"$log" 2>&1; then
        cat "$log" >&2
        rm -f "$log"
        return 1
    fi
    rm -f "$log"
}
