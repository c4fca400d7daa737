#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>

namespace chance {

/// Anything that draws from a bag as chance::draw does: the n-th draw from those counts.
using Drawer = std::function<std::size_t(std::uint64_t n, std::span<const int> counts)>;

/// How likely a fair drawer is to be as far off as `drawer`, over so many full bags, in which two kinds
/// come first and second. 0 as well if it drew what was not there.
[[nodiscard]] double fairness_of_first_two(const Drawer& drawer, std::size_t bags);

/// The same for which kind comes at which position while full bags are drawn empty.
[[nodiscard]] double fairness_of_positions(const Drawer& drawer, std::size_t bags);

/// The same for whether draws from a full bag whose numbers are `apart` have to do with each other.
[[nodiscard]] double fairness_of_numbers(const Drawer& drawer, std::size_t bags, std::uint64_t apart);

}  // namespace chance
