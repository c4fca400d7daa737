#pragma once

#include <cstddef>
#include <filesystem>
#include <limits>
#include <string>
#include <string_view>

#include "app/nights/digest.h"
#include "engine/journal/journal.h"

namespace nights {

// A game belongs to the game nights once all its chests are open, its seed was given away or another game has begun.
// Until then nothing of it is in any list, figure or export: its end could still be taken back, or would be told before
// its ceremony is over (V7).

/// Takes in every finished game that was not yet, the oldest first and no more than `at_most`: puts it into a night,
/// and its numbers into all figures. One that an older version reckoned with fewer numbers is reckoned again. Quick
/// when there is nothing to do. True if some are left.
bool catch_up(journal::Journal& journal, std::size_t at_most = std::numeric_limits<std::size_t>::max());

/// Takes in one finished game, which nobody can take back any more; under the name it has in other programs, if it has
/// one already.
void settle(journal::Books& books, journal::GameId game, const std::filesystem::path& journal,
            const std::string& uuid = {});

/// Takes in a game of which everything is known but its lines.
void take_in(journal::Books& books, const journal::Outcome& outcome, const Digest& digest);

/// What was reckoned of a game when it was taken in.
[[nodiscard]] Digest digest_of(const journal::Books& books, journal::GameId game);

/// Keeps figures and standings up: what is counted in or out must not be hidden.
void count_in(journal::Books& books, const journal::Outcome& outcome);
void count_out(journal::Books& books, const journal::Outcome& outcome);

/// Puts `now` in the place of `before`, an outcome of the same game, and keeps the figures up.
void replace(journal::Books& books, const journal::Outcome& before, const journal::Outcome& now);

/// The place that new nights get.
[[nodiscard]] std::string usual_place(const journal::Books& books);
void set_usual_place(journal::Books& books, std::string_view place);

/// The night of that day at that place, added if there is none yet.
[[nodiscard]] journal::NightId night_at(journal::Books& books, std::string_view day, std::string_view place);

}  // namespace nights
