#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/chance/seed.h"

namespace chance {

/// Which kind the n-th draw takes out of a bag that holds `counts`, laid out kind by kind in that order.
/// The same arguments give the same kind. Requires a bag that is not empty and no count below 0.
[[nodiscard]] std::size_t draw(const Seed& seed, std::uint64_t n, std::span<const int> counts);

/// The kind that lies at `position` when the bag is laid out. Requires a position below the bag's total.
[[nodiscard]] std::size_t kind_at(std::span<const int> counts, std::uint64_t position);

/// How many lie in a bag that holds `counts`. Requires no count below 0.
[[nodiscard]] std::uint64_t total(std::span<const int> counts);

}  // namespace chance
