#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/nights/brave_draws.h"
#include "engine/deepblue/table.h"
#include "engine/journal/outcome.h"
#include "engine/journal/reckoning.h"

namespace nights {

/// The sum that counts games.
inline constexpr const char* kGames = "games";
/// And the one that counts those whose lines are known.
inline constexpr const char* kPlayedGames = "games/played";

/// What is worth keeping of a finished game besides who came where, so that no page has to replay it.
struct Digest {
    int dives = 0;
    int busts = 0;  // dives whose leader surfaced
    journal::Sums sums;
    std::vector<BraveDraw> brave;
    std::vector<int> crew;  // each player's cards in the end, by seat
    friend bool operator==(const Digest&, const Digest&) = default;
};

/// A finished game, reckoned once from its first to its last action.
struct Reckoned {
    deepblue::Table table;
    Digest digest;
    /// Tries are dives, hits are the times a player surfaced; the other numbers are millionths: of a time to surface
    /// as chance_forced_up tells it draw by draw without cards in hand, and of VP of luck in dives led.
    deepblue::PerSeat<journal::Measures> measures;
};

[[nodiscard]] Reckoned reckon(std::span<const deepblue::Action> actions);

/// As text for the journal, and back; a text that says nothing gives an empty digest.
[[nodiscard]] std::string to_text(const Digest& digest);
[[nodiscard]] Digest digest_from(std::string_view text);

}  // namespace nights
