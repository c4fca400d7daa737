#pragma once

#include <wx/string.h>

#include <vector>

#include "app/words/language.h"
#include "engine/deepblue/scoring.h"

namespace words {

/// Who is at that place of a ranking, best first, and why if it was close.
[[nodiscard]] wxString place_line(const std::vector<deepblue::Rank>& ranks, std::size_t place,
                                  const deepblue::Seating& seats, const Language& language);

/// One line of the ranking: place, names, VP and crew cards.
[[nodiscard]] wxString rank_line(const deepblue::Rank& rank, const deepblue::Seating& seats, const Language& language);

}  // namespace words
