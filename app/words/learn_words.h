#pragma once

#include <wx/string.h>

#include <string>
#include <vector>

#include "app/learn/lesson.h"
#include "app/words/language.h"

namespace words {

/// A text of the lessons, plain.
[[nodiscard]] wxString say(learn::Phrase phrase, const Language& language);

/// A piece of a text in one weight.
struct Run {
    wxString text;
    bool is_strong = false;
    friend bool operator==(const Run&, const Run&) = default;
};
/// The same text with what is emphasised; one after another the runs are say().
[[nodiscard]] std::vector<Run> runs(learn::Phrase phrase, const Language& language);

/// What Green, Orange and Yellow are called, for Lesson.
[[nodiscard]] std::vector<std::string> lesson_names(const Language& language);

/// "Step 5 of 14"
[[nodiscard]] wxString step_of(const learn::Progress& progress, const Language& language);

/// "Rule H5"
[[nodiscard]] wxString rule_name(std::string_view id, const Language& language);

/// Of a wrong choice that is on view: what happens one after another, or what forbids it; nothing of a mere answer.
[[nodiscard]] wxString what_happens(const learn::Lesson& lesson, const Language& language);

/// In place of a rule that would give the answer away.
[[nodiscard]] wxString try_it(const Language& language);

/// Beside a player's name: "cards: 6 VP".
[[nodiscard]] wxString cards_so_far(int vp, const Language& language);

/// Below a player's name: "you, leader, spot: blue".
[[nodiscard]] wxString role(const deepblue::Dive& dive, const deepblue::Diver& diver, bool is_you,
                            const Language& language);

/// What a number of the payout is paid for: "card: 1 × gold", "2 × gold, 5 each".
[[nodiscard]] wxString paid_for(const learn::PayLine& line, const Language& language);

/// The buttons of a lesson beside the choices.
struct LessonButtons {
    wxString end;
    wxString why;
    wxString back;
    wxString take_back;
    wxString next_chapter;
};
[[nodiscard]] LessonButtons lesson_buttons(const Language& language);

}  // namespace words
