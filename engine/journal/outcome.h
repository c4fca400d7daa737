#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/journal/ids.h"

namespace journal {

/// What a game measured of a player; it alone knows in which units.
struct Measures {
    std::int64_t tries = 0;     // how often something could have happened,
    std::int64_t hits = 0;      // how often it did,
    std::int64_t expected = 0;  // and how often chance had it happen
    std::int64_t luck = 0;
    std::int64_t proven_luck = 0;  // of that, what nobody can have made up
    friend bool operator==(const Measures&, const Measures&) = default;
};

/// What a game came to for one player.
struct Result {
    PlayerId player{};
    int place = 0;  // 0 if nobody knows
    bool won = false;
    std::optional<std::int64_t> points;
    std::string score;  // as it was written, where that is no plain number
    Measures measures;
    friend bool operator==(const Result&, const Result&) = default;
};

/// What a finished game came to.
struct Outcome {
    GameId game{};
    std::string uuid;  // its name for other programs, never changed
    std::string day;   // the table's own, as 2024-02-29
    std::string kind;
    std::string variant;
    bool house = false;           // not by the printed rules alone
    bool hidden = false;          // deleted, as long as nobody undoes it
    std::vector<Result> results;  // in seat order
    friend bool operator==(const Outcome&, const Outcome&) = default;
};

}  // namespace journal
