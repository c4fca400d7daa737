#pragma once

#include <cstdint>
#include <string>
#include <variant>

#include "engine/journal/ids.h"

namespace nights {

// Why something about players and games is not done: facts, no prose.

/// Not 1 to 40 characters without control characters.
struct NotAName {
    friend bool operator==(const NotAName&, const NotAName&) = default;
};
struct NameTaken {
    std::string name;
    friend bool operator==(const NameTaken&, const NameTaken&) = default;
};
/// They sat at one table, so they cannot be one person.
struct PlayedTogether {
    journal::GameId game{};
    friend bool operator==(const PlayedTogether&, const PlayedTogether&) = default;
};
struct SamePerson {
    friend bool operator==(const SamePerson&, const SamePerson&) = default;
};
/// The player was not merged into anyone.
struct NotMerged {
    friend bool operator==(const NotMerged&, const NotMerged&) = default;
};
/// The player sits in a game whose end is not final.
struct StillPlaying {
    friend bool operator==(const StillPlaying&, const StillPlaying&) = default;
};
struct NotADay {
    std::string text;
    friend bool operator==(const NotADay&, const NotADay&) = default;
};
/// A game has other seats than players were given, or none at all.
struct WrongNumberOfPlayers {
    int needed = 0;
    int given = 0;
    friend bool operator==(const WrongNumberOfPlayers&, const WrongNumberOfPlayers&) = default;
};
struct PlayerTwice {
    std::string name;
    friend bool operator==(const PlayerTwice&, const PlayerTwice&) = default;
};
/// The scores of a game that was played here follow from its dives.
struct ScoresAreBooked {
    friend bool operator==(const ScoresAreBooked&, const ScoresAreBooked&) = default;
};

using Refusal = std::variant<NotAName, NameTaken, PlayedTogether, SamePerson, NotMerged, StillPlaying, NotADay,
                             WrongNumberOfPlayers, PlayerTwice, ScoresAreBooked>;

}  // namespace nights
