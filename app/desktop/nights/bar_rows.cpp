#include "app/desktop/nights/bar_rows.h"

#include <algorithm>

#include "app/words/list.h"

namespace desktop {
namespace {

constexpr double kRow = 35;
constexpr double kBar = 16;
constexpr double kMark = 4;
constexpr double kMostOfWidth = 0.36;  // that names may take

}  // namespace

void BarRows::SetBars(std::vector<BarFace> bars, const wxString& spoken) {
    wxString all;
    for (const BarFace& bar : bars)
        words::add_to_list(all, bar.label + " " + bar.value + (bar.note.empty() ? "" : " " + bar.note));
    Speak(spoken, all);
    if (bars == bars_) return;
    bars_ = std::move(bars);
    ContentChanged();
}

int BarRows::RowHeight() const {
    return std::max(TheLook().px(kRow), TheLook().type().line_height(Type::BodyStrong) + TheLook().px(4));
}

wxSize BarRows::BodySize() const {
    return {TheLook().px(320), RowHeight() * static_cast<int>(bars_.size())};
}

double BarRows::Widest(wxString BarFace::*text, Type type) const {
    double widest = 0;
    for (const BarFace& bar : bars_)
        if (!(bar.*text).empty()) widest = std::max(widest, TheLook().type().width(bar.*text, type) + 2.0);
    return widest;
}

void BarRows::Draw(Painter& painter, const Box& body) {
    const double height = RowHeight();
    const double gap = painter.px(14);
    const double labels = std::min(Widest(&BarFace::label, Type::Body), body.w * kMostOfWidth);
    const double values = Widest(&BarFace::value, Type::BodyStrong);
    const double notes = Widest(&BarFace::note, Type::Label);
    const double bars = body.w - labels - values - gap * 2 - (notes > 0 ? notes + gap : 0);
    const Palette& colours = painter.palette();
    Box row = body.top(height);
    for (const BarFace& bar : bars_) {
        if (row.bottom() > body.bottom() + 1) return;
        painter.text(bar.label, Type::Body, row.left(labels), colours.ink, Align::Left, 1);
        const Box rest = row.beside(labels + gap);
        if (bars > 0 && bar.share) DrawBar(painter, rest.left(bars), bar);
        painter.text(bar.value, Type::BodyStrong, rest.beside(bars + gap).left(values), colours.ink, Align::Right, 1);
        if (!bar.note.empty())
            painter.text(bar.note, Type::Label, rest.beside(bars + gap + values + gap).left(notes), colours.ink2,
                         Align::Left, 1);
        row = row.moved(0, height);
    }
}

void BarRows::DrawBar(Painter& painter, const Box& place, const BarFace& bar) {
    const Palette& colours = painter.palette();
    const Box ground = place.middle(place.w, painter.px(kBar));
    const double radius = ground.h / 2;
    painter.fill(ground, radius, colours.sunk);
    const double share = std::clamp(*bar.share, 0.0, 1.0);
    if (share > 0)
        painter.fill(ground.left(std::max(ground.h, ground.w * share)), radius,
                     bar.is_over ? colours.amber : colours.accent);
    if (!bar.mark) return;
    const double mark = ground.x + ground.w * std::clamp(*bar.mark, 0.0, 1.0);
    const double width = painter.px(kMark);
    painter.fill({mark - width / 2, ground.y - painter.px(5), width, ground.h + painter.px(10)}, width / 2,
                 colours.ink);
}

}  // namespace desktop
