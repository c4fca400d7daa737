#include "app/words/quick_reference.h"

#include "app/words/draw_words.h"
#include "app/words/gems.h"
#include "app/words/scenarios.h"
#include "engine/deepblue/gem_counts.h"
#include "engine/deepblue/scoring.h"

namespace words {
namespace {

using namespace deepblue;

ReferenceSection turn(const Language& in) {
    return {in.say("On your turn, exactly one"),
            {{{}, in.say("Recruit"), in.say("One card for $1 to $3, or a new row for $4 and one card of it")},
             {{}, in.say("Sail"), in.say("Move your boats as far as the propellers carry them")},
             {{}, in.say("Rest"), in.say("Three of your resting cards come back by chance")},
             {{}, in.say_in("action", "Dive"), in.say("On a wreck where you have a boat; you lead the dive")}}};
}

ReferenceSection dive(const Language& in) {
    return {in.say("A dive, step by step"),
            {{{}, "1", in.say("Boats exactly one move away may rush, to the centre only")},
             {{}, "2", in.say("The leader draws a gem")},
             {{}, "3", in.say("Black or blue from the second on: protect or surface, the leader first")},
             {{}, "4", in.say("Everyone still down may play fitting cards")},
             {{}, "5", in.say("The leader draws again or stops")}}};
}

ReferenceSection protection(const Language& in) {
    return {
        in.say("Protection"),
        {{{}, in.say("Crew card"), in.say("Of that colour, one a gem; pays no VP then")},
         {{}, in.say("Scouting spot"), in.say("Of that colour, once; the boat moves to the centre")},
         {{}, in.say("Surface"), in.say("No gems, no more cards; VP of played cards stay")},
         {{}, in.say("Leader surfaces"), in.say("Dive over; those who protected score; cards and wreck are paid")}}};
}

wxString pays(Gem gem, const Language& in) {
    // TRANSLATORS: %1$d is the VP a gem pays, %2$d the VP it pays with a boat on the spot of its colour
    return wxString::Format(in.say("%1$d VP, with its spot %2$d"), gem_vp(gem, false), gem_vp(gem, true));
}

ReferenceSection gems(const Language& in) {
    ReferenceSection section{in.say("Gems"), {}};
    for (const Gem gem : {Gem::Silver, Gem::Gold, Gem::Red}) {
        section.rows.push_back({gem, titled(name(gem, in)), pays(gem, in)});
    }
    for (const Gem gem : {Gem::Green, Gem::Purple}) {
        section.rows.push_back({gem, titled(name(gem, in)), in.say("0 VP, for cards only")});
    }
    for (const Gem gem : {Gem::Black, Gem::Blue}) {
        // TRANSLATORS: %s is "sea creature" or "oxygen problem"
        const wxString warning = in.say("%s: the first only warns");
        section.rows.push_back({gem, titled(name(gem, in)), wxString::Format(warning, titled(hazard_name(gem, in)))});
    }
    return section;
}

ReferenceSection payment(const Language& in) {
    return {in.say("What a dive pays"),
            {{{}, in.say("Cards"), in.say("Everyone who took part, even after surfacing")},
             {{}, in.say("Gems"), in.say("Everyone who stayed to the end, each in full")},
             {{}, in.say("Wreck"), in.say("The leader, even after surfacing")},
             {{}, in.say("Afterwards"), in.say("VP into the chests, gems into the bag, the wreck is gone")}}};
}

ReferenceSection bag(const Language& in) {
    return {in.say("Bag and end"),
            {{{}, in.say("New card with +1"), in.say("One gem from the supply into the bag, for good")},
             {{}, in.say("Fourth city wreck"), in.say("The game ends at once")},
             {{}, in.say("Winner"), in.say("Most VP; if equal, more crew cards")}}};
}

ReferenceSection scenarios(const Language& in) {
    ReferenceSection section{in.say("Scenarios, in the Sunken City"), {}};
    for (std::size_t i = 0; i < kScenarios; ++i) {
        const auto scenario = static_cast<Scenario>(i);
        section.rows.push_back({{}, name(scenario, in), rule_of(scenario, in)});
    }
    return section;
}

}  // namespace

QuickReference quick_reference(const Language& in) {
    return {in.say("Deep Blue on one page"),
            {turn(in), dive(in), protection(in), gems(in), payment(in), bag(in), scenarios(in)}};
}

}  // namespace words
