#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/journal/books.h"

namespace nights {

/// What people told about a game whose lines do not tell it: one entered by hand, or one from another program.
struct Told {
    std::vector<std::string> colours;       // by seat, as in game files or as the other program says; may be empty
    std::optional<std::size_t> began;       // which seat
    int minutes = 0;                        // 0 if nobody knows
    int dives = 0;                          // 0 if nobody knows
    std::vector<std::optional<int>> cards;  // by seat: crew cards in the end, where they were told

    [[nodiscard]] bool knows_cards() const;
    friend bool operator==(const Told&, const Told&) = default;
};

[[nodiscard]] Told told_of(const journal::Books& books, journal::GameId game);
void tell(journal::Books& books, journal::GameId game, const Told& told);

/// Where a game's note is kept.
inline constexpr const char* kGameNote = "nights/note";

/// What people wrote about a game; an empty note is none.
[[nodiscard]] std::string note_of(const journal::Books& books, journal::GameId game);
void set_note(journal::Books& books, journal::GameId game, std::string_view note);

}  // namespace nights
