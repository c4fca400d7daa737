#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/nights/people.h"
#include "app/session/exchange.h"
#include "engine/deepblue/malformed.h"
#include "engine/journal/journal.h"

namespace nights {

/// Someone in a file of another program, and who of ours that may be.
struct ForeignPlayer {
    std::string name;
    std::string uuid;                            // may be empty
    std::optional<journal::PlayerId> suggested;  // by uuid, else by name
};

/// A game in such a file. Only plays of those that are ours are taken over.
struct ForeignGame {
    std::string name;
    int plays = 0;
    bool is_ours = false;  // as its name or number tells
};

struct ForeignScore {
    std::size_t player = 0;  // which of the players of the file
    std::string colour;
    std::optional<std::int64_t> vp;
    std::string score;  // as it was written, where it is no plain number
    bool won = false;
    bool began = false;
    int place = 0;
};

struct ForeignPlay {
    std::size_t game = 0;  // which of the games of the file
    std::string uuid;
    std::string day;
    std::optional<journal::Seconds> started;
    int minutes = 0;
    int rounds = 0;
    std::string place;
    std::string board;
    std::string comments;
    std::vector<ForeignScore> scores;
};

/// A file of another program that was read but not taken over yet.
struct ForeignPlays {
    std::vector<ForeignGame> games;
    std::vector<ForeignPlayer> players;
    std::vector<ForeignPlay> plays;
    int left_out = 0;  // plays that are not finished, have no day, no players or too many
};

/// A file that is no JSON object, or one of its fields; what is wrong and where.
struct BadJson {
    deepblue::Flaw flaw{};
    std::string about;
    friend bool operator==(const BadJson&, const BadJson&) = default;
};
/// No XML; where it stops to be.
struct BadXml {
    std::int64_t byte = 0;
    friend bool operator==(const BadXml&, const BadXml&) = default;
};
/// It is readable, but it is something else than plays.
struct NoPlaysInIt {
    friend bool operator==(const NoPlaysInIt&, const NoPlaysInIt&) = default;
};
/// A number or a date in it cannot be.
struct BadValue {
    std::string field;
    std::string text;
    friend bool operator==(const BadValue&, const BadValue&) = default;
};
/// Something refers to what is not in the file.
struct PointsNowhere {
    std::string field;
    friend bool operator==(const PointsNowhere&, const PointsNowhere&) = default;
};
using ForeignRefusal = std::variant<session::TooLarge, BadJson, BadXml, NoPlaysInIt, BadValue, PointsNowhere>;

/// Reads a .bgsplay file or a whole export of BG Stats; or a saved plays file of BoardGameGeek (XML). `bgg_id` is the
/// game's number there, if the user entered it.
[[nodiscard]] std::variant<ForeignPlays, ForeignRefusal> read_bgsplay(std::string_view file,
                                                                      std::optional<int> bgg_id = {});
[[nodiscard]] std::variant<ForeignPlays, ForeignRefusal> read_bgg_plays(std::string_view file,
                                                                        std::optional<int> bgg_id = {});

/// Suggests who of ours the players of the file are: the same uuid, else the very name, else the name but for case.
void suggest_players(ForeignPlays& plays, const journal::Books& books);

/// What the user decided about a file: for each of its games whether it is ours, and for each of its players who that
/// is; nothing stands for someone new.
struct ForeignChoice {
    std::vector<bool> games;
    std::vector<std::optional<journal::PlayerId>> players;
};
/// As it was suggested.
[[nodiscard]] ForeignChoice suggested_choice(const ForeignPlays& plays);

struct TakenOver {
    int added = 0;
    int changed = 0;     // taken over before, and brought up to date
    int left_alone = 0;  // our own games, which know better
    int new_players = 0;
    friend bool operator==(const TakenOver&, const TakenOver&) = default;
};

/// Takes the chosen plays over, all of them or none, after a backup.
TakenOver take_over(journal::Journal& journal, const ForeignPlays& plays, const ForeignChoice& choice,
                    journal::Seconds now);

}  // namespace nights
