#pragma once

#include <cstddef>

#include "app/session/session.h"

namespace desktop {

/// The pages of the window, in the order of the book.
enum class PageId {
    Start,
    NewGame,
    Table,
    Recruit,
    DiveSetUp,
    Draw,
    Hazard,
    CrewCards,
    Result,
    Ceremony,
    End,
    Settings,
    Steps,
    Learn,
    Puzzle,
    Nights,
    Practice,
    Rules
};

/// What the window knows beside the session: which pages were left although the game still stands there.
struct Seen {
    std::size_t result = 0;    // the number of actions when a result was closed
    std::size_t ceremony = 0;  // the number of actions when all chests were open

    /// A game that was told to its end has nothing left to show.
    void all(std::size_t actions);
    /// Forgets what lies beyond the game as it stands: it was taken back, or belonged to the game before.
    void forget_beyond(std::size_t actions);
};

/// The page the game is at.
[[nodiscard]] PageId page_of(const session::Session& session, const Seen& seen);

}  // namespace desktop
