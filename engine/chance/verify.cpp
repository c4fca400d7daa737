#include "engine/chance/verify.h"

#include <algorithm>

#include "engine/chance/commitment.h"
#include "engine/chance/draw.h"

namespace chance {

namespace {

bool can_be_drawn_from(std::span<const int> counts) {
    const bool sound = std::all_of(counts.begin(), counts.end(), [](int count) { return count >= 0; });
    return sound && total(counts) > 0;
}

std::optional<std::size_t> expected(const Seed& seed, const DrawFact& fact) {
    if (!can_be_drawn_from(fact.counts)) return std::nullopt;
    return draw(seed, fact.n, fact.counts);
}

}  // namespace

Verification verify(const Seed& seed, std::string_view commitment, std::span<const DrawFact> facts) {
    if (chance::commitment(seed) != commitment) return WrongCommitment{};
    for (std::size_t place = 0; place < facts.size(); ++place) {
        const auto kind = expected(seed, facts[place]);
        if (kind != facts[place].kind) return Differs{place, kind};
    }
    return AllVerified{facts.size()};
}

}  // namespace chance
