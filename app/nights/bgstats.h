#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/nights/finished_game.h"

namespace nights {

/// What a play is called in words: the scenario card, a short comment, and each boat's colour by seat.
struct PlayWords {
    std::string board;
    std::string comments;
    std::vector<std::string> roles;
};
using PlayTeller = std::function<PlayWords(const FinishedGame&)>;

/// How plays are handed to BG Stats.
struct BgStatsOptions {
    std::optional<int> bgg_id;  // Deep Blue's number at BoardGameGeek, if the user entered it
    PlayTeller words;
};

/// The data of one play and the link that offers it to BG Stats.
[[nodiscard]] std::string bgstats_play(const journal::Books& books, const FinishedGame& game,
                                       const BgStatsOptions& options);
[[nodiscard]] std::string bgstats_link(const journal::Books& books, const FinishedGame& game,
                                       const BgStatsOptions& options);

/// A .bgsplay file with these games. The same game has the same names in every file, so that reading it again changes
/// a play instead of adding one.
[[nodiscard]] std::string bgstats_file(const journal::Books& books, const std::vector<FinishedGame>& games,
                                       const BgStatsOptions& options, journal::Seconds now);

/// A text as part of a link.
[[nodiscard]] std::string percent_encoded(std::string_view text);

}  // namespace nights
