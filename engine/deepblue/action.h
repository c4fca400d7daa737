#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/deepblue/crew_card.h"
#include "engine/deepblue/gem_counts.h"
#include "engine/deepblue/player.h"
#include "engine/deepblue/scenario.h"
#include "engine/deepblue/wreck.h"

namespace deepblue {

/// Where drawn gems came from: the app drew them, or a hand in the cloth bag.
enum class Source : std::uint8_t { App, Hand };

/// P1 to P3: who plays, who begins, which scenario. `first` is a name, because nobody is seated before.
struct Start {
    std::vector<Player> seats;
    std::string first;
    Scenario scenario{};
    HouseRules rules;
    friend bool operator==(const Start&, const Start&) = default;
};
/// M2: a market card came up, with a "+1" of this colour or none.
struct Reveal {
    std::optional<Gem> gem;
    std::optional<MarketCard> card;
    friend bool operator==(const Reveal&, const Reveal&) = default;
};
/// M3: the player takes a card from the row.
struct Recruit {
    Seat seat{};
    friend bool operator==(const Recruit&, const Recruit&) = default;
};
/// M4: the player pays for a new row and takes a card of it.
struct Refresh {
    Seat seat{};
    friend bool operator==(const Refresh&, const Refresh&) = default;
};
/// The player moves boats and may turn up Sunken City wrecks on the way (S3, S5).
struct Sail {
    Seat seat{};
    int city_revealed = 0;
    friend bool operator==(const Sail&, const Sail&) = default;
};
/// The player takes cards back.
struct Rest {
    Seat seat{};
    friend bool operator==(const Rest&, const Rest&) = default;
};
/// S3: gems go from the bag onto wrecks, in the order they are laid.
struct Scatter {
    std::vector<Gem> gems;
    Source by = Source::Hand;
    int mixed = 0;
    friend bool operator==(const Scatter&, const Scatter&) = default;
};
/// D: a dive begins, with every boat that takes part.
struct BeginDive {
    Seat leader{};
    Wreck wreck;
    std::vector<Boat> boats;
    friend bool operator==(const BeginDive&, const BeginDive&) = default;
};
/// W1, S1: what came out of the bag, in order.
struct Draw {
    std::vector<Gem> gems;
    Source by = Source::Hand;
    int mixed = 0;
    friend bool operator==(const Draw&, const Draw&) = default;
};
/// What a player answers a hazard with (H4).
enum class Means : std::uint8_t { Card, Spot };
/// One answer to one hazard gem.
struct Shield {
    Gem against{};
    Means by{};
    friend bool operator==(const Shield&, const Shield&) = default;
};
/// H4, H13: the player protects against every open hazard.
struct Protect {
    Seat seat{};
    std::vector<Shield> with;
    friend bool operator==(const Protect&, const Protect&) = default;
};
/// H7: the player does not protect.
struct Surface {
    Seat seat{};
    friend bool operator==(const Surface&, const Surface&) = default;
};
/// C1: a crew card is played for its VP.
struct Play {
    Seat seat{};
    CrewCard card;
    friend bool operator==(const Play&, const Play&) = default;
};
/// V1: the dive ends and is paid.
struct Stop {
    friend bool operator==(const Stop&, const Stop&) = default;
};
/// E3: how many crew cards a player has in all.
struct SetCrew {
    Seat seat{};
    int cards = 0;
    friend bool operator==(const SetCrew&, const SetCrew&) = default;
};
/// A correction booked into a chest.
struct Correct {
    Seat seat{};
    int vp = 0;
    std::optional<std::string> why;
    friend bool operator==(const Correct&, const Correct&) = default;
};
/// Count and compare: the bag is as counted, the rest of bag and supply is in the supply.
struct Recount {
    GemCounts bag;
    friend bool operator==(const Recount&, const Recount&) = default;
};
/// The table ends the game early.
struct EndGame {
    friend bool operator==(const EndGame&, const EndGame&) = default;
};
/// An action in the name of someone who does not sit at the table. Never legal (P1).
struct Stranger {
    std::string name;
    friend bool operator==(const Stranger&, const Stranger&) = default;
};

/// Everything that can happen. Its word in game files is id().
using Action = std::variant<Start, Reveal, Recruit, Refresh, Sail, Rest, Scatter, BeginDive, Draw, Protect, Surface,
                            Play, Stop, SetCrew, Correct, Recount, EndGame, Stranger>;

/// The kinds of Action that stand in a file, in the same order.
enum class ActionKind : std::uint8_t {
    Start,
    Reveal,
    Recruit,
    Refresh,
    Sail,
    Rest,
    Scatter,
    Dive,
    Draw,
    Protect,
    Surface,
    Play,
    Stop,
    Crew,
    Correct,
    Recount,
    End
};

inline constexpr std::size_t kActionKinds = 17;

[[nodiscard]] std::string_view id(ActionKind kind);
[[nodiscard]] std::optional<ActionKind> action_kind_from_id(std::string_view word);

/// Which kind `action` is. Requires that it is not a Stranger's.
[[nodiscard]] ActionKind kind(const Action& action);

}  // namespace deepblue
