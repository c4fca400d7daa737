#include "app/words/hint_words.h"

#include "app/words/learn_words.h"
#include "app/words/rule_texts.h"

namespace words {

using learn::Situation;

wxString hint_text(const learn::Hint& hint, const Language& in) {
    switch (hint.situation) {
        case Situation::GemAdded:
            return in.say("The gem goes into the bag at once and stays there, whatever becomes of the card.");
        case Situation::SupplyEmpty:
            return in.say("The supply has no more gems of this colour. From now on such a card adds nothing.");
        case Situation::DeckUsedUp:
            return in.say("That was the last card of the deck. From now on the market only shrinks.");
        case Situation::Rush:
            return in.say("Boats exactly one move away may come. They go to the centre, never to a scouting spot.");
        case Situation::Leading: return in.say("You lead this dive: you alone draw, and you alone say when it ends.");
        case Situation::Warning:
            return in.say(
                "The first black and the first blue gem of a dive are only warnings. They are counted apart.");
        case Situation::CardFits:
            return in.say(
                "Everyone still down may play fitting crew cards now or later; their gems stay on the board.");
        case Situation::Hazard: return in.say("Nobody has to protect, even with a card in hand.");
        case Situation::HazardPair:
            return in.say(
                "Each of the two hazards needs its own protection. If you cannot answer both, you surface and spend "
                "nothing.");
        case Situation::LeaderUp:
            return in.say("The dive ends after this hazard. Those who protect now still score the gems.");
        case Situation::SpotUsed: return in.say("The spot has protected once. The boat is in the centre now.");
        case Situation::LastCards:
            return in.say("The leader is up, but those who protected may still play crew cards for the last gem.");
        case Situation::BagEmpty: return in.say("The bag is empty: the leader can only stop.");
        case Situation::GemOnWreck:
            return in.say(
                "The gem of the wreck lies on the board as if drawn first. If it is black or blue, the warning "
                "is out.");
        case Situation::StormDive:
            return in.say("This dive comes at once and costs no action. Boats may rush from up to two moves away.");
        case Situation::ScenarioInForce: {
            const RuleText* rule = find_rule(hint.rule);
            return rule ? say(rule->text, in) : wxString();
        }
        case Situation::LastCity:
            return in.say("This is the fourth Sunken City wreck: when the dive is paid, the game is over.");
    }
    return {};
}

}  // namespace words
