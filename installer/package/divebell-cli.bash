# Completion of divebell-cli and divebell for bash; the subcommands and options are asked from the programs themselves.
_divebell_options() {
    "$@" --help 2>/dev/null | grep -oE -- '--[a-z][a-z-]*' | sort -u
}

_divebell_cli() {
    local word=${COMP_WORDS[COMP_CWORD]} subcommand=
    [ "$COMP_CWORD" -gt 1 ] && subcommand=${COMP_WORDS[1]}
    if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$(_divebell_options divebell-cli $subcommand)" -- "$word")
    elif [ "$COMP_CWORD" -eq 1 ]; then
        mapfile -t COMPREPLY < <(compgen -W "play export games import replay verify odds simulate backup restore check demo" -- "$word")
    else
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
    fi
}

_divebell() {
    local word=${COMP_WORDS[COMP_CWORD]}
    if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "--db --help --version" -- "$word")
    else
        mapfile -t COMPREPLY < <(compgen -f -X '!*.divebell' -- "$word")
    fi
}

complete -o filenames -F _divebell_cli divebell-cli
complete -o filenames -F _divebell divebell
