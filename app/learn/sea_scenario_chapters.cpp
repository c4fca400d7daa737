#include "app/learn/script.h"

// The scenarios that change how a Sunken City dive goes: S1, S5, S6.
namespace learn::script {
namespace {

Boat green_there() {
    return in_the_centre(kGreen);
}

/// Green stops; on her turn Orange dives on an ordinary wreck.
Actions orange_draws(std::vector<Gem> gems) {
    return {Stop{}, dive(wreck(2), {in_the_centre(kOrange)}, kOrange), pull(std::move(gems))};
}

}  // namespace

Chapter troubled_waters() {
    return {
        .id = ChapterId::TroubledWaters,
        .title = phrase("Troubled Waters"),
        .about = phrase("In the Sunken City the leader draws two gems at a time"),
        .set_up = joined(seated(Scenario::TroubledWaters), {dive(city(4), {green_there()})}),
        .steps =
            {{.id = "two",
              .title = phrase("How many gems?"),
              .text = {phrase("You dive alone on a Sunken City wreck.")},
              .rule = "S1",
              .choices = {wrong(ChoiceKind::Draw, kDrawAGem, {pull({Gem::Gold})}, "S1",
                                phrase("In the Sunken City it must be two at a time.")),
                          right(ChoiceKind::Draw, kDrawTwo, {pull({Gem::Blue, Gem::Blue})})}},
             {.id = "warning_and_hazard",
              .title = phrase("Two blue gems in one pull"),
              .text = {phrase("No blue gem was out before. How many blue cards do you need?")},
              .rule = "H13",
              .choices = {wrong(ChoiceKind::UseCard, phrase("Two"),
                                {Protect{kGreen, {{Gem::Blue, Means::Card}, {Gem::Blue, Means::Card}}}}, "H13",
                                phrase("The first of the two is still the warning; only the other one is to be "
                                       "answered.")),
                          right(ChoiceKind::UseCard, phrase("One"), {by_card(kGreen, Gem::Blue)})}},
             {.id = "ordinary",
              .title = phrase("And elsewhere?"),
              .text = {phrase("You stop. Now it is Orange’s turn, and Orange dives on an ordinary wreck. How many gems "
                              "are drawn at a time?")},
              .rule = "S0",
              .choices = {right(ChoiceKind::Answer, phrase("One"), orange_draws({Gem::Gold})),
                          wrong(ChoiceKind::Answer, phrase("Two"), orange_draws({Gem::Gold, Gem::Silver}), "S0",
                                phrase("The scenario changes only dives on the four Sunken City wrecks."))}}},
        .closing = phrase("Two at a time, at least two in all, and hazards of both gems come before anything else.")};
}

Chapter storm_is_coming() {
    const BeginDive alone = dive(city(4), {green_there()});
    const BeginDive with_orange = dive(city(4), {green_there(), rushing(kOrange)});
    return {
        .id = ChapterId::StormIsComing,
        .title = phrase("A Storm Is Coming"),
        .about = phrase("Whoever reveals a city wreck dives there at once"),
        .set_up = joined(seated(Scenario::StormIsComing), {Sail{kGreen, 1}}),
        .steps = {{.id = "at_once",
                   .title = phrase("You reveal a city wreck"),
                   .text = {phrase("Your sail ended on a face-down tile: Sunken City! What comes next?")},
                   .rule = "S5",
                   .choices = {wrong(ChoiceKind::Answer, phrase("Orange’s turn"), {Rest{kOrange}}, "S5",
                                     phrase("The storm does not wait: whoever reveals a city wreck dives there at "
                                            "once.")),
                               right(ChoiceKind::Answer, phrase("I dive here at once"))},
                   .site = alone},
                  {.id = "two_moves",
                   .title = phrase("Orange is two moves away"),
                   .text = {phrase("Orange’s nearest boat is two moves away. May it rush?")},
                   .rule = "S5",
                   .choices = {right(ChoiceKind::Answer, phrase("Yes, to the centre"), {with_orange}),
                               wrong(ChoiceKind::Answer, phrase("No, only from one move"), {alone}, "S5",
                                     phrase("In the storm boats may rush from up to two moves away."))},
                   .site = alone},
                  {.id = "draw",
                   .title = phrase("Down in a hurry"),
                   .text = {phrase("From here on it is a dive like any other.")},
                   .rule = "W3",
                   .choices = {right(ChoiceKind::Draw, phrase("Draw two gems, one by one"),
                                     draws({Gem::Gold, Gem::Silver}))}},
                  {.id = "free_action",
                   .title = phrase("Back in the boat"),
                   .text = {phrase("You stop. Was the dive your turn?")},
                   .rule = "S5",
                   .choices = {right(ChoiceKind::Answer, phrase("No, the sail was: now Orange"), {Stop{}}),
                               wrong(ChoiceKind::Answer, phrase("I still have my turn"), {Stop{}, Rest{kGreen}}, "S5",
                                     phrase("The dive is free, but the sail that revealed the wreck was your "
                                            "action."))}}},
        .closing = phrase("Sail onto a hidden tile only when you are ready to dive: it may be the Sunken City.")};
}

Chapter dangerous_reefs() {
    const BeginDive alone = dive(city(4), {green_there()});
    return {
        .id = ChapterId::DangerousReefs,
        .title = phrase("Dangerous Reefs"),
        .about = phrase("Nobody rushes to the Sunken City"),
        .set_up = seated(Scenario::DangerousReefs),
        .steps = {{.id = "no_rush",
                   .title = phrase("Your second boat"),
                   .text = {phrase("One boat of yours is on a Sunken City wreck, the other one move away. You dive.")},
                   .rule = "S6",
                   .choices = {wrong(ChoiceKind::Answer, phrase("Bring the second boat"),
                                     {dive(city(4), {green_there(), rushing(kGreen)})}, "S6",
                                     phrase("Nobody rushes to a city wreck here, not even the leader’s second "
                                            "boat.")),
                               right(ChoiceKind::Answer, phrase("Dive with the one that is there"), {alone})},
                   .site = alone},
                  {.id = "draw",
                   .title = phrase("Alone at the reef"),
                   .text = {phrase("No other boat was there in time, so the dive is yours alone.")},
                   .rule = "D5",
                   .choices = {right(ChoiceKind::Draw, phrase("Draw two gems, one by one"),
                                     draws({Gem::Silver, Gem::Gold}))}},
                  {.id = "ordinary",
                   .title = phrase("And elsewhere?"),
                   .text = {phrase("You stop. Orange dives on an ordinary wreck, and your boat is one move away. May "
                                   "it rush?")},
                   .rule = "S0",
                   .choices = {right(ChoiceKind::Answer, phrase("Yes"),
                                     {Stop{}, dive(wreck(2), {in_the_centre(kOrange), rushing(kGreen)}, kOrange)}),
                               wrong(ChoiceKind::Answer, phrase("No, the reefs are everywhere"),
                                     {Stop{}, dive(wreck(2), {in_the_centre(kOrange), rushing(kGreen)}, kOrange)}, "S0",
                                     phrase("The reefs lie around the Sunken City only: here boats may rush."))}}},
        .closing = phrase("Be at the city wreck before the dive begins, with every boat you want there.")};
}

}  // namespace learn::script
