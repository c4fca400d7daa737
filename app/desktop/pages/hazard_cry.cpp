#include "app/desktop/pages/hazard_cry.h"

#include <algorithm>

#include "app/desktop/look/paints.h"

namespace desktop {
namespace {

constexpr double kCircle = 232;
constexpr double kCircleInTableMode = 306;
constexpr double kGemShare = 0.82;
constexpr double kShareOfPair = 0.586;
constexpr double kTighter = 0.05;
constexpr double kTightest = 0.5;

void draw_circle(Painter& painter, const Box& box, deepblue::Gem gem) {
    painter.disc(box.centre_x(), box.centre_y(), box.w / 2, dark_palette().water_bottom);
    const double side = box.w * kGemShare;
    painter.gem_on(gem, box.middle(side, side), true);
}

}  // namespace

std::vector<deepblue::Gem> gems_to_answer(const deepblue::GemCounts& open) {
    std::vector<deepblue::Gem> gems;
    for (const deepblue::Gem gem : kGemsOnScreen)
        for (int i = 0; i < open[gem]; ++i) gems.push_back(gem);
    return gems;
}

HazardCry::HazardCry(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Text) {}

void HazardCry::SetFace(const std::vector<deepblue::Gem>& gems, const words::HazardCry& cry,
                        const wxString& in_table_language) {
    gems_ = gems;
    cry_ = cry;
    in_table_language_ = in_table_language;
    Speak(cry.name + " " + cry.hazard + " " + cry.question, in_table_language);
    ContentChanged();
}

wxSize HazardCry::BodySize() const {
    return {TheLook().px(844), TheLook().px(kCircle)};
}

void HazardCry::Draw(Painter& painter, const Box& body) {
    const Scale& scale = TheLook().scale();
    const double circle = scale.gem_px(scale.table_mode() ? kCircleInTableMode : kCircle);
    const double side = std::min({circle, body.h, body.w * 0.4});
    DrawGems(painter, body.left(side).middle(side, side));
    DrawTexts(painter, body.beside(side + painter.px(34)));
}

void HazardCry::DrawGems(Painter& painter, const Box& box) {
    if (gems_.empty()) return;
    if (gems_.size() == 1) return draw_circle(painter, box, gems_.front());
    const double side = box.w * kShareOfPair;
    draw_circle(painter, {box.x, box.y, side, side}, gems_[0]);
    draw_circle(painter, {box.right() - side, box.bottom() - side, side, side}, gems_[1]);
}

void HazardCry::DrawTexts(Painter& painter, const Box& box) {
    struct Line {
        const wxString& text;
        Type type;
        double share;  // of the height, at most
    };
    const Line lines[] = {{cry_.name, Type::Prompt, 0.22},
                          {cry_.hazard, Type::Hazard, 0.4},
                          {cry_.question, Type::Prompt, 0.38},
                          {in_table_language_, Type::Body, 0.2}};
    const double gap = in_table_language_.empty() ? 0 : painter.px(12);
    double tightness = 1;
    const auto room = [&](const Line& line) -> double {
        if (line.text.empty()) return 0;
        const wxSize most(static_cast<int>(box.w), static_cast<int>((box.h - gap) * line.share * tightness));
        return TheLook().type().fit(line.text, line.type, most).size.y;
    };
    const auto height_of_all = [&] {
        double height = gap;
        for (const Line& line : lines) height += room(line);
        return height;
    };
    while (tightness > kTightest && height_of_all() > box.h) tightness -= kTighter;
    Box left = box.middle(box.w, height_of_all());
    for (const Line& line : lines) {
        if (&line == std::end(lines) - 1) left = left.below(gap);
        painter.text(line.text, line.type, left.top(room(line)), painter.palette().prompt_ink);
        left = left.below(room(line));
    }
}

}  // namespace desktop
