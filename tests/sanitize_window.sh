#!/usr/bin/env bash
# The tests of the window under address and undefined-behaviour sanitizers: tests/sanitize_window.sh [CTEST OPTION …].
# Leaks that are known and not ours: tests/desktop/lsan.supp.
set -euo pipefail

cd "$(dirname "$0")/.."
source installer/packages.sh
install_missing "${packages_to_build[@]}" "${packages_to_test[@]}"
build sanitized-window look_test controls_test pages_test frame_test nights_pages_test languages_test divebell divebell-cli
ctest --test-dir build/sanitized-window --output-on-failure -R '^desktop_(look|controls|pages|frame|nights_pages|languages)_test' "$@"
