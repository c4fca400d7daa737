#include "app/words/dive_set_up_words.h"

#include <algorithm>

#include "app/words/draw_words.h"
#include "app/words/gems.h"
#include "app/words/list.h"
#include "app/words/names.h"

namespace words {
namespace {

using session::BoatPlace;

constexpr int kMostNamed = 2;

int count_of(const session::DiveForm::Boats& boats, BoatPlace place) {
    return static_cast<int>(std::count_if(boats.begin(), boats.end(), [&](auto& boat) { return boat.place == place; }));
}

wxString question_of(DiveQuestion question, const Language& in) {
    switch (question) {
        // TRANSLATORS: %s is a player's name; asks on which wreck the dive is
        case DiveQuestion::Wreck: return in.say("%s: which wreck?");
        // TRANSLATORS: %s is a player's name; asks for the boats of all players that stand on the wreck already
        case DiveQuestion::Boats: return in.say("%s: which boats are on the wreck?");
        // TRANSLATORS: %s is a player's name
        case DiveQuestion::Rush: return in.say("%s: does a boat rush to the dive site?");
        // TRANSLATORS: %s is a player's name
        case DiveQuestion::Start: return in.say("%s: start the dive");
    }
    return {};
}

wxString with_one_on_the_wreck(int rushing, const Language& in) {
    return rushing > 0 ? in.say("second boat comes") : in.say("second boat stays away");
}

wxString with_none_on_the_wreck(int rushing, const Language& in) {
    if (rushing == 2) return in.say("both boats come");
    return rushing == 1 ? in.say("one boat comes") : in.say("both boats stay away");
}

}  // namespace

wxString dive_question(DiveQuestion question, const wxString& player, const Language& language) {
    return wxString::Format(question_of(question, language), player);
}

wxString in_short(const session::KnownWreck& wreck, const Language& in) {
    const wxString name = wreck.name.empty() ? in.say("Wreck") : spoken(wreck.name);
    // TRANSLATORS: %1$s is the name of a wreck, %2$d the VP printed on it
    const wxString line = wreck.city ? in.say("%1$s, Sunken City, %2$d VP")
                                     // TRANSLATORS: %1$s is the name of a wreck, %2$d the VP printed on it
                                     : in.say("%1$s, %2$d VP");
    return wxString::Format(line, name, wreck.vp);
}

wxString in_full(const session::KnownWreck& wreck, const Language& in) {
    wxString spots;
    for (const deepblue::Spot spot : wreck.spots) add_to_list(spots, name(spot, in));
    return in_short(wreck, in) + L" · " + (spots.empty() ? in.say("no scouting spots") : spots);
}

wxString spot_label(deepblue::Spot spot, const Language& in) {
    // TRANSLATORS: a scouting spot that protects once, against a black or a blue gem, which are drawn beside it
    if (spot == deepblue::Spot::BlackOrBlue) return in.say_in("spot", "either");
    return titled(name(spot, in));
}

wxString boat_name(std::size_t number, const Language& in) {
    // TRANSLATORS: %d is 1 or 2, the number of a player's boat
    return wxString::Format(in.say("boat %d"), static_cast<int>(number) + 1);
}

wxString boat_name(const wxString& player, std::size_t number, const Language& in) {
    // TRANSLATORS: %1$s is a player's name, %2$d is 1 or 2, the number of the boat
    return wxString::Format(in.say("%1$s, boat %2$d"), player, static_cast<int>(number) + 1);
}

wxString boat_place(const session::BoatForm& boat, const Language& in) {
    switch (boat.place) {
        case BoatPlace::Open: return in.say("not on the wreck");
        case BoatPlace::Centre: return in.say("in the centre");
        case BoatPlace::Corner: return in.say("on a scouting spot");
        case BoatPlace::Rushes: return in.say("comes");
        case BoatPlace::Away: return in.say("stays away");
    }
    return {};
}

wxString boats_state(const session::DiveForm::Boats& boats, const Language& in) {
    // TRANSLATORS: a player has not said yet whether a boat comes
    if (count_of(boats, BoatPlace::Open) > 0) return in.say_in("boats", "still to come");
    const int here = count_of(boats, BoatPlace::Centre) + count_of(boats, BoatPlace::Corner);
    const int rushing = count_of(boats, BoatPlace::Rushes);
    if (here == 2) return in.say("both boats are here");
    return here == 1 ? with_one_on_the_wreck(rushing, in) : with_none_on_the_wreck(rushing, in);
}

wxString still_to_decide(const std::vector<wxString>& players, const Language& in) {
    if (players.empty()) return {};
    const auto number = static_cast<int>(players.size());
    if (number > kMostNamed)
        // TRANSLATORS: %d is how many players have not said yet whether a boat comes; three or more
        return wxString::Format(in.say_number("%d player still to decide", "%d players still to decide", number),
                                number);
    // TRANSLATORS: %s is one name or a list of names
    return wxString::Format(in.say("%s still to decide"), all_of(players, in));
}

}  // namespace words
