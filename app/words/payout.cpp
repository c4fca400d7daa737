#include "app/words/payout.h"

#include <vector>

#include "app/words/list.h"

namespace words {
namespace {

void add(wxString& parts, const wxString& sentence, int vp) {
    if (vp == 0) return;
    add_to_list(parts, wxString::Format(sentence, vp));
}

}  // namespace

wxString payout(const deepblue::Pay& pay, const deepblue::Seating& seats, const Language& language) {
    wxString parts;
    // TRANSLATORS: parts of what a dive pays, joined by commas; %d is a number of VP
    add(parts, language.say("cards %d"), pay.cards);
    // TRANSLATORS: %d is a number of VP
    add(parts, language.say("gems %d"), pay.gems);
    // TRANSLATORS: %d is a number of VP
    add(parts, language.say("wreck %d"), pay.wreck);
    // TRANSLATORS: %d is a number of VP
    add(parts, language.say("scenario %d"), pay.scenario);
    const wxString who = spoken(seats.name(pay.seat));
    // TRANSLATORS: %1$s is a player's name, %2$d a number of VP
    if (parts.empty()) return wxString::Format(language.say("%1$s: %2$d VP"), who, pay.total());
    // TRANSLATORS: %1$s is a player's name, %2$s what was paid for, %3$d the VP in all
    return wxString::Format(language.say("%1$s: %2$s, in all %3$d VP"), who, parts, pay.total());
}

}  // namespace words
