#pragma once

#include <string>
#include <string_view>

#include "engine/chance/seed.h"

namespace chance {

/// What is shown of a seed before the first draw: the SHA-256 of its 32 bytes as lower-case hex.
[[nodiscard]] std::string commitment(const Seed& seed);

/// The part of a commitment people compare: its first 8 digits in two groups of four, "630d cd29".
/// Requires at least 8 digits.
[[nodiscard]] std::string seal(std::string_view commitment);

}  // namespace chance
