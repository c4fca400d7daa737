#pragma once

#include <wx/string.h>

#include <array>
#include <vector>

#include "app/words/language.h"
#include "engine/deepblue/crew_card.h"
#include "engine/deepblue/gem_counts.h"
#include "engine/deepblue/player.h"
#include "engine/deepblue/scenario.h"
#include "engine/deepblue/wreck.h"

namespace words {

/// The gems in the order in which they stand on every page, so that digit n is always the n-th.
inline constexpr std::array<deepblue::Gem, deepblue::kGemKinds> kGemsOnScreen{
    deepblue::Gem::Silver, deepblue::Gem::Gold,  deepblue::Gem::Red, deepblue::Gem::Green,
    deepblue::Gem::Purple, deepblue::Gem::Black, deepblue::Gem::Blue};

// The names of things, in a form that stands alone and needs no inflection.
[[nodiscard]] wxString name(deepblue::Gem gem, const Language& language);
[[nodiscard]] wxString name(deepblue::Spot spot, const Language& language);
[[nodiscard]] wxString name(deepblue::Colour colour, const Language& language);
[[nodiscard]] wxString name(deepblue::Scenario scenario, const Language& language);
/// "2 × gold", "8 × any".
[[nodiscard]] wxString name(const deepblue::Condition& condition, const Language& language);
/// Sea creature or oxygen problem.
[[nodiscard]] wxString hazard_name(deepblue::Gem hazard, const Language& language);

/// "gold, blue"
[[nodiscard]] wxString list(const std::vector<deepblue::Gem>& gems, const Language& language);
/// The hazards that are open, each as often as it is to be answered.
[[nodiscard]] wxString hazards(const deepblue::GemCounts& open, const Language& language);

}  // namespace words
