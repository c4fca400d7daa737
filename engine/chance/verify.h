#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/chance/seed.h"

namespace chance {

/// One draw of the app as a game tells it: its number, the bag before it, the kind that came.
struct DrawFact {
    std::uint64_t n;
    std::vector<int> counts;
    std::size_t kind;
    friend bool operator==(const DrawFact&, const DrawFact&) = default;
};

/// Every draw is what the seed gives.
struct AllVerified {
    std::size_t draws;
    friend bool operator==(const AllVerified&, const AllVerified&) = default;
};

/// The seed is not the one that was committed to.
struct WrongCommitment {
    friend bool operator==(const WrongCommitment&, const WrongCommitment&) = default;
};

/// The first draw that is not what the seed gives: its place in the list from 0, and the kind that should
/// have come, or nothing if that bag can't be drawn from.
struct Differs {
    std::size_t place;
    std::optional<std::size_t> expected;
    friend bool operator==(const Differs&, const Differs&) = default;
};

using Verification = std::variant<AllVerified, WrongCommitment, Differs>;

/// Recomputes all draws of a game from the seed it revealed. The commitment is judged first.
[[nodiscard]] Verification verify(const Seed& seed, std::string_view commitment, std::span<const DrawFact> facts);

}  // namespace chance
