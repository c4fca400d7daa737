#include "tests/deepblue/random/proposed_dives.h"

#include <array>

namespace deepblue {
namespace {

constexpr std::array kWrecks{"Kraken", "Möwe", "Old \"Queen\""};

Wreck some_wreck(Dice& dice, bool city) {
    Wreck wreck{.vp = static_cast<int>(roll(dice, 100)), .city = city};
    for (std::size_t i = roll(dice, 5); i > 0; --i) wreck.spots.push_back(static_cast<Spot>(roll(dice, kSpots)));
    if (roll(dice, 4) == 0) wreck.name = kWrecks[roll(dice, kWrecks.size())];
    return wreck;
}

/// A boat on a free spot, in the centre or rushing there.
Boat some_boat(Dice& dice, Seat seat, std::vector<Spot>& free) {
    if (!free.empty() && roll(dice, 3) > 0) {
        const Boat boat{seat, free.back(), false};
        free.pop_back();
        return boat;
    }
    return {seat, std::nullopt, roll(dice, 3) == 0};
}

/// The leader with a boat that was there, everyone with up to two in all.
std::vector<Boat> some_boats(Dice& dice, const Table& table, Seat leader, std::vector<Spot> free) {
    std::vector<Boat> boats{{leader, std::nullopt, false}};
    if (!free.empty() && roll(dice, 2) == 0) {
        boats.front().spot = free.back();
        free.pop_back();
    }
    for (const Seat seat : table.seats.all()) {
        const std::size_t most = seat == leader ? 1 : 2;
        for (std::size_t i = roll(dice, most + 1); i > 0; --i) boats.push_back(some_boat(dice, seat, free));
    }
    return boats;
}

void propose_broken(std::vector<Action>& actions, Seat leader, Dice& dice) {
    const Wreck bare{.vp = 3, .city = roll(dice, 2) == 0};
    const Boat centre{leader, std::nullopt, false};
    const Boat rushing{leader, std::nullopt, true};
    const Boat on_red{leader, Spot::Red, false};
    Wreck crowded = bare;
    crowded.spots.assign(5, Spot::Gold);
    Wreck one_spot = bare;
    one_spot.spots = {Spot::Red};
    actions.push_back(BeginDive{leader, bare, {}});
    actions.push_back(BeginDive{leader, bare, {rushing}});
    actions.push_back(BeginDive{leader, bare, {centre, centre, centre}});
    actions.push_back(BeginDive{leader, bare, {on_red}});
    actions.push_back(BeginDive{leader, crowded, {centre}});
    actions.push_back(BeginDive{leader, one_spot, {on_red, on_red}});
    actions.push_back(BeginDive{leader, one_spot, {centre, {leader, Spot::Red, true}}});
}

}  // namespace

void propose_dives(std::vector<Action>& actions, const Table& table, Seat leader, Dice& dice) {
    for (const bool city : {false, true}) {
        actions.push_back(BeginDive{leader, {.vp = 3, .city = city}, {{leader, std::nullopt, false}}});
        actions.push_back(
            BeginDive{leader, {.vp = 5, .city = city, .gem = kAllGems[roll(dice, kGemKinds)]}, {{leader, {}, false}}});
    }
    for (const bool city : {false, false, false, true}) {
        Wreck wreck = some_wreck(dice, city);
        const auto boats = some_boats(dice, table, leader, wreck.spots);
        actions.push_back(BeginDive{leader, wreck, boats});
        for (const Gem gem : kAllGems) {
            wreck.gem = gem;
            if (table.tiles[gem] > 0) actions.push_back(BeginDive{leader, wreck, boats});
        }
    }
    propose_broken(actions, leader, dice);
}

}  // namespace deepblue
