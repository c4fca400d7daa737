#include "app/words/learn_board_words.h"

#include "app/words/gems.h"

namespace words {

wxString bag_in_words(const deepblue::GemCounts& bag, const Language& in) {
    wxString words;
    for (const deepblue::Gem gem : kGemsOnScreen) {
        if (bag[gem] == 0) continue;
        words += (words.empty() ? "" : ", ") + wxString::Format(wxString::FromUTF8("%d × %s"), bag[gem], name(gem, in));
    }
    if (words.empty()) return in.say("The bag is empty.");
    // TRANSLATORS: %s is a list such as "3 × silver, 1 × black"
    return wxString::Format(in.say("In the bag: %s."), words);
}

}  // namespace words
