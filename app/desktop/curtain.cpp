#include "app/desktop/curtain.h"

namespace desktop {

void Curtain::Take() {
    Lift();
    before_.reset();
    if (TheLook().settings().speed == Speed::Off || !parent_.IsShownOnScreen()) return;
    before_.emplace(parent_);
}

void Curtain::Fade(const Movement& movement) {
    if (!before_ || !before_->is_there()) return;
    Lie(movement, [this](double far) {
        opacity_ = 1 - far;
        if (far >= 1) before_.reset();
    });
}

void Curtain::Draw(wxGraphicsContext& gc) {
    if (before_) before_->paint(gc, opacity_);
}

}  // namespace desktop
