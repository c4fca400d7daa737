#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/chance/seed.h"

namespace chance {

/// The seed 00 01 02 … 1f.
inline Seed counting_seed() {
    Seed::Bytes bytes;
    for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::uint8_t>(i);
    return Seed(bytes);
}

/// A bag as a game starts with it, seven kinds.
inline constexpr std::array<int, 7> kFullBag{4, 4, 7, 3, 1, 0, 0};

}  // namespace chance
