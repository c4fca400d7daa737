#include "app/nights/bag_fairness.h"

#include <algorithm>
#include <boost/math/distributions/chi_squared.hpp>
#include <cmath>
#include <limits>

#include "app/nights/settle.h"
#include "app/session/game_book.h"

namespace nights {
namespace {

using namespace deepblue;

constexpr double kNinetyFive = 1.959964;  // standard deviations either side
constexpr double kUnusual = 0.01;
constexpr double kNoSpread = 1e-4;  // what is left of a spread that rounding made

struct ChiSquare {
    double value = 0;
    int freedom = 0;
};

/// The squared distance of drawn from expected in units of the spread, by elimination. A colour that the others
/// determine adds nothing: the colours of a bag always add up, so there is at least one.
ChiSquare chi_square_of(const BagSums& sums) {
    auto spread = sums.covariance;
    BagSums::Row away{};
    for (std::size_t i = 0; i < kGemKinds; ++i) away[i] = static_cast<double>(sums.drawn[i]) - sums.expected[i];
    ChiSquare chi;
    for (std::size_t i = 0; i < kGemKinds; ++i) {
        if (spread[i][i] <= kNoSpread * std::max(1.0, sums.covariance[i][i])) continue;
        chi.value += away[i] * away[i] / spread[i][i];
        ++chi.freedom;
        for (std::size_t below = i + 1; below < kGemKinds; ++below) {
            const double factor = spread[below][i] / spread[i][i];
            away[below] -= factor * away[i];
            for (std::size_t column = i; column < kGemKinds; ++column)
                spread[below][column] -= factor * spread[i][column];
        }
    }
    return chi;
}

double chance_of_more(const ChiSquare& chi) {
    if (chi.freedom == 0) return 1;
    return cdf(complement(boost::math::chi_squared(chi.freedom), chi.value));
}

BagVerdict verdict_on(const ChiSquare& chi, std::int64_t draws) {
    if (draws < kEnoughDraws) return TooFewDraws{draws};
    const double chance = chance_of_more(chi);
    if (chance >= kUnusual) return NothingUnusual{static_cast<int>(std::lround(100 * chance))};
    constexpr double kMost = 1e15;
    return Unusual{static_cast<std::int64_t>(std::llround(std::min(kMost, 1 / std::max(chance, 1 / kMost))))};
}

}  // namespace

BagFairness fairness_of(const BagSums& sums) {
    const ChiSquare chi = chi_square_of(sums);
    BagFairness fairness{.draws = sums.draws,
                         .colours = {},
                         .verdict = verdict_on(chi, sums.draws),
                         .chi_square = chi.value,
                         .freedom = chi.freedom};
    for (const Gem gem : kAllGems) {
        const auto at = static_cast<std::size_t>(gem);
        const double expected = sums.expected[at];
        const double range = kNinetyFive * std::sqrt(std::max(0.0, sums.covariance[at][at]));
        fairness.colours[at] = {gem, sums.drawn[at], expected, std::max(0.0, expected - range), expected + range};
    }
    return fairness;
}

BagFairness bag_fairness(const journal::Books& books) {
    return fairness_of(bag_sums_in(books.reckoning.of(session::kDeepBlue)));
}

BagFairness bag_fairness(const journal::Books& books, journal::GameId game) {
    return fairness_of(bag_sums_in(digest_of(books, game).sums));
}

std::int64_t draws_in(const journal::Books& books, journal::GameId game) {
    return bag_sums_in(digest_of(books, game).sums).draws;
}

}  // namespace nights
