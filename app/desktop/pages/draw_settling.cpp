#include "app/desktop/pages/draw_settling.h"

#include <utility>

#include "app/desktop/look/painter.h"

namespace desktop {
namespace {

double mixed(double from, double to, double far) {
    return from + (to - from) * far;
}

}  // namespace

void DrawSettling::Settle(std::vector<SettlingGem> gems) {
    if (gems.empty()) return;
    gems_ = std::move(gems);
    Lie(kGemSettles, [this](double far) { far_ = far; });
}

void DrawSettling::Draw(wxGraphicsContext& gc) {
    Painter painter(gc, TheLook(), GetContentScaleFactor());
    for (const auto& [gem, from, to] : gems_) {
        gc.PushState();
        gc.Translate(mixed(from.x, to.x, far_), mixed(from.y, to.y, far_));
        // Always the one picture of the large gem, made smaller on the way.
        const double size = mixed(1, to.w / from.w, far_);
        gc.Scale(size, size);
        painter.gem(gem, {0, 0, from.w, from.h});
        gc.PopState();
    }
}

}  // namespace desktop
