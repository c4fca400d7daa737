#include "app/session/dive_history.h"

#include <algorithm>
#include <cstdlib>

#include "app/session/prompt.h"
#include "engine/deepblue/rules.h"

namespace session {
namespace {

using namespace deepblue;

bool is_likelier(const Chance& one, const Chance& other) {
    return one.hits * other.all > other.hits * one.all;
}

void note_draw(DiveHistory& history, const Table& before) {
    const auto prompt = next_prompt(before);
    const auto* ask = std::get_if<AskForDecision>(&prompt);
    if (!ask) return;
    const Chance chance = chance_to_answer(before);
    if (chance.hits == 0) return;
    if (!history.bravest || is_likelier(chance, history.bravest->chance)) history.bravest = {ask->leader, chance};
}

void note_dive(DiveHistory& history, const Table& after) {
    history.treasure.push_back(after.chests);
    for (const Pay& pay : after.dives.back().pay) {
        const int vp = pay.total();
        DiverTally& tally = history.tallies[pay.seat];
        tally.best_dive = std::max(tally.best_dive, vp);
        if (vp > 0 && (!history.richest || vp > history.richest->vp)) history.richest = {pay.seat, vp};
    }
}

}  // namespace

DiveHistory history_of(std::span<const Action> actions) {
    DiveHistory history;
    Table table;
    for (const Action& action : actions) {
        if (std::holds_alternative<Draw>(action)) note_draw(history, table);
        table = deepblue::apply(std::move(table), action);
        if (std::holds_alternative<Start>(action)) {
            history.treasure = {table.chests};
            history.tallies = PerSeat<DiverTally>(table.seats.size(), {});
        }
        if (const auto* surface = std::get_if<Surface>(&action)) ++history.tallies[surface->seat].surfaced;
        if (std::holds_alternative<Stop>(action)) note_dive(history, table);
        if (std::holds_alternative<Correct>(action)) history.treasure.back() = table.chests;
    }
    return history;
}

std::vector<int> dives_behind(const Table& table, Seat seat, int difference) {
    const int vp = std::abs(difference);
    std::vector<int> dives;
    if (vp == 0) return dives;
    for (std::size_t i = 0; i < table.dives.size(); ++i) {
        for (const Pay& pay : table.dives[i].pay) {
            const bool explains =
                pay.total() == vp || pay.cards == vp || pay.gems == vp || pay.wreck == vp || pay.scenario == vp;
            if (pay.seat == seat && explains) dives.push_back(static_cast<int>(i) + 1);
        }
    }
    return dives;
}

}  // namespace session
