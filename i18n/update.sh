#!/usr/bin/env bash
# Brings the list of texts and every translation up to date with the sources.
set -euo pipefail

if [ "${1:-}" = --help ]; then
    cat <<'TEXT'
Usage: i18n/update.sh [--check]
Collects the texts of the program into i18n/divebell.pot and merges them into the translations of i18n/LINGUAS.
With --check nothing is written; what would change is shown, and anything at all ends with 1.
TEXT
    exit 0
fi

cd "$(dirname "$0")/.."
export LC_ALL=C
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

find app/ -name '*.cpp' -o -name '*.h' | sort >"$work/sources"
xgettext --language=C++ --from-code=UTF-8 --files-from="$work/sources" \
    --keyword --keyword=say --keyword=say_number:1,2 --keyword=say_in:1c,2 --keyword=phrase \
    --add-comments=TRANSLATORS --add-location=file --no-wrap \
    --package-name=Divebell --copyright-holder='The Divebell authors' --output="$work/raw.pot"
# Without the date two runs over the same sources give the same file.
sed -e '/^"POT-Creation-Date:/d' -e '1s/.*/# The texts of Divebell./' \
    -e "s/^# Copyright (C) YEAR.*/# Copyright (c) The Divebell authors; licensed as Divebell is./" \
    -e '/^# This file is distributed/d' -e '/^# FIRST AUTHOR/d' "$work/raw.pot" >"$work/divebell.pot"
for language in $(cat i18n/LINGUAS); do
    msgmerge --quiet --no-wrap --previous "i18n/$language.po" "$work/divebell.pot" |
        msgattrib --no-wrap --no-obsolete >"$work/$language.po"
done

status=0
for name in divebell.pot $(sed 's/$/.po/' i18n/LINGUAS); do
    if [ "${1:-}" = --check ]; then
        diff -u "i18n/$name" "$work/$name" || status=1
    elif ! cmp -s "i18n/$name" "$work/$name"; then
        cp "$work/$name" "i18n/$name"
    fi
done
exit "$status"
