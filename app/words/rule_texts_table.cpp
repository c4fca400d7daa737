#include <array>

#include "app/words/rule_texts.h"

namespace words::rules {

using learn::phrase;

std::span<const RuleText> gems() {
    static constexpr std::array kRules{
        RuleText{
            "G1", phrase("31 gems"),
            phrase(
                "9 silver, 5 gold, 4 black, 4 blue, 4 purple, 3 red and 2 green: these are all the gems there are.")},
        RuleText{"G2", phrase("The bag at the start"), phrase("19 gems: 4 black, 4 blue, 7 silver, 3 gold and 1 red.")},
        RuleText{"G3", phrase("The supply at the start"),
                 phrase("12 gems: 2 silver, 2 gold, 2 red, 2 green and 4 purple. They wait on the map for cards that "
                        "bring them into the bag.")},
        RuleText{
            "G4", phrase("No gem is lost"),
            phrase("Bag, supply, dive board and wrecks together always hold all 31 gems. If a count says otherwise, "
                   "“Count and compare” puts it right.")},
        RuleText{"G5", phrase("Gems come back"),
                 phrase("After a dive every gem goes back into the bag. Nobody keeps one.")},
    };
    return kRules;
}

std::span<const RuleText> players() {
    static constexpr std::array kRules{
        RuleText{"P1", phrase("Players"),
                 phrase("2 to 5 play, each with one colour, in turn clockwise. Chance picks who begins.")},
        RuleText{
            "P2", phrase("Starting bonus tokens"),
            phrase("In turn order the players get 0, 1, 1, 2 and 2 tokens. Each is worth $1 or 1 propeller, once.")},
        RuleText{"P3", phrase("One scenario"),
                 phrase("One of the seven scenarios holds for the whole game. For a first game take Troubled Waters.")},
        RuleText{
            "P4", phrase("Wreck tiles"),
            phrase("The six starting tiles lie face up; the empty one leaves the game. Nine more lie face down, four "
                   "of them Sunken City. So there are 14 wrecks.")},
        RuleText{"P5", phrase("Crew"),
                 phrase("Everyone starts with 4 crew cards in hand. 30 more are the deck of the market.")},
        RuleText{
            "P6", phrase("One action a turn"),
            phrase("Exactly one: recruit a card, sail with propellers, rest, or dive. Resting shuffles your resting "
                   "cards and gives you the top three.")},
    };
    return kRules;
}

std::span<const RuleText> market() {
    static constexpr std::array kRules{
        RuleText{"M1", phrase("The opening row"),
                 phrase("At the start four crew cards are turned up, one after another.")},
        RuleText{
            "M2", phrase("+1 gem"),
            phrase("A new card that shows a gem with “+1” moves one gem of that colour from the supply into the bag, "
                   "at once and for the rest of the game. It stays there whatever becomes of the card.")},
        RuleText{
            "M3", phrase("Recruit"),
            phrase("Take one card for the price of its place: $1, $2, $2 or $3. The row closes up, and one new card "
                   "is turned up.")},
        RuleText{"M4", phrase("A new row for $4"),
                 phrase("All four cards go and four new ones come. Take one of them free of charge; a fifth card fills "
                        "its place.")},
        RuleText{"M5", phrase("Never black or blue"),
                 phrase("Cards add only silver, gold, red, green and purple. Black and blue stay at four each.")},
        RuleText{"M6", phrase("Supply used up"), phrase("If the supply has no gem of that colour, nothing moves.")},
        RuleText{"M7", phrase("Deck used up"),
                 phrase("When the 30 cards are gone, none is turned up any more. Nothing is shuffled again.")},
        RuleText{"M8", phrase("A larger crew"),
                 phrase("Each recruit makes your crew one card larger. That decides between equals at the end.")},
    };
    return kRules;
}

}  // namespace words::rules
