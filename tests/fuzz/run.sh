#!/usr/bin/env bash
# Looks for files that break the program: tests/fuzz/run.sh [SECONDS [TARGET …]], 600 seconds for each target unless told
# otherwise. Targets: game_file bgsplay bgg_plays whole_import database.
set -euo pipefail

seconds=${1:-600}
case $seconds in
    '' | *[!0-9]*) echo "usage: $0 [SECONDS [TARGET …]]" >&2; exit 2 ;;
esac
[ $# -eq 0 ] || shift
[ $# -gt 0 ] || set -- game_file bgsplay bgg_plays whole_import database

root=$(cd "$(dirname "$0")/../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 130' INT TERM

quietly() {
    "$@" >"$scratch/log" 2>&1 || { cat "$scratch/log" >&2; exit 1; }
}

cd "$root"
source installer/packages.sh
install_missing "${packages_to_build[@]}" "${packages_to_test[@]}"
build fuzz fuzz_seeds "${@/%/_fuzz}"
quietly build/fuzz/bin/fuzz_seeds "$scratch/seeds" tests/playthroughs

dictionary() {
    case $1 in
        bgsplay | bgg_plays) echo tests/fuzz/foreign.dict ;;
        *) echo tests/fuzz/game_file.dict ;;
    esac
}

seeds() {
    if [ "$1" = game_file ]; then echo tests/playthroughs; else echo "$scratch/seeds/$1"; fi
}

tell_findings() {
    tail -n 60 "$scratch/log" >&2
    for finding in "$scratch"/found/*; do
        [ -e "$finding" ] || continue
        kept=build/fuzz/$1-$(basename "$finding")
        cp "$finding" "$kept"
        echo "finding, kept as $kept:" >&2
        head -c 4000 "$finding" | cat -v >&2
    done
}

look() {
    rm -rf "$scratch/corpus" "$scratch/found"
    mkdir "$scratch/corpus" "$scratch/found"
    longest=16384
    [ "$1" = database ] && longest=1000000
    # The first folder takes what is new; the seeds are only read.
    if ! "build/fuzz/bin/$1_fuzz" -max_total_time="$seconds" -timeout=20 -rss_limit_mb=3072 -max_len=$longest \
            -dict="$(dictionary "$1")" -artifact_prefix="$scratch/found/" -print_final_stats=1 \
            "$scratch/corpus" "$(seeds "$1")" >"$scratch/log" 2>&1; then
        tell_findings "$1"
        exit 1
    fi
    runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$scratch/log")
    new=$(find "$scratch/corpus" -type f | wc -l)
    echo "$1: $runs files in $seconds seconds, $new led somewhere new, nothing found"
}

for target in "$@"; do
    look "$target"
done
