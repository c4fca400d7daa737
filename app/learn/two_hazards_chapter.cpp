#include "app/learn/script.h"

namespace learn::script {
namespace {

Action both(Seat seat, Means black, Means blue) {
    return Protect{.seat = seat, .with = {{Gem::Black, black}, {Gem::Blue, blue}}};
}

Actions the_others_answer() {
    return {both(kOrange, Means::Spot, Means::Card), Surface{kYellow}};
}

}  // namespace

Chapter two_hazards() {
    return {
        .id = ChapterId::TwoHazards,
        .title = phrase("Two hazards at once"),
        .about = phrase("Two gems in one pull, and each hazard wants its own protection"),
        .set_up = joined(seated(Scenario::TroubledWaters),
                         {dive(city(5, {Spot::Blue, Spot::Black, Spot::Gold}),
                               {on(kGreen, Spot::Blue), on(kOrange, Spot::Black), on(kYellow, Spot::Gold)})}),
        .steps =
            {{.id = "pairs",
              .title = phrase("Two gems at a time"),
              .text = {phrase("You are *Green* and lead a dive on a Sunken City wreck in Troubled Waters: the leader "
                              "always draws *two* gems.")},
              .rule = "S1",
              .choices = {wrong(ChoiceKind::Draw, phrase("Draw one gem"), {pull({Gem::Silver})}, "S1",
                                phrase("Here two gems come out together; you decide again only after both.")),
                          right(ChoiceKind::Draw, kDrawTwo, {pull({Gem::Silver, Gem::Blue})})}},
             {.id = "one_more_pull",
              .title = phrase("Silver and a warning"),
              .text = {phrase("The blue gem is the first one: only a warning."), kWhatDoYouDo},
              .rule = "H2",
              .choices = {wrong(ChoiceKind::Surface, kSurface, {Surface{kGreen}}, "H7",
                                phrase("Nobody may simply leave a dive: you surface only when a hazard asks.")),
                          right(ChoiceKind::Draw, kDrawTwo, {pull({Gem::Blue, Gem::Black})})}},
             {.id = "one_counts",
              .title = phrase("Blue and black"),
              .text = {phrase("The second blue and the first black gem. *Only the blue one* must be answered."),
                       phrase("Your boat is on the blue spot, and you hold one blue card."), kWhatDoYouDo},
              .rule = "H5",
              .choices = {right(ChoiceKind::UseSpot, kUseBlueSpot,
                                {by_spot(kGreen, Gem::Blue), by_card(kOrange, Gem::Blue), by_card(kYellow, Gem::Blue)}),
                          wrong(ChoiceKind::UseCard, kBlueCard, {by_card(kGreen, Gem::Blue)}, "H5",
                                phrase("That protects too, but the card is spent for this dive, and the spot costs "
                                       "nothing."))}},
             {.id = "the_pull",
              .title = phrase("Once more"),
              .text = {phrase("From now on every black and every blue gem counts, and two may come at once. Let us see "
                              "it happen.")},
              .rule = "H13",
              .choices = {wrong(ChoiceKind::Stop, kStopTheDive, {Stop{}}, "W4",
                                phrase("Wise at the table! But then you would not see the worst pull there is.")),
                          right(ChoiceKind::Draw, kDrawTwo, {pull({Gem::Black, Gem::Blue})})}},
             {.id = "both_or_none",
              .title = phrase("Two hazards, two protections"),
              .text = {phrase("Black and blue both count. Your spot is used; you hold one blue card and no black one."),
                       kWhatDoYouDo},
              .rule = "H13",
              .choices =
                  {right(ChoiceKind::Surface, kSurface, joined({Surface{kGreen}}, the_others_answer())),
                   wrong(
                       ChoiceKind::UseCard, phrase("Play the blue card alone"), {by_card(kGreen, Gem::Blue)}, "H13",
                       phrase("One card answers one gem. If you cannot answer both, you surface and spend nothing."))}},
             {.id = "leader_is_up",
              .title = phrase("The leader is up"),
              .text = {phrase("Orange answered both: a black spot and a blue card. Yellow surfaced. The dive is over."),
                       phrase("Whom do the gems pay?")},
              .rule = "H9",
              .choices = {wrong(ChoiceKind::Answer, phrase("Nobody: the leader surfaced"), {Stop{}}, "H9",
                                phrase("A leader who surfaces ends the dive, but those who protected score the gems.")),
                          right(ChoiceKind::Answer, phrase("Orange"), {Stop{}})}}},
        .closing = phrase("Each gem beyond the first of its colour needs a protection of its own; both are answered at "
                          "once, or you surface and keep your cards."),
    };
}

}  // namespace learn::script
