#pragma once

#include <cmath>
#include <cstdint>

namespace nights {

// Fractions are kept as whole millionths: adding one and taking it away again gives exactly what was there before.

inline constexpr std::int64_t kOne = 1'000'000;

[[nodiscard]] inline std::int64_t to_micro(double value) {
    return std::llround(value * static_cast<double>(kOne));
}

[[nodiscard]] inline double from_micro(std::int64_t micro) {
    return static_cast<double>(micro) / static_cast<double>(kOne);
}

}  // namespace nights
