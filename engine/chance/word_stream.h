#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "engine/chance/seed.h"
#include "engine/chance/topic.h"

namespace chance {

/// The random words of a seed on one topic: HMAC-SHA-256(seed, topic + "/" + block), blocks from 0, four
/// big-endian words each. A UniformRandomBitGenerator; two streams made alike give the same words.
class WordStream {
public:
    using result_type = std::uint64_t;

    WordStream(const Seed& seed, const Topic& topic) : seed_(seed), topic_(topic) {}

    static constexpr result_type min() { return 0; }
    static constexpr result_type max() { return std::numeric_limits<result_type>::max(); }

    result_type operator()();

private:
    static constexpr std::size_t kWords = 4;

    void fill();

    Seed seed_;
    Topic topic_;
    std::uint64_t block_ = 0;
    std::array<result_type, kWords> words_{};
    std::size_t used_ = kWords;
};

}  // namespace chance
