#include "app/words/odds_words.h"

#include <cmath>

#include "app/words/coach_words.h"

namespace words {
namespace {

bool is_up_to(const session::Chance& chance, int percent) {
    return chance.hits * 100 <= chance.all * percent;
}

}  // namespace

wxString odds(const session::Chance& chance, const Language& in) {
    if (chance.hits == 0) return in.say("No hazard can come");
    // TRANSLATORS: how many of the draws need protection, in nine steps; a gem, or a pull of two gems
    if (is_up_to(chance, 7)) return in.say("About one in twenty needs protection");
    if (is_up_to(chance, 13)) return in.say("About one in ten needs protection");
    if (is_up_to(chance, 20)) return in.say("About one in six needs protection");
    if (is_up_to(chance, 29)) return in.say("About one in four needs protection");
    if (is_up_to(chance, 42)) return in.say("About one in three needs protection");
    if (is_up_to(chance, 58)) return in.say("About every second needs protection");
    if (is_up_to(chance, 71)) return in.say("About two in three need protection");
    if (is_up_to(chance, 87)) return in.say("About three in four need protection");
    return in.say("Almost every one needs protection");
}

wxString odds_in_numbers(const session::Chance& chance, bool pairs, const Language& in) {
    const int hits = static_cast<int>(chance.hits);
    const int all = static_cast<int>(chance.all);
    // TRANSLATORS: %1$d is a percentage, %2$d of %3$d pairs of gems must be answered
    const wxString sentence = pairs ? in.say("%1$d %% · %2$d of %3$d pairs")
                                    // TRANSLATORS: %1$d is a percentage, %2$d of %3$d gems must be answered
                                    : in.say("%1$d %% · %2$d of %3$d");
    return wxString::Format(sentence, chance.percent(), hits, all);
}

wxString roughly(double chance, const Language& in) {
    // TRANSLATORS: how likely something is, in ten steps; each stands alone in a table
    if (chance <= 0) return in.say("never");
    if (chance <= 0.07) return in.say("one in twenty");
    if (chance <= 0.13) return in.say("one in ten");
    if (chance <= 0.20) return in.say("one in six");
    if (chance <= 0.29) return in.say("one in four");
    if (chance <= 0.42) return in.say("one in three");
    if (chance <= 0.58) return in.say("every second");
    if (chance <= 0.71) return in.say("two in three");
    if (chance <= 0.87) return in.say("three in four");
    return chance < 1 ? in.say("almost always") : in.say("always");
}

wxString percent(double chance, const Language& in) {
    const int rounded = static_cast<int>(std::lround(100 * chance));
    if (rounded == 0 && chance > 0) return in.say("under 1 %");
    if (rounded == 100 && chance < 1) return in.say("over 99 %");
    // TRANSLATORS: %d is a percentage
    return wxString::Format(in.say("%d %%"), rounded);
}

std::vector<wxString> odds_heads(int draws, const Language& in) {
    std::vector<wxString> heads{in.say("must answer next")};
    for (int number = 1; number <= draws; ++number)
        // TRANSLATORS: %d is a number of draws; the chance to have to surface within them
        heads.push_back(wxString::Format(in.say_number("up within %d draw", "up within %d draws", number), number));
    return heads;
}

wxString leader_value(const std::string& leader, const deepblue::DiveValue& value, const Language& in) {
    // TRANSLATORS: %1$s is a player's name, %2$d a whole number of VP, %3$s a number of VP such as 1.3
    return wxString::Format(in.say("%1$s: stopping now is worth %2$d VP, drawing on and then choosing best %3$s VP on "
                                   "average"),
                            spoken(leader), static_cast<int>(std::lround(value.stop)), one_decimal(value.draw, in));
}

}  // namespace words
