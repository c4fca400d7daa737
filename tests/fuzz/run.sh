#!/bin/sh
# Looks for game files that break the engine: tests/fuzz/run.sh [SECONDS], 600 seconds unless told otherwise.
set -eu

seconds=${1:-600}
case $seconds in
    '' | *[!0-9]*) echo "usage: $0 [SECONDS]" >&2; exit 2 ;;
esac

root=$(cd "$(dirname "$0")/../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 130' INT TERM
mkdir "$scratch/corpus" "$scratch/found"

quietly() {
    "$@" >"$scratch/log" 2>&1 || { cat "$scratch/log" >&2; exit 1; }
}

cd "$root"
quietly cmake --preset fuzz
quietly cmake --build build/fuzz --target game_file_fuzz --parallel 2

# The first folder takes what is new; the playthroughs are only read.
if ! build/fuzz/bin/game_file_fuzz -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -max_len=16384 \
        -dict=tests/fuzz/game_file.dict -artifact_prefix="$scratch/found/" -print_final_stats=1 \
        "$scratch/corpus" tests/playthroughs >"$scratch/log" 2>&1; then
    tail -n 60 "$scratch/log" >&2
    for finding in "$scratch"/found/*; do
        [ -e "$finding" ] || continue
        kept=build/fuzz/$(basename "$finding")
        cp "$finding" "$kept"
        echo "finding, kept as $kept:" >&2
        cat -v "$finding" >&2
    done
    exit 1
fi
runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$scratch/log")
new=$(find "$scratch/corpus" -type f | wc -l)
echo "game_file_fuzz: $runs files in $seconds seconds, $new led somewhere new, nothing found"
