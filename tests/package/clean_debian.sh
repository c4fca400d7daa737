#!/usr/bin/env bash
# The package on a Debian 12 that has nothing else: tests/package/clean_debian.sh [FILE.deb]. Needs root.
set -euo pipefail

cd "$(dirname "$0")/../.."
deb=${1:-$(ls build/package/divebell_*.deb | tail -n 1)}
[ -f "$deb" ] || { echo "no package; installer/package.sh builds one" >&2; exit 2; }
source tests/package/clean_root.sh
cp "$deb" "$root/divebell.deb"
cat >"$root/try" <<'TRY'
set -eu
export DEBIAN_FRONTEND=noninteractive
fail() {
    echo "$1" >&2
    exit 1
}
apt-get update -qq
apt-get install -y -qq --no-install-recommends /divebell.deb >/log 2>&1 || { cat /log >&2; exit 1; }
# What a desktop has to show a window and to know what a file is; no part of what the package has to bring along.
apt-get install -y -qq --no-install-recommends xvfb xauth xdotool libglib2.0-bin shared-mime-info desktop-file-utils \
    >/log 2>&1 || { cat /log >&2; exit 1; }
echo '{"divebell":1}' >/a.divebell
gio info -a standard::content-type /a.divebell | grep -q application/x-divebell || fail "a game file is not known"
gio mime application/x-divebell | grep -q org.divebell.Divebell.desktop || fail "no program opens a game file"
useradd --create-home diver
su diver -c 'divebell-cli --language de demo' | grep -q 'SP' || fail "German is not found"
echo '{"do":"start","seats":[{"name":"Ada","colour":"green"},{"name":"Ben","colour":"orange"}],"first":"Ada","scenario":"dangerous_reefs"}' |
    su diver -c 'divebell-cli play' || fail "no game can begin"
su diver -c 'xvfb-run -a sh -c "divebell & program=\$!; timeout 60 xdotool search --sync --onlyvisible --name ^Divebell\$ && kill \$program"' ||
    fail "no window was shown"
su diver -c 'divebell-cli check' || fail "the journal is not whole"
apt-get purge -y -qq divebell >/log 2>&1 || { cat /log >&2; exit 1; }
left=$(find /usr /etc /opt /var/lib -iname '*divebell*' ! -path '/var/lib/apt/*')
[ -z "$left" ] || fail "left behind: $left"
[ -f /home/diver/.local/share/divebell/divebell.db ] || fail "the user's data is gone"
TRY
in_clean_root sh /try
echo "$(basename "$deb"): installed, played, shown and removed on a clean Debian 12"
