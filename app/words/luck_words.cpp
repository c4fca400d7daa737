#include "app/words/luck_words.h"

#include <cmath>

#include "app/words/nights_words.h"

namespace words {
namespace {

const wxUniChar kDash(0x2013);

wxString percent(const nights::OddsRange& range, double share, const Language& in) {
    if (range.decisions == 0) return kDash;
    // TRANSLATORS: %d is a percentage
    return wxString::Format(in.say("%d %%"), static_cast<int>(std::lround(100 * share)));
}

}  // namespace

wxString answered_share(const nights::OddsRange& range, const Language& in) {
    return percent(range, range.rate(), in);
}

wxString expected_share(const nights::OddsRange& range, const Language& in) {
    return percent(range, range.expected_rate(), in);
}

wxString luck_summary(const wxString& title, const nights::Luck& luck, const Language& in) {
    wxString text = title + "\n\n" + in.say("VP from dives led, against the average of all gems that could have come.");
    for (const nights::LuckRow& row : luck.ledger) text += "\n" + spoken(row.player.name) + ": " + signed_vp(row.vp);
    text += "\n" + luck_of_the_table(luck, in);
    if (!luck.bravest.empty()) text += "\n\n" + in.say("Bravest draws of the night");
    for (const nights::BraveMoment& moment : luck.bravest)
        text += "\n" + brave_draw(moment, in) + wxString::FromUTF8(" – ") + brave_end(moment, in);
    text += "\n\n" + in.say("Did the odds keep their word?");
    for (const nights::OddsRange& range : luck.odds) {
        // TRANSLATORS: %1$s is a range of percentages that the app showed, %2$s how often a hazard came, %3$s how
        // often it was to be expected
        text += "\n" + wxString::Format(in.say("%1$s: %2$s, expected %3$s"), odds_range(range, in),
                                        answered_share(range, in), expected_share(range, in));
    }
    return text + "\n";
}

wxString grouped(std::int64_t number) {
    wxString digits = wxString::Format("%lld", static_cast<long long>(number));
    for (int place = static_cast<int>(digits.length()) - 3; place > (number < 0 ? 1 : 0); place -= 3)
        digits.insert(static_cast<std::size_t>(place), wxString(wxUniChar(0x202F)));  // a narrow space
    return digits;
}

}  // namespace words
