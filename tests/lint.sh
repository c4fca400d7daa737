#!/usr/bin/env bash
# What clang-tidy and cppcheck say: tests/lint.sh [FILE …], all sources of engine and app unless told otherwise.
# What is looked for, and why the rest is not, stands in .clang-tidy and here.
set -euo pipefail

cd "$(dirname "$0")/.."
source installer/packages.sh
install_missing "${packages_to_build[@]}" clang-tidy cppcheck
cmake --preset engine -DDIVEBELL_APP=ON -DDIVEBELL_DESKTOP=ON -DBUILD_TESTING=OFF -DCMAKE_CXX_COMPILER=clang++ \
    -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON -B build/lint >/dev/null
files=("$@")
[ ${#files[@]} -gt 0 ] || mapfile -t files < <(git ls-files 'engine/*.cpp' 'app/*.cpp')

# A function that is used by another file only, or a loop that could be an algorithm, is no fault.
cppcheck --quiet --error-exitcode=1 --enable=warning,performance,portability --std=c++20 --language=c++ -I . \
    --inline-suppr --suppress=missingIncludeSystem \
    --suppress=internalAstError `# newer C++ than this cppcheck reads` \
    --suppress=syntaxError `# the same` \
    --suppress=returnStdMoveLocal `# takes a reference for a local` \
    --suppress=uselessCallsSubstr `# takes a sum of parts for a prefix` \
    --suppress=identicalConditionAfterEarlyExit `# takes one requires for another` \
    --suppress=danglingTempReference `# takes a reference that a function returns for a copy` \
    --suppress=CastIntegerToAddressAtReturn `# takes an array of texts for numbers` \
    --suppress=negativeIndex:engine/journal/schema.cpp `# does not see how many migrations there are` \
    -j 2 "${files[@]}"
printf '%s\0' "${files[@]}" | xargs -0 -n 4 -P 2 clang-tidy --quiet -p build/lint
