#pragma once

#include <wx/string.h>

#include <vector>

#include "app/session/dive_form.h"
#include "app/words/language.h"

namespace words {

/// What is asked while a dive is set up.
enum class DiveQuestion { Wreck, Boats, Rush, Start };
[[nodiscard]] wxString dive_question(DiveQuestion question, const wxString& player, const Language& language);

/// A remembered wreck in one line: "The Anna, Sunken City, 3 VP".
[[nodiscard]] wxString in_short(const session::KnownWreck& wreck, const Language& language);
/// The same with its scouting spots.
[[nodiscard]] wxString in_full(const session::KnownWreck& wreck, const Language& language);

/// The kind of a scouting spot beside its gems: "Blue", "either".
[[nodiscard]] wxString spot_label(deepblue::Spot spot, const Language& language);

/// "boat 1", and "Mara, boat 1"; `number` counts from 0.
[[nodiscard]] wxString boat_name(std::size_t number, const Language& language);
[[nodiscard]] wxString boat_name(const wxString& player, std::size_t number, const Language& language);
/// Where a boat is: "on a scouting spot", "stays away".
[[nodiscard]] wxString boat_place(const session::BoatForm& boat, const Language& language);

/// What a player's boats do: "both boats are here", "second boat stays away", "still to come".
[[nodiscard]] wxString boats_state(const session::DiveForm::Boats& boats, const Language& language);

/// "Ben and Anouk still to decide", "4 players still to decide"; empty if nobody is.
[[nodiscard]] wxString still_to_decide(const std::vector<wxString>& players, const Language& language);

}  // namespace words
