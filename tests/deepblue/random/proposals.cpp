#include "tests/deepblue/random/proposals.h"

#include <array>

#include "tests/deepblue/random/proposed_dives.h"

namespace deepblue {
namespace {

using Actions = std::vector<Action>;

constexpr std::array kNames{"Ada", "Ben", "Chloë", "\"Dee\" \\ 4", "Émile 🐙", "Flo"};

Gem any_gem(Dice& dice) {
    return kAllGems[roll(dice, kGemKinds)];
}

std::vector<Gem> some_gems(Dice& dice, std::size_t most) {
    std::vector<Gem> gems(roll(dice, most + 1));
    for (Gem& gem : gems) gem = any_gem(dice);
    return gems;
}

void propose_starts(Actions& actions) {
    for (std::size_t players = 1; players <= kNames.size(); ++players)
        actions.push_back(start_of(players, players - 1, Scenario::TroubledWaters, {}));
    Start twice = start_of(3, 0, Scenario::StormIsComing, {});
    twice.seats[2].name = twice.seats[0].name;
    actions.push_back(twice);
    twice = start_of(3, 0, Scenario::StormIsComing, {});
    twice.seats[2].colour = twice.seats[0].colour;
    actions.push_back(twice);
    Start nobody = start_of(2, 0, Scenario::StormIsComing, {});
    nobody.first = "Nobody";
    actions.push_back(nobody);
}

void propose_reveals(Actions& actions, Dice& dice) {
    actions.push_back(Reveal{});
    for (const Gem gem : kAllGems) actions.push_back(Reveal{gem, std::nullopt});
    actions.push_back(Reveal{std::nullopt, MarketCard{}});
    actions.push_back(Reveal{Gem::Purple, MarketCard{4, Condition{any_gem(dice), 2}, "Otto"}});
}

void propose_turns(Actions& actions, Seat seat) {
    actions.push_back(Recruit{seat});
    actions.push_back(Refresh{seat});
    actions.push_back(Rest{seat});
    for (const int revealed : {0, 1, 2}) actions.push_back(Sail{seat, revealed});
}

void propose_scatters(Actions& actions, Dice& dice) {
    actions.push_back(Scatter{});
    for (const Gem gem : kAllGems) actions.push_back(Scatter{{gem}, Source::App, 0});
    actions.push_back(Scatter{some_gems(dice, 5), Source::Hand, static_cast<int>(roll(dice, 100))});
}

void propose_draws(Actions& actions, Dice& dice) {
    actions.push_back(Draw{});
    for (const Gem gem : kAllGems) actions.push_back(Draw{{gem}, Source::Hand, static_cast<int>(roll(dice, 3))});
    for (const Gem first : kAllGems) {
        for (const Gem second : kAllGems) actions.push_back(Draw{{first, second}, Source::App, 0});
    }
    actions.push_back(Draw{{any_gem(dice), any_gem(dice), any_gem(dice)}, Source::App, 0});
}

void propose_answers(Actions& actions, Seat seat) {
    constexpr std::array kShields{Shield{Gem::Black, Means::Card}, Shield{Gem::Black, Means::Spot},
                                  Shield{Gem::Blue, Means::Card}, Shield{Gem::Blue, Means::Spot}};
    actions.push_back(Surface{seat});
    actions.push_back(Protect{seat, {}});
    actions.push_back(Protect{seat, {Shield{Gem::Silver, Means::Card}}});
    for (const Shield& first : kShields) {
        actions.push_back(Protect{seat, {first}});
        for (const Shield& second : kShields) actions.push_back(Protect{seat, {first, second}});
    }
}

void propose_plays(Actions& actions, Seat seat, Dice& dice) {
    actions.push_back(Play{seat, {.vp = 4}});
    actions.push_back(Play{seat, {.vp = 2, .needs = {}, .name = "Malik"}});
    for (const int count : {1, 3, 8, 31}) actions.push_back(Play{seat, {.vp = 6, .needs = Condition{{}, count}}});
    for (const Gem gem : kAllGems) actions.push_back(Play{seat, {.vp = 2, .needs = Condition{gem, 1}}});
    actions.push_back(Play{seat, {.vp = 99, .needs = Condition{any_gem(dice), 2}, .name = "Otto & Raquel"}});
}

/// Corrections that level a player with the first seat, so that places come to be shared.
void propose_levelling(Actions& actions, const Table& table, Seat seat) {
    if (table.seats.empty()) return;
    const int behind = table.chests[Seat{}] - table.chests[seat];
    if (behind >= -999 && behind <= 999) actions.push_back(Correct{seat, behind, std::nullopt});
    if (table.crew[Seat{}] <= 99) actions.push_back(SetCrew{seat, table.crew[Seat{}]});
}

void propose_books(Actions& actions, Seat seat, Dice& dice) {
    actions.push_back(SetCrew{seat, static_cast<int>(roll(dice, 100))});
    actions.push_back(Correct{seat, static_cast<int>(roll(dice, 1999)) - 999, std::nullopt});
    actions.push_back(Correct{seat, 1, "counted \t again"});
}

void propose_recounts(Actions& actions, const Table& table, Dice& dice) {
    for (const GemCounts& bag : {GemCounts{}, table.bag, table.bag + table.supply, kAllThereIs, kStartingBag})
        actions.push_back(Recount{bag});
    for (int i = 0; i < 3; ++i) actions.push_back(Recount{GemCounts::of(some_gems(dice, 3))});
    actions.push_back(Recount{kAllThereIs + GemCounts{{any_gem(dice), 1}}});
}

/// Before the start nobody is seated: then any two places will do.
std::vector<Seat> seats_to_try(const Table& table) {
    return table.seats.empty() ? std::vector{Seat{0}, Seat{1}} : table.seats.all();
}

}  // namespace

Start start_of(std::size_t players, std::size_t first, Scenario scenario, HouseRules rules) {
    Start start{.seats = {}, .first = kNames[first], .scenario = scenario, .rules = rules};
    for (std::size_t i = 0; i < players; ++i) start.seats.push_back({kNames[i], static_cast<Colour>(i)});
    return start;
}

std::vector<Action> propose(const Table& table, Dice& dice) {
    Actions actions{Stop{}, EndGame{}, Stranger{"Nobody"}};
    propose_starts(actions);
    propose_reveals(actions, dice);
    propose_scatters(actions, dice);
    propose_draws(actions, dice);
    propose_recounts(actions, table, dice);
    for (const Seat seat : seats_to_try(table)) {
        propose_turns(actions, seat);
        propose_dives(actions, table, seat, dice);
        propose_answers(actions, seat);
        propose_plays(actions, seat, dice);
        propose_books(actions, seat, dice);
        propose_levelling(actions, table, seat);
    }
    return actions;
}

}  // namespace deepblue
