#include "app/desktop/pages/rule_rows.h"
#include "engine/deepblue/odds_rules.h"
#include "engine/deepblue/scoring.h"

// The pictures of the rules about what a dive pays, the end and the scenarios: V, E, S.
namespace desktop::rule_rows {
namespace {

using deepblue::Colour;
using deepblue::Gem;

Row worth(bool on_spot) {
    Row row;
    for (const Gem gem : {Gem::Silver, Gem::Gold, Gem::Red})
        row.push_back({.what = gem, .below = number(deepblue::gem_vp(gem, on_spot))});
    return row;
}

RulePiece chest(Colour colour, bool is_open = false) {
    return {.what = ChestThing{colour, is_open}};
}

Row chests(bool are_open) {
    return {chest(Colour::Green, are_open), chest(Colour::Orange, are_open), chest(Colour::Yellow, are_open)};
}

/// The wrecks of the fresco, one after another.
Row fresco() {
    Row row;
    for (int place = 0; place < 4; ++place) row.push_back({.what = CityThing{place}});
    return in_order(row);
}

/// The same chests, and the larger crew is placed better.
RulePicture level() {
    const int equal = 44;
    Row both{chest(Colour::Green, true), chest(Colour::Orange, true)};
    for (RulePiece& each : both) each.below = number(equal);
    return {both,
            {{.what = Icon::Card, .below = number(9)}, {.what = Icon::Card, .below = number(7)}},
            {{.what = FigureThing{"1"}}, {.what = FigureThing{"2"}}}};
}

constexpr Drawn kPictures[] = {
    {"V1",
     [](const Words& in) -> RulePicture {
         return {leads_to({{.what = Icon::Bell, .below = in.say("Stop")}}, {chest(Colour::Green)}),
                 leads_to({{.what = Icon::Surface, .below = in.say("leader")}}, {chest(Colour::Green)})};
     }},
    {"V2",
     [](const Words& in) -> RulePicture {
         return {{{.what = Icon::Surface}, {.what = Icon::Card, .below = vp(4, in)}}};
     }},
    {"V3",
     [](const Words&) -> RulePicture {
         return {worth(false), gems({Gem::Green, Gem::Purple, Gem::Black, Gem::Blue})};
     }},
    {"V4", [](const Words&) -> RulePicture { return {worth(true)}; }},
    {"V5",
     [](const Words&) -> RulePicture {
         return {gems({Gem::Gold, Gem::Gold, Gem::Silver, Gem::Red}), flags_with({9, 9, 9})};
     }},
    {"V6",
     [](const Words& in) -> RulePicture {
         return {{leader(in), {.what = WreckTile::Open, .below = vp(3, in)}}};
     }},
    {"V7", [](const Words&) -> RulePicture { return {chests(false)}; }},
    {"V8",
     [](const Words&) -> RulePicture {
         return {leads_to({{.what = WreckTile::Open}}, {{.what = WreckTile::Leaves}}),
                 leads_to({{.what = CityThing{0}}}, {{.what = FigureThing{"1"}}})};
     }},
    {"V9",
     [](const Words&) -> RulePicture {
         return {leads_to(gems({Gem::Gold, Gem::Silver, Gem::Blue}), {{.what = BagThing()}})};
     }},
    {"E1",
     [](const Words&) -> RulePicture {
         return {fresco(), chests(true)};
     }},
    {"E2", [](const Words&) -> RulePicture { return {icons({Icon::Crown})}; }},
    {"E3", [](const Words&) -> RulePicture { return level(); }},
    {"S0",
     [](const Words&) -> RulePicture {
         return {leads_to(icons({Icon::Book}), {{.what = CityThing{0}}, {.what = Icon::Tick}}),
                 leads_to(icons({Icon::Book}), {{.what = WreckTile::Open}, {.what = Icon::Cross}})};
     }},
    {"S1",
     [](const Words&) -> RulePicture {
         return {gems({Gem::Gold, Gem::Blue})};
     }},
    {"S2", [](const Words&) -> RulePicture { return {{{.what = Icon::Card, .below = "+4"}}}; }},
    {"S3",
     [](const Words&) -> RulePicture {
         return {in_order(gems({Gem::Blue, Gem::Gold, Gem::Silver}))};
     }},
    {"S4",
     [](const Words& in) -> RulePicture {
         return {joined(gems({Gem::Silver, Gem::Black, Gem::Gold}),
                        {{.what = Icon::Bell, .below = vp(deepblue::bounty_vp(3), in)}})};
     }},
    {"S5", [](const Words&) -> RulePicture { return {leads_to({{.what = CityThing{0}}}, icons({Icon::Bell}))}; }},
    {"S6",
     [](const Words&) -> RulePicture {
         return {leads_to({{.what = BoatThing{Colour::Green}}}, {{.what = CityThing{0}}, {.what = Icon::Cross}})};
     }},
    {"S7",
     [](const Words&) -> RulePicture {
         return {flags_with({5, 10, 5})};
     }},
};

}  // namespace

std::span<const Drawn> pay_pictures() {
    return kPictures;
}

}  // namespace desktop::rule_rows
