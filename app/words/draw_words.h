#pragma once

#include <wx/string.h>

#include <vector>

#include "app/session/divers_in_sight.h"
#include "app/session/prompt.h"
#include "app/words/language.h"

namespace words {

/// With a capital first letter, where a word stands as a heading.
[[nodiscard]] wxString titled(const wxString& word);

/// The dive by its number, and where it is: "Dive 6", "Sunken City · 3 VP".
[[nodiscard]] wxString dive_title(const deepblue::Table& table, const Language& language);
[[nodiscard]] wxString dive_place(const deepblue::Wreck& wreck, const Language& language);
/// The same with the scenario where it is in force: "Sunken City · 3 VP · Lucrative Wrecks".
[[nodiscard]] wxString dive_place(const deepblue::Wreck& wreck, deepblue::Scenario scenario, const Language& language);

/// What the leader is asked where a hand draws; `tapped` gems of the pull are known.
[[nodiscard]] wxString question_by_hand(const session::Prompt& prompt, int tapped, const deepblue::Seating& seats,
                                        const Language& language);

/// What kind of thing a gem is: "Treasure, 4 VP", "Sea creature".
[[nodiscard]] wxString worth(deepblue::Gem gem, const Language& language);
/// What it pays on a spot of its colour: "with the red spot 10"; empty if there is no such spot.
[[nodiscard]] wxString worth_on_spot(deepblue::Gem gem, const Language& language);

/// safe, spot, card, out
[[nodiscard]] wxString danger_word(session::Danger danger, const Language& language);
/// A diver's row for those who do not see it: "Mara, leader, next creature safe, next oxygen spot, 9 VP if it ended
/// now".
[[nodiscard]] wxString diver_spoken(const session::DiverInSight& diver, const deepblue::Seating& seats,
                                    const Language& language);

/// "Anouk is not diving"; empty if all are.
[[nodiscard]] wxString not_diving(const std::vector<deepblue::Seat>& seats, const deepblue::Seating& seating,
                                  const Language& language);
/// The same beside the flags of so many.
[[nodiscard]] wxString not_diving_in_short(std::size_t players, const Language& in);

}  // namespace words
