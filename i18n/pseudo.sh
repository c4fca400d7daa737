#!/usr/bin/env bash
# Makes the catalog of a language that only marks every text, ⟦śó⟧: letters without an accent in a window did not come
# from a catalog, even where a text is cut or wrapped.
set -euo pipefail

if [ "$#" -ne 1 ] || [ "$1" = --help ]; then
    echo "Usage: i18n/pseudo.sh PREFIX, which writes PREFIX/share/locale/qps/LC_MESSAGES/divebell.mo"
    [ "${1:-}" = --help ] && exit 0 || exit 2
fi

folder="$1/share/locale/qps/LC_MESSAGES"
mkdir -p "$folder"
export LC_ALL=C.UTF-8
plain=abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ
accented=áƀćďéƒǧĥíĵķĺḿńóṕɋŕśťúṽẃẍýźÁɃĆĎÉƑǦĤÍĴĶĹḾŃÓṔɊŔŚŤÚṼẂẌÝŹ
# What is filled in stays as it is: %s, %2$d, %lld.
placeholders='s/%([0-9]+\$)?ś/%\1s/g; s/%([0-9]+\$)?ď/%\1d/g; s/%ĺĺď/%lld/g'
msgen --lang=qps "$(dirname "$0")/divebell.pot" |
    sed 's/^"Plural-Forms: .*/"Plural-Forms: nplurals=2; plural=(n != 1);\\n"/' |
    msgfilter --keep-header sed -E "y/$plain/$accented/; $placeholders; s/^/⟦/; s/\$/⟧/" |
    msgattrib --clear-fuzzy |
    msgfmt --check-format --output-file="$folder/divebell.mo" -
