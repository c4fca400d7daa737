#pragma once

#include <wx/string.h>

#include "app/session/crew_hands.h"
#include "app/words/language.h"

namespace words {

/// "Otto", "Start crew", "Crew card".
[[nodiscard]] wxString card_name(const deepblue::CrewCard& card, const Language& language);
/// A card that was used, whole: "Otto, 1 × red, 4 VP, played", "Diver, blue, protected".
[[nodiscard]] wxString in_full(const session::UsedCard& used, const Language& language);
/// A card that can be played: "Malik, 8 × any, 6 VP"; `bonus` is what the scenario adds.
[[nodiscard]] wxString in_full(const deepblue::CrewCard& card, int bonus, const Language& language);

/// The name of a card that only protects.
[[nodiscard]] wxString protecting_diver(const Language& language);

/// Below a diver's name: "leader · 6 VP from cards", "surfaced · keeps 2 VP".
[[nodiscard]] wxString cards_state(const deepblue::Diver& diver, bool leads, const Language& language);

/// "1 silver, 2 gold", in the order of the pages.
[[nodiscard]] wxString counted(const deepblue::GemCounts& gems, const Language& language);

}  // namespace words
