#include "app/learn/script.h"

namespace learn::script {
namespace {

Boat green_there() {
    return on(kGreen, Spot::Blue);
}
Boat orange_there() {
    return on(kOrange, Spot::Gold);
}

BeginDive with_yellow(Boat boat) {
    return dive(wreck(3, {Spot::Blue, Spot::Gold, Spot::Red}), {green_there(), orange_there(), boat});
}

std::vector<Step> before_the_dive() {
    return {
        {.id = "tiles",
         .title = phrase("Wrecks on the map"),
         .text = {phrase("The map is set up, and your boats are in the harbour. How do the 15 wreck tiles lie?")},
         .rule = "P4",
         .choices = {showing(Scene::Tiles,
                             wrong(ChoiceKind::Answer, phrase("All face down"), {}, "P4",
                                   phrase("The six starting tiles are turned up at once; the empty one leaves the "
                                          "game. Only the nine others lie face down."))),
                     right(ChoiceKind::Answer, phrase("Six face up, one of them leaves"))},
         .scene = Scene::Tiles},
        {.id = "rush",
         .title = phrase("Yellow rushes"),
         .text =
             {phrase(
                  "You are *Green* and lead a dive: your boat is on the blue spot, Orange’s on gold. Yellow’s boat is "
                  "exactly one move away and may rush here, free of charge."),
              phrase("The red spot is free. Where does the boat go?")},
         .rule = "D4",
         .choices = {wrong(
                         ChoiceKind::Answer, phrase("To the red spot"),
                         {with_yellow({.seat = kYellow, .spot = Spot::Red, .rush = true})}, "D4",
                         phrase("A rushing boat always goes to the centre, even if a spot is free. Spots are for those "
                                "who sailed there before.")),
                     right(ChoiceKind::Answer, phrase("To the centre"), {with_yellow(rushing(kYellow))})},
         .site = dive(wreck(3, {Spot::Blue, Spot::Gold, Spot::Red}), {green_there(), orange_there()})},
    };
}

std::vector<Step> at_the_wreck() {
    return {
        {.id = "down",
         .title = phrase("Down"),
         .text = {phrase("Yellow dives with you, but without a spot. Nobody can join from now on.")},
         .rule = "D5",
         .choices = {right(ChoiceKind::Draw, kDrawOn, draws({Gem::Gold, Gem::Blue, Gem::Blue}))}},
        {.id = "spot_is_free",
         .title = phrase("Spot or card?"),
         .text = {phrase("The second blue gem. You could use your spot or a blue card."), kWhatDoYouDo},
         .rule = "H5",
         .choices = {right(ChoiceKind::UseSpot, kUseBlueSpot, {by_spot(kGreen, Gem::Blue)}),
                     wrong(ChoiceKind::UseCard, kBlueCard, {by_card(kGreen, Gem::Blue)}, "H12",
                           phrase("It works, but a card that protects is spent for this dive and pays no VP. The spot "
                                  "is free."))}},
        {.id = "gold_protects_not",
         .title = phrase("Orange on gold"),
         .text = {phrase("You are *Orange*, with a boat on the gold spot and a blue card in hand."), kWhatDoYouDo},
         .rule = "H4",
         .choices = {wrong(
                         ChoiceKind::UseSpot, phrase("Use the gold spot"), {by_spot(kOrange, Gem::Blue)}, "H4",
                         phrase("Only a blue spot, or a black-or-blue one, protects against blue. The gold spot makes "
                                "gold pay more.")),
                     right(ChoiceKind::UseCard, kBlueCard,
                           {by_card(kOrange, Gem::Blue), Surface{kYellow}, pull({Gem::Blue})})},
         .you = kOrange},
        {.id = "spot_once",
         .title = phrase("Blue a third time"),
         .text = {phrase("Yellow has surfaced, and the third blue gem is out. You are *Green* again. What protects you "
                         "now?")},
         .rule = "H5",
         .choices = {wrong(ChoiceKind::UseSpot, phrase("The blue spot again"), {by_spot(kGreen, Gem::Blue)}, "H5",
                           phrase("A spot protects once: your boat is in the centre now.")),
                     right(ChoiceKind::UseCard, kBlueCard,
                           {by_card(kGreen, Gem::Blue), by_card(kOrange, Gem::Blue), Stop{}})}},
    };
}

}  // namespace

Chapter spots() {
    return {.id = ChapterId::Spots,
            .title = phrase("Spots and rushing boats"),
            .about = phrase("Who takes part, where the boats stand, what a spot is good for"),
            .set_up = seated(Scenario::BestOfTheBest),
            .steps =
                [] {
                    std::vector<Step> steps = before_the_dive();
                    for (Step& step : at_the_wreck()) steps.push_back(std::move(step));
                    return steps;
                }(),
            .closing = phrase("Sail to a wreck in time and you get a spot. Rush there and you take part from the "
                              "centre. Black and blue spots protect once; gold, silver and red pay at the end.")};
}

}  // namespace learn::script
