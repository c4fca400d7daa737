#!/usr/bin/env bash
# Installs what is missing, builds Divebell and starts it.
set -euo pipefail

if [ "${1:-}" = --help ]; then
    cat <<'TEXT'
Usage: installer/run.sh [--help] [OPTION …]
Installs the packages that are missing (root or sudo), builds Divebell in build/release and starts it with the options.
Without a display it plays the rulebook's example dive in the terminal instead.
TEXT
    exit 0
fi

cd "$(dirname "$0")/.."
source installer/packages.sh
install_missing "${packages_to_build[@]}"
[ -x build/release/bin/divebell ] || echo "Building Divebell; this takes some minutes the first time."
build programs

if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    echo "There is no display here, so the example dive is told in the terminal."
    exec build/release/bin/divebell-cli demo
fi
exec build/release/bin/divebell "$@"
