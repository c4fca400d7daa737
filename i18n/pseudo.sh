#!/usr/bin/env bash
# Makes the catalog of a language that only marks every text, ⟦so⟧: what is unmarked in a window did not come from a catalog.
set -euo pipefail

if [ "$#" -ne 1 ] || [ "$1" = --help ]; then
    echo "Usage: i18n/pseudo.sh PREFIX, which writes PREFIX/share/locale/qps/LC_MESSAGES/divebell.mo"
    [ "${1:-}" = --help ] && exit 0 || exit 2
fi

folder="$1/share/locale/qps/LC_MESSAGES"
mkdir -p "$folder"
export LC_ALL=C.UTF-8
msgen --lang=qps "$(dirname "$0")/divebell.pot" |
    sed 's/^"Plural-Forms: .*/"Plural-Forms: nplurals=2; plural=(n != 1);\\n"/' |
    msgfilter --keep-header sed 's/^/⟦/; s/$/⟧/' |
    msgattrib --clear-fuzzy |
    msgfmt --output-file="$folder/divebell.mo" -
