#include "app/words/crew_cards_words.h"

#include "app/words/gems.h"
#include "app/words/list.h"

namespace words {

using namespace deepblue;

wxString card_name(const CrewCard& card, const Language& in) {
    if (card.name) return spoken(*card.name);
    return session::is_start_crew(card) ? in.say("Start crew") : in.say("Crew card");
}

wxString protecting_diver(const Language& in) {
    // TRANSLATORS: the kind of crew card that only protects from a hazard
    return in.say_in("crew card", "Diver");
}

wxString in_full(const CrewCard& card, int bonus, const Language& in) {
    wxString all = card_name(card, in);
    if (card.needs) all += ", " + name(*card.needs, in);
    // TRANSLATORS: %d is a number of victory points
    return all + ", " + wxString::Format(in.say("%d VP"), card.vp + bonus);
}

wxString in_full(const session::UsedCard& used, const Language& in) {
    // TRANSLATORS: said of a crew card that was spent against a hazard
    if (used.against) return protecting_diver(in) + ", " + name(*used.against, in) + ", " + in.say("protected");
    // TRANSLATORS: said of a crew card
    return in_full(used.card, 0, in) + ", " + in.say("played");
}

wxString cards_state(const Diver& diver, bool leads, const Language& in) {
    // TRANSLATORS: %d is a number of victory points
    if (diver.surfaced) return wxString::Format(in.say("surfaced · keeps %d VP"), diver.card_vp);
    // TRANSLATORS: %d is a number of victory points
    const wxString vp = wxString::Format(in.say("%d VP from cards"), diver.card_vp);
    // TRANSLATORS: who leads the dive
    return leads ? in.say("leader") + L" · " + vp : vp;
}

wxString counted(const GemCounts& gems, const Language& in) {
    wxString all;
    for (const Gem gem : kGemsOnScreen)
        if (gems[gem] > 0) add_to_list(all, wxString::Format("%d ", gems[gem]) + name(gem, in));
    return all;
}

}  // namespace words
