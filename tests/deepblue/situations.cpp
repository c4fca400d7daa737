#include "tests/deepblue/situations.h"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace deepblue {

void PrintTo(const Pay& pay, std::ostream* out) {
    *out << "cards " << pay.cards << ", gems " << pay.gems << ", wreck " << pay.wreck << ", scenario " << pay.scenario;
}

void PrintTo(const GemCounts& counts, std::ostream* out) {
    for (const Gem gem : kAllGems) *out << id(gem) << ' ' << counts[gem] << ' ';
}

}  // namespace deepblue

namespace deepblue::situations {
namespace {

const std::array<Player, 6> kPlayers{{{"Ada", Colour::Green},
                                      {"Ben", Colour::Orange},
                                      {"Cleo", Colour::Yellow},
                                      {"Dora", Colour::Violet},
                                      {"Emil", Colour::White},
                                      {"Fay", Colour::Red}}};

std::string refusal(const Action& action, const RuleViolation& violation) {
    const bool stranger = std::holds_alternative<Stranger>(action);
    return std::string(stranger ? "stranger" : id(kind(action))) + " is refused by " + std::string(rule_id(violation));
}

}  // namespace

Table after(Table table, const std::vector<Action>& actions) {
    for (const Action& action : actions) {
        if (const auto violation = check(table, action)) throw std::logic_error(refusal(action, *violation));
        table = deepblue::apply(std::move(table), action);
    }
    return table;
}

Start start(int players, Scenario scenario, HouseRules rules) {
    return {
        .seats = {kPlayers.begin(), kPlayers.begin() + players}, .first = "Ada", .scenario = scenario, .rules = rules};
}

Table seated(int players) {
    return after(Table{}, {start(players, kPlain)});
}

Table set_up(int players, Scenario scenario, HouseRules rules) {
    return after(Table{}, {start(players, scenario, rules), Reveal{}, Reveal{}, Reveal{}, Reveal{}});
}

Table with_bag(const GemCounts& bag, Scenario scenario) {
    return after(set_up(3, scenario), {Recount{bag}});
}

Table deck_of(int cards) {
    Table table = set_up(3);
    while (table.market.deck > cards) table = after(table, {Recruit{table.on_turn}, Reveal{}});
    while (table.on_turn != kAda) table = after(table, {Rest{table.on_turn}});
    return table;
}

Table deck_used_up() {
    return deck_of(0);
}

Table scattered(const std::vector<Gem>& gems, HouseRules rules) {
    return after(set_up(3, Scenario::ScatteredWealth, rules), {Sail{kAda, 1}, Scatter{.gems = gems}});
}

Table storm(int wrecks) {
    return after(set_up(3, Scenario::StormIsComing), {Sail{kAda, wrecks}});
}

Table game_over() {
    return after(set_up(3), {EndGame{}});
}

Boat centre(Seat seat) {
    return {.seat = seat};
}

Boat on(Seat seat, Spot spot) {
    return {.seat = seat, .spot = spot};
}

Boat rushing(Seat seat) {
    return {.seat = seat, .rush = true};
}

Wreck ordinary(int vp, std::vector<Spot> spots) {
    return {.vp = vp, .spots = std::move(spots)};
}

Wreck city(int vp, std::vector<Spot> spots) {
    return {.vp = vp, .city = true, .spots = std::move(spots)};
}

Wreck named(Wreck wreck, std::string name) {
    wreck.name = std::move(name);
    return wreck;
}

Wreck with_gem(Wreck wreck, Gem gem) {
    wreck.gem = gem;
    return wreck;
}

Table dive(const Table& table, const Wreck& wreck, const std::vector<Boat>& boats) {
    return after(table, {BeginDive{table.on_turn, wreck, boats}});
}

Table dive_of_three(const Wreck& wreck, Scenario scenario, HouseRules rules) {
    return dive(set_up(3, scenario, rules), wreck, {centre(kAda), centre(kBen), centre(kCleo)});
}

Table example_dive(Scenario scenario, bool city_wreck) {
    const std::vector<Spot> spots{Spot::Gold, Spot::Blue, Spot::Red};
    return dive(set_up(3, scenario), city_wreck ? city(3, spots) : ordinary(3, spots),
                {on(kAda, Spot::Blue), on(kBen, Spot::Gold), on(kCleo, Spot::Red)});
}

Table blue_asked() {
    return drawn(example_dive(), {Gem::Gold, Gem::Blue, Gem::Blue});
}

Table leader_up() {
    return after(blue_asked(), {Surface{kAda}, by_card(kBen, Gem::Blue), by_card(kCleo, Gem::Blue)});
}

Draw draw(Gem gem) {
    return {.gems = {gem}};
}

Draw pair(Gem one, Gem other) {
    return {.gems = {one, other}};
}

Table drawn(Table table, const std::vector<Gem>& gems) {
    for (const Gem gem : gems) table = after(std::move(table), {draw(gem)});
    return table;
}

Protect by_card(Seat seat, Gem hazard) {
    return {.seat = seat, .with = {{hazard, Means::Card}}};
}

Protect by_spot(Seat seat, Gem hazard) {
    return {.seat = seat, .with = {{hazard, Means::Spot}}};
}

Play card(Seat seat, int vp) {
    return {.seat = seat, .card = {.vp = vp}};
}

Play card(Seat seat, int vp, Condition needs) {
    return {.seat = seat, .card = {.vp = vp, .needs = needs}};
}

Play named_card(Seat seat, int vp, std::string name) {
    return {.seat = seat, .card = {.vp = vp, .name = std::move(name)}};
}

Table city_wreck_cleared(const Table& table) {
    const Table diving = dive(table, city(), {centre(table.on_turn)});
    const auto gems = static_cast<std::size_t>(pull_size(diving));
    return after(diving, {Draw{.gems = std::vector<Gem>(gems, Gem::Silver)}, Stop{}});
}

std::string refused_by(const Table& table, const Action& action) {
    const auto violation = check(table, action);
    return violation ? std::string(rule_id(*violation)) : "";
}

std::string asked(const Table& table) {
    for (const Expected& one : expects(table)) {
        if (one.asked) return table.seats.name(*one.asked);
    }
    return "";
}

std::vector<std::string> expected(const Table& table) {
    std::vector<std::string> words;
    for (const Expected& one : expects(table)) words.emplace_back(id(one.kind));
    std::sort(words.begin(), words.end());
    return words;
}

Pay pay_of(const Table& table, Seat seat) {
    for (const Pay& pay : table.dives.at(table.dives.size() - 1).pay) {
        if (pay.seat == seat) return pay;
    }
    throw std::logic_error("that player took no part");
}

GemCounts everywhere(const Table& table) {
    return table.bag + table.supply + table.board() + table.tiles;
}

}  // namespace deepblue::situations
