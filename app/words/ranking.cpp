#include "app/words/ranking.h"

namespace words {
namespace {

using namespace deepblue;

wxString names(const std::vector<Seat>& seats, const Seating& seating) {
    wxString all;
    for (const Seat seat : seats) all += (all.empty() ? "" : ", ") + spoken(seating.name(seat));
    return all;
}

}  // namespace

wxString place_line(const std::vector<Rank>& ranks, std::size_t place, const Seating& seats, const Language& language) {
    const Rank& rank = ranks[place];
    // TRANSLATORS: %s is a player's name, or several
    if (rank.place == 1) return wxString::Format(language.say("%s wins"), names(rank.seats, seats));
    // TRANSLATORS: %1$d is a place, %2$s a player's name, or several
    return wxString::Format(language.say("Place %1$d goes to %2$s"), rank.place, names(rank.seats, seats));
}

wxString rank_line(const Rank& rank, const Seating& seats, const Language& language) {
    // TRANSLATORS: %1$d is a place, %2$s names, %3$d a number of VP, %4$d of crew cards
    return wxString::Format(language.say("%1$d.  %2$s: %3$d VP, %4$d crew cards"), rank.place, names(rank.seats, seats),
                            rank.vp, rank.crew);
}

}  // namespace words
