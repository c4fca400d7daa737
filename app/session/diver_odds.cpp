#include "app/session/diver_odds.h"

#include "engine/deepblue/outlook.h"

namespace session {
namespace {

using namespace deepblue;

Protections in_hand(int cards) {
    return {.black = 0, .blue = 0, .either = cards};
}

}  // namespace

std::vector<DiverOdds> diver_odds(const Table& table, int cards) {
    std::vector<DiverOdds> all;
    for (const Diver& diver : table.dive()->divers) {
        if (diver.surfaced) continue;
        const Outlook outlook = outlook_of(table, diver, in_hand(cards));
        DiverOdds odds{.seat = diver.seat, .must_answer = chance_of_hazard(outlook)};
        for (int draws = 1; draws <= kOddsDraws; ++draws)
            odds.forced_up[static_cast<std::size_t>(draws - 1)] = chance_forced_up(outlook, draws);
        all.push_back(odds);
    }
    return all;
}

DiveValue leader_value(const Table& table, int cards, BestPlay& best_play) {
    return best_play.value(outlook_of_leader(table, in_hand(cards)));
}

}  // namespace session
