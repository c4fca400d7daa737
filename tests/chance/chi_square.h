#pragma once

#include <boost/math/distributions/chi_squared.hpp>
#include <cstddef>
#include <span>

namespace chance {

/// How often something was seen, and how often it should have been.
struct Cell {
    double seen;
    double expected;
};

inline double chi_square(std::span<const Cell> cells) {
    double sum = 0;
    for (const auto& [seen, expected] : cells) sum += (seen - expected) * (seen - expected) / expected;
    return sum;
}

/// How likely a fair source is to be at least that far off.
inline double p_value(double chi_square, std::size_t freedom) {
    const boost::math::chi_squared distribution(static_cast<double>(freedom));
    return boost::math::cdf(boost::math::complement(distribution, chi_square));
}

}  // namespace chance
