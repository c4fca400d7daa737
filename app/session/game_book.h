#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/chance/seed.h"
#include "engine/deepblue/table.h"
#include "engine/journal/books.h"

namespace session {

// How a game of Deep Blue stands in the journal.

inline constexpr const char* kDeepBlue = "deepblue";

/// Facts that make the end of a game final.
inline constexpr const char* kChestsOpened = "chests_opened";
inline constexpr const char* kSeedGivenAway = "seed_given_away";
/// The fact that nothing of a game is secret any more.
inline constexpr const char* kAllChestsOpen = "all_chests_open";

/// The game that was played last: it runs, or its end can still be taken back.
[[nodiscard]] std::optional<journal::GameId> current_game(const journal::Books& books);

/// Whether a chest was opened or the seed given away.
[[nodiscard]] bool is_final(const journal::Books& books, journal::GameId game);

/// Whether the last chest was opened, the seed given away or its outcome taken in. Until then a game that is over is
/// told nowhere but in its ceremony (V7).
[[nodiscard]] bool is_told(const journal::Books& books, journal::GameId game);

/// The players of these names, added where the journal does not know them, with the colours they play now.
[[nodiscard]] std::vector<journal::PlayerId> know_players(journal::Books& books,
                                                          const std::vector<deepblue::Player>& seats);

/// Remembers which language each of them speaks; one that is not told stays.
void know_languages(journal::Books& books, const std::vector<journal::PlayerId>& players,
                    const std::vector<std::string>& languages);

/// Begins a game and makes it the current one.
[[nodiscard]] journal::GameId begin_game(journal::Books& books, const chance::Seed& seed,
                                         const std::vector<journal::PlayerId>& players, journal::Seconds now);

/// Ends a game that is over and hands its figures over; or takes the end back.
void book_end(journal::Books& books, journal::GameId game, const deepblue::Table& table, journal::Seconds now);
void take_end_back(journal::Books& books, journal::GameId game);

/// The figures of a game that is over, by the players who sat there.
[[nodiscard]] std::vector<journal::Statistic> statistics(const deepblue::Table& table,
                                                         const std::vector<journal::PlayerId>& players);

}  // namespace session
