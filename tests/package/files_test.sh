#!/bin/sh
# What the desktop reads of the package is valid: files_test.sh SOURCES.
set -eu
cd "$1/installer/package"
desktop-file-validate org.divebell.Divebell.desktop
appstreamcli validate --no-net --strict org.divebell.Divebell.metainfo.xml
python3 -c "import sys, xml.dom.minidom as xml; xml.parse(sys.argv[1])" org.divebell.Divebell.mime.xml
