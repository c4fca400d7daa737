#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/nights/people.h"
#include "engine/deepblue/scenario.h"
#include "engine/journal/books.h"

namespace nights {

/// Which games a player's numbers are taken from.
struct Slice {
    std::optional<deepblue::Scenario> scenario;
    bool printed_rules_only = false;
};

/// What games came to for a player.
struct Record {
    std::int64_t games = 0;
    std::int64_t wins = 0;
    std::int64_t scored = 0;  // games whose VP are known
    std::int64_t vp = 0;      // in all of those
    std::optional<std::int64_t> best;
    std::int64_t dives = 0;
    std::int64_t surfaced = 0;
    double expected_surfaced = 0;  // what the odds had them surface, without cards in hand
    double luck = 0;               // VP in dives led, against the odds
    double app_luck = 0;           // of that, in the app's draws

    // Shares of 1; nothing where there is nothing to divide by.
    [[nodiscard]] std::optional<double> win_rate() const;
    [[nodiscard]] std::optional<double> average() const;
    [[nodiscard]] std::optional<double> surfaced_rate() const;
    [[nodiscard]] std::optional<double> expected_surfaced_rate() const;

    /// Fewer games than this are numbers, and no chart is drawn of them.
    static constexpr std::int64_t kEnoughForChart = 3;
    [[nodiscard]] bool is_enough_for_chart() const { return games >= kEnoughForChart; }

    friend bool operator==(const Record&, const Record&) = default;
};

/// One player's numbers, in all and parted.
struct PlayerRecord {
    Person player;
    Record all;
    std::map<int, Record> by_players;                                 // by the number of players
    std::map<std::optional<deepblue::Scenario>, Record> by_scenario;  // nothing stands for other texts
};

/// Everyone with at least one game that fits; who won most often first, then who played most.
[[nodiscard]] std::vector<PlayerRecord> records(const journal::Books& books, const People& people, const Slice& slice);

/// A score on a player's way through the years.
struct PastScore {
    journal::GameId game{};
    std::string day;
    std::optional<std::int64_t> vp;
    bool won = false;
    friend bool operator==(const PastScore&, const PastScore&) = default;
};

/// The last games of a player that fit, the oldest of them first.
[[nodiscard]] std::vector<PastScore> last_scores(const journal::Books& books, const Person& person, const Slice& slice,
                                                 std::size_t games);

/// The day of a player's first game.
[[nodiscard]] std::optional<std::string> first_day(const journal::Books& books, const Person& person);

}  // namespace nights
