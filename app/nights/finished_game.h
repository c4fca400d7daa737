#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "app/nights/people.h"
#include "app/session/dive_history.h"
#include "app/session/fairness.h"
#include "app/session/story.h"
#include "engine/deepblue/scenario.h"
#include "engine/deepblue/table.h"
#include "engine/journal/journal.h"

namespace nights {

/// What a game came to for one player, as it is shown.
struct SeatResult {
    Person player;
    std::string colour;  // as in game files, or as another program told it; may be empty
    int place = 0;       // 0 if nobody knows
    bool won = false;
    bool began = false;
    std::optional<std::int64_t> vp;
    std::string score;         // as it was written, where it is no plain number
    std::optional<int> cards;  // the crew in the end
    friend bool operator==(const SeatResult&, const SeatResult&) = default;
};

/// How a game came into the journal.
enum class Origin : std::uint8_t { Played, FromAFile, ToldByPeople };

/// A finished game as the pages tell it. Only games that are taken in have one (settle.h).
struct FinishedGame {
    journal::GameId id{};
    std::string uuid;
    Origin origin{};
    bool is_deleted = false;
    std::string day;
    std::string place;
    std::string note;
    int number_in_night = 0;  // counted from 1
    journal::Seconds started = 0;
    std::optional<deepblue::Scenario> scenario;
    std::string variant;  // what stands for the scenario where it is none of ours
    bool printed_rules = true;
    int minutes = 0;  // 0 if nobody knows
    int dives = 0;
    int busts = 0;
    std::string commitment;           // empty if nothing seals its draws
    std::vector<SeatResult> results;  // in seat order

    /// The best first; where no place is known, as they sat.
    [[nodiscard]] std::vector<SeatResult> ranking() const;
    /// Whether someone else has as many VP, so that the crew cards tell who is placed better (E3).
    [[nodiscard]] bool is_level(const SeatResult& result) const;
    /// Whether it can be replayed; otherwise only its scores are known.
    [[nodiscard]] bool has_lines() const { return origin != Origin::ToldByPeople; }
};

/// Throws journal::Error (NotFound) if the game is not taken in.
[[nodiscard]] FinishedGame open_game(const journal::Books& books, const People& people, journal::GameId game);

/// Everything that happened in a finished game, with its players under the names they have now.
struct GameRecord {
    std::vector<deepblue::Action> actions;
    deepblue::Table table;         // in the end: ranking, and each dive with what it paid
    session::DiveHistory history;  // VP after each dive
    session::Story story;          // the log: whose actions they were, and in which turn

    /// The table after so many actions, to step through the game.
    [[nodiscard]] deepblue::Table table_at(std::size_t actions_played) const;
};

/// Requires a game with lines.
[[nodiscard]] GameRecord record_of(const journal::Journal& journal, const People& people, journal::GameId game);

/// Recomputes every app-drawn gem of a finished game.
[[nodiscard]] session::Proof verify_game(const journal::Books& books, journal::GameId game);

}  // namespace nights
