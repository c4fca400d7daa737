#include "tests/deepblue/random/invariants.h"

#include <set>

#include "engine/deepblue/game_file.h"
#include "engine/deepblue/rules.h"

namespace deepblue {
namespace {

void demand(bool holds, const std::string& promise) {
    if (!holds) throw Broken(promise);
}

void demand_bounds(const Table& table) {
    demand(table.market.deck >= 0 && table.market.deck <= kDeck, "the deck has 0 to 30 cards");
    demand(table.market.row >= 0 && table.market.row <= kRow + 1, "the row has 0 to 4 cards, and one more to be taken");
    demand(table.wrecks.ordinary <= kOrdinaryWrecks, "P4: ten ordinary wrecks");
    demand(table.wrecks.city_revealed <= kCityWrecks, "P4: four city wrecks can be revealed");
    demand(table.wrecks.city < kCityWrecks || (table.wrecks.city == kCityWrecks && table.over()), "E1");
    for (const Seat seat : table.seats.all()) demand(table.crew[seat] >= 0, "no crew is negative");
    if (const auto* reveals = std::get_if<Revealing>(&table.stage))
        demand(reveals->due > 0 && reveals->due <= table.market.deck,
               "M7: no more reveals are due than cards are left");
    if (const auto* storm = std::get_if<StormDue>(&table.stage))
        demand(storm->dives == 1 || storm->dives == 2, "S5: one or two storm dives");
}

std::string words(const std::set<ActionKind>& kinds) {
    std::string text;
    for (const ActionKind kind : kinds) text.append(" ").append(id(kind));
    return text;
}

/// H2, H13 from the gems alone: every gem of the last draw whose colour was out already.
GemCounts hazards_of_last_draw(const Dive& dive) {
    GemCounts before;
    GemCounts open;
    for (std::size_t i = 0; i < dive.drawn.size(); ++i) {
        const Gem gem = dive.drawn[i];
        const bool just_drawn = i + dive.last_pull >= dive.drawn.size();
        if (is_hazard(gem) && just_drawn && before[gem] > 0) ++open[gem];
        ++before[gem];
    }
    return open;
}

bool is_answer_of_another(const Action& action, Seat asked) {
    if (const auto* protect = std::get_if<Protect>(&action)) return protect->seat != asked;
    if (const auto* surface = std::get_if<Surface>(&action)) return surface->seat != asked;
    return false;
}

Protect with_cards(Seat seat, const GemCounts& open) {
    Protect protect{seat, {}};
    for (const Gem gem : kAllGems) {
        for (int i = 0; i < open[gem]; ++i) protect.with.push_back({gem, Means::Card});
    }
    return protect;
}

Table table_of(const std::vector<Action>& actions) {
    auto read = read_game(write_game(Header{}, actions));
    demand(std::holds_alternative<Game>(read), "a written game can be read");
    demand(std::get<Game>(read).actions == actions, "written actions are read as they were");
    return std::get<Game>(std::move(read)).table;
}

}  // namespace

void demand_sound(const Table& table) {
    for (const Gem gem : kAllGems) {
        const int all = table.bag[gem] + table.supply[gem] + table.board()[gem] + table.tiles[gem];
        demand(all == kAllThereIs[gem], "G4 of " + std::string(id(gem)));
        demand(table.bag[gem] >= 0 && table.supply[gem] >= 0 && table.tiles[gem] >= 0, "no count is negative");
    }
    demand_bounds(table);
}

void demand_expected(const Table& table, const std::vector<Action>& proposals) {
    const Table untouched = table;
    std::set<ActionKind> legal;
    for (const Action& action : proposals) {
        const auto verdict = check(table, action);
        demand(check(table, action) == verdict, "check gives the same answer twice");
        if (!verdict) legal.insert(kind(action));
    }
    demand(table == untouched, "check leaves the table alone");
    std::set<ActionKind> expected;
    for (const Expected& one : expects(table)) demand(expected.insert(one.kind).second, "expects names a kind once");
    demand(legal == expected, "legal are" + words(legal) + ", expected" + words(expected));
}

void demand_right_question(const Table& table, const std::vector<Action>& proposals) {
    const auto expected = expects(table);
    const bool open = !expected.empty() && expected.front().kind == ActionKind::Protect;
    if (!table.dive() || !open) return demand(!open, "no answer is expected without a dive");
    const Seat asked = expected.front().asked.value();
    demand(expected.front().against == hazards_of_last_draw(*table.dive()), "the hazards of the last draw are open");
    demand(expected.size() == 2 && expected.back().kind == ActionKind::Surface, "protect or surface, nothing else");
    demand(expected.back().asked == asked, "one player is asked");
    demand(table.dive()->find(asked) && !table.dive()->find(asked)->surfaced, "who is asked is still in");
    demand(!check(table, with_cards(asked, expected.front().against)), "cards of those colours protect");
    demand(!check(table, Surface{asked}), "who is asked may surface");
    for (const Action& action : proposals)
        demand(!is_answer_of_another(action, asked) || check(table, action), "only who is asked answers");
}

void demand_leader_asked(const Action& action, const Table& after) {
    if (!std::holds_alternative<Draw>(action)) return;
    const bool hazard = !hazards_of_last_draw(*after.dive()).empty();
    const auto* answering = std::get_if<Answering>(&after.dive()->phase);
    demand(hazard == (answering != nullptr), "a hazard is to be answered exactly when one was drawn");
    demand(!answering || answering->asked == after.dive()->leader().seat, "the leader answers first");
}

void demand_repeatable(const Table& table, const Action& action, const Table& after) {
    const auto& seats = after.seats;
    demand(read_action(write_action(action, seats), table.seats) == action, "a written action is read as it was");
    demand(deepblue::apply(table, action) == after, "the same action comes to the same table");
}

void demand_replays(const Record& record) {
    demand(table_of(record.actions) == record.tables.back(), "the written game comes to the same table");
    for (std::size_t fewer = 1; fewer <= record.actions.size(); fewer *= 3) {
        const std::vector<Action> prefix(record.actions.begin(), record.actions.end() - static_cast<long>(fewer));
        demand(table_of(prefix) == record.tables[prefix.size()], "fewer actions come to the table before");
    }
}

}  // namespace deepblue
