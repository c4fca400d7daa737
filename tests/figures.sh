#!/usr/bin/env bash
# The figures Divebell has to hold, as the table of the README: tests/figures.sh. The machine should do nothing else.
set -euo pipefail

cd "$(dirname "$0")/.."
source installer/packages.sh
install_missing "${packages_to_build[@]}" "${packages_to_test[@]}" poedit
build release
NO_AT_BRIDGE=1 tests/desktop/with-screen.sh python3 -B tests/bench/figures.py build/release/bin
