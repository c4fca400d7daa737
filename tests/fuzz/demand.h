#pragma once

#include <cstdio>
#include <cstdlib>

namespace fuzz {

/// What a fuzzer looks for besides crashes: a promise that does not hold.
inline void demand(bool holds, const char* promise) {
    if (holds) return;
    std::fprintf(stderr, "broken: %s\n", promise);
    std::abort();
}

}  // namespace fuzz
