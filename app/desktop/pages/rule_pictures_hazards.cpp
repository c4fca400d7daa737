#include "app/desktop/pages/rule_rows.h"

// The pictures of the rules about hazards and crew cards in a dive: H, C.
namespace desktop::rule_rows {
namespace {

using deepblue::Colour;
using deepblue::Gem;

Row card_for(Gem gem, int pays, const Words& in) {
    return {{.what = gem}, {.what = Icon::Card, .below = vp(pays, in)}};
}

/// What a card gives in a dive, or not.
Row card_gives(RulePiece what, Icon verdict) {
    return leads_to(icons({Icon::Card}), {std::move(what), {.what = verdict}});
}

constexpr Drawn kPictures[] = {
    {"H1",
     [](const Words& in) -> RulePicture {
         return {track(Gem::Black, 0, in), track(Gem::Blue, 0, in)};
     }},
    {"H2",
     [](const Words& in) -> RulePicture {
         return {track(Gem::Black, 1, in), track(Gem::Blue, 1, in)};
     }},
    {"H3",
     [](const Words& in) -> RulePicture {
         return {track(Gem::Blue, 2, in), asked(in)};
     }},
    {"H4",
     [](const Words& in) -> RulePicture {
         return {shields(Gem::Black, in), shields(Gem::Blue, in)};
     }},
    {"H5",
     [](const Words& in) -> RulePicture {
         return {leads_to({{.what = Gem::Blue, .below = in.say_in("danger", "spot")}}, icons({Icon::Shield}))};
     }},
    {"H6",
     [](const Words& in) -> RulePicture {
         return {leads_to({{.what = Gem::Blue}, card(in)}, {out(in)})};
     }},
    {"H7",
     [](const Words& in) -> RulePicture {
         return {{out(in), {.what = Gem::Gold, .below = number(0)}, {.what = Icon::Card, .below = vp(4, in)}}};
     }},
    {"H8",
     [](const Words&) -> RulePicture {
         return {in_order({{.what = Gem::Blue}, {.what = Icon::Card}})};
     }},
    {"H9", [](const Words& in) -> RulePicture { return {asked(in)}; }},
    {"H10", [](const Words& in) -> RulePicture { return {asked(in)}; }},
    {"H11",
     [](const Words& in) -> RulePicture {
         Row divers = flags(3);
         divers.front().below = in.say("leader");
         return {divers, {{.what = Icon::Bell}, out(in), out(in)}};
     }},
    {"H12",
     [](const Words& in) -> RulePicture {
         return {leads_to({card(in)}, {{.what = Icon::Shield, .below = vp(0, in)}})};
     }},
    {"H13",
     [](const Words& in) -> RulePicture {
         return {gems({Gem::Black, Gem::Blue}), shields(Gem::Black, in), shields(Gem::Blue, in)};
     }},
    {"C1",
     [](const Words&) -> RulePicture {
         return {in_order(icons({Icon::Shield, Icon::Card}))};
     }},
    {"C2",
     [](const Words& in) -> RulePicture {
         return {card_for(Gem::Gold, 2, in), card_for(Gem::Red, 4, in)};
     }},
    {"C3",
     [](const Words&) -> RulePicture {
         return {joined(gems({Gem::Silver, Gem::Gold, Gem::Black, Gem::Blue, Gem::Green}), icons({Icon::Card}))};
     }},
    {"C4",
     [](const Words& in) -> RulePicture {
         const Row row = card_for(Gem::Gold, 2, in);
         return {joined(row, {row.back(), row.back()})};
     }},
    {"C5",
     [](const Words& in) -> RulePicture {
         return {{{.what = Icon::Card, .below = vp(4, in)}, {.what = Icon::Lock}}};
     }},
    {"C6",
     [](const Words&) -> RulePicture {
         return {icons({Icon::Surface, Icon::NoCard})};
     }},
    {"C7",
     [](const Words& in) -> RulePicture {
         return {card_gives({.what = ChestThing{Colour::Green}, .below = vp(4, in)}, Icon::Tick),
                 card_gives({.what = Icon::Shield}, Icon::Tick), card_gives({.what = FigureThing{"$2"}}, Icon::Cross)};
     }},
    {"C8",
     [](const Words& in) -> RulePicture {
         return {
             joined(in_order(gems({Gem::Gold, Gem::Silver, Gem::Blue})), {{.what = Icon::Card, .below = vp(2, in)}})};
     }},
    {"C9",
     [](const Words&) -> RulePicture {
         return {in_order(icons({Icon::Card, Icon::NoCard}))};
     }},
};

}  // namespace

std::span<const Drawn> hazard_pictures() {
    return kPictures;
}

}  // namespace desktop::rule_rows
