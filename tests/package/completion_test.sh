#!/usr/bin/env bash
# What bash offers while a command is written: completion_test.sh SOURCES BIN.
set -euo pipefail
PATH=$2:$PATH
cd "$1"
source installer/package/divebell-cli.bash
unset DISPLAY WAYLAND_DISPLAY

# offers FUNCTION "WORDS SO FAR" EXPECTED …: the last word is the one that is being written.
offers() {
    local function=$1 line=$2
    shift 2
    IFS=' ' read -r -a COMP_WORDS <<<"$line"
    [[ $line == *' ' ]] && COMP_WORDS+=("")
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMPREPLY=()
    "$function"
    [ "${COMPREPLY[*]}" = "$*" ] || { echo "$line: ${COMPREPLY[*]}, not $*" >&2; exit 1; }
}

offers _divebell_cli 'divebell-cli re' replay restore
offers _divebell_cli 'divebell-cli export --' --db --game --help
offers _divebell_cli 'divebell-cli --language de ex' export
offers _divebell_cli 'divebell-cli --language de replay --c' --chests
offers _divebell_cli 'divebell-cli --lang' --language
offers _divebell_cli 'divebell-cli --language ' en de it
offers _divebell_cli 'divebell-cli replay tests/verifier/example.d' tests/verifier/example.divebell
offers _divebell 'divebell --' --db --help --version
offers _divebell 'divebell tests/verifier/example.' tests/verifier/example.divebell
offers _divebell 'divebell --db tests/verifier/ver' tests/verifier/verify.py
