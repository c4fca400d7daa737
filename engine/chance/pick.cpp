#include "engine/chance/pick.h"

#include "engine/chance/word_stream.h"

namespace chance {

std::uint64_t pick(const Seed& seed, const Topic& topic, std::uint64_t total) {
    WordStream words(seed, topic);
    return pick(words, total);
}

}  // namespace chance
