#include "app/desktop/controls/gem_view.h"

#include "app/words/gems.h"

namespace desktop {

GemView::GemView(wxWindow* parent, Look& look, deepblue::Gem gem, double side)
    : DrawnControl(parent, look, Role::Picture), gem_(gem), side_(side) {
    Speak(words::name(gem, look.language()));
}

void GemView::SetGem(deepblue::Gem gem, GemShow show) {
    gem_ = gem;
    show_ = show;
    Speak(words::name(gem, TheLook().language()));
    Refresh();
}

wxSize GemView::BodySize() const {
    const int side = TheLook().scale().gem_px(side_);
    return {side, side};
}

void GemView::Draw(Painter& painter, const Box& body) {
    painter.gem(gem_, body, show_);
}

}  // namespace desktop
