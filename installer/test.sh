#!/usr/bin/env bash
# Installs what is missing, builds everything and runs all tests.
set -euo pipefail

if [ "${1:-}" = --help ]; then
    cat <<'TEXT'
Usage: installer/test.sh [--help]
Installs the packages that are missing (root or sudo), then builds and tests Divebell twice:
release with all tests, and dev (address and undefined-behaviour sanitizers) with all tests that fit it.
TEXT
    exit 0
fi

cd "$(dirname "$0")/.."
source installer/packages.sh
install_missing "${packages_to_build[@]}" "${packages_to_test[@]}"

for preset in release dev; do
    echo "== $preset: building"
    build "$preset"
    echo "== $preset: testing"
    ctest --preset "$preset"
done
