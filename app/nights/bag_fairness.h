#pragma once

#include <array>
#include <cstdint>
#include <variant>

#include "app/nights/bag_sums.h"
#include "engine/journal/books.h"

namespace nights {

/// Fewer draws say nothing.
inline constexpr std::int64_t kEnoughDraws = 200;

/// How often a colour came, how often it was to be expected, and where 95 of 100 fair bags end up.
struct ColourRow {
    deepblue::Gem gem{};
    std::int64_t drawn = 0;
    double expected = 0;
    double low = 0;
    double high = 0;
};

struct TooFewDraws {
    std::int64_t draws = 0;
    friend bool operator==(const TooFewDraws&, const TooFewDraws&) = default;
};
/// A fair bag strays at least this far in so many of 100 cases.
struct NothingUnusual {
    int in_hundred = 0;
    friend bool operator==(const NothingUnusual&, const NothingUnusual&) = default;
};
/// About one fair bag in so many strays this far.
struct Unusual {
    std::int64_t one_in = 0;
    friend bool operator==(const Unusual&, const Unusual&) = default;
};
using BagVerdict = std::variant<TooFewDraws, NothingUnusual, Unusual>;

/// The page about fairness. Only the app's draws count.
struct BagFairness {
    std::int64_t draws = 0;
    std::array<ColourRow, deepblue::kGemKinds> colours;
    BagVerdict verdict;
    double chi_square = 0;  // how far the colours stray together
    int freedom = 0;        // its degrees of freedom
};

/// Judges sums of draws.
[[nodiscard]] BagFairness fairness_of(const BagSums& sums);

/// Over all games, or over one.
[[nodiscard]] BagFairness bag_fairness(const journal::Books& books);
[[nodiscard]] BagFairness bag_fairness(const journal::Books& books, journal::GameId game);
/// How many gems the app drew in a game.
[[nodiscard]] std::int64_t draws_in(const journal::Books& books, journal::GameId game);

}  // namespace nights
