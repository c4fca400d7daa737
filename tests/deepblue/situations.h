#pragma once

#include <ostream>
#include <string>
#include <vector>

#include "engine/deepblue/rules.h"
#include "engine/deepblue/table.h"

namespace deepblue {

void PrintTo(const Pay& pay, std::ostream* out);
void PrintTo(const GemCounts& counts, std::ostream* out);

}  // namespace deepblue

/// Named situations, reached only by actions that are allowed.
namespace deepblue::situations {

inline constexpr Seat kAda{0};
inline constexpr Seat kBen{1};
inline constexpr Seat kCleo{2};
inline constexpr Seat kDora{3};
inline constexpr Seat kEmil{4};

/// Changes no ordinary dive, and of a city dive only what its leader is paid.
inline constexpr Scenario kPlain = Scenario::LucrativeWrecks;

/// The table after the actions. Throws, naming the rule, if one of them is refused.
[[nodiscard]] Table after(Table table, const std::vector<Action>& actions);

/// Ada, Ben, Cleo, Dora, Emil clockwise, as many as play; Ada begins.
[[nodiscard]] Start start(int players, Scenario scenario, HouseRules rules = {});
/// Started, and the opening row is due.
[[nodiscard]] Table seated(int players);
/// The opening row lies open and Ada is on turn.
[[nodiscard]] Table set_up(int players, Scenario scenario = kPlain, HouseRules rules = {});
/// Set up for three, and the bag counted as `bag`.
[[nodiscard]] Table with_bag(const GemCounts& bag, Scenario scenario = kPlain);
/// Set up for three; all cards of the deck have been turned up and four lie open. Ada is on turn.
[[nodiscard]] Table deck_used_up();
/// Set up for three with so many cards left in the deck. Ada is on turn.
[[nodiscard]] Table deck_of(int cards);
/// Set up for three; Ada has revealed a city wreck and those gems lie on tiles. Ben is on turn.
[[nodiscard]] Table scattered(const std::vector<Gem>& gems, HouseRules rules = {});
/// Set up for three; Ada has revealed so many city wrecks and must dive there.
[[nodiscard]] Table storm(int wrecks);
/// The table ended the game.
[[nodiscard]] Table game_over();

[[nodiscard]] Boat centre(Seat seat);
[[nodiscard]] Boat on(Seat seat, Spot spot);
[[nodiscard]] Boat rushing(Seat seat);
[[nodiscard]] Wreck ordinary(int vp = 3, std::vector<Spot> spots = {});
[[nodiscard]] Wreck city(int vp = 5, std::vector<Spot> spots = {});
[[nodiscard]] Wreck named(Wreck wreck, std::string name);
[[nodiscard]] Wreck with_gem(Wreck wreck, Gem gem);

/// The player on turn leads a dive with those boats.
[[nodiscard]] Table dive(const Table& table, const Wreck& wreck, const std::vector<Boat>& boats);
/// Ada leads a dive of Ada, Ben and Cleo, all in the centre.
[[nodiscard]] Table dive_of_three(const Wreck& wreck = ordinary(), Scenario scenario = kPlain, HouseRules rules = {});
/// The wreck of the rulebook's example: Ada leads on blue, Ben is on gold, Cleo on red.
[[nodiscard]] Table example_dive(Scenario scenario = kPlain, bool city_wreck = false);
/// A second blue gem is out in the example's dive: Ada is asked.
[[nodiscard]] Table blue_asked();
/// Gold and two blue gems are out, Ada has surfaced, Ben and Cleo have protected: last cards.
[[nodiscard]] Table leader_up();

[[nodiscard]] Draw draw(Gem gem);
[[nodiscard]] Draw pair(Gem one, Gem other);
/// The gems drawn one after another; none of them but the last may ask anyone.
[[nodiscard]] Table drawn(Table table, const std::vector<Gem>& gems);
[[nodiscard]] Protect by_card(Seat seat, Gem hazard);
[[nodiscard]] Protect by_spot(Seat seat, Gem hazard);
[[nodiscard]] Play card(Seat seat, int vp);
[[nodiscard]] Play card(Seat seat, int vp, Condition needs);
[[nodiscard]] Play named_card(Seat seat, int vp, std::string name);
/// The player on turn dives alone on a city wreck, draws what S1 or W1 asks for in silver, and stops.
[[nodiscard]] Table city_wreck_cleared(const Table& table);

/// The id of the rule that refuses the action, or "" if it is allowed.
[[nodiscard]] std::string refused_by(const Table& table, const Action& action);
/// Who must answer a hazard, by name, or "" if nobody.
[[nodiscard]] std::string asked(const Table& table);
/// The words of all kinds of action that are legal now, sorted.
[[nodiscard]] std::vector<std::string> expected(const Table& table);
/// What the last dive paid that player. Throws if they took no part.
[[nodiscard]] Pay pay_of(const Table& table, Seat seat);
/// Every gem that is anywhere, colour by colour.
[[nodiscard]] GemCounts everywhere(const Table& table);

}  // namespace deepblue::situations
