#pragma once

#include <wx/string.h>

#include <vector>

#include "app/session/dive_history.h"
#include "app/words/language.h"
#include "engine/deepblue/scoring.h"

namespace words {

/// "Third place goes to …"
[[nodiscard]] wxString place_goes_to(int place, const Language& language);
/// "3rd place"
[[nodiscard]] wxString place_name(int place, const Language& language);
/// "Giulia wins"; several if they share the first place.
[[nodiscard]] wxString winners(const std::vector<deepblue::Rank>& ranks, const deepblue::Seating& seats,
                               const Language& language);

/// "10 crew cards"
[[nodiscard]] wxString number_of_crew_cards(int cards, const Language& language);
/// Why a place with the same VP as the next one is the better one: "level with Tobias, but 12 crew cards to 10"; that
/// a place is shared; or empty. `ranks` are best first.
[[nodiscard]] wxString tie_line(const std::vector<deepblue::Rank>& ranks, std::size_t place,
                                const deepblue::Seating& seats, const Language& language);

/// The same as a sentence about all who have the place: "Mara: level with Tobias, but 12 crew cards to 10."
[[nodiscard]] wxString tie_sentence(const std::vector<deepblue::Rank>& ranks, std::size_t place,
                                    const deepblue::Seating& seats, const Language& language);

/// How the dives went for a player: "best dive 21, surfaced once".
[[nodiscard]] wxString tally_line(const session::DiverTally& tally, const Language& language);

/// "9 dives"
[[nodiscard]] wxString number_of_dives(int dives, const Language& language);
/// How long a game took: "1 h 52 min".
[[nodiscard]] wxString duration(long long seconds, const Language& language);
/// "3 times"
[[nodiscard]] wxString times(int number, const Language& language);

/// The verdict on a counted chest: right, or by how much it is off and which dives that may come from.
[[nodiscard]] wxString counted_chest(const wxString& player, int difference, const std::vector<int>& dives,
                                     const Language& language);

}  // namespace words
