#!/usr/bin/env bash
# The README's commands on a Debian 12 that has nothing else: tests/package/clean_source.sh [SCRIPT …], run.sh and test.sh
# unless told. What is committed is taken. Needs root, and an hour for both; with CCACHE_DIR that compiler cache is used.
set -euo pipefail

cd "$(dirname "$0")/../.."
source tests/package/clean_root.sh
[ $# -gt 0 ] || set -- run.sh test.sh
mkdir "$root/divebell"
git archive HEAD | tar -x -C "$root/divebell"
for script in "$@"; do
    echo "== $script"
    in_clean_root "/divebell/installer/$script"
done
echo "$*: done on a clean Debian 12"
