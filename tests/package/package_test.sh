#!/usr/bin/env bash
# The programs of a build tree as a package, and that installed: package_test.sh BUILD.
set -euo pipefail
[ "$(id -u)" -eq 0 ] || exec fakeroot "$0" "$@"

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
umask 022
cpack --config "$1/CPackConfig.cmake" -G DEB -B "$scratch" >"$scratch/log" 2>&1 || { cat "$scratch/log" >&2; exit 1; }
"$(dirname "$0")/install_test.sh" "$scratch"/divebell_*.deb
