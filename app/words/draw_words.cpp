#include "app/words/draw_words.h"

#include "app/words/gems.h"
#include "app/words/names.h"
#include "app/words/prompts.h"
#include "engine/deepblue/scoring.h"

namespace words {

using namespace deepblue;

wxString titled(const wxString& word) {
    return word.Left(1).Upper() + word.Mid(1);
}

wxString dive_title(const Table& table, const Language& in) {
    // TRANSLATORS: %d is the number of the dive in this game
    return wxString::Format(in.say("Dive %d"), static_cast<int>(table.dives.size()) + 1);
}

wxString dive_place(const Wreck& wreck, const Language& in) {
    // TRANSLATORS: %d is the VP printed on the wreck
    const wxString place = wreck.city ? in.say("Sunken City · %d VP")
                                      // TRANSLATORS: %d is the VP printed on the wreck
                                      : in.say("Wreck · %d VP");
    const wxString told = wxString::Format(place, wreck.vp);
    return wreck.name ? spoken(*wreck.name) + L" · " + told : told;
}

wxString dive_place(const Wreck& wreck, Scenario scenario, const Language& in) {
    const wxString place = dive_place(wreck, in);
    return wreck.city ? place + L" · " + name(scenario, in) : place;
}

wxString question_by_hand(const session::Prompt& prompt, int tapped, const Seating& seats, const Language& in) {
    const auto ask = [&](Seat leader, const wxString& sentence) {
        return wxString::Format(sentence, spoken(seats.name(leader)));
    };
    if (const auto* first = std::get_if<session::AskForFirstDraw>(&prompt)) {
        // TRANSLATORS: %s is a player's name
        if (tapped > 0) return ask(first->leader, in.say("%s: tap the second gem"));
        // TRANSLATORS: %s is a player's name
        if (first->gems == 2) return ask(first->leader, in.say("%s: tap the first two gems"));
        // TRANSLATORS: %s is a player's name
        return ask(first->leader, in.say("%s: tap the first gem"));
    }
    if (const auto* next = std::get_if<session::AskForDecision>(&prompt)) {
        // TRANSLATORS: %s is a player's name
        if (tapped > 0) return ask(next->leader, in.say("%s: tap the second gem"));
        // TRANSLATORS: %s is a player's name
        if (next->gems == 2) return ask(next->leader, in.say("%s: tap both drawn gems, or stop"));
        // TRANSLATORS: %s is a player's name
        return ask(next->leader, in.say("%s: tap the drawn gem, or stop"));
    }
    return question(prompt, seats, in);
}

wxString worth(Gem gem, const Language& in) {
    switch (gem) {
        case Gem::Black: return in.say("Sea creature");
        case Gem::Blue: return in.say("Oxygen problem");
        case Gem::Green: return in.say("Artefact, no VP");
        case Gem::Purple: return in.say("Antique, no VP");
        default: break;
    }
    // TRANSLATORS: what a red, gold or silver gem pays; %d is a number of victory points
    return wxString::Format(in.say("Treasure, %d VP"), gem_vp(gem, false));
}

wxString worth_on_spot(Gem gem, const Language& in) {
    const int vp = gem_vp(gem, true);
    switch (gem) {
        // TRANSLATORS: %d is the VP of one gem for a boat on a scouting spot of its colour
        case Gem::Red: return wxString::Format(in.say("with the red spot %d"), vp);
        // TRANSLATORS: %d is the VP of one gem for a boat on a scouting spot of its colour
        case Gem::Gold: return wxString::Format(in.say("with the gold spot %d"), vp);
        // TRANSLATORS: %d is the VP of one gem for a boat on a scouting spot of its colour
        case Gem::Silver: return wxString::Format(in.say("with the silver spot %d"), vp);
        default: return {};
    }
}

wxString danger_word(session::Danger danger, const Language& in) {
    switch (danger) {
        // TRANSLATORS: what the next hazard means for a diver; very short, one word each
        case session::Danger::Safe: return in.say_in("danger", "safe");
        case session::Danger::Spot: return in.say_in("danger", "spot");
        case session::Danger::Card: return in.say_in("danger", "card");
        case session::Danger::Out: return in.say_in("danger", "out");
    }
    return {};
}

wxString diver_spoken(const session::DiverInSight& diver, const Seating& seats, const Language& in) {
    const wxString name = spoken(seats.name(diver.diver.seat));
    // TRANSLATORS: said after the name of the player who leads the dive
    const wxString who = diver.leads ? name + ", " + in.say("leader") : name;
    if (diver.diver.surfaced) return who + ", " + danger_word(session::Danger::Out, in);
    // TRANSLATORS: %1$s is a player, %2$s and %3$s one of safe, spot, card; %4$d a number of VP
    return wxString::Format(in.say("%1$s, next creature %2$s, next oxygen %3$s, %4$d VP if the dive ended now"), who,
                            danger_word(diver.black, in), danger_word(diver.blue, in), diver.gem_vp);
}

wxString not_diving_in_short(std::size_t players, const Language& in) {
    // TRANSLATORS: stands beside the flags of one or several players
    return in.say_number("is not diving", "are not diving", static_cast<int>(players));
}

wxString not_diving(const std::vector<Seat>& seats, const Seating& seating, const Language& in) {
    if (seats.empty()) return {};
    // TRANSLATORS: %s is one name or a list of names
    return wxString::Format(in.say_number("%s is not diving", "%s are not diving", static_cast<int>(seats.size())),
                            names(seats, seating, in));
}

}  // namespace words
