#include "app/learn/script.h"

namespace learn::script {
namespace {

Action otto() {
    return plays(kGreen, Gem::Red, 1, 4, "Otto");
}
Action two_silver() {
    return plays(kGreen, Gem::Silver, 2, 4);
}
Action five_gems() {
    return plays(kGreen, std::nullopt, 5, 5);
}

std::vector<Step> steps() {
    return {
        {.id = "down",
         .title = phrase("A hand of cards"),
         .text = {phrase("You hold three cards: Otto for 1 red, one for 2 silver, one for 5 gems of any colour."),
                  kWhatDoYouDo},
         .rule = "C1",
         .choices = {wrong(ChoiceKind::PlayCard, phrase("Play Otto before the first gem"), {otto()}, "C1",
                           phrase("Cards are played for gems on the board, and none lies there yet.")),
                     right(ChoiceKind::Draw, phrase("Draw two gems, one by one"), draws({Gem::Red, Gem::Silver}))}},
        {.id = "which_fits",
         .title = phrase("Red and silver"),
         .text = {phrase("Which of your cards fits?")},
         .rule = "C2",
         .choices = {right(ChoiceKind::PlayCard, phrase("Otto: 1 red, 4 VP"), {otto()}),
                     wrong(ChoiceKind::PlayCard, phrase("2 silver, 4 VP"), {two_silver()}, "C2",
                           phrase("One silver gem is not two. The card waits for the second one."))}},
        {.id = "once_a_dive",
         .title = phrase("Otto has played"),
         .text = {phrase("His 4 VP are safe. The red gem still lies on the board: can Otto play again?")},
         .rule = "C9",
         .choices = {wrong(
                         ChoiceKind::PlayCard, phrase("Play Otto again"), {otto()}, "C9",
                         phrase("A card is played once a dive and then goes to rest. Another card for red would fit.")),
                     right(ChoiceKind::Draw, kDrawOn, draws({Gem::Black, Gem::Blue, Gem::Silver}))}},
        {.id = "hazards_count",
         .title = phrase("Five gems"),
         .text = {phrase("Red, two silver, black and blue. What can you play now?")},
         .rule = "C3",
         .choices = {wrong(ChoiceKind::PlayCard, phrase("Only the card for 2 silver"), {two_silver(), five_gems()},
                           "C3", phrase("Black and blue count as gems too: five lie there, so both cards fit.")),
                     right(ChoiceKind::PlayCard, phrase("Both cards"), {two_silver(), five_gems()})}},
        {.id = "cash_or_vp",
         .title = phrase("One side of a card"),
         .text = {phrase("The card for 5 gems also shows $2. What did it bring you in this dive?")},
         .rule = "C7",
         .choices = {wrong(ChoiceKind::Answer, phrase("5 VP and $2"), {Stop{}}, "C7",
                           phrase("In a dive a card gives its VP or its protection. Cash and propellers are for "
                                  "recruiting and sailing.")),
                     right(ChoiceKind::Answer, phrase("5 VP"), {Stop{}})}},
        {.id = "rest",
         .title = phrase("Rest"),
         .text = {phrase(
             "Your three cards and two older ones rest now. On a later turn you choose *Rest*. How many come "
             "back to your hand?")},
         .rule = "P6",
         .choices = {wrong(ChoiceKind::Answer, phrase("All of them"), {Rest{kOrange}, Rest{kYellow}, Rest{kGreen}},
                           "P6",
                           phrase("Resting brings back three: shuffle the resting cards and take the top three.")),
                     right(ChoiceKind::Answer, phrase("Three, by chance"),
                           {Rest{kOrange}, Rest{kYellow}, Rest{kGreen}})}},
    };
}

}  // namespace

Chapter crew() {
    return {
        .id = ChapterId::Crew,
        .title = phrase("Crew cards"),
        .about = phrase("When a card fits, what it brings, how it comes back"),
        .set_up =
            joined(seated(Scenario::BestOfTheBest), {dive(wreck(2), {in_the_centre(kGreen), in_the_centre(kOrange)})}),
        .steps = steps(),
        .closing = phrase("A card fits as long as its gems lie on the board. Played VP are safe; a card in hand pays "
                          "nothing once you surface.")};
}

}  // namespace learn::script
