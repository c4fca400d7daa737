#include "app/words/names.h"

#include "app/words/list.h"

namespace words {

wxString names(const std::vector<deepblue::Seat>& seats, const deepblue::Seating& seating, const Language& in) {
    std::vector<wxString> all;
    all.reserve(seats.size());
    for (const deepblue::Seat seat : seats) all.push_back(spoken(seating.name(seat)));
    return all_of(all, in);
}

wxString all_of(const std::vector<wxString>& names, const Language& in) {
    if (names.empty()) return {};
    wxString all = names.front();
    for (std::size_t i = 1; i + 1 < names.size(); ++i) add_to_list(all, names[i]);
    // TRANSLATORS: the end of a list of names: %1$s is one name or several, %2$s the last one
    return names.size() == 1 ? all : wxString::Format(in.say("%1$s and %2$s"), all, names.back());
}

}  // namespace words
