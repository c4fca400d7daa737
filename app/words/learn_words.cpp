#include "app/words/learn_words.h"

#include <wx/tokenzr.h>

#include "app/words/draw_words.h"
#include "app/words/gems.h"
#include "app/words/list.h"
#include "app/words/log.h"
#include "app/words/reasons.h"

namespace words {

using namespace deepblue;

wxString say(learn::Phrase phrase, const Language& in) {
    wxString all = in.say(phrase.english);
    all.Replace("*", "");
    return all;
}

std::vector<Run> runs(learn::Phrase phrase, const Language& in) {
    std::vector<Run> all;
    wxStringTokenizer pieces(in.say(phrase.english), "*", wxTOKEN_RET_EMPTY_ALL);
    for (bool strong = false; pieces.HasMoreTokens(); strong = !strong) {
        if (const wxString piece = pieces.GetNextToken(); !piece.empty()) all.push_back({piece, strong});
    }
    return all;
}

std::vector<std::string> lesson_names(const Language& in) {
    std::vector<std::string> names;
    for (const Colour colour : {Colour::Green, Colour::Orange, Colour::Yellow}) {
        names.push_back(titled(name(colour, in)).utf8_string());
    }
    return names;
}

wxString step_of(const learn::Progress& progress, const Language& in) {
    // TRANSLATORS: %1$d is the number of a step of a lesson, %2$d how many steps it has
    return wxString::Format(in.say("Step %1$d of %2$d"), progress.step, progress.steps);
}

wxString rule_name(std::string_view id, const Language& in) {
    // TRANSLATORS: %s is the id of a rule, such as "H5"
    return wxString::Format(in.say("Rule %s"), wxString::FromUTF8(id.data(), id.size()));
}

wxString what_happens(const learn::Lesson& lesson, const Language& in) {
    const Seating& seats = lesson.table().seats;
    if (const auto& refused = lesson.trial()->refused)
        // TRANSLATORS: %s is why the rules forbid something, in small letters, such as "the first gem must be drawn"
        return wxString::Format(in.say("The rules say no: %s."), reason(*refused, seats, in));
    wxString all;
    for (const Action& action : lesson.happened())
        all += (all.empty() ? "" : " ") + titled(log_line(action, seats, in)) + ".";
    // TRANSLATORS: %s is a list of sentences, such as "Green surfaced. Orange played a protecting crew card."
    return all.empty() ? all : wxString::Format(in.say("This is what happens: %s"), all);
}

wxString try_it(const Language& in) {
    return in.say("Not sure? Try it: a wrong choice is played out and then taken back.");
}

wxString cards_so_far(int vp, const Language& in) {
    // TRANSLATORS: %d is the VP of the crew cards that a player has played in this dive
    return wxString::Format(in.say("cards: %d VP"), vp);
}

wxString role(const Dive& dive, const Diver& diver, bool is_you, const Language& in) {
    wxString all;
    const auto add = [&](const wxString& word) { add_to_list(all, word); };
    // TRANSLATORS: below a player's name in a lesson: the one the learner answers for, as in "you, leader, spot: blue"
    if (is_you) add(in.say("you"));
    if (diver.seat == dive.leader().seat) add(in.say("leader"));
    if (diver.surfaced) {
        add(in.say("surfaced"));
        return all;  // with all boats (H7)
    }
    // TRANSLATORS: %s is the kind of a scouting spot, such as "blue"
    for (const Spot spot : diver.spots) add(wxString::Format(in.say("spot: %s"), name(spot, in)));
    if (all.empty()) add(in.say("in the centre"));
    return all;
}

wxString paid_for(const learn::PayLine& line, const Language& in) {
    using For = learn::PayLine::For;
    switch (line.what) {
        case For::Card:
            // TRANSLATORS: %s is what a card needs, such as "1 × gold"
            return wxString::Format(in.say("card: %s"), name(line.card->needs.value_or(Condition{}), in));
        case For::Gems:
            if (line.on_spot)
                // TRANSLATORS: %1$d is a number of gems, %2$s their colour, %3$d the VP each of them pays; the boat is
                // on their spot
                return wxString::Format(in.say("%1$d × %2$s on its spot, %3$d each"), line.count, name(*line.gem, in),
                                        line.each);
            // TRANSLATORS: %1$d is a number of gems, %2$s their colour, %3$d the VP each of them pays
            return wxString::Format(in.say("%1$d × %2$s, %3$d each"), line.count, name(*line.gem, in), line.each);
        case For::NoGems: return in.say("surfaced: no gems");
        case For::Wreck: return in.say("the wreck, for the leader");
        case For::Scenario: return in.say("the scenario");
    }
    return {};
}

LessonButtons lesson_buttons(const Language& in) {
    return {.end = in.say("End the lesson"),
            .why = in.say("Why is that?"),
            .back = in.say("Back one step"),
            .take_back = in.say("Take it back"),
            .next_chapter = in.say("Next chapter")};
}

}  // namespace words
