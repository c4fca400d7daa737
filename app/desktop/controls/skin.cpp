#include "app/desktop/controls/skin.h"

#include <algorithm>

#include "app/desktop/look/paints.h"

namespace desktop {
namespace {

constexpr double kSink = 3;
constexpr double kHover = 0.06;

Skin enabled_skin(ButtonStyle style, const Palette& colours, const wxColour& player) {
    const wxColour white = rgb(0xFFFFFF);
    switch (style) {
        case ButtonStyle::Primary:
            return {.fill = colours.accent,
                    .ink = colours.on_accent,
                    .ink2 = colours.on_accent,
                    .edge = colours.accent_edge};
        case ButtonStyle::Second:
            return {
                .fill = colours.raised, .ink = colours.ink, .ink2 = colours.ink2, .edge = colours.line2, .outline = 2};
        case ButtonStyle::Danger:
            return {.fill = colours.raised,
                    .ink = colours.coral,
                    .ink2 = colours.ink2,
                    .edge = colours.coral,
                    .outline = 2};
        case ButtonStyle::Quiet:
            return {.fill = colours.raised,
                    .ink = colours.ink,
                    .ink2 = colours.ink2,
                    .edge = colours.line,
                    .outline = 1,
                    .depth = 0,
                    .radius = 8};
        case ButtonStyle::OnPlayer:
            return {.fill = colours.prompt_ink,
                    .ink = white,
                    .ink2 = mixed(white, colours.prompt_ink, 0.85),
                    .edge = rgb(0x000000)};
        case ButtonStyle::OnPlayerLight:
            return {.fill = mixed(white, player, 0.22),
                    .ink = colours.prompt_ink,
                    .ink2 = colours.prompt_ink,
                    .edge = colours.prompt_ink,
                    .outline = 3,
                    .depth = 3};
    }
    return {};
}

Skin faded(Skin skin, ButtonStyle style, const Palette& colours) {
    if (style == ButtonStyle::Primary) {
        skin.fill = mixed(skin.fill, colours.bar, 0.45);
        skin.edge = mixed(skin.edge, colours.bar, 0.35);
        return skin;
    }
    skin.edge = colours.line;
    skin.ink = mixed(skin.ink, skin.fill, 0.5);
    return skin;
}

void draw_dashed(Painter& painter, const Skin& skin, const Box& body) {
    const double radius = painter.px(skin.radius);
    painter.fill(body, radius, skin.fill);
    painter.outline(body, radius, {skin.edge, painter.px(2), true});
    if (skin.depth <= 0) return;
    const double y = body.bottom() - painter.px(skin.depth) / 2;
    wxGraphicsPenInfo pen(skin.edge, painter.px(skin.depth - 1), wxPENSTYLE_USER_DASH);
    wxDash dashes[] = {2, 1};
    painter.gc().SetPen(painter.gc().CreatePen(pen.Dashes(2, dashes).Cap(wxCAP_BUTT)));
    painter.gc().StrokeLine(body.x + radius, y, body.right() - radius, y);
}

}  // namespace

Skin skin_of(ButtonStyle style, const Palette& palette, bool enabled, std::optional<deepblue::Colour> player) {
    const Skin skin = enabled_skin(style, palette, player ? paint_of(*player).fill : palette.bg);
    return enabled ? skin : faded(skin, style, palette);
}

Skin tile_skin(const Palette& palette, bool chosen, bool dashed) {
    Skin skin{.fill = palette.raised, .ink = palette.ink, .ink2 = palette.ink2, .edge = palette.line2, .outline = 2};
    skin.dashed = dashed;
    if (dashed) skin.fill = palette.sunk;
    if (chosen) {
        skin.fill = palette.soft;
        skin.edge = palette.accent;
        skin.outline = 3;
        skin.depth = 3;
    }
    return skin;
}

Box draw_skin(Painter& painter, const Skin& skin, const Box& body, double sunk, bool hovered) {
    const double depth = painter.px(skin.depth);
    const double sink = sunk * std::min(painter.px(kSink), std::max(depth, 1.0));
    const double radius = painter.px(skin.radius);
    const double line = skin.outline > 0 ? std::max(1.0, painter.px(skin.outline)) : 0;
    const Box outer{body.x, body.y + sink, body.w, body.h - sink};
    const double bottom = std::max(depth - sink, line);
    const Box face{outer.x + line, outer.y + line, outer.w - 2 * line, outer.h - line - bottom};
    if (skin.dashed) {
        draw_dashed(painter, skin, outer);
    } else {
        painter.fill(outer, radius, skin.edge);
        painter.fill(face, std::max(0.0, radius - line), skin.fill);
    }
    if (hovered && sunk == 0) painter.fill(face, std::max(0.0, radius - line), with_opacity(skin.ink, kHover));
    return face;
}

}  // namespace desktop
