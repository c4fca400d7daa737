#pragma once

#include <wx/string.h>

#include <string>
#include <vector>

#include "app/session/chances.h"
#include "app/words/language.h"
#include "engine/deepblue/dive_value.h"

namespace words {

/// The chance that the next draw must be answered, as a sentence: "About one in six needs protection".
[[nodiscard]] wxString odds(const session::Chance& chance, const Language& language);

/// The same in numbers: "17 % · 3 of 18"; `pairs` where two gems are drawn at a time.
[[nodiscard]] wxString odds_in_numbers(const session::Chance& chance, bool pairs, const Language& language);

/// A chance by itself: "one in six", and "17 %". What can happen is never 0 %, what may fail never 100 %.
[[nodiscard]] wxString roughly(double chance, const Language& language);
[[nodiscard]] wxString percent(double chance, const Language& language);

/// The heads over a diver's chances: that the next draw must be answered, and to be forced up within 1 to `draws`.
[[nodiscard]] std::vector<wxString> odds_heads(int draws, const Language& language);

/// What stopping and drawing on are worth to the leader.
[[nodiscard]] wxString leader_value(const std::string& leader, const deepblue::DiveValue& value,
                                    const Language& language);

}  // namespace words
