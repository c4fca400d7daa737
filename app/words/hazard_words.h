#pragma once

#include <wx/string.h>

#include "app/session/answers.h"
#include "app/session/prompt.h"
#include "app/words/language.h"
#include "engine/deepblue/table.h"

namespace words {

/// The question of a hazard in three lines, so that the hazard can be read from afar.
struct HazardCry {
    wxString name;      // "Tobias:"
    wxString hazard;    // "oxygen!"; empty if the language says it otherwise
    wxString question;  // "Protect or surface?"
};
[[nodiscard]] HazardCry hazard_cry(const session::AskForAnswer& ask, const deepblue::Seating& seats,
                                   const Language& language);

/// "Second blue gem of this dive"
[[nodiscard]] wxString which_hazard(const deepblue::GemCounts& open, const deepblue::GemCounts& board,
                                    const Language& language);

/// "{n} surfaced. The dive ends after this hazard." (H9)
[[nodiscard]] wxString leader_is_up(const wxString& leader, const Language& language);

/// "Blue crew card"
[[nodiscard]] wxString protecting_card(deepblue::Gem hazard, const Language& language);
/// What undo takes back while only one gem of a pair is answered: "answer (sea creature)".
[[nodiscard]] wxString answer_to(deepblue::Gem hazard, const Language& language);
/// The price of the answers.
[[nodiscard]] wxString price_of_surfacing(int card_vp, const Language& language);
[[nodiscard]] wxString price_of_spot(deepblue::Spot spot, const Language& language);

/// "is asked now"
[[nodiscard]] wxString answer_state(session::AnswerState state, const Language& language);

}  // namespace words
