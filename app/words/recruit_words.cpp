#include "app/words/recruit_words.h"

#include "app/words/gems.h"

namespace words {
namespace {

using deepblue::Occasion;

wxString numbered_question(int number, const Language& in) {
    switch (number) {
        // TRANSLATORS: %s is a player's name
        case 1: return in.say("%s: what does the first card show?");
        // TRANSLATORS: %s is a player's name
        case 2: return in.say("%s: what does the second card show?");
        // TRANSLATORS: %s is a player's name
        case 3: return in.say("%s: what does the third card show?");
        // TRANSLATORS: %s is a player's name
        case 4: return in.say("%s: what does the fourth card show?");
        // TRANSLATORS: %s is a player's name
        default: return in.say("%s: what does the fifth card show?");
    }
}

wxString add(const wxString& all, const wxString& more) {
    return all.empty() ? more : all + ", " + more;
}

}  // namespace

wxString reveal_question(const wxString& player, int number, int total, const Language& language) {
    // TRANSLATORS: %s is a player's name
    const wxString question =
        total == 1 ? language.say("%s: what does the new card show?") : numbered_question(number, language);
    return wxString::Format(question, player);
}

wxString reveal_note(Occasion occasion, const wxString& player, int total, const Language& language) {
    switch (occasion) {
        case Occasion::SetUp: return language.say("Four cards open the market, one after another.");
        case Occasion::Recruit:
            // TRANSLATORS: %s is a player's name
            return wxString::Format(language.say("%s takes a card, the row closes up, and one new card fills it."),
                                    player);
        case Occasion::Refresh: break;
    }
    if (total == 5) {
        // TRANSLATORS: %s is a player's name
        return wxString::Format(
            // TRANSLATORS: %s is a player's name
            language.say("%s takes one of the first four for free, then the fifth card fills the row."), player);
    }
    // TRANSLATORS: %s is a player's name
    return wxString::Format(
        // TRANSLATORS: %s is a player's name
        language.say("The deck runs out: all its cards come up, and %s takes one of them for free."), player);
}

wxString in_short(const session::KnownCard& card, const Language& language) {
    wxString all;
    if (card.needs) all = add(all, name(*card.needs, language));
    // TRANSLATORS: %s is the colour of the hazard a card protects from
    if (card.protects) all = add(all, wxString::Format(language.say("protects: %s"), name(*card.protects, language)));
    // TRANSLATORS: %d is a number of victory points
    if (!card.protects) all = add(all, wxString::Format(language.say("%d VP"), card.vp));
    // TRANSLATORS: %s is the colour of a gem
    if (card.adds) all = add(all, wxString::Format(language.say("+1 %s"), name(*card.adds, language)));
    return all;
}

}  // namespace words
