# Sourced by clean_debian.sh and clean_source.sh: a Debian 12 that has nothing else, gone with the script. Needs root.
[ "$(id -u)" -eq 0 ] || { echo "a root of its own can only be made as root" >&2; exit 2; }
source installer/packages.sh
install_missing mmdebstrap

umask 022
scratch=$(mktemp -d)
trap 'rm -rf --one-file-system "$scratch"' EXIT
root=$scratch/root
mapfile -t sources < <(find /etc/apt -maxdepth 2 \( -name '*.sources' -o -name 'sources.list' \) -size +0)
mmdebstrap --quiet --variant=minbase --aptopt='Acquire::Check-Valid-Until "false"' bookworm "$root" "${sources[@]}"
chmod 755 "$root"
cp /etc/resolv.conf "$root/etc/resolv.conf"

# in_clean_root COMMAND …: the mounts are the command's own and go away with it.
in_clean_root() {
    unshare --mount --propagation private sh -eu -c '
        root=$1
        shift
        mount -t tmpfs tmpfs "$root/dev/shm"
        mount -t proc proc "$root/proc"
        if [ -n "${CCACHE_DIR:-}" ]; then
            mkdir -p "$root/ccache"
            mount --bind "$CCACHE_DIR" "$root/ccache"
            export CCACHE_DIR=/ccache
        fi
        chroot "$root" "$@"' sh "$root" "$@"
}
