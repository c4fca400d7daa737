#include "engine/deepblue/odds.h"

#include <array>
#include <cassert>
#include <cstdint>

#include "engine/deepblue/dive.h"
#include "engine/deepblue/scoring.h"

namespace deepblue {
namespace {

constexpr int kMostGems = kAllThereIs.total();

/// Pascal's triangle: all ways to choose some of so many gems. A double holds every one of them exactly.
class Ways {
public:
    constexpr Ways() {
        for (std::size_t of = 0; of < kSize; ++of) {
            ways_[of][0] = 1;
            for (std::size_t chosen = 1; chosen <= of; ++chosen)
                ways_[of][chosen] = ways_[of - 1][chosen - 1] + ways_[of - 1][chosen];
        }
    }
    [[nodiscard]] constexpr std::int64_t operator()(int of, int chosen) const {
        if (chosen < 0 || chosen > of) return 0;
        return ways_[static_cast<std::size_t>(of)][static_cast<std::size_t>(chosen)];
    }

private:
    static constexpr std::size_t kSize = kMostGems + 1;
    std::array<std::array<std::int64_t, kSize>, kSize> ways_{};
};
constexpr Ways kWays;

double fraction(std::int64_t part, std::int64_t whole) {
    return static_cast<double>(part) / static_cast<double>(whole);
}

int gems_drawn(const Outlook& outlook, int draws) {
    assert(draws >= 0);
    const int left = outlook.bag.total();
    return draws >= left ? left : std::min(outlook.pairs ? 2 * draws : draws, left);
}

/// For every number of black and blue gems among `gems` drawn that does not force a diver up: how many others come
/// with them, and in how many ways those black and blue ones can be chosen.
template <class Visit>
void for_each_safe_draw(const Outlook& outlook, int gems, const Visit& visit) {
    const GemCounts& bag = outlook.bag;
    for (int black = 0; black <= bag[Gem::Black]; ++black) {
        for (int blue = 0; blue <= bag[Gem::Blue]; ++blue) {
            if (forced_up(outlook.board, outlook.protections, black, blue)) break;
            visit(gems - black - blue, kWays(bag[Gem::Black], black) * kWays(bag[Gem::Blue], blue));
        }
    }
}

int others_in(const GemCounts& bag) {
    return bag.total() - bag[Gem::Black] - bag[Gem::Blue];
}

/// In how many of all pulls of two gems something must be answered.
std::int64_t pairs_to_answer(const GemCounts& bag, const GemCounts& board) {
    std::int64_t found = 0;
    for (const Gem one : kAllGems) {
        for (const Gem other : kAllGems) {
            if (other < one) continue;
            const std::int64_t ways = one == other ? kWays(bag[one], 2) : std::int64_t{bag[one]} * bag[other];
            const std::array pull{one, other};
            if (!hazards_to_answer(board, GemCounts::of(pull)).empty()) found += ways;
        }
    }
    return found;
}

std::int64_t gems_to_answer(const GemCounts& bag, const GemCounts& board) {
    std::int64_t found = 0;
    for (const Gem gem : kAllGems) {
        if (!hazards_to_answer(board, GemCounts{{gem, 1}}).empty()) found += bag[gem];
    }
    return found;
}

}  // namespace

double chance_next(const Outlook& outlook, Gem gem) {
    return outlook.bag.empty() ? 0.0 : fraction(outlook.bag[gem], outlook.bag.total());
}

double chance_of_hazard(const Outlook& outlook) {
    const int left = outlook.bag.total();
    if (left == 0) return 0.0;
    if (outlook.pairs && left > 1) return fraction(pairs_to_answer(outlook.bag, outlook.board), kWays(left, 2));
    return fraction(gems_to_answer(outlook.bag, outlook.board), left);
}

double chance_forced_up(const Outlook& outlook, int draws) {
    const int gems = gems_drawn(outlook, draws);
    const int others = others_in(outlook.bag);
    const std::int64_t all = kWays(outlook.bag.total(), gems);
    std::int64_t forced = all;
    for_each_safe_draw(outlook, gems, [&](int rest, std::int64_t ways) { forced -= ways * kWays(others, rest); });
    return fraction(forced, all);
}

int value_of_stopping(const Outlook& outlook) {
    const int bounty = outlook.bounty ? bounty_vp(outlook.board.total()) : 0;
    return gem_vp(outlook.board, outlook.spots) + bounty + outlook.stake;
}

double value_of_drawing(const Outlook& outlook, int draws) {
    const int gems = gems_drawn(outlook, draws);
    const int others = others_in(outlook.bag);
    const int bounty = outlook.bounty ? bounty_vp(outlook.board.total() + gems) : 0;
    const int sure = gem_vp(outlook.board, outlook.spots) + bounty + outlook.stake;
    const int in_the_bag = gem_vp(outlook.bag, outlook.spots);
    std::int64_t sum = 0;
    for_each_safe_draw(outlook, gems, [&](int rest, std::int64_t ways) {
        sum += ways * (kWays(others, rest) * sure + kWays(others - 1, rest - 1) * in_the_bag);
    });
    return fraction(sum, kWays(outlook.bag.total(), gems));
}

}  // namespace deepblue
