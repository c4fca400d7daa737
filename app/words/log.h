#pragma once

#include <wx/string.h>

#include "app/words/language.h"
#include "engine/deepblue/action.h"

namespace words {

/// Whether the VP of cards and wrecks are told: while their dive runs they are. Once it is booked they are not, because
/// chests could be added up from them (V7).
enum class Amounts { Told, Booked };

/// What happened, as a line of the log: always the name, never a chest's content.
[[nodiscard]] wxString log_line(const deepblue::Action& action, const deepblue::Seating& seats,
                                const Language& language, Amounts amounts = Amounts::Told);

/// The same in a few words, with the verb at the end: where the log tells more, this is short.
[[nodiscard]] wxString step_name(const deepblue::Action& action, const deepblue::Seating& seats,
                                 const Language& language);

/// What undo says about the step that it takes back, such as "Undo: red drawn".
[[nodiscard]] wxString undo(const wxString& step, const Language& language);

/// A first hazard of its colour, which is only a warning (H2).
[[nodiscard]] wxString warning(deepblue::Gem hazard, const Language& language);

/// M6: the supply lacks the colour that the card would add.
[[nodiscard]] wxString nothing_moves(deepblue::Gem gem, const Language& language);

}  // namespace words
