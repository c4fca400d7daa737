#include "app/words/end_words.h"

#include "app/words/list.h"
#include "app/words/names.h"

namespace words {
namespace {

using namespace deepblue;

wxString dive_numbers(const std::vector<int>& dives) {
    wxString all;
    for (const int dive : dives) add_to_list(all, wxString::Format("%d", dive));
    return all;
}

/// Several have the place, and nobody else has as many VP.
bool is_shared(const std::vector<Rank>& ranks, std::size_t place) {
    const int vp = ranks[place].vp;
    const bool is_level =
        (place > 0 && ranks[place - 1].vp == vp) || (place + 1 < ranks.size() && ranks[place + 1].vp == vp);
    return ranks[place].seats.size() > 1 && !is_level;
}

}  // namespace

wxString place_goes_to(int place, const Language& in) {
    switch (place) {
        // TRANSLATORS: said before the chest of that place opens; the name follows when it is open
        case 1: return in.say("First place goes to …");
        case 2: return in.say("Second place goes to …");
        case 3: return in.say("Third place goes to …");
        case 4: return in.say("Fourth place goes to …");
        default: return in.say("Fifth place goes to …");
    }
}

wxString place_name(int place, const Language& in) {
    switch (place) {
        // TRANSLATORS: stands below an open chest
        case 1: return in.say("1st place");
        case 2: return in.say("2nd place");
        case 3: return in.say("3rd place");
        case 4: return in.say("4th place");
        default: return in.say("5th place");
    }
}

wxString winners(const std::vector<Rank>& ranks, const Seating& seats, const Language& in) {
    const auto& best = ranks.front().seats;
    // TRANSLATORS: %s is a player's name, or several
    return wxString::Format(in.say_number("%s wins", "%s win", static_cast<int>(best.size())), names(best, seats, in));
}

wxString number_of_crew_cards(int cards, const Language& in) {
    // TRANSLATORS: %d is a number of crew cards
    return wxString::Format(in.say_number("%d crew card", "%d crew cards", cards), cards);
}

wxString tie_line(const std::vector<Rank>& ranks, std::size_t place, const Seating& seats, const Language& in) {
    const Rank& rank = ranks[place];
    if (place + 1 < ranks.size() && ranks[place + 1].vp == rank.vp) {
        const Rank& next = ranks[place + 1];
        const auto others = static_cast<int>(next.seats.size());
        if (others > 2)
            // TRANSLATORS: %1$d is how many other players; %2$d and %3$d are numbers of crew cards
            return wxString::Format(in.say("level with %1$d others, but %2$d crew cards to %3$d"), others, rank.crew,
                                    next.crew);
        // TRANSLATORS: %1$s is a player's name, or several; %2$d and %3$d are numbers of crew cards
        return wxString::Format(in.say("level with %1$s, but %2$d crew cards to %3$d"), names(next.seats, seats, in),
                                rank.crew, next.crew);
    }
    if (place > 0 && ranks[place - 1].vp == rank.vp) return number_of_crew_cards(rank.crew, in);
    return is_shared(ranks, place) ? in.say("shares the place: as many VP and crew cards") : wxString();
}

wxString tie_sentence(const std::vector<Rank>& ranks, std::size_t place, const Seating& seats, const Language& in) {
    const wxString who = names(ranks[place].seats, seats, in);
    // TRANSLATORS: %s are the names of several players
    if (is_shared(ranks, place)) return wxString::Format(in.say("%s share the place: as many VP and crew cards."), who);
    const wxString tie = tie_line(ranks, place, seats, in);
    return tie.empty() ? tie : who + ": " + tie + ".";
}

wxString tally_line(const session::DiverTally& tally, const Language& in) {
    // TRANSLATORS: %d is the VP of a player's best dive
    const wxString best = wxString::Format(in.say("best dive %d"), tally.best_dive);
    if (tally.surfaced == 0) return best;
    // TRANSLATORS: %d is how often a player surfaced
    return best + ", " +
           (tally.surfaced == 1
                ? in.say("surfaced once")
                // TRANSLATORS: %d is how often a player surfaced
                : wxString::Format(in.say_number("surfaced %d time", "surfaced %d times", tally.surfaced),
                                   tally.surfaced));
}

wxString number_of_dives(int dives, const Language& in) {
    // TRANSLATORS: %d is a number of dives
    return wxString::Format(in.say_number("%d dive", "%d dives", dives), dives);
}

wxString duration(long long seconds, const Language& in) {
    const auto minutes = static_cast<int>(seconds / 60);
    // TRANSLATORS: %d is a number of minutes
    if (minutes < 60) return wxString::Format(in.say("%d min"), minutes);
    // TRANSLATORS: %1$d is a number of hours, %2$d of minutes
    return wxString::Format(in.say("%1$d h %2$d min"), minutes / 60, minutes % 60);
}

wxString times(int number, const Language& in) {
    // TRANSLATORS: %d is how often something happened
    return wxString::Format(in.say_number("%d time", "%d times", number), number);
}

wxString counted_chest(const wxString& player, int difference, const std::vector<int>& dives, const Language& in) {
    // TRANSLATORS: %s is a player's name
    if (difference == 0) return wxString::Format(in.say("%s: the chest is right."), player);
    const wxString off = wxString::Format("%+d", difference);
    if (dives.empty()) {
        // TRANSLATORS: %1$s is a player's name, %2$s a number with its sign
        return wxString::Format(in.say("%1$s: a difference of %2$s VP. No single dive paid just that."), player, off);
    }
    return wxString::Format(
        // TRANSLATORS: %1$s is a player's name, %2$s a number with its sign, %3$s one or several numbers of dives
        in.say_number("%1$s: a difference of %2$s VP. It may come from dive %3$s.",
                      "%1$s: a difference of %2$s VP. It may come from one of the dives %3$s.",
                      static_cast<int>(dives.size())),
        player, off, dive_numbers(dives));
}

}  // namespace words
