#include "app/learn/script.h"

namespace learn::script {
namespace {

Action shows(std::optional<Gem> gem) {
    return Reveal{gem, std::nullopt};
}

std::vector<Step> steps() {
    return {
        {.id = "plus_one",
         .title = phrase("A card shows +1 red"),
         .text = {phrase("The opening market is turned up, one card after another. The first one shows a red gem with "
                         "a *+1*."),
                  phrase("What does that do?")},
         .rule = "M2",
         .choices = {wrong(ChoiceKind::Answer, phrase("It waits until someone recruits the card"), {shows(Gem::Red)},
                           "M2", phrase("The gem moves at once, when the card comes up, whoever recruits it later.")),
                     right(ChoiceKind::Answer, phrase("A red gem goes from the supply into the bag"),
                           {shows(Gem::Red), shows(Gem::Green), shows(Gem::Green), shows(std::nullopt)})}},
        {.id = "gem_stays",
         .title = phrase("You recruit that card"),
         .text = {phrase("Two cards with +1 green came up as well. Now you recruit the card that brought the red gem. "
                         "What happens to the gem?")},
         .rule = "M2",
         .choices = {right(ChoiceKind::Answer, phrase("It stays in the bag"),
                           {Recruit{kGreen}, shows(std::nullopt), Recruit{kOrange}}),
                     wrong(ChoiceKind::Answer, phrase("It goes back into the supply"),
                           {Recruit{kGreen}, shows(std::nullopt)}, "M2",
                           phrase("What is in the bag stays there to the end of the game, whatever becomes of the "
                                  "card."))}},
        {.id = "supply_empty",
         .title = phrase("No green left"),
         .text = {phrase(
                      "Orange has recruited, and the new card shows +1 green. Both green gems are in the bag already."),
                  phrase("What happens now?")},
         .rule = "M6",
         .choices = {wrong(ChoiceKind::Answer, phrase("A black gem comes instead"), {shows(Gem::Black)}, "M5",
                           phrase("Black and blue never come from a card: there are four of each in the bag from the "
                                  "start.")),
                     right(ChoiceKind::Answer, phrase("Nothing moves"), {shows(Gem::Green)})}},
        {.id = "refresh",
         .title = phrase("A new row for $4"),
         .text = {phrase(
             "You are *Yellow* and pay $4: all four cards go, four new ones come, and you take one of them. "
             "How many cards are turned up in all?")},
         .rule = "M4",
         .choices = {wrong(ChoiceKind::Answer, phrase("Four"),
                           {Refresh{kYellow}, shows(Gem::Silver), shows(std::nullopt), shows(Gem::Purple),
                            shows(std::nullopt)},
                           "M4", phrase("A fifth one is still due: the place of the card you took is filled again.")),
                     right(ChoiceKind::Answer, phrase("Five"),
                           {Refresh{kYellow}, shows(Gem::Silver), shows(std::nullopt), shows(Gem::Purple),
                            shows(std::nullopt), shows(Gem::Gold)})},
         .you = kYellow},
        {.id = "read_the_bag",
         .title = phrase("Read the bag"),
         .text = {phrase("Silver, purple and gold have come in with the last cards. Does a fuller bag make a dive more "
                         "dangerous?")},
         .rule = "M5",
         .choices = {right(ChoiceKind::Answer, phrase("No, safer"), {Rest{kGreen}}),
                     wrong(ChoiceKind::Answer, phrase("Yes, more can go wrong"), {Rest{kGreen}}, "M5",
                           phrase("Black and blue stay at four each. Every gem that comes in makes a hazard less "
                                  "likely."))}},
    };
}

}  // namespace

Chapter market() {
    return {.id = ChapterId::Market,
            .title = phrase("The market and the bag"),
            .about = phrase("How gems get into the bag, and why they stay there"),
            .set_up = {seated(Scenario::BestOfTheBest).front()},
            .steps = steps(),
            .closing = phrase("Whoever turns up a card changes the bag for everyone and for the rest of the game.")};
}

}  // namespace learn::script
