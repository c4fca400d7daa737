#pragma once

#include <string>
#include <string_view>

namespace journal {

/// A table whose rows end with a checksum of the others: its columns in order, first those that identify a row.
struct Table {
    std::string_view name;
    std::string_view columns;  // "a, b, c"
    int keys;
};

inline constexpr Table kPlayer{"player", "id, name, colour, language", 1};
inline constexpr Table kNight{"night", "id, place, date, note", 1};
inline constexpr Table kGame{"game", "id, kind, commitment, seed, started, ended, over, imported, night", 1};
inline constexpr Table kLine{"line", "game, number, text, state", 2};
inline constexpr Table kSeat{"seat", "game, seat, player", 2};
inline constexpr Table kNote{"note", "game, sort, key, text", 3};
inline constexpr Table kStatistic{"statistic", "game, player, key, number", 3};
inline constexpr Table kTotal{"total", "player, key, count, sum, min, max", 2};
inline constexpr Table kThing{"thing", "id, kind, sort, name, content, used", 1};
inline constexpr Table kKept{"kept", "sort, key, text", 2};

inline constexpr Table kPerson{"person", "player, uuid, merged", 1};
inline constexpr Table kOutcome{"outcome", "game, uuid, day, variant, house, seats, hidden", 1};
inline constexpr Table kResult{
    "result",
    "game, seat, player, day, kind, variant, house, seats, hidden, place, won, points, score, "
    "tries, hits, expected, luck, proven_luck",
    2};
inline constexpr Table kStanding{"standing",
                                 "player, kind, variant, house, seats, games, wins, scored, points, best, tries, hits, "
                                 "expected, luck, proven_luck",
                                 5};
inline constexpr Table kReckoning{"reckoning", "kind, key, number", 2};

/// One row a game: how many rows of the other tables belong to it, and the sums of their checksums.
inline constexpr Table kTally{"tally",
                              "game, lines, effective, undone, line_sum, seats, seat_sum, notes, note_sum, "
                              "statistics, statistic_sum",
                              1};

inline constexpr Table kTables[] = {kPlayer, kNight, kGame, kLine,   kSeat,    kNote,   kTally,    kStatistic,
                                    kTotal,  kThing, kKept, kPerson, kOutcome, kResult, kStanding, kReckoning};

/// Statements over whole rows of a table.
[[nodiscard]] std::string insert_sql(const Table& table);
[[nodiscard]] std::string put_sql(const Table& table);
[[nodiscard]] std::string remove_sql(const Table& table);

/// Reads rows with the stored and the computed checksum behind them; `rest` is what follows FROM.
[[nodiscard]] std::string select_sql(const Table& table, std::string_view rest);

}  // namespace journal
