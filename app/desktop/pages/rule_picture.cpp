#include "app/desktop/pages/rule_picture.h"

#include <algorithm>

#include "app/desktop/look/paints.h"
#include "engine/deepblue/odds_rules.h"
#include "engine/deepblue/scoring.h"

namespace desktop {
namespace {

using deepblue::Colour;
using deepblue::Gem;
using deepblue::GemCounts;
using Row = std::vector<RulePiece>;

constexpr double kPiece = 64;
constexpr double kColumn = 104;
constexpr double kMargin = 16;
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

RulePicture of_table(std::string_view id) {
    if (id == "G1") return {counted(deepblue::kAllThereIs)};
    if (id == "G2") return {counted(deepblue::kStartingBag)};
    if (id == "G3") return {counted(deepblue::kStartingSupply)};
    if (id == "P1") return {flags(5)};
    if (id == "P2") return {tokens()};
    if (id == "M2") return {{{.what = Icon::Card, .below = "+1"}, {.what = Icon::Forward}, {.what = Gem::Green}}};
    if (id == "M5") return {gems({Gem::Silver, Gem::Gold, Gem::Red, Gem::Green, Gem::Purple})};
    return {};
}

RulePicture of_dive(std::string_view id, const words::Language& in) {
    if (id == "D6") return {gems({Gem::Red, Gem::Gold, Gem::Silver, Gem::Black, Gem::Blue})};
    if (id == "W5" || id == "H1") return {track(Gem::Black, 0, in), track(Gem::Blue, 0, in)};
    if (id == "H2") return {track(Gem::Black, 1, in), track(Gem::Blue, 1, in)};
    if (id == "H3") return {track(Gem::Blue, 2, in), asked(in)};
    if (id == "H4") return {shields(Gem::Black, in), shields(Gem::Blue, in)};
    if (id == "H5")
        return {{{.what = Gem::Blue, .below = in.say_in("danger", "spot")},
                 {.what = Icon::Forward},
                 {.what = Icon::Shield}}};
    if (id == "H9") return {asked(in)};
    if (id == "H13") return {gems({Gem::Black, Gem::Blue}), shields(Gem::Black, in), shields(Gem::Blue, in)};
    return {};
}

RulePicture of_pay(std::string_view id, const words::Language& in) {
    // TRANSLATORS: %d is a number of victory points
    const auto vp = [&](int value) { return wxString::Format(in.say("%d VP"), value); };
    if (id == "C2") return {card_for(Gem::Gold, 1, vp(2)), card_for(Gem::Red, 1, vp(4))};
    if (id == "C3") {
        Row row = gems({Gem::Silver, Gem::Gold, Gem::Black, Gem::Blue, Gem::Green});
        row.push_back({.what = Icon::Card});
        return {row};
    }
    if (id == "V3") return {worth(false), gems({Gem::Green, Gem::Purple, Gem::Black, Gem::Blue})};
    if (id == "V4") return {worth(true)};
    if (id == "S1") return {gems({Gem::Gold, Gem::Blue})};
    if (id == "S2") return {{{.what = Icon::Card, .below = "+4"}}};
    if (id == "S4") {
        Row row = gems({Gem::Silver, Gem::Black, Gem::Gold});
        row.push_back({.what = Icon::Bell, .below = vp(deepblue::bounty_vp(3))});
        return {row};
    }
    return {};
}

double piece_height(Look& look) {
    return look.px(kPiece) + look.type().line_height(Type::LabelStrong) + look.px(6);
}

void draw_piece(Painter& painter, const RulePiece& piece, const Box& place, double side) {
    const Palette& colours = painter.palette();
    const Box box = place.top(side).middle(side, side);
    if (piece.in_circle) {
        painter.disc(box.centre_x(), box.centre_y(), side / 2, colours.slot);
        const bool filled = piece.show == GemShow::Lettered;
        painter.ring(box.centre_x(), box.centre_y(), side / 2, {colours.slot_line, painter.px(2), !filled});
    }
    if (const auto* gem = std::get_if<Gem>(&piece.what)) {
        const double share = !piece.in_circle ? 1 : piece.show == GemShow::Lettered ? 0.74 : 0.5;
        painter.gem(*gem, box.middle(side * share, side * share), piece.show);
    } else if (const auto* colour = std::get_if<Colour>(&piece.what)) {
        painter.flag(*colour, box.middle(side * 0.8, side * 0.8));
    } else {
        painter.icon(std::get<Icon>(piece.what), box.middle(side * 0.7, side * 0.7), colours.ink);
    }
    if (!piece.below.empty())
        painter.text(piece.below, Type::LabelStrong, place.below(side + painter.px(2)), colours.ink, Align::Centre, 1);
}

}  // namespace

RulePicture picture_of_rule(std::string_view id, const words::Language& in) {
    for (const RulePicture& picture : {of_table(id), of_dive(id, in), of_pay(id, in)})
        if (!picture.empty()) return picture;
    return {};
}

double picture_height(const RulePicture& picture, Look& look) {
    if (picture.empty()) return 0;
    return static_cast<double>(picture.size()) * piece_height(look) + look.px(2 * kMargin);
}

void draw_picture(Painter& painter, const RulePicture& picture, const Box& room) {
    if (picture.empty()) return;
    const double height = std::min(room.h, picture_height(picture, painter.look()));
    const Box water = room.top(height);
    painter.fill_water(water, painter.px(14));
    const Box inside = water.inset(painter.px(kMargin));
    const double row_height = inside.h / static_cast<double>(picture.size());
    const double word = painter.look().type().line_height(Type::LabelStrong) + painter.px(6);
    const double side = std::min(painter.px(kPiece), row_height - word);
    if (side < painter.px(kPiece) / 3) return;
    double y = inside.y;
    for (const Row& row : picture) {
        const auto count = static_cast<double>(row.size());
        const double column = std::min(painter.px(kColumn), inside.w / count);
        double x = inside.centre_x() - column * count / 2;
        for (const RulePiece& piece : row) {
            draw_piece(painter, piece, {x, y, column, row_height}, side);
            x += column;
        }
        y += row_height;
    }
}

}  // namespace desktop
