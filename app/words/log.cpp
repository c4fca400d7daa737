#include "app/words/log.h"

#include <algorithm>

#include "app/words/draw_words.h"
#include "app/words/gems.h"

namespace words {
namespace {

using namespace deepblue;

wxString drawn(const Draw& act, const Language& in) {
    // TRANSLATORS: %s is one gem colour or two
    return wxString::Format(in.say_number("%s drawn", "%s drawn", static_cast<int>(act.gems.size())),
                            list(act.gems, in));
}

/// Words each action. Whoever adds an action is stopped here by the compiler until it can be said.
class LogLine {
public:
    LogLine(const Seating& seats, const Language& language, Amounts amounts)
        : seats_(seats), in_(language), amounts_(amounts) {}

    wxString operator()(const Start& act) const {
        // TRANSLATORS: %1$s is the scenario, %2$s the name of the first player
        return wxString::Format(in_.say("Game started: %1$s, %2$s first"), name(act.scenario, in_), spoken(act.first));
    }
    wxString operator()(const Reveal& act) const {
        if (!act.gem) return in_.say("New market card: no gem");
        // TRANSLATORS: %s is the colour of a gem
        return wxString::Format(in_.say("New market card: +1 %s"), name(*act.gem, in_));
    }
    wxString operator()(const Recruit& act) const {
        // TRANSLATORS: %s is a player's name
        return of(act.seat, in_.say("%s recruited"));
    }
    wxString operator()(const Refresh& act) const {
        // TRANSLATORS: %s is a player's name
        return of(act.seat, in_.say("%s refreshed the market and recruited"));
    }
    wxString operator()(const Sail& act) const {
        // TRANSLATORS: %s is a player's name
        if (act.city_revealed == 0) return of(act.seat, in_.say("%s sailed"));
        // TRANSLATORS: %1$s is a player's name, %2$d how many wrecks were turned up
        return wxString::Format(in_.say_number("%1$s sailed and revealed %2$d Sunken City wreck",
                                               "%1$s sailed and revealed %2$d Sunken City wrecks", act.city_revealed),
                                player(act.seat), act.city_revealed);
    }
    wxString operator()(const Rest& act) const {
        // TRANSLATORS: %s is a player's name
        return of(act.seat, in_.say("%s rested"));
    }
    wxString operator()(const Scatter& act) const {
        if (act.gems.empty()) return in_.say("No wreck got a gem");
        // TRANSLATORS: %s is a list of gem colours
        return titled(wxString::Format(in_.say("%s laid on wrecks"), list(act.gems, in_)));
    }
    wxString operator()(const BeginDive& act) const {
        if (amounts_ == Amounts::Booked) {
            return of(act.leader, act.wreck.city
                                      // TRANSLATORS: %s is a player's name
                                      ? in_.say("%s began a dive on a Sunken City wreck")
                                      // TRANSLATORS: %s is a player's name
                                      : in_.say("%s began a dive"));
        }
        const wxString sentence = act.wreck.city
                                      // TRANSLATORS: %1$s is a player's name, %2$d the VP printed on the wreck
                                      ? in_.say("%1$s began a dive on a Sunken City wreck worth %2$d VP")
                                      // TRANSLATORS: %1$s is a player's name, %2$d the VP printed on the wreck
                                      : in_.say("%1$s began a dive on a wreck worth %2$d VP");
        return wxString::Format(sentence, player(act.leader), act.wreck.vp);
    }
    wxString operator()(const Draw& act) const { return titled(drawn(act, in_)); }
    wxString operator()(const Protect& act) const {
        if (all_by(act, Means::Card)) {
            // TRANSLATORS: %s is a player's name
            return of(act.seat, in_.say("%s played a protecting crew card"));
        }
        // TRANSLATORS: %s is a player's name
        if (all_by(act, Means::Spot)) return of(act.seat, in_.say("%s used a scouting spot"));
        // TRANSLATORS: %s is a player's name
        return of(act.seat, in_.say("%s used a scouting spot and a crew card"));
    }
    wxString operator()(const Surface& act) const {
        // TRANSLATORS: %s is a player's name
        return of(act.seat, in_.say("%s surfaced"));
    }
    wxString operator()(const Play& act) const {
        if (amounts_ == Amounts::Booked) return played(act);
        if (act.card.name) {
            // TRANSLATORS: %1$s is a player's name, %2$s the name of a crew card, %3$d its VP
            return wxString::Format(in_.say("%1$s played %2$s for %3$d VP"), player(act.seat), spoken(*act.card.name),
                                    act.card.vp);
        }
        // TRANSLATORS: %1$s is a player's name, %2$d the VP of a crew card
        return wxString::Format(in_.say("%1$s played a crew card for %2$d VP"), player(act.seat), act.card.vp);
    }
    wxString operator()(const Stop&) const { return in_.say("Dive stopped and booked into the chests"); }
    wxString operator()(const SetCrew& act) const {
        // TRANSLATORS: %1$s is a player's name, %2$d a number of crew cards
        return wxString::Format(in_.say_number("%1$s has %2$d crew card", "%1$s has %2$d crew cards", act.cards),
                                player(act.seat), act.cards);
    }
    wxString operator()(const Correct& act) const {
        // TRANSLATORS: %s is a player's name
        return of(act.seat, in_.say("Correction booked into the chest of %s"));
    }
    wxString operator()(const Recount&) const { return in_.say("Bag counted and set right"); }
    wxString operator()(const EndGame&) const { return in_.say("Game ended by the table"); }
    wxString operator()(const Stranger& act) const { return spoken(act.name); }

private:
    [[nodiscard]] wxString player(Seat seat) const { return spoken(seats_.name(seat)); }
    [[nodiscard]] wxString of(Seat seat, const wxString& sentence) const {
        return wxString::Format(sentence, player(seat));
    }
    [[nodiscard]] wxString played(const Play& act) const {
        // TRANSLATORS: %s is a player's name
        if (!act.card.name) return of(act.seat, in_.say("%s played a crew card"));
        // TRANSLATORS: %1$s is a player's name, %2$s the name of a crew card
        return wxString::Format(in_.say("%1$s played %2$s"), player(act.seat), spoken(*act.card.name));
    }
    static bool all_by(const Protect& act, Means means) {
        return std::all_of(act.with.begin(), act.with.end(), [&](const Shield& s) { return s.by == means; });
    }

    const Seating& seats_;
    const Language& in_;
    Amounts amounts_;
};

/// A step in a few words: what the log tells at length is short here, anything else is said as there.
class StepName {
public:
    StepName(const Seating& seats, const Language& language) : seats_(seats), in_(language) {}

    template <class Act>
    wxString operator()(const Act& act) const {
        return LogLine(seats_, in_, Amounts::Booked)(act);
    }
    wxString operator()(const Start&) const { return in_.say("game started"); }
    wxString operator()(const Reveal& act) const {
        if (!act.gem) return in_.say("new card, no gem");
        // TRANSLATORS: %s is the colour of a gem
        return wxString::Format(in_.say("new card, +1 %s"), name(*act.gem, in_));
    }
    wxString operator()(const Refresh& act) const {
        // TRANSLATORS: %s is a player's name
        return of(act.seat, in_.say("%s refreshed the market"));
    }
    wxString operator()(const Sail& act) const {
        // TRANSLATORS: %s is a player's name
        return of(act.seat, in_.say("%s sailed"));
    }
    wxString operator()(const Scatter&) const { return in_.say("gems laid"); }
    wxString operator()(const Draw& act) const { return drawn(act, in_); }
    wxString operator()(const BeginDive& act) const {
        // TRANSLATORS: %s is a player's name
        return of(act.leader, in_.say("%s began a dive"));
    }
    wxString operator()(const Protect& act) const {
        // TRANSLATORS: %s is a player's name, who protected against a hazard
        return of(act.seat, in_.say("%s answered"));
    }
    wxString operator()(const Stop&) const { return in_.say("dive stopped"); }
    wxString operator()(const Correct& act) const {
        // TRANSLATORS: %s is a player's name
        return of(act.seat, in_.say("chest of %s corrected"));
    }
    wxString operator()(const Recount&) const { return in_.say("bag counted"); }
    wxString operator()(const EndGame&) const { return in_.say("game ended"); }

private:
    [[nodiscard]] wxString of(Seat seat, const wxString& sentence) const {
        return wxString::Format(sentence, spoken(seats_.name(seat)));
    }

    const Seating& seats_;
    const Language& in_;
};

}  // namespace

wxString log_line(const Action& action, const Seating& seats, const Language& language, Amounts amounts) {
    return std::visit(LogLine(seats, language, amounts), action);
}

wxString step_name(const Action& action, const Seating& seats, const Language& language) {
    return std::visit(StepName(seats, language), action);
}

wxString undo(const wxString& step, const Language& language) {
    // TRANSLATORS: %s is a step of the game, such as "red drawn"
    return wxString::Format(language.say("Undo: %s"), step);
}

wxString warning(Gem hazard, const Language& language) {
    return hazard == Gem::Black ? language.say("First sea creature: only a warning")
                                : language.say("First oxygen problem: only a warning");
}

wxString nothing_moves(Gem gem, const Language& language) {
    // TRANSLATORS: %s is the colour of a gem
    return wxString::Format(language.say("The supply has no more of this colour, nothing moves: %s"),
                            name(gem, language));
}

}  // namespace words
