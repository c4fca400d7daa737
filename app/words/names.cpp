#include "app/words/names.h"

#include "app/words/language.h"

namespace words {

wxString names(const std::vector<deepblue::Seat>& seats, const deepblue::Seating& seating) {
    wxString all;
    for (const deepblue::Seat seat : seats) all += (all.empty() ? "" : ", ") + spoken(seating.name(seat));
    return all;
}

}  // namespace words
