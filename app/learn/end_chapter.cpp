#include "app/learn/script.h"

namespace learn::script {
namespace {

/// Three Sunken City wrecks are dived; Green and Orange will be level, and Orange has the larger crew.
Actions late_game() {
    Actions actions = seated(Scenario::DangerousReefs);
    for (const Seat leader : {kGreen, kOrange, kYellow}) {
        actions.emplace_back(dive(city(4), {in_the_centre(leader)}, leader));
        actions.push_back(pull({Gem::Gold}));
        actions.emplace_back(Stop{});
    }
    actions.emplace_back(SetCrew{kGreen, 7});
    actions.emplace_back(SetCrew{kOrange, 9});
    actions.emplace_back(
        dive(city(4, {Spot::Silver}), {on(kGreen, Spot::Silver), in_the_centre(kGreen), in_the_centre(kOrange)}));
    actions.emplace_back(pull({Gem::Silver}));
    actions.push_back(plays(kOrange, Gem::Silver, 1, 6));
    return actions;
}

std::vector<Step> steps() {
    return {
        {.id = "two_boats",
         .title = phrase("Two boats, one payment"),
         .text = {phrase(
                      "The last Sunken City wreck. You lead it with two boats, one on the silver spot; one silver gem "
                      "lies on the board."),
                  phrase("What will the gem pay you?")},
         .rule = "V5",
         .choices = {right(ChoiceKind::Answer, phrase("3")),
                     wrong(ChoiceKind::Answer, phrase("6, for two boats"), {Stop{}}, "V5",
                           phrase("A second boat does not double the gems; it only gives you the choice of a second "
                                  "spot."))}},
        {.id = "fourth_city",
         .title = phrase("The fresco is full"),
         .text = {phrase(
             "You stop, the dive is paid, and the fourth Sunken City wreck goes into the fresco. What then?")},
         .rule = "E1",
         .choices = {wrong(ChoiceKind::Answer, phrase("Everyone has one more turn"), {Stop{}, Rest{kOrange}}, "E1",
                           phrase("The game is over the moment the dive on the fourth city wreck is paid. Nobody has "
                                  "another turn.")),
                     right(ChoiceKind::Answer, phrase("The game is over"), {Stop{}})}},
        {.id = "tie",
         .title = phrase("Level"),
         .text = {phrase(
             "You are *Green*. You and Orange have the same VP in your chests; you have 7 crew cards, Orange 9. Who is "
             "placed first?")},
         .rule = "E3",
         .choices = {wrong(ChoiceKind::Answer, phrase("Both share the place"), {}, "E3",
                           phrase("Only if their crews were equal too. Hand and resting cards count together.")),
                     right(ChoiceKind::Answer, phrase("Orange, with the larger crew"))},
         .paid = 4},
    };
}

}  // namespace

Chapter end() {
    return {
        .id = ChapterId::End,
        .title = phrase("Scoring and the end"),
        .about = phrase("What two boats pay, when the game ends, who wins"),
        .set_up = late_game(),
        .steps = steps(),
        .closing = phrase("The fourth Sunken City wreck ends the game at once. Most VP wins; among equals the larger "
                          "crew.")};
}

}  // namespace learn::script
