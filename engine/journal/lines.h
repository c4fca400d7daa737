#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/journal/ids.h"
#include "engine/journal/ledger.h"

namespace journal {

/// Whether a line counts. An undone line can be brought back until a new one is appended; then it is dropped.
enum class LineState : std::uint8_t { Effective = 0, Undone = 1, Dropped = 2 };

/// One action of a game, as the game wrote it.
struct Line {
    std::int64_t number;  // counted from 1, in the order they were appended
    std::string text;
    LineState state;
    friend bool operator==(const Line&, const Line&) = default;
};

/// The lines of every game. None is ever removed, and none tells anything else than it told.
class Lines {
public:
    explicit Lines(Ledger& ledger) : ledger_(ledger) {}

    /// All lines of a game with their states, in order.
    [[nodiscard]] std::vector<Line> all(GameId game) const;

    /// The lines that count, in order.
    [[nodiscard]] std::vector<std::string> effective(GameId game) const;

    /// Adds a line that counts. Lines that are undone can no longer be brought back.
    void append(GameId game, std::string_view text);

    /// Takes the last line that counts back and returns it, or nothing if there is none.
    std::optional<Line> undo(GameId game);

    /// Says a line that is there in other words, such as another name. Throws NotFound.
    void rewrite(GameId game, const Line& line);

    /// Brings the line back that was undone last, or nothing if there is none.
    std::optional<Line> redo(GameId game);

private:
    void drop_undone(GameId game);
    Line mark(GameId game, Line line, LineState state);

    Ledger& ledger_;
};

}  // namespace journal
