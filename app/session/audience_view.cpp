#include "app/session/audience_view.h"

#include <algorithm>

#include "app/session/dive_end.h"

namespace session {
namespace {

using namespace deepblue;

AudienceDive dive_of(const Table& table, std::span<const Action> actions, bool tells_odds) {
    AudienceDive scene{.number = table.dives.size() + 1,
                       .dive = *table.dive(),
                       .divers = divers_in_sight(table),
                       .answers = {},
                       .in_bag = table.bag.total(),
                       .chance = std::nullopt};
    if (std::holds_alternative<Answering>(scene.dive.phase)) scene.answers = answers_so_far(scene.dive, actions);
    const bool is_deciding = std::holds_alternative<Deciding>(scene.dive.phase);
    if (tells_odds && is_deciding && !table.bag.empty()) scene.chance = chance_to_answer(table);
    return scene;
}

/// From the last place to the first; what is not opened is not copied.
AudienceCeremony ceremony_of(const Table& table, std::size_t opened) {
    const std::vector<Rank> ranks = ranking(table);
    const auto count = static_cast<std::ptrdiff_t>(std::min(opened, ranks.size()));
    return {std::vector<Rank>(ranks.end() - count, ranks.end())};
}

AudienceResult result_of(const Table& table, std::span<const Action> actions) {
    const auto ended = ended_dive(actions);
    return {table.dives.back(), ended ? ended->corrected : PerSeat<int>(table.seats.size(), 0)};
}

AudienceScene scene_of(const Table& table, std::span<const Action> actions, bool tells_odds,
                       const AudienceMoment& moment) {
    if (!table.started()) return AudienceRest{};
    if (moment.shows_result && !table.dives.empty()) return result_of(table, actions);
    if (table.over()) return ceremony_of(table, moment.opened);
    if (table.dive() != nullptr) return dive_of(table, actions, tells_odds);
    return AudienceTable{table.bag, table.supply, table.wrecks.city};
}

/// While cards are asked for the leader is not.
Prompt prompt_of(const Session& session, const AudienceMoment& moment) {
    const Dive* dive = session.table().dive();
    if (moment.asks_for_cards && dive != nullptr) return AskForLastCards{dive->leader().seat};
    return session.prompt();
}

}  // namespace

AudienceView audience_view(const Session& session, const AudienceMoment& moment) {
    const bool tells_odds = session.settings().odds != OddsShown::Off && !moment.asks_for_cards;
    return {session.table().seats, session.settings().languages, prompt_of(session, moment),
            scene_of(session.table(), session.actions(), tells_odds, moment)};
}

AudienceView past_view(const Table& table, std::span<const Action> actions, const AudienceMoment& moment) {
    return {table.seats, {}, next_prompt(table), scene_of(table, actions, true, moment)};
}

}  // namespace session
