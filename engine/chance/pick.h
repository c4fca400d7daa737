#pragma once

#include <boost/random/uniform_int_distribution.hpp>
#include <cassert>
#include <cstdint>
#include <limits>
#include <random>

#include "engine/chance/seed.h"
#include "engine/chance/topic.h"

namespace chance {

/// A source whose words are all the numbers of 64 bits.
template <typename Source>
concept Words = std::uniform_random_bit_generator<Source> &&
    (Source::max() - Source::min() == std::numeric_limits<std::uint64_t>::max());

/// A number below `total`, each as likely, from as many words as it takes: none if `total` is 1.
/// Requires total > 0.
template <Words Source>
[[nodiscard]] std::uint64_t pick(Source& words, std::uint64_t total) {
    assert(total > 0);
    return boost::random::uniform_int_distribution<std::uint64_t>(0, total - 1)(words);
}

/// The number below `total` that `seed` has for `topic`. Requires total > 0.
[[nodiscard]] std::uint64_t pick(const Seed& seed, const Topic& topic, std::uint64_t total);

}  // namespace chance
