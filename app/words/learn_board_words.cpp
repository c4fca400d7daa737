#include "app/words/learn_board_words.h"

#include "app/words/gems.h"
#include "app/words/list.h"

namespace words {
namespace {

/// "3 × silver, 1 × black"; nothing of no gem.
wxString counted(const deepblue::GemCounts& gems, const Language& in) {
    wxString words;
    for (const deepblue::Gem gem : kGemsOnScreen) {
        if (gems[gem] == 0) continue;
        add_to_list(words, wxString::Format(wxString::FromUTF8("%d\u00a0×\u00a0%s"), gems[gem], name(gem, in)));
    }
    return words;
}

}  // namespace

wxString bag_in_words(const deepblue::GemCounts& bag, const Language& in) {
    if (bag.empty()) return in.say("The bag is empty.");
    // TRANSLATORS: %s is a list such as "3 × silver, 1 × black"
    return wxString::Format(in.say("In the bag: %s."), counted(bag, in));
}

wxString supply_in_words(const deepblue::GemCounts& supply, const Language& in) {
    if (supply.empty()) return in.say("The supply is empty.");
    // TRANSLATORS: %s is a list such as "3 × silver, 1 × red"
    return wxString::Format(in.say("In the supply: %s."), counted(supply, in));
}

}  // namespace words
