#!/bin/sh
# What the desktop reads of the package is valid and of this version: files_test.sh SOURCES VERSION.
set -eu
cd "$1/installer/package"
desktop-file-validate org.divebell.Divebell.desktop
appstreamcli validate --no-net --strict org.divebell.Divebell.metainfo.xml
python3 -c "import sys, xml.dom.minidom as xml; xml.parse(sys.argv[1])" org.divebell.Divebell.mime.xml
for page in divebell.1 divebell-cli.1; do
    warned=$(groff -man -Tutf8 -ww -z "$page" 2>&1)
    [ -z "$warned" ] || { echo "$page: $warned" >&2; exit 1; }
done

fail() {
    echo "$1" >&2
    exit 1
}
newest=$(sed -n 's/.*<release version="\([^"]*\)".*/\1/p' org.divebell.Divebell.metainfo.xml | head -n 1)
[ "$newest" = "$2" ] || fail "the metainfo tells of version $newest, this is $2"
head -n 1 changelog | grep -q "^divebell ($2) " || fail "the changelog does not begin with $2"
grep -q '<screenshots' org.divebell.Divebell.metainfo.xml && fail "the metainfo has screenshots, which are nowhere on the net"
for language in de it; do
    for file in org.divebell.Divebell.metainfo.xml org.divebell.Divebell.mime.xml; do
        grep -q "xml:lang=\"$language\"" "$file" || fail "$file does not speak $language"
    done
    grep -q "^Comment\[$language\]=" org.divebell.Divebell.desktop || fail "the desktop entry does not speak $language"
done
exit 0
