#include "app/desktop/look/paints.h"
#include "app/desktop/pages/rule_rows.h"

// The pictures of the rules about gems, players and the market: G, P, M.
namespace desktop::rule_rows {
namespace {

using deepblue::Colour;
using deepblue::Gem;

constexpr std::size_t kMostPlayers = 5;
constexpr int kScenarioLogs = 7;
constexpr int kHand = 4;
constexpr int kDeck = 30;

/// What is in the bag and what in the supply, colour by colour, is all there is.
Row bag_and_supply() {
    Row row = counted(deepblue::kAllThereIs);
    for (RulePiece& piece : row) {
        const Gem gem = std::get<Gem>(piece.what);
        piece.below =
            wxString::Format("%d + %d = ", deepblue::kStartingBag[gem], deepblue::kStartingSupply[gem]) + piece.below;
    }
    return row;
}

/// One of the scenarios is chosen.
Row scenario_logs() {
    Row row;
    for (int i = 1; i <= kScenarioLogs; ++i)
        row.push_back({.what = Icon::Book, .in_circle = i == 1, .below = number(i)});
    return row;
}

Row tiles(int count, WreckTile tile) {
    return Row(static_cast<std::size_t>(count), {.what = tile});
}

Row hand() {
    return Row(kHand, {.what = Icon::Card});
}

Row market_row() {
    Row row = hand();
    const char* const prices[] = {"$1", "$2", "$2", "$3"};
    for (std::size_t i = 0; i < row.size(); ++i) row[i].below = prices[i];
    return row;
}

Row turn_actions(const Words& in) {
    return {{.what = Icon::Recruit, .below = in.say("Recruit")},
            {.what = Icon::Sail, .below = in.say("Sail")},
            {.what = Icon::Rest, .below = in.say("Rest")},
            {.what = Icon::Bell, .below = in.say_in("action", "Dive")}};
}

constexpr Drawn kPictures[] = {
    {"G1", [](const Words&) -> RulePicture { return {counted(deepblue::kAllThereIs)}; }},
    {"G2", [](const Words&) -> RulePicture { return {counted(deepblue::kStartingBag)}; }},
    {"G3", [](const Words&) -> RulePicture { return {counted(deepblue::kStartingSupply)}; }},
    {"G4", [](const Words&) -> RulePicture { return {bag_and_supply()}; }},
    {"G5",
     [](const Words&) -> RulePicture {
         const Row gold = gems({Gem::Gold});
         return {leads_to(gold, {{.what = BagThing()}, {.what = Icon::Tick}}),
                 leads_to(gold, {{.what = ChestThing{Colour::Green}}, {.what = Icon::Cross}})};
     }},
    {"P1", [](const Words&) -> RulePicture { return {flags(kMostPlayers)}; }},
    {"P2",
     [](const Words&) -> RulePicture {
         return {flags_with({0, 1, 1, 2, 2})};
     }},
    {"P3", [](const Words&) -> RulePicture { return {scenario_logs()}; }},
    {"P4",
     [](const Words&) -> RulePicture {
         return {joined(tiles(5, WreckTile::Open), tiles(1, WreckTile::Leaves)), tiles(9, WreckTile::FaceDown)};
     }},
    {"P5",
     [](const Words&) -> RulePicture {
         return {joined(flags(1), hand()), {{.what = Icon::Recruit}, {.what = Icon::Card, .below = number(kDeck)}}};
     }},
    {"P6", [](const Words& in) -> RulePicture { return {turn_actions(in)}; }},
    {"M1", [](const Words&) -> RulePicture { return {in_order(hand())}; }},
    {"M2",
     [](const Words&) -> RulePicture {
         return {leads_to({{.what = Icon::Card, .below = "+1"}}, {{.what = Gem::Green}, {.what = BagThing()}})};
     }},
    {"M3", [](const Words&) -> RulePicture { return {market_row()}; }},
    {"M4", [](const Words&) -> RulePicture { return {in_order(joined(hand(), icons({Icon::Card})))}; }},
    {"M5",
     [](const Words&) -> RulePicture {
         return {gems({Gem::Silver, Gem::Gold, Gem::Red, Gem::Green, Gem::Purple})};
     }},
    {"M6",
     [](const Words&) -> RulePicture {
         return {leads_to({{.what = Icon::Card, .below = "+1"}}, icons({Icon::Cross}))};
     }},
    {"M7", [](const Words&) -> RulePicture { return {icons({Icon::NoCard})}; }},
    {"M8",
     [](const Words&) -> RulePicture {
         return {leads_to(icons({Icon::Recruit}), {{.what = Icon::Card, .below = "4 + 1 = 5"}, {.what = Icon::Crown}})};
     }},
};

}  // namespace

std::span<const Drawn> table_pictures() {
    return kPictures;
}

}  // namespace desktop::rule_rows
