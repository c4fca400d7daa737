#pragma once

#include <wx/string.h>

#include <vector>

#include "app/session/crew_hands.h"
#include "app/session/dive_end.h"
#include "app/words/language.h"

namespace words {

/// How the dive went for a player: "led, stayed", "surfaced".
[[nodiscard]] wxString took_part(const deepblue::Diver& diver, bool leads, const Language& language);

/// The cards played for VP: "Otto 4, start crew 2".
[[nodiscard]] wxString cards_paid(const std::vector<session::UsedCard>& used, const Language& language);

/// What the gems would have paid someone who surfaced: "would have been 15, with the red spot"; empty if nothing.
[[nodiscard]] wxString had_they_stayed(const deepblue::Diver& diver, const deepblue::GemCounts& board,
                                       const Language& language);

/// What the scenario paid for: "8 gems, 2 × 2"; empty if it paid nothing.
[[nodiscard]] wxString scenario_paid(const deepblue::Diver& diver, const deepblue::Table& before, int vp,
                                     const Language& language);

/// "corrected by -2"
[[nodiscard]] wxString corrected_by(int vp, const Language& language);

/// "Anouk was not in this dive."; empty if all were.
[[nodiscard]] wxString not_in_this_dive(const std::vector<deepblue::Seat>& seats, const deepblue::Seating& seating,
                                        const Language& language);

/// What the gem that would have come next would have meant: "Second black gem of this dive. Mara and Ben would have
/// needed a card."
[[nodiscard]] wxString next_would_mean(const deepblue::Table& before, deepblue::Gem next, const Language& language);

}  // namespace words
