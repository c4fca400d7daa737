#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/nights/refusal.h"
#include "engine/deepblue/scenario.h"
#include "engine/journal/journal.h"

namespace nights {

/// A player's score in a game of which only the scores are known.
struct ToldScore {
    journal::PlayerId player{};
    std::string colour;  // may be empty
    std::optional<std::int64_t> vp;
    std::string score;  // as it was written, where it is no plain number
    bool won = false;
    int place = 0;  // 0: as the VP tell, and the crew cards where those are equal
    std::optional<int> cards;
    friend bool operator==(const ToldScore&, const ToldScore&) = default;
};

/// A game of which only the scores are known.
struct ToldGame {
    std::string day;
    std::string place;
    std::string note;
    std::string variant;  // the id of a scenario, another text, or nothing
    bool printed_rules = true;
    int minutes = 0;
    int dives = 0;
    std::optional<std::size_t> began;
    std::vector<ToldScore> scores;            // in seat order
    std::optional<journal::Seconds> started;  // if the hour is known
    std::string uuid;                         // if another program gave it one
    friend bool operator==(const ToldGame&, const ToldGame&) = default;
};

/// Adds such a game, or changes one. Requires a day and a player.
journal::GameId add_told_game(journal::Books& books, const ToldGame& game);
void change_told_game(journal::Books& books, journal::GameId id, const ToldGame& game);
/// Such a game as it is now, and exactly back to that.
[[nodiscard]] ToldGame told_game(const journal::Books& books, journal::GameId id);
void put_back(journal::Journal& journal, journal::GameId id, const ToldGame& game);

/// A player's score as it is typed into the form.
struct HandScore {
    std::string name;
    std::string colour;
    std::optional<int> vp;
    std::optional<int> cards;  // the crew, hand and resting; it decides where VP are equal
};

/// A game entered by hand, for evenings without the program.
struct HandGame {
    std::string day;
    std::string place;
    std::string note;
    std::optional<deepblue::Scenario> scenario;
    bool printed_rules = true;
    int minutes = 0;
    std::optional<std::size_t> began;
    std::vector<HandScore> scores;  // in seat order
};

/// Adds it; the most VP win, and of those the most crew cards (E3). Names the journal does not know are added.
[[nodiscard]] std::variant<journal::GameId, Refusal> add_by_hand(journal::Journal& journal, const HandGame& game);
/// Changes one of which only the scores are known. What the form does not ask for stays; who won stays as long as the
/// scores do.
[[nodiscard]] std::variant<journal::GameId, Refusal> change_by_hand(journal::Journal& journal, journal::GameId id,
                                                                    const HandGame& game);

}  // namespace nights
