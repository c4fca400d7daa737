#include "app/learn/script.h"

namespace learn::script {

std::vector<Step> example_pay() {
    return {
        {.id = "pay_cards",
         .title = phrase("What it pays: cards"),
         .text = {phrase("Cards are paid first, and to everyone who took part: also to Yellow, who surfaced.")},
         .rule = "V2",
         .choices = {right(ChoiceKind::GoOn, kGoOn)},
         .paid = 5},
        {.id = "pay_green",
         .title = phrase("What it pays: your gems"),
         .text = {phrase("Two gold, one silver, one red. You stayed, and your boat was never on a treasure’s spot."),
                  phrase("How much is that?")},
         .rule = "V3",
         .choices = {right(ChoiceKind::Answer, phrase("4 + 1 + 4 = 9")),
                     wrong(ChoiceKind::Answer, phrase("9, shared with Orange"), {}, "V5",
                           phrase("Nothing is shared: everyone who stayed gets the full amount for all gems."))},
         .paid = 5,
         .goes_on = true},
        {.id = "pay_orange",
         .title = phrase("What it pays: Orange"),
         .text = {phrase("Orange stayed with a boat on the gold spot. What do the two gold gems pay Orange?")},
         .rule = "V4",
         .choices = {wrong(ChoiceKind::Answer, phrase("2 × 2 = 4"), {}, "V4",
                           phrase("With a boat on the gold spot each gold gem pays 5. So silver pays 3 and red 10 to "
                                  "those on their spots.")),
                     right(ChoiceKind::Answer, phrase("2 × 5 = 10"))},
         .paid = 8,
         .goes_on = true},
        {.id = "pay_yellow",
         .title = phrase("What it pays: Yellow"),
         .text = {phrase("Yellow was on the red spot, but surfaced. What do the gems pay Yellow?")},
         .rule = "H7",
         .choices = {wrong(ChoiceKind::Answer, phrase("15, as 10 for the red one"), {}, "V3",
                           phrase("That is what staying would have paid. Gems pay only those who stay to the end.")),
                     right(ChoiceKind::Answer, phrase("Nothing"))},
         .paid = 11,
         .goes_on = true},
        {.id = "pay_wreck",
         .title = phrase("What it pays: the wreck"),
         .text = {phrase("A 3 is printed on the wreck. Who gets it?")},
         .rule = "V6",
         .choices = {right(ChoiceKind::Answer, phrase("Green, who led the dive")),
                     wrong(ChoiceKind::Answer, phrase("Everyone who stayed"), {}, "V6",
                           phrase("The wreck pays its leader alone, and also a leader who had to surface."))},
         .paid = 12,
         .goes_on = true},
        {.id = "gems_go_back",
         .title = phrase("29, 18 and 2"),
         .text = {phrase("Orange 14 + 15 = *29*. Green 6 + 9 + 3 = *18*. Yellow *2*. They go into the treasure chests, "
                         "which stay closed to the end of the game."),
                  phrase("And the eight gems on the board?")},
         .rule = "V9",
         .choices = {right(ChoiceKind::Answer, phrase("Back into the bag")),
                     showing(Scene::Bag,
                             wrong(ChoiceKind::Answer, phrase("Into the chests too"), {}, "G5",
                                   phrase("Only VP go into the chests. All gems are back in the bag, so it never gets "
                                          "poorer.")))},
         .paid = 13,
         .goes_on = true},
    };
}

}  // namespace learn::script
