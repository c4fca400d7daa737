#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "app/nights/foreign_plays.h"
#include "app/session/exchange.h"
#include "engine/journal/journal.h"

namespace nights {

/// Everything that people would take along: players, nights, finished games with their lines and seals, notes,
/// remembered cards and wrecks. A game that can still go on is left out, with all its secrets.
struct WholeExport {
    std::string text;  // one JSON object
    int games = 0;
    int left_out = 0;
};
[[nodiscard]] WholeExport export_whole(journal::Journal& journal);

/// Larger than any journal people would carry around.
inline constexpr std::size_t kLargestWhole = 200'000'000;

/// It is readable, but it is no such export, or one of a later version.
struct NotAnExport {
    friend bool operator==(const NotAnExport&, const NotAnExport&) = default;
};
/// One game of it is no game: which one, counted from 1, and why.
struct BadGame {
    int number = 0;
    session::ImportRefusal why;
};
/// In the copy where it was tried out, something was wrong afterwards.
struct DidNotHold {
    std::string detail;
    friend bool operator==(const DidNotHold&, const DidNotHold&) = default;
};
using WholeRefusal =
    std::variant<session::TooLarge, BadJson, NotAnExport, BadValue, PointsNowhere, BadGame, DidNotHold>;

struct WholeImport {
    int games = 0;
    int known_games = 0;  // which were here already
    int players = 0;
    friend bool operator==(const WholeImport&, const WholeImport&) = default;
};

/// Adds everything that is not here yet; what is known by its uuid stays as it is here. Every game is replayed and its
/// seal checked. All of it is tried out in a copy of the journal first; then it is done, after a backup, or nothing is.
[[nodiscard]] std::variant<WholeImport, WholeRefusal> import_whole(journal::Journal& journal, std::string_view text,
                                                                   journal::Seconds now);

}  // namespace nights
