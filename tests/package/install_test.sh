#!/usr/bin/env bash
# The package installed into a root of its own, used and removed again: tests/package/install_test.sh [FILE.deb].
# Needs root, or fakeroot around it, and what the programs depend on.
set -euo pipefail
umask 022

cd "$(dirname "$0")/../.."
deb=${1:-$(ls build/package/divebell_*.deb | tail -n 1)}
[ -f "$deb" ] || { echo "no package; installer/package.sh builds one" >&2; exit 2; }

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
root=$scratch/root
home=$scratch/home
mkdir -p "$root/var/lib/dpkg/updates" "$root/var/lib/dpkg/info" "$home"
touch "$root/var/lib/dpkg/status" "$root/var/lib/dpkg/available"

fail() {
    echo "$1" >&2
    exit 1
}

# What is there, without the books that dpkg keeps.
files() {
    (cd "$1" && find . ! -path './var*' | sort)
}

as_dpkg() {
    dpkg --root="$root" --log="$scratch/log" --force-depends "$@" >"$scratch/said" 2>&1 || { cat "$scratch/said" >&2; exit 1; }
}

# The user has a home and a language, and nothing of the machine that runs the test.
as_user() {
    env -u LC_ALL -u LANG HOME="$home" XDG_DATA_HOME="$home/data" XDG_CONFIG_HOME="$home/config" XDG_CACHE_HOME="$home/cache" \
        XDG_RUNTIME_DIR="$home" SDL_AUDIODRIVER=dummy NO_AT_BRIDGE=1 GDK_BACKEND=x11 "$@"
}

lintian --fail-on error,warning "$deb" 2>/dev/null || fail "lintian complains"
files "$root" >"$scratch/before"
as_dpkg --install "$deb"

for file in bin/divebell bin/divebell-cli share/locale/de/LC_MESSAGES/divebell.mo share/locale/it/LC_MESSAGES/divebell.mo \
    share/divebell/gems/silver.svg share/divebell/sounds/win.wav share/divebell/sample.divebell \
    share/applications/org.divebell.Divebell.desktop share/mime/packages/org.divebell.Divebell.xml \
    share/metainfo/org.divebell.Divebell.metainfo.xml share/icons/hicolor/scalable/apps/org.divebell.Divebell.svg \
    share/man/man1/divebell.1.gz share/man/man1/divebell-cli.1.gz share/bash-completion/completions/divebell-cli \
    share/doc/divebell/copyright share/doc/divebell/changelog.gz; do
    [ -e "$root/usr/$file" ] || fail "not in the package: /usr/$file"
done
dpkg-deb --field "$deb" Depends | grep -q fonts-inter || fail "fonts-inter is not asked for"
dpkg-deb --field "$deb" Recommends | grep -q wx3.2-i18n || fail "wx3.2-i18n is not recommended"

as_user LANGUAGE=de LC_ALL=C.UTF-8 "$root/usr/bin/divebell-cli" demo | grep -q ' SP' || fail "German is not found"
as_user "$root/usr/bin/divebell-cli" import tests/playthroughs/game_storm_is_coming.divebell >/dev/null
as_user xvfb-run -a -s "-screen 0 1400x900x24" sh -c '
    "$1" & program=$!
    timeout 60 xdotool search --sync --onlyvisible --name "^Divebell$" >/dev/null || exit 1
    kill $program' sh "$root/usr/bin/divebell" 2>/dev/null || fail "no window was shown"
as_user "$root/usr/bin/divebell-cli" check >/dev/null

as_dpkg --purge divebell
files "$root" | diff "$scratch/before" - || fail "the package leaves something behind"
[ -f "$home/data/divebell/divebell.db" ] || fail "the user's data is gone"
echo "$(basename "$deb"): installed, shown and removed; only the user's data is left"
