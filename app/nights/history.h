#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/nights/people.h"
#include "engine/deepblue/scenario.h"
#include "engine/journal/books.h"

namespace nights {

/// Which games a page shows.
struct Filter {
    std::optional<journal::PlayerId> player;  // any of the players a person is
    std::optional<deepblue::Scenario> scenario;
    bool printed_rules_only = false;
    std::string text;  // part of a player's name or of a place
    /// Scenarios whose name in the page's language contains the text.
    std::vector<deepblue::Scenario> text_scenarios;
    friend bool operator==(const Filter&, const Filter&) = default;
};

/// A game in the list.
struct GameRow {
    journal::GameId game{};
    std::string day;
    std::string place;
    std::optional<deepblue::Scenario> scenario;
    std::string variant;  // what stands for the scenario where it is none of ours
    int players = 0;
    std::vector<std::string> winners;
    std::optional<std::int64_t> vp;  // theirs
    std::string score;               // as it was written, where there is no number
    friend bool operator==(const GameRow&, const GameRow&) = default;

    /// Whether both were played in one evening at one place.
    [[nodiscard]] bool is_same_night(const GameRow& other) const { return day == other.day && place == other.place; }
};

/// The newest games that fit, the newest first; with `after`, those that follow that row in the list.
[[nodiscard]] std::vector<GameRow> history(const journal::Books& books, const People& people, const Filter& filter,
                                           std::size_t limit, const std::optional<GameRow>& after = {});

/// How many games there are that are not deleted.
[[nodiscard]] std::int64_t games_in_all(const journal::Books& books);

/// An evening with the games that are not deleted, the first one first.
struct Evening {
    journal::Night night;
    std::vector<journal::GameId> games;
    friend bool operator==(const Evening&, const Evening&) = default;
};

/// The newest evenings with games, the newest first; with `after`, those before it.
[[nodiscard]] std::vector<Evening> evenings(const journal::Books& books, std::size_t limit,
                                            const std::optional<Evening>& after = {});
[[nodiscard]] Evening evening(const journal::Books& books, journal::NightId night);

}  // namespace nights
