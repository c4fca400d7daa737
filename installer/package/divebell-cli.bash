# Completion of divebell-cli and divebell for bash; options are asked from the programs themselves.
_divebell_options() {
    "$@" --help 2>/dev/null | grep -oE -- '--[a-z][a-z-]*' | sort -u
}

# The first word that is neither an option of the program nor the value of one.
_divebell_subcommand() {
    local i
    for ((i = 1; i < COMP_CWORD; ++i)); do
        case ${COMP_WORDS[i]} in
            --language) ((++i)) ;;
            -*) ;;
            *) echo "${COMP_WORDS[i]}"; return ;;
        esac
    done
}

_divebell_cli() {
    local word=${COMP_WORDS[COMP_CWORD]} subcommand
    subcommand=$(_divebell_subcommand)
    if [[ ${COMP_WORDS[COMP_CWORD - 1]} == --language ]]; then
        mapfile -t COMPREPLY < <(compgen -W "en de it" -- "$word")
    elif [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$(_divebell_options divebell-cli $subcommand)" -- "$word")
    elif [ -z "$subcommand" ]; then
        mapfile -t COMPREPLY < <(compgen -W "play export games import replay verify odds simulate backup restore check demo" -- "$word")
    else
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
    fi
}

_divebell() {
    local word=${COMP_WORDS[COMP_CWORD]}
    if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$(_divebell_options divebell)" -- "$word")
    elif [[ ${COMP_WORDS[COMP_CWORD - 1]} == --db ]]; then
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
    else
        mapfile -t COMPREPLY < <(compgen -f -X '!*.divebell' -- "$word")
    fi
}

complete -o filenames -F _divebell_cli divebell-cli
complete -o filenames -o plusdirs -F _divebell divebell
