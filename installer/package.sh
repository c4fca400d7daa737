#!/usr/bin/env bash
# Builds the Debian package.
set -euo pipefail

if [ "${1:-}" = --help ]; then
    cat <<'TEXT'
Usage: installer/package.sh [--help]
Installs the packages that are missing (root or sudo), builds Divebell and leaves divebell_VERSION_ARCH.deb in build/package.
TEXT
    exit 0
fi

cd "$(dirname "$0")/.."
source installer/packages.sh
install_missing "${packages_to_build[@]}" "${packages_to_package[@]}"
umask 022
build package
(cd build/package && cpack -G DEB >/dev/null)
lintian --fail-on error,warning build/package/*.deb
ls build/package/*.deb
