#include <array>

#include "app/words/rule_texts.h"

namespace words::rules {

using learn::phrase;

std::span<const RuleText> cards() {
    static constexpr std::array kRules{
        RuleText{
            "C1", phrase("When cards are played"),
            phrase("After the hazards of a draw everyone still down may play any number of fitting cards, the leader "
                   "too.")},
        RuleText{"C2", phrase("Cards for a colour"),
                 phrase("The card fits if at least so many gems of that one colour lie on the board.")},
        RuleText{"C3", phrase("Cards for any gems"),
                 phrase("The card fits if at least so many gems lie on the board in all, black and blue included.")},
        RuleText{"C4", phrase("Gems are not used up"),
                 phrase("One gem serves any number of cards of any number of players.")},
        RuleText{"C5", phrase("Card VP are safe"),
                 phrase("The VP of a card that is played stay yours, however the dive ends.")},
        RuleText{"C6", phrase("No cards after surfacing"),
                 phrase("Once you have surfaced, you play nothing more in this dive.")},
        RuleText{"C7", phrase("VP or protection"),
                 phrase("In a dive a card gives its VP or its protection, never its cash or its propellers.")},
        RuleText{
            "C8", phrase("A card can wait"),
            phrase("A card fits as long as its gems lie on the board, also some draws later. As a house rule a card "
                   "for a colour fits only when such a gem was just drawn.")},
        RuleText{"C9", phrase("Once a dive"),
                 phrase("Each card is played once a dive. After the dive it goes to rest.")},
    };
    return kRules;
}

std::span<const RuleText> payment() {
    static constexpr std::array kRules{
        RuleText{"V1", phrase("The dive ends"),
                 phrase("When the leader stops, or after the hazard at which the leader surfaces.")},
        RuleText{"V2", phrase("VP for cards"),
                 phrase("Everyone who took part gets the VP of the cards they played, even after surfacing.")},
        RuleText{
            "V3", phrase("VP for gems"),
            phrase("Only for those who stayed to the end: red 4, gold 2, silver 1 each. Black, blue, green and purple "
                   "pay nothing.")},
        RuleText{"V4", phrase("VP with a spot"),
                 phrase("With a boat on the spot of its colour at the end each red gem pays 10, gold 5, silver 3.")},
        RuleText{"V5", phrase("Everyone in full"),
                 phrase("Each player gets all gems in full. Two boats do not double them, nor do two spots of one "
                        "colour.")},
        RuleText{"V6", phrase("VP for the wreck"),
                 phrase("The leader gets the number printed on the wreck, even after surfacing.")},
        RuleText{"V7", phrase("Treasure chests"),
                 phrase("All VP go into the players’ treasure chests and stay secret to the end of the game.")},
        RuleText{"V8", phrase("The wreck is gone"),
                 phrase("The tile leaves the game. A Sunken City tile goes to its place in the fresco.")},
        RuleText{"V9", phrase("The gems go back"), phrase("All gems on the dive board go back into the bag.")},
    };
    return kRules;
}

std::span<const RuleText> end() {
    static constexpr std::array kRules{
        RuleText{"E1", phrase("The fourth city wreck"),
                 phrase("When the dive on the fourth Sunken City wreck is paid, the game is over at once.")},
        RuleText{"E2", phrase("Who wins"), phrase("The player with the most VP wins.")},
        RuleText{
            "E3", phrase("Equal VP"),
            phrase("More crew cards, hand and resting together, place better. If these are equal too, the place is "
                   "shared. This holds for every place.")},
    };
    return kRules;
}

std::span<const RuleText> scenarios() {
    static constexpr std::array kRules{
        RuleText{"S0", phrase("Captain’s Log"),
                 phrase("The scenario changes only dives on the four Sunken City wrecks, unless it says otherwise.")},
        RuleText{"S1", phrase("Troubled Waters"),
                 phrase("The leader draws two gems at a time and decides only after both. All hazards of the two come "
                        "first. With one gem left in the bag, one is drawn.")},
        RuleText{"S2", phrase("The Best of the Best"),
                 phrase("Every card played for VP pays 4 more. Cards that protect pay nothing.")},
        RuleText{
            "S3", phrase("Scattered Wealth"),
            phrase("When a city wreck is revealed, a gem from the bag goes onto it and onto each neighbouring wreck "
                   "without one, also face down. A dive there begins with that gem, as if drawn first, and the "
                   "leader may stop at once. As a house rule one gem must still be drawn.")},
        RuleText{"S4", phrase("Lucrative Wrecks"),
                 phrase("A leader who did not surface gets 2 VP for every full 3 gems on the board, whatever their "
                        "colour.")},
        RuleText{"S5", phrase("A Storm Is Coming"),
                 phrase("Whoever reveals a city wreck dives there at once, as a free action. Boats may rush from up to "
                        "two moves away. If one sail reveals two, that player picks the order.")},
        RuleText{"S6", phrase("Dangerous Reefs"),
                 phrase("Nobody may rush to a city wreck, not even with the leader’s second boat.")},
        RuleText{"S7", phrase("Treasure-Filled Ruins"),
                 phrase("Everyone who took part gets the wreck’s VP, twice with two boats, the leader too. So do those "
                        "who surfaced; as a house rule only those who stayed.")},
    };
    return kRules;
}

}  // namespace words::rules
