#include "app/words/odds_words.h"

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

}  // namespace words
