#include <algorithm>

#include "app/desktop/look/paints.h"
#include "app/desktop/pages/rule_picture.h"
#include "engine/deepblue/odds_rules.h"
#include "engine/deepblue/scoring.h"

// What is on the picture of each rule.
namespace desktop {
namespace {

using deepblue::Colour;
using deepblue::Gem;
using deepblue::GemCounts;
using Row = std::vector<RulePiece>;

constexpr int kTrack = 4;

wxString number(int value) {
    return wxString::Format("%d", value);
}

Row counted(const GemCounts& counts) {
    Row row;
    for (const Gem gem : kGemsOnScreen)
        if (counts[gem] > 0) row.push_back({.what = gem, .below = number(counts[gem])});
    return row;
}

Row gems(std::initializer_list<Gem> wanted) {
    Row row;
    for (const Gem gem : wanted) row.push_back({.what = gem});
    return row;
}

Row worth(bool on_spot) {
    Row row;
    for (const Gem gem : {Gem::Silver, Gem::Gold, Gem::Red})
        row.push_back({.what = gem, .below = number(deepblue::gem_vp(gem, on_spot))});
    return row;
}

/// The track of a hazard of which so many have come.
Row track(Gem hazard, int came, const words::Language& in) {
    Row row;
    for (int i = 0; i < kTrack; ++i)
        row.push_back({.what = hazard,
                       .show = i < came ? GemShow::Lettered : GemShow::HazardSlot,
                       .in_circle = true,
                       .below = i == 0 ? in.say("warning") : in.say("hazard")});
    return row;
}

Row flags(std::size_t count) {
    Row row;
    for (std::size_t i = 0; i < count; ++i) row.push_back({.what = static_cast<Colour>(i)});
    return row;
}

/// The order in which divers are asked, the leader with the bell.
Row asked(const words::Language& in) {
    Row row = flags(3);
    row.insert(row.begin(), {.what = Icon::Bell, .below = in.say("leader")});
    for (std::size_t i = 1; i < row.size(); ++i) row[i].below = number(static_cast<int>(i));
    return row;
}

Row shields(Gem hazard, const words::Language& in) {
    return {{.what = hazard},
            {.what = Icon::Card, .below = in.say_in("danger", "card")},
            {.what = Icon::Shield, .below = in.say_in("danger", "spot")},
            {.what = Icon::Surface, .below = in.say_in("danger", "out")}};
}

Row tokens() {
    Row row = flags(5);
    const int values[] = {0, 1, 1, 2, 2};
    for (std::size_t i = 0; i < row.size(); ++i) row[i].below = number(values[i]);
    return row;
}

Row card_for(Gem gem, int count, const wxString& vp) {
    Row row;
    for (int i = 0; i < count; ++i) row.push_back({.what = gem});
    row.push_back({.what = Icon::Card, .below = vp});
    return row;
}

/// The things one after another, counted from 1.
Row in_order(Row row) {
    for (std::size_t i = 0; i < row.size(); ++i) row[i].below = number(static_cast<int>(i) + 1);
    return row;
}

Row icons(std::initializer_list<Icon> wanted) {
    Row row;
    for (const Icon icon : wanted) row.push_back({.what = icon});
    return row;
}

/// Flags with a number below each.
Row flags_with(std::initializer_list<int> numbers) {
    Row row = flags(numbers.size());
    std::transform(numbers.begin(), numbers.end(), row.begin(), row.begin(), [](int value, RulePiece flag) {
        flag.below = number(value);
        return flag;
    });
    return row;
}

Row market_row() {
    Row row = icons({Icon::Card, Icon::Card, Icon::Card, Icon::Card});
    const char* const prices[] = {"$1", "$2", "$2", "$3"};
    for (std::size_t i = 0; i < row.size(); ++i) row[i].below = prices[i];
    return row;
}

Row turn_actions(const words::Language& in) {
    return {{.what = Icon::Recruit, .below = in.say("Recruit")},
            {.what = Icon::Sail, .below = in.say("Sail")},
            {.what = Icon::Rest, .below = in.say("Rest")},
            {.what = Icon::Bell, .below = in.say("Dive")}};
}

wxString vp(int value, const words::Language& in) {
    // TRANSLATORS: %d is a number of victory points
    return wxString::Format(in.say("%d VP"), value);
}

RulePicture of_table(std::string_view id, const words::Language& in) {
    if (id == "G1") return {counted(deepblue::kAllThereIs)};
    if (id == "G2") return {counted(deepblue::kStartingBag)};
    if (id == "G3") return {counted(deepblue::kStartingSupply)};
    if (id == "P1") return {flags(5)};
    if (id == "P2") return {tokens()};
    if (id == "P6") return {turn_actions(in)};
    if (id == "M1") return {in_order(icons({Icon::Card, Icon::Card, Icon::Card, Icon::Card}))};
    if (id == "M2") return {{{.what = Icon::Card, .below = "+1"}, {.what = Icon::Forward}, {.what = Gem::Green}}};
    if (id == "M3") return {market_row()};
    if (id == "M4") return {in_order(icons({Icon::Card, Icon::Card, Icon::Card, Icon::Card, Icon::Card}))};
    if (id == "M5") return {gems({Gem::Silver, Gem::Gold, Gem::Red, Gem::Green, Gem::Purple})};
    if (id == "M6") return {{{.what = Icon::Card, .below = "+1"}, {.what = Icon::Forward}, {.what = Icon::Cross}}};
    if (id == "M7") return {icons({Icon::NoCard})};
    return {};
}

RulePicture of_draws(std::string_view id, const words::Language& in) {
    if (id == "D3") return {icons({Icon::Sail, Icon::Forward, Icon::Bell})};
    if (id == "D5") return {asked(in)};
    if (id == "D6") return {gems({Gem::Red, Gem::Gold, Gem::Silver, Gem::Black, Gem::Blue})};
    if (id == "W1") return {in_order(gems({Gem::Gold, Gem::Silver, Gem::Blue, Gem::Green}))};
    if (id == "W2") return {in_order(icons({Icon::Shield, Icon::Card, Icon::Bell}))};
    if (id == "W5" || id == "H1") return {track(Gem::Black, 0, in), track(Gem::Blue, 0, in)};
    return {};
}

RulePicture of_hazards(std::string_view id, const words::Language& in) {
    const RulePiece out{.what = Icon::Surface, .below = in.say_in("danger", "out")};
    const RulePiece card{.what = Icon::Card, .below = in.say_in("danger", "card")};
    if (id == "H2") return {track(Gem::Black, 1, in), track(Gem::Blue, 1, in)};
    if (id == "H3") return {track(Gem::Blue, 2, in), asked(in)};
    if (id == "H4") return {shields(Gem::Black, in), shields(Gem::Blue, in)};
    if (id == "H5")
        return {{{.what = Gem::Blue, .below = in.say_in("danger", "spot")},
                 {.what = Icon::Forward},
                 {.what = Icon::Shield}}};
    if (id == "H6") return {{{.what = Gem::Blue}, card, {.what = Icon::Forward}, out}};
    if (id == "H7") return {{out, {.what = Gem::Gold, .below = "0"}, {.what = Icon::Card, .below = vp(4, in)}}};
    if (id == "H8") return {{{.what = Gem::Blue, .below = "1"}, {.what = Icon::Card, .below = "2"}}};
    if (id == "H9" || id == "H10") return {asked(in)};
    if (id == "H12") return {{card, {.what = Icon::Forward}, {.what = Icon::Shield, .below = vp(0, in)}}};
    if (id == "H13") return {gems({Gem::Black, Gem::Blue}), shields(Gem::Black, in), shields(Gem::Blue, in)};
    return {};
}

RulePicture of_cards(std::string_view id, const words::Language& in) {
    if (id == "C1") return {in_order(icons({Icon::Shield, Icon::Card}))};
    if (id == "C2") return {card_for(Gem::Gold, 1, vp(2, in)), card_for(Gem::Red, 1, vp(4, in))};
    if (id == "C3") {
        Row row = gems({Gem::Silver, Gem::Gold, Gem::Black, Gem::Blue, Gem::Green});
        row.push_back({.what = Icon::Card});
        return {row};
    }
    if (id == "C4") {
        Row row = card_for(Gem::Gold, 1, vp(2, in));
        row.insert(row.end(), {row.back(), row.back()});
        return {row};
    }
    if (id == "C5") return {{{.what = Icon::Card, .below = vp(4, in)}, {.what = Icon::Lock}}};
    if (id == "C6") return {icons({Icon::Surface, Icon::NoCard})};
    if (id == "C8") {
        Row row = in_order(gems({Gem::Gold, Gem::Silver, Gem::Blue}));
        row.push_back({.what = Icon::Card, .below = vp(2, in)});
        return {row};
    }
    if (id == "C9") return {in_order(icons({Icon::Card, Icon::NoCard}))};
    return {};
}

RulePicture of_pay(std::string_view id, const words::Language& in) {
    if (id == "V2") return {{{.what = Icon::Surface}, {.what = Icon::Card, .below = vp(4, in)}}};
    if (id == "V3") return {worth(false), gems({Gem::Green, Gem::Purple, Gem::Black, Gem::Blue})};
    if (id == "V4") return {worth(true)};
    if (id == "V5") return {gems({Gem::Gold, Gem::Gold, Gem::Silver, Gem::Red}), flags_with({9, 9, 9})};
    if (id == "V6")
        return {{{.what = Icon::Bell, .below = in.say("leader")}, {.what = Icon::Sail, .below = vp(3, in)}}};
    if (id == "V7") return {icons({Icon::Lock})};
    if (id == "E2") return {icons({Icon::Crown})};
    return {};
}

RulePicture of_scenarios(std::string_view id, const words::Language& in) {
    if (id == "S1") return {gems({Gem::Gold, Gem::Blue})};
    if (id == "S2") return {{{.what = Icon::Card, .below = "+4"}}};
    if (id == "S3") return {in_order(gems({Gem::Blue, Gem::Gold, Gem::Silver}))};
    if (id == "S4") {
        Row row = gems({Gem::Silver, Gem::Black, Gem::Gold});
        row.push_back({.what = Icon::Bell, .below = vp(deepblue::bounty_vp(3), in)});
        return {row};
    }
    if (id == "S5") return {icons({Icon::Sail, Icon::Forward, Icon::Bell})};
    if (id == "S6") return {icons({Icon::Sail, Icon::Cross})};
    if (id == "S7") return {flags_with({5, 10, 5})};
    return {};
}

}  // namespace

RulePicture picture_of_rule(std::string_view id, const words::Language& in) {
    for (const RulePicture& picture : {of_table(id, in), of_draws(id, in), of_hazards(id, in), of_cards(id, in),
                                       of_pay(id, in), of_scenarios(id, in)})
        if (!picture.empty()) return picture;
    return {};
}

}  // namespace desktop
