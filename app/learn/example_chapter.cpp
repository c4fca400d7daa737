#include "app/learn/script.h"

namespace learn::script {
namespace {

Action gold_card() {
    return plays(kGreen, Gem::Gold, 1, 2);
}
Action otto() {
    return plays(kGreen, Gem::Red, 1, 4, "Otto");
}

std::vector<Step> first_gems() {
    return {
        {.id = "first_gem",
         .title = phrase("Your first gem"),
         .text = {phrase(
                      "Three boats lie at a wreck. You are *Green* and lead this dive: you alone draw, and you alone "
                      "say when it ends."),
                  phrase("Reach into the bag.")},
         .rule = "W1",
         .choices = {wrong(ChoiceKind::Stop, kStopTheDive, {Stop{}}, "W3",
                           phrase("Without a gem it is no dive: the leader draws at least one.")),
                     right(ChoiceKind::Draw, kDrawAGem, {pull({Gem::Gold}), plays(kYellow, Gem::Gold, 1, 2)})}},
        {.id = "card_can_wait",
         .title = phrase("Gold, and a card for it"),
         .text = {phrase(
                      "Gold is a treasure: 2 victory points (VP) for everyone who stays down to the end. Yellow also "
                      "plays a crew card that needs 1 gold: *2 VP, safe whatever comes*."),
                  phrase("You hold the same card. What now?")},
         .rule = "C8",
         .choices = {wrong(ChoiceKind::PlayCard, phrase("Play it now or lose it"), {gold_card()}, "C8",
                           phrase("You may play it now, but you lose nothing by waiting: the gold stays on the board, "
                                  "and the card fits as long as it lies there.")),
                     right(ChoiceKind::Draw, phrase("Draw on, the card can wait"), {pull({Gem::Silver})})}},
        {.id = "silver",
         .title = phrase("Silver"),
         .text = {phrase("Silver pays 1, gold 2, red 4. *Everyone who stays gets the full amount*; nothing is shared "
                         "out."),
                  phrase("Draw again or stop?")},
         .rule = "V3",
         .choices = {wrong(ChoiceKind::Stop, kStopTheDive, {Stop{}}, "D2",
                           phrase("That is allowed, but the wreck is gone for good, and no hazard has come up yet.")),
                     right(ChoiceKind::Draw, kDrawAGem, {pull({Gem::Blue})})}},
        {.id = "first_blue",
         .title = phrase("Oxygen"),
         .text = {phrase("Blue is an oxygen problem, black a sea creature. They lie on tracks of their own."),
                  phrase("What does the first blue gem do?")},
         .rule = "H2",
         .choices = {wrong(ChoiceKind::Surface, phrase("Everyone must surface"), {Surface{kGreen}}, "H2",
                           phrase("The first blue gem of a dive is only a warning, and so is the first black one.")),
                     right(ChoiceKind::Draw, phrase("Nothing yet: draw on"),
                           {pull({Gem::Green}), plays(kOrange, Gem::Green, 1, 8)})}},
        {.id = "green",
         .title = phrase("An artefact"),
         .text = {phrase("A green gem pays nothing by itself, but Orange has a crew card that needs 1 green: 8 VP."),
                  phrase("You hold cards for 1 gold and for 1 red. Does your red card fit?")},
         .rule = "C2",
         .choices = {wrong(ChoiceKind::PlayCard, phrase("Play the red card"), {otto()}, "C2",
                           phrase("A card fits only when its gems lie on the board, and no red one has come yet.")),
                     right(ChoiceKind::Draw, phrase("Not yet: draw on"), {pull({Gem::Gold})})}},
    };
}

std::vector<Step> own_cards() {
    return {
        {.id = "not_used_up",
         .title = phrase("Gold again"),
         .text = {phrase("Two gold gems lie on the board. Yellow has already played a card for 1 gold."),
                  phrase("Can you still play yours?")},
         .rule = "C4",
         .choices = {wrong(
                         ChoiceKind::Answer, phrase("No, one gold is used up"), {gold_card()}, "C4",
                         phrase("Cards use nothing up: one gem serves any number of cards of any number of players.")),
                     right(ChoiceKind::PlayCard, phrase("Play the card: 1 gold, 2 VP"), {gold_card()})}},
        {.id = "count_the_danger",
         .title = phrase("How dangerous is the bag?"),
         .text = {phrase("15 gems are in the bag: 3 blue and 4 black among them. One blue lies on the board, and no "
                         "black."),
                  phrase("So only *3 of 15* would have to be answered: a black one would be the first, and only a "
                         "warning.")},
         .rule = "H2",
         .choices = {wrong(ChoiceKind::Stop, kStopTheDive, {Stop{}}, "W4",
                           phrase("You may stop whenever you like. In the rulebook Green goes on, so let us see what "
                                  "comes.")),
                     right(ChoiceKind::Draw, kDrawAGem, {pull({Gem::Red})})}},
        {.id = "red_card",
         .title = phrase("Red!"),
         .text = {phrase(
             "Red pays 4, and 10 to Yellow, whose boat is on the red spot. Your card Otto fits now: 1 red, 4 "
             "VP.")},
         .rule = "C5",
         .choices = {wrong(ChoiceKind::Draw, phrase("Keep it and draw"), {pull({Gem::Black})}, "C6",
                           phrase(
                               "A card can wait, but once you surface you play nothing more. What is played is safe.")),
                     right(ChoiceKind::PlayCard, phrase("Play Otto: 1 red, 4 VP"), {otto()})}},
        {.id = "on_or_stop",
         .title = phrase("Enough?"),
         .text = {phrase(
                      "If you stop now, the gems pay you 9: two gold, one silver, one red. The cards have brought you "
                      "6 already."),
                  phrase("Green in the rulebook draws again.")},
         .rule = "W2",
         .choices = {wrong(ChoiceKind::Stop, kStopTheDive, {Stop{}}, "W4",
                           phrase("A good dive too. But the lesson is further down: Green draws again.")),
                     right(ChoiceKind::Draw, kDrawAGem, {pull({Gem::Black})})}},
        {.id = "counted_apart",
         .title = phrase("A sea creature"),
         .text = {phrase("One blue and one black gem lie on the board now. Is that a hazard?")},
         .rule = "H1",
         .choices = {wrong(ChoiceKind::Surface, phrase("Yes: surface"), {Surface{kGreen}}, "H1",
                           phrase("Black and blue are counted apart. Each has shown its warning, and nobody has to "
                                  "answer.")),
                     right(ChoiceKind::Draw, phrase("No: draw on"), {pull({Gem::Blue})})}},
    };
}

std::vector<Step> the_hazard() {
    return {
        {.id = "second_blue",
         .title = phrase("Oxygen, a second time"),
         .text = {phrase("The first blue gem was only a warning. *This one counts.* Every diver still down protects or "
                         "surfaces: the leader first, then clockwise."),
                  phrase("You are *Green*, the leader, with a boat on the blue spot. What do you do?")},
         .rule = "H5",
         .choices = {wrong(ChoiceKind::Stop, phrase("The dive is over"), {Stop{}}, "H3",
                           phrase("A second blue or black gem ends nothing by itself: each diver answers, and those "
                                  "who protect stay down.")),
                     wrong(
                         ChoiceKind::Surface, kSurface,
                         {Surface{kGreen}, by_card(kOrange, Gem::Blue), Surface{kYellow},
                          plays(kOrange, std::nullopt, 8, 6, "Malik"), Stop{}},
                         "V6",
                         phrase("You lose only the gems: your cards stay, and the wreck pays its leader even so, 6 + 3 "
                                "= 9. Orange protected and scores in full.")),
                     right(ChoiceKind::UseSpot, kUseBlueSpot, {by_spot(kGreen, Gem::Blue)})}},
        {.id = "answer_first",
         .title = phrase("Now Orange"),
         .text = {phrase("You are *Orange* for a moment, with a blue crew card and a card for 8 gems of any colour. "
                         "Eight gems lie on the board."),
                  phrase("Which card first?")},
         .rule = "H8",
         .choices = {wrong(
                         ChoiceKind::PlayCard, phrase("The card for 8 gems"),
                         {plays(kOrange, std::nullopt, 8, 6, "Malik")}, "H8",
                         phrase("The hazard comes before everything else, also before a card that this very gem makes "
                                "playable.")),
                     right(
                         ChoiceKind::UseCard, kBlueCard,
                         {by_card(kOrange, Gem::Blue), Surface{kYellow}, plays(kOrange, std::nullopt, 8, 6, "Malik")})},
         .you = kOrange},
        {.id = "time_to_stop",
         .title = phrase("Yellow is up"),
         .text = {phrase("Yellow had no protection and surfaced: no gems. Orange then played the card for 8 gems: "
                         "6 VP."),
                  phrase("You are *Green* again: your spot is used, you hold no blue and no black card, and *5 of the "
                         "12* gems in the bag are "
                         "black or blue. Draw or stop?")},
         .rule = "W4",
         .choices = {right(ChoiceKind::Stop, kStopTheDive, {Stop{}}),
                     wrong(ChoiceKind::Draw, kDrawAGem, {pull({Gem::Black}), Surface{kGreen}, Surface{kOrange}, Stop{}},
                           "H9",
                           phrase("The second black gem drives both of you up. The dive is over, and the gems pay "
                                  "nobody."))}},
    };
}

}  // namespace

Chapter example() {
    Chapter chapter{
        .id = ChapterId::Example,
        .title = phrase("Learn to dive"),
        .about = phrase("The example dive of the rulebook"),
        .set_up = seated(Scenario::TroubledWaters, {Gem::Green}),
        .steps = first_gems(),
        .closing = phrase("You have led a dive: Orange 29, Green 18, Yellow 2. At the table the program asks "
                          "the same questions in the same order.")};
    chapter.set_up.emplace_back(dive(wreck(3, {Spot::Gold, Spot::Blue, Spot::Red}),
                                     {on(kGreen, Spot::Blue), on(kOrange, Spot::Gold), on(kYellow, Spot::Red)}));
    for (const auto& part : {own_cards(), the_hazard(), example_pay()}) {
        chapter.steps.insert(chapter.steps.end(), part.begin(), part.end());
    }
    return chapter;
}

}  // namespace learn::script
