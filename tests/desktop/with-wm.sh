#!/bin/sh
# with-wm.sh COMMAND …: a window manager and private folders for the command, all gone afterwards.
home=$(mktemp -d)
mkdir -m 700 "$home/run"
export HOME="$home" XDG_CONFIG_HOME="$home/config" XDG_DATA_HOME="$home/data" XDG_CACHE_HOME="$home/cache" \
    XDG_STATE_HOME="$home/state" XDG_RUNTIME_DIR="$home/run"
openbox --sm-disable >/dev/null 2>&1 &
wm=$!
i=0
while [ $i -lt 200 ] && ! xprop -root _NET_SUPPORTING_WM_CHECK 2>/dev/null | grep -q window; do
    sleep 0.05
    i=$((i + 1))
done
"$@"
rc=$?
kill $wm
rm -rf "$home"
exit $rc
