#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
#include <span>
#include <utility>

#include "engine/deepblue/gem.h"

namespace deepblue {

/// How many gems of each kind lie somewhere.
class GemCounts {
public:
    constexpr GemCounts() = default;
    constexpr GemCounts(std::initializer_list<std::pair<Gem, int>> counts) {
        for (const auto& [gem, number] : counts) (*this)[gem] = number;
    }

    [[nodiscard]] static constexpr GemCounts of(std::span<const Gem> gems) {
        GemCounts counts;
        for (const Gem gem : gems) ++counts[gem];
        return counts;
    }

    constexpr int& operator[](Gem gem) { return counts_[static_cast<std::size_t>(gem)]; }
    constexpr int operator[](Gem gem) const { return counts_[static_cast<std::size_t>(gem)]; }

    [[nodiscard]] constexpr int total() const {
        int sum = 0;
        for (const int number : counts_) sum += number;
        return sum;
    }
    [[nodiscard]] constexpr bool empty() const { return total() == 0; }

    /// The counts in the order of Gem.
    [[nodiscard]] constexpr std::span<const int, kGemKinds> in_order() const { return counts_; }

    constexpr GemCounts& operator+=(const GemCounts& other) {
        for (const Gem gem : kAllGems) (*this)[gem] += other[gem];
        return *this;
    }
    constexpr GemCounts& operator-=(const GemCounts& other) {
        for (const Gem gem : kAllGems) (*this)[gem] -= other[gem];
        return *this;
    }
    friend constexpr GemCounts operator+(GemCounts left, const GemCounts& right) { return left += right; }
    friend constexpr GemCounts operator-(GemCounts left, const GemCounts& right) { return left -= right; }
    friend constexpr bool operator==(const GemCounts&, const GemCounts&) = default;

private:
    std::array<int, kGemKinds> counts_{};
};

/// G1: every gem there is.
inline constexpr GemCounts kAllThereIs{{Gem::Silver, 9}, {Gem::Gold, 5}, {Gem::Black, 4}, {Gem::Blue, 4},
                                       {Gem::Purple, 4}, {Gem::Red, 3},  {Gem::Green, 2}};

/// G2: the bag at the start of a game.
inline constexpr GemCounts kStartingBag{
    {Gem::Black, 4}, {Gem::Blue, 4}, {Gem::Silver, 7}, {Gem::Gold, 3}, {Gem::Red, 1}};

/// G3: the supply at the start of a game.
inline constexpr GemCounts kStartingSupply{
    {Gem::Silver, 2}, {Gem::Gold, 2}, {Gem::Red, 2}, {Gem::Green, 2}, {Gem::Purple, 4}};

}  // namespace deepblue
