#include "app/learn/situation.h"

#include "app/session/prompt.h"
#include "engine/deepblue/word_list.h"

namespace learn {
namespace {

using namespace deepblue;
using Hints = std::vector<Hint>;

constexpr WordList<Situation, kSituations> kWords{
    {"gem_added", "supply_empty", "deck_used_up", "rush", "leading", "warning", "card_fits", "hazard", "hazard_pair",
     "leader_up", "spot_used", "last_cards", "bag_empty", "gem_on_wreck", "storm_dive", "scenario", "last_city"}};

std::string_view rule_of(Scenario scenario) {
    switch (scenario) {
        case Scenario::TroubledWaters: return "S1";
        case Scenario::BestOfTheBest: return "S2";
        case Scenario::ScatteredWealth: return "S3";
        case Scenario::LucrativeWrecks: return "S4";
        case Scenario::StormIsComing: return "S5";
        case Scenario::DangerousReefs: return "S6";
        case Scenario::TreasureFilledRuins: return "S7";
    }
    return "S0";
}

/// Whether the last draw brought the first gem of a hazard.
bool just_warned(const Dive& dive) {
    const GemCounts last = GemCounts::of(dive.last_gems());
    const GemCounts before = dive.board() - last;
    for (const Gem hazard : {Gem::Black, Gem::Blue}) {
        if (last[hazard] > 0 && before[hazard] == 0) return true;
    }
    return false;
}

void add_of_dive(Hints& hints, const Table& table, const Dive& dive) {
    const Seat leader = dive.leader().seat;
    if (dive.wreck.city && table.wrecks.city + 1 == kCityWrecks) hints.push_back({Situation::LastCity, leader, "E1"});
    // What matters of a gem on the wreck is said below; that of a storm was said when its dive was due.
    const bool is_told = dive.wreck.gem || table.scenario == Scenario::StormIsComing;
    if (dive.wreck.city && !is_told) hints.push_back({Situation::ScenarioInForce, leader, rule_of(table.scenario)});
    if (dive.wreck.gem) hints.push_back({Situation::GemOnWreck, leader, "S3"});
}

/// Whose card it was: the turn may have passed with it.
Seat revealed_by(const Table& table, std::span<const Action> actions) {
    for (auto action = actions.rbegin(); action != actions.rend(); ++action) {
        if (const auto* recruit = std::get_if<Recruit>(&*action)) return recruit->seat;
        if (const auto* refresh = std::get_if<Refresh>(&*action)) return refresh->seat;
        if (!std::holds_alternative<Reveal>(*action)) break;
    }
    return table.on_turn;
}

void add_of_action(Hints& hints, const Table& table, const Reveal& act, std::span<const Action> actions) {
    const Seat seat = revealed_by(table, actions);
    if (table.market.deck == 0) hints.push_back({Situation::DeckUsedUp, seat, "M7"});
    if (act.gem && table.supply[*act.gem] == 0) hints.push_back({Situation::SupplyEmpty, seat, "M6"});
    if (act.gem) hints.push_back({Situation::GemAdded, seat, "M2"});
}
void add_of_action(Hints& hints, const Table&, const Protect& act, std::span<const Action>) {
    for (const Shield& shield : act.with) {
        if (shield.by == Means::Spot) hints.push_back({Situation::SpotUsed, act.seat, "H5"});
    }
}
void add_of_action(Hints& hints, const Table& table, const Draw&, std::span<const Action>) {
    const Dive& dive = *table.dive();
    if (just_warned(dive)) hints.push_back({Situation::Warning, dive.leader().seat, "H2"});
}
template <class Other>
void add_of_action(Hints&, const Table&, const Other&, std::span<const Action>) {}

void add_of_prompt(Hints& hints, const Table& table, const session::AskForAnswer& ask) {
    if (table.dive()->leader().surfaced) hints.push_back({Situation::LeaderUp, ask.seat, "H9"});
    if (ask.open.total() > 1) hints.push_back({Situation::HazardPair, ask.seat, "H13"});
    hints.push_back({Situation::Hazard, ask.seat, "H6"});
}
void add_of_prompt(Hints& hints, const Table&, const session::AskForFirstDraw& ask) {
    hints.push_back({Situation::Leading, ask.leader, "W4"});
}
void add_of_prompt(Hints& hints, const Table&, const session::AskForStormDive& ask) {
    hints.push_back({Situation::StormDive, ask.seat, "S5"});
}
void add_of_prompt(Hints& hints, const Table&, const session::AskForStop& ask) {
    hints.push_back({Situation::BagEmpty, ask.leader, "W6"});
}
void add_of_prompt(Hints& hints, const Table& table, const session::AskForLastCards&) {
    for (const Diver& diver : table.dive()->divers) {
        if (!diver.surfaced) hints.push_back({Situation::LastCards, diver.seat, "H10"});
    }
}
void add_of_prompt(Hints& hints, const Table&, const session::AskForDecision& ask) {
    hints.push_back({Situation::CardFits, ask.leader, "C8"});
}
template <class Other>
void add_of_prompt(Hints&, const Table&, const Other&) {}

}  // namespace

std::string_view id(Situation situation) {
    return kWords.word(situation);
}

std::array<Situation, kSituations> all_situations() {
    std::array<Situation, kSituations> all{};
    for (std::size_t i = 0; i < kSituations; ++i) all[i] = static_cast<Situation>(i);
    return all;
}

Hints hints_at(const Table& table, std::span<const Action> actions) {
    Hints hints;
    const session::Prompt prompt = session::next_prompt(table);
    const bool is_urgent = std::holds_alternative<session::AskForAnswer>(prompt);
    const auto of_prompt = [&] { std::visit([&](const auto& ask) { add_of_prompt(hints, table, ask); }, prompt); };
    if (is_urgent) of_prompt();
    if (!actions.empty())
        std::visit([&](const auto& act) { add_of_action(hints, table, act, actions); }, actions.back());
    if (const Dive* dive = table.dive()) add_of_dive(hints, table, *dive);
    if (!is_urgent) of_prompt();
    // Whoever must answer reads what concerns them alone.
    if (const auto* ask = std::get_if<session::AskForAnswer>(&prompt))
        std::erase_if(hints, [ask](const Hint& hint) { return hint.seat != ask->seat; });
    return hints;
}

Hint rush_hint(Seat seat) {
    return {Situation::Rush, seat, "D4"};
}

}  // namespace learn
