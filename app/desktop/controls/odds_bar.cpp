#include "app/desktop/controls/odds_bar.h"

#include <algorithm>
#include <numeric>

#include "app/desktop/look/paints.h"

namespace desktop {
namespace {

wxColour fill_of(const OddsPart& part, const Palette& palette) {
    if (part.kind == OddsKind::Treasure) return palette.dark ? rgb(0xE8C36A) : rgb(0xD9A62B);
    if (part.kind == OddsKind::OnlyWarning) return mixed(paint_of(part.gem).base, rgb(0xFFFFFF), 0.92);
    return part.gem == deepblue::Gem::Blue ? paint_of(part.gem).plate : paint_of(part.gem).base;
}

void hatch(Painter& painter, const Box& box) {
    wxGraphicsContext& gc = painter.gc();
    gc.PushState();
    gc.Clip(box.x, box.y, box.w, box.h);
    const double step = painter.px(10);
    const int lines = static_cast<int>((box.w + box.h) / step) + 1;
    for (int i = 0; i < lines; ++i) {
        const double x = box.x - box.h + i * step;
        painter.line(x, box.bottom(), x + box.h, box.y, with_opacity(rgb(0xFFFFFF), 0.35), painter.px(3));
    }
    gc.PopState();
}

}  // namespace

OddsBar::OddsBar(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Picture) {}

void OddsBar::SetParts(std::vector<OddsPart> parts, const wxString& spoken) {
    parts_ = std::move(parts);
    std::erase_if(parts_, [](const OddsPart& part) { return part.count <= 0; });
    Speak(spoken);
    Refresh();
}

int odds_bar_height(Look& look) {
    return std::max(look.px(26), look.type().line_height(Type::LabelStrong) + look.px(4));
}

wxSize OddsBar::BodySize() const {
    return {TheLook().px(300), odds_bar_height(TheLook())};
}

void OddsBar::Draw(Painter& painter, const Box& body) {
    draw_odds_bar(painter, body, parts_);
}

void draw_odds_bar(Painter& painter, const Box& body, const std::vector<OddsPart>& parts) {
    const auto add = [](int sum, const OddsPart& part) { return sum + part.count; };
    const int all = std::accumulate(parts.begin(), parts.end(), 0, add);
    painter.fill(body, painter.px(6), painter.palette().sunk);
    if (all == 0) return;
    const double gap = painter.px(3);
    const double room = body.w - gap * static_cast<double>(parts.size() - 1);
    double x = body.x;
    for (const OddsPart& part : parts) {
        const Box box{x, body.y, room * part.count / all, body.h};
        painter.fill(box, painter.px(5), fill_of(part, painter.palette()));
        if (part.kind == OddsKind::MustAnswer) hatch(painter, box);
        const wxColour ink = part.kind == OddsKind::Treasure ? painter.palette().on_amber : rgb(0xFFFFFF);
        painter.text(wxString::Format("%d", part.count), Type::LabelStrong, box, ink, Align::Centre, 1);
        x += box.w + gap;
    }
}

}  // namespace desktop
