#include "app/desktop/pages/rule_rows.h"

// The pictures of the rules about starting a dive and drawing: D, W.
namespace desktop::rule_rows {
namespace {

using deepblue::Colour;
using deepblue::Gem;

RulePiece boat() {
    return {.what = BoatThing{Colour::Green}};
}

RulePiece stop(const Words& in) {
    return {.what = Icon::Bell, .below = in.say("Stop")};
}

/// A rushing boat goes there, or not.
Row rushes_to(RulePiece place, Icon verdict) {
    return leads_to({boat()}, {std::move(place), {.what = verdict}});
}

/// After so many gems the leader may stop, or not.
Row stops_after(RulePiece gem, Icon verdict, const Words& in) {
    return leads_to({std::move(gem)}, {stop(in), {.what = verdict}});
}

constexpr Drawn kPictures[] = {
    {"D1",
     [](const Words& in) -> RulePicture {
         return {leads_to({boat(), {.what = WreckTile::Open}}, {leader(in)})};
     }},
    {"D2",
     [](const Words&) -> RulePicture {
         return {leads_to(leads_to({{.what = WreckTile::Open}}, icons({Icon::Bell})), {{.what = WreckTile::Leaves}})};
     }},
    {"D3", [](const Words&) -> RulePicture { return {leads_to({boat()}, {{.what = WreckTile::Open, .below = "1"}})}; }},
    {"D4",
     [](const Words& in) -> RulePicture {
         return {rushes_to({.what = WreckTile::Open, .below = in.say("centre")}, Icon::Tick),
                 rushes_to({.what = Gem::Red, .in_circle = true, .below = in.say_in("danger", "spot")}, Icon::Cross)};
     }},
    {"D5", [](const Words& in) -> RulePicture { return {asked(in)}; }},
    {"D6",
     [](const Words&) -> RulePicture {
         return {gems({Gem::Red, Gem::Gold, Gem::Silver, Gem::Black, Gem::Blue})};
     }},
    {"W1",
     [](const Words&) -> RulePicture {
         return {in_order(gems({Gem::Gold, Gem::Silver, Gem::Blue, Gem::Green}))};
     }},
    {"W2",
     [](const Words&) -> RulePicture {
         return {in_order(icons({Icon::Shield, Icon::Card, Icon::Bell}))};
     }},
    {"W3",
     [](const Words& in) -> RulePicture {
         return {stops_after({.what = Gem::Silver, .show = GemShow::Empty, .below = number(0)}, Icon::Cross, in),
                 stops_after({.what = Gem::Silver, .below = number(1)}, Icon::Tick, in)};
     }},
    {"W4",
     [](const Words& in) -> RulePicture {
         Row divers = flags(3);
         divers.front().below = in.say("leader");
         return {divers, icons({Icon::Tick, Icon::Cross, Icon::Cross})};
     }},
    {"W5",
     [](const Words& in) -> RulePicture {
         return {track(Gem::Black, 0, in), track(Gem::Blue, 0, in)};
     }},
    {"W6",
     [](const Words& in) -> RulePicture { return {leads_to({{.what = BagThing(), .below = number(0)}}, {stop(in)})}; }},
};

}  // namespace

std::span<const Drawn> dive_pictures() {
    return kPictures;
}

}  // namespace desktop::rule_rows
