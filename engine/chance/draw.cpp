#include "engine/chance/draw.h"

#include <cassert>

#include "engine/chance/pick.h"
#include "engine/chance/topic.h"

namespace chance {

std::size_t draw(const Seed& seed, std::uint64_t n, std::span<const int> counts) {
    return kind_at(counts, pick(seed, Topic::draw(n), total(counts)));
}

std::size_t kind_at(std::span<const int> counts, std::uint64_t position) {
    assert(position < total(counts));
    std::size_t kind = 0;
    for (; position >= static_cast<std::uint64_t>(counts[kind]); ++kind)
        position -= static_cast<std::uint64_t>(counts[kind]);
    return kind;
}

std::uint64_t total(std::span<const int> counts) {
    std::uint64_t sum = 0;
    for (const int count : counts) {
        assert(count >= 0);
        sum += static_cast<std::uint64_t>(count);
    }
    return sum;
}

}  // namespace chance
