#include "app/learn/script.h"

// The scenarios that make a Sunken City wreck pay more: S2, S3, S4, S7.
namespace learn::script {
namespace {

Action otto() {
    return plays(kGreen, Gem::Red, 1, 4, "Otto");
}

/// Green has turned up a city wreck while sailing.
Actions city_revealed(Scenario scenario) {
    return joined(seated(scenario), {Sail{kGreen, 1}});
}

BeginDive on_a_gem(Gem gem) {
    Wreck there = city(4);
    there.gem = gem;
    return dive(std::move(there), {in_the_centre(kGreen), in_the_centre(kOrange)});
}

/// A gem goes onto the wreck and one onto its neighbour; then Orange and Yellow have their turns.
Actions scattered() {
    return {Scatter{.gems = {Gem::Blue, Gem::Gold}, .by = Source::Hand, .mixed = 0}, Rest{kOrange}, Rest{kYellow}};
}

}  // namespace

Chapter best_of_the_best() {
    return {
        .id = ChapterId::BestOfTheBest,
        .title = phrase("The Best of the Best"),
        .about = phrase("In the Sunken City every card played for VP pays 4 more"),
        .set_up = joined(seated(Scenario::BestOfTheBest), {dive(city(4), {in_the_centre(kGreen)})}),
        .steps = {{.id = "draw",
                   .title = phrase("A Sunken City wreck"),
                   .text = {phrase("You dive alone and hold Otto: 1 red, 4 VP.")},
                   .rule = "S2",
                   .choices = {right(ChoiceKind::Draw, kDrawAGem, {pull({Gem::Red})})}},
                  {.id = "four_more",
                   .title = phrase("Otto in the Sunken City"),
                   .text = {phrase("Red! What does Otto bring you here?")},
                   .rule = "S2",
                   .choices = {wrong(ChoiceKind::Answer, phrase("4 VP"), {otto(), Stop{}}, "S2",
                                     phrase("Here every card played for VP pays 4 more than it says: 8 VP.")),
                               right(ChoiceKind::PlayCard, phrase("4 + 4 = 8 VP"), {otto()})}},
                  {.id = "hazard",
                   .title = phrase("Further down"),
                   .text = {phrase("You have a blue card for the worst case.")},
                   .rule = "W4",
                   .choices = {right(ChoiceKind::Draw, kDrawOn, draws({Gem::Blue, Gem::Blue}))}},
                  {.id = "no_bonus",
                   .title = phrase("A protecting card"),
                   .text = {phrase("The blue card protects you. Does it pay 4 VP as well?")},
                   .rule = "S2",
                   .choices = {wrong(ChoiceKind::Answer, phrase("Yes, it is a card too"),
                                     {by_card(kGreen, Gem::Blue), Stop{}}, "H12",
                                     phrase("A protecting card pays nothing, here as elsewhere.")),
                               right(ChoiceKind::UseCard, phrase("No, it only protects"),
                                     {by_card(kGreen, Gem::Blue), Stop{}})}}},
        .closing = phrase("Keep cards that pay for the Sunken City: each brings 4 VP more there, also if you surface "
                          "later.")};
}

Chapter scattered_wealth() {
    return {
        .id = ChapterId::ScatteredWealth,
        .title = phrase("Scattered Wealth"),
        .about = phrase("Gems lie on wrecks and open the dives there"),
        .set_up = city_revealed(Scenario::ScatteredWealth),
        .steps = {{.id = "scatter",
                   .title = phrase("You reveal a city wreck"),
                   .text = {phrase("Your sail has turned up a Sunken City wreck. Another wreck lies beside it, still "
                                   "face down. Which of them gets a gem from the bag?")},
                   .rule = "S3",
                   .choices = {right(ChoiceKind::Answer, phrase("Both of them"), scattered()),
                               wrong(ChoiceKind::Answer, phrase("Only the city wreck"), scattered(), "S3",
                                     phrase("The revealed wreck and each neighbour without a gem get one, also face "
                                            "down."))}},
                  {.id = "as_if_drawn",
                   .title = phrase("Blue lies on the wreck"),
                   .text = {phrase("You dive there, and the blue gem goes onto the board. What is it?")},
                   .rule = "S3",
                   .choices = {wrong(ChoiceKind::Answer, phrase("A hazard to answer"), {on_a_gem(Gem::Blue)}, "S3",
                                     phrase("It lies there as if drawn first: the first blue gem, so only a "
                                            "warning.")),
                               right(ChoiceKind::Answer, phrase("The warning"), {on_a_gem(Gem::Blue)})}},
                  {.id = "next_blue",
                   .title = phrase("The warning is out"),
                   .text = {phrase("So the next blue gem counts at once.")},
                   .rule = "H3",
                   .choices = {right(ChoiceKind::Draw, kDrawOn, draws({Gem::Gold, Gem::Blue}))}},
                  {.id = "answer",
                   .title = phrase("Second blue gem"),
                   .text = {phrase("You drew only one blue gem. Must you answer it?")},
                   .rule = "S3",
                   .choices = {right(ChoiceKind::UseCard, phrase("Yes, with a blue crew card"),
                                     {by_card(kGreen, Gem::Blue), Surface{kOrange}, Stop{}}),
                               wrong(ChoiceKind::Draw, phrase("No, draw on"), {pull({Gem::Silver})}, "H8",
                                     phrase("The gem from the wreck counts like any other, so this is the second "
                                            "blue one."))}}},
        .closing = phrase("A gem on a wreck makes its dive richer or more dangerous, also on ordinary wrecks. After "
                          "the dive it goes into the bag with the rest.")};
}

Chapter lucrative_wrecks() {
    return {
        .id = ChapterId::LucrativeWrecks,
        .title = phrase("Lucrative Wrecks"),
        .about = phrase("In the Sunken City the leader is paid for every full three gems"),
        .set_up =
            joined(seated(Scenario::LucrativeWrecks), {dive(city(4), {in_the_centre(kGreen), in_the_centre(kOrange)})}),
        .steps = {{.id = "draw",
                   .title = phrase("Five gems"),
                   .text = {phrase("You lead a dive on a Sunken City wreck.")},
                   .rule = "S4",
                   .choices = {right(ChoiceKind::Draw, phrase("Draw five gems, one by one"),
                                     draws({Gem::Gold, Gem::Silver, Gem::Black, Gem::Silver, Gem::Blue}))}},
                  {.id = "full_threes",
                   .title = phrase("The bounty"),
                   .text = {phrase("Five gems lie there, two of them warnings. What is the bounty worth if you stop "
                                   "now?")},
                   .rule = "S4",
                   .choices = {right(ChoiceKind::Answer, phrase("2 VP"), {pull({Gem::Silver})}),
                               wrong(ChoiceKind::Answer, phrase("Nothing, only three are treasures"), {Stop{}}, "S4",
                                     phrase("All colours count: five gems hold one full three, which pays 2."))}},
                  {.id = "stop",
                   .title = phrase("Six gems"),
                   .text = {phrase("Another silver gem: two full threes, 4 VP for you alone. You hold no protection. "
                                   "Draw or stop?")},
                   .rule = "S4",
                   .choices = {right(ChoiceKind::Stop, kStopTheDive, {Stop{}}),
                               wrong(ChoiceKind::Draw, kDrawAGem,
                                     {pull({Gem::Black}), Surface{kGreen}, by_card(kOrange, Gem::Black), Stop{}}, "S4",
                                     phrase("A leader who surfaces loses the bounty with the gems; only cards and "
                                            "wreck stay."))}}},
        .closing = phrase("2 VP for every full three gems of any colour, for the leader alone, and only without "
                          "surfacing.")};
}

Chapter treasure_filled_ruins() {
    return {.id = ChapterId::TreasureFilledRuins,
            .title = phrase("Treasure-Filled Ruins"),
            .about = phrase("In the Sunken City the wreck pays everyone, boat by boat"),
            .set_up = joined(seated(Scenario::TreasureFilledRuins),
                             {dive(city(5), {in_the_centre(kGreen), in_the_centre(kOrange), in_the_centre(kOrange),
                                             in_the_centre(kYellow)})}),
            .steps = {{.id = "draw",
                       .title = phrase("A wreck worth 5"),
                       .text = {phrase("You lead with one boat. Orange has two boats here, Yellow one.")},
                       .rule = "S7",
                       .choices = {right(ChoiceKind::Draw, kDrawOn, draws({Gem::Gold, Gem::Black, Gem::Black}))}},
                      {.id = "yellow_surfaces",
                       .title = phrase("A second sea creature"),
                       .text = {phrase("You and Orange have black cards; Yellow has none."), kWhatDoYouDo},
                       .rule = "H4",
                       .choices = {right(ChoiceKind::UseCard, phrase("Black crew card"),
                                         {by_card(kGreen, Gem::Black), by_card(kOrange, Gem::Black), Surface{kYellow}}),
                                   wrong(ChoiceKind::UseCard, kBlueCard, {by_card(kGreen, Gem::Blue)}, "H4",
                                         phrase("Only a card of that very colour protects."))}},
                      {.id = "two_boats",
                       .title = phrase("Who gets the 5?"),
                       .text = {phrase("You stop. What does the wreck pay Orange, who has two boats here?")},
                       .rule = "S7",
                       .choices = {wrong(ChoiceKind::Answer, phrase("Nothing: I led the dive"), {Stop{}}, "S7",
                                         phrase("Here the wreck pays everyone who took part, and for each boat.")),
                                   right(ChoiceKind::Answer, phrase("10"), {Stop{}})}},
                      {.id = "also_surfaced",
                       .title = phrase("And Yellow?"),
                       .text = {phrase("Yellow surfaced, with one boat.")},
                       .rule = "S7",
                       .choices = {right(ChoiceKind::Answer, phrase("5, like everyone with one boat")),
                                   wrong(ChoiceKind::Answer, phrase("Nothing"), {}, "S7",
                                         phrase("Everyone who took part is paid, even after surfacing, unless your "
                                                "table has chosen otherwise in the house rules."))},
                       .paid = 5}},
            .closing = phrase("Bring both boats to the Sunken City: each one is paid what stands on the wreck.")};
}

}  // namespace learn::script
