#include <array>

#include "app/words/rule_texts.h"

namespace words::rules {

using learn::phrase;

std::span<const RuleText> start_of_a_dive() {
    static constexpr std::array kRules{
        RuleText{
            "D1", phrase("Who can dive"),
            phrase("On your turn you may dive on a wreck where you have a boat, on a spot or not. You then lead the "
                   "dive.")},
        RuleText{"D2", phrase("Once per wreck"), phrase("Each wreck is dived only once, however it went.")},
        RuleText{
            "D3", phrase("Rush to the dive site"),
            phrase("Before the first gem boats that are exactly one move away may come, free of charge: the leader "
                   "decides first, then the others clockwise, boat by boat.")},
        RuleText{"D4", phrase("Rushing boats go to the centre"),
                 phrase("A boat that rushes never takes a scouting spot, not even a free one.")},
        RuleText{"D5", phrase("Who takes part"),
                 phrase("Everyone with a boat on the wreck is in the dive. Nobody joins later.")},
        RuleText{
            "D6", phrase("Scouting spots"),
            phrase("A wreck has up to four: red, gold, silver, black, blue, or black-or-blue. One boat a spot; your "
                   "two boats may hold two spots and use both.")},
    };
    return kRules;
}

std::span<const RuleText> drawing() {
    static constexpr std::array kRules{
        RuleText{"W1", phrase("One gem at a time"),
                 phrase("The leader draws gems from the bag by chance, one by one, for all to see. Nothing goes back "
                        "during the dive.")},
        RuleText{
            "W2", phrase("After each draw"),
            phrase("First hazards are answered, then crew cards may be played, then the leader decides: draw again "
                   "or stop.")},
        RuleText{"W3", phrase("At least one gem"), phrase("The leader draws at least once before stopping.")},
        RuleText{"W4", phrase("The leader decides alone"), phrase("Nobody else can end the dive or simply leave it.")},
        RuleText{"W5", phrase("The dive board"),
                 phrase("Black and blue gems lie on tracks of their own, all others in the middle.")},
        RuleText{"W6", phrase("Empty bag"), phrase("When the bag is empty, the leader can only stop.")},
    };
    return kRules;
}

std::span<const RuleText> hazards() {
    static constexpr std::array kRules{
        RuleText{"H1", phrase("Two kinds of hazard"),
                 phrase("Black is a sea creature, blue an oxygen problem. They are counted apart, and anew in each "
                        "dive.")},
        RuleText{"H2", phrase("The first one warns"),
                 phrase("The first black and the first blue gem of a dive have no effect.")},
        RuleText{"H3", phrase("From the second on"),
                 phrase("For each further gem of that colour every diver still down protects or surfaces, the leader "
                        "first, then clockwise.")},
        RuleText{"H4", phrase("What protects"),
                 phrase("A crew card of that very colour, one card a gem, or a scouting spot of that colour.")},
        RuleText{
            "H5", phrase("A spot protects once"),
            phrase("The boat moves to the centre, and the spot is gone for this dive. A black-or-blue spot protects "
                   "once from either.")},
        RuleText{"H6", phrase("Nobody has to protect"),
                 phrase("You may surface although you hold the card, to keep it for later.")},
        RuleText{"H7", phrase("Surfacing"),
                 phrase("If you do not protect, you surface with all boats: no VP for gems and no more cards in this "
                        "dive. VP of cards already played stay.")},
        RuleText{"H8", phrase("Hazards come first"),
                 phrase("Nothing else happens before a hazard is answered, not even a card that this very gem makes "
                        "playable.")},
        RuleText{
            "H9", phrase("The leader surfaces"),
            phrase(
                "The others still answer this hazard. Then the dive is over, and those who protected score the gems.")},
        RuleText{"H10", phrase("Last cards"),
                 phrase("Those who protected when the leader surfaced may still play crew cards for that last gem.")},
        RuleText{"H11", phrase("Alone down there"), phrase("If all others have surfaced, the leader goes on alone.")},
        RuleText{"H12", phrase("Protecting costs the card"),
                 phrase("A card that protects is spent for this dive and pays no VP.")},
        RuleText{"H13", phrase("Two hazards in one pull"),
                 phrase("Each gem beyond the first of its colour needs a protection of its own. Both are answered at "
                        "once; anyone who cannot or will not answer both surfaces and spends nothing.")},
    };
    return kRules;
}

}  // namespace words::rules
