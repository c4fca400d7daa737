#!/usr/bin/env bash
# The package on a Debian 12 that has nothing else: tests/package/clean_debian.sh [FILE.deb]. Needs root.
set -euo pipefail
umask 022

cd "$(dirname "$0")/../.."
source installer/packages.sh
deb=${1:-$(ls build/package/divebell_*.deb | tail -n 1)}
[ -f "$deb" ] || { echo "no package; installer/package.sh builds one" >&2; exit 2; }
[ "$(id -u)" -eq 0 ] || { echo "a root of its own can only be made as root" >&2; exit 2; }
install_missing mmdebstrap

scratch=$(mktemp -d)
trap 'rm -rf --one-file-system "$scratch"' EXIT
root=$scratch/root
mapfile -t sources < <(find /etc/apt -maxdepth 2 \( -name '*.sources' -o -name 'sources.list' \) -size +0)

mmdebstrap --quiet --variant=minbase --aptopt='Acquire::Check-Valid-Until "false"' bookworm "$root" "${sources[@]}"
chmod 755 "$root"
cp "$deb" "$root/divebell.deb"
cp /etc/resolv.conf "$root/etc/resolv.conf"
cat >"$root/try" <<'TRY'
set -eu
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends /divebell.deb >/log 2>&1 || { cat /log >&2; exit 1; }
# What the machine needs to show a window; no part of what the package has to bring along.
apt-get install -y -qq --no-install-recommends xvfb xauth xdotool >/log 2>&1 || { cat /log >&2; exit 1; }
useradd --create-home diver
su diver -c 'divebell-cli --language de demo' | grep -q 'SP'
echo '{"do":"start","seats":[{"name":"Ada","colour":"green"},{"name":"Ben","colour":"orange"}],"first":"Ada","scenario":"dangerous_reefs"}' |
    su diver -c 'divebell-cli play'
su diver -c 'xvfb-run -a sh -c "divebell & program=\$!; timeout 60 xdotool search --sync --onlyvisible --name ^Divebell\$ && kill \$program"'
su diver -c 'divebell-cli check'
apt-get purge -y -qq divebell >/log 2>&1 || { cat /log >&2; exit 1; }
left=$(find /usr /etc /opt /var/lib -iname '*divebell*' ! -path '/var/lib/apt/*')
[ -z "$left" ] || { echo "left behind: $left" >&2; exit 1; }
[ -f /home/diver/.local/share/divebell/divebell.db ] || { echo "the user's data is gone" >&2; exit 1; }
TRY
# The mounts are the script's own and go away with it.
unshare --mount --propagation private sh -eu -c '
    mount -t tmpfs tmpfs "$1/dev/shm"; mount -t proc proc "$1/proc"; chroot "$1" sh /try' sh "$root"
echo "$(basename "$deb"): installed, played, shown and removed on a clean Debian 12"
