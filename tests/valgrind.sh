#!/usr/bin/env bash
# The command line and the tests of the window's parts under valgrind: tests/valgrind.sh [PRESET], release unless told.
# Errors of ours fail; GTK, GLib and two comparisons of the C library that read whole words are known.
set -euo pipefail

cd "$(dirname "$0")/.."
source installer/packages.sh
install_missing "${packages_to_build[@]}" "${packages_to_test[@]}" valgrind
preset=${1:-release}
build "$preset" divebell-cli look_test controls_test
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

cat >"$scratch/known.supp" <<'KNOWN'
{
   whole words are read at the end of a text
   Memcheck:Addr32
   fun:__wmemcmp_avx2*
}
{
   the loader reads whole words at the end of a search path
   Memcheck:Addr8
   fun:strncmp
   fun:is_dst
}
KNOWN
check=(valgrind --quiet --error-exitcode=1 --errors-for-leak-kinds=none --suppressions="$scratch/known.supp")
for known in /usr/share/gtk-3.0/valgrind/gtk.supp /usr/share/glib-2.0/valgrind/glib.supp; do
    [ -f "$known" ] && check+=(--suppressions="$known")
done

echo "divebell-cli"
"${check[@]}" "build/$preset/bin/divebell-cli" demo >"$scratch/out"
tail -n +2 tests/playthroughs/game_storm_is_coming.divebell |
    "${check[@]}" "build/$preset/bin/divebell-cli" play --db "$scratch/divebell.db" >"$scratch/out"
"${check[@]}" "build/$preset/bin/divebell-cli" check --db "$scratch/divebell.db"
for program in look_test controls_test; do
    echo "$program"
    NO_AT_BRIDGE=1 G_SLICE=always-malloc tests/desktop/with-screen.sh \
        "${check[@]}" "build/$preset/bin/$program" --gtest_brief=1 --gtest_filter="${VALGRIND_FILTER:--*RealInput*}"
done
