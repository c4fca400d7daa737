#include "app/desktop/pages/bottom_bar.h"

#include <algorithm>

namespace desktop {
namespace {

constexpr double kHeight = 88;
constexpr double kSide = 24;
constexpr double kAbove = 12;

}  // namespace

BottomBar::BottomBar(wxWindow* parent, Look& look)
    : DrawnPanel(parent, look), content_(std::make_unique<Stack>(look, wxHORIZONTAL, 16)) {
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        Layout();
        event.Skip();
    });
}

wxSize BottomBar::DoGetBestClientSize() const {
    const Look& look = TheLook();
    const wxSize least = content_->CalcMin();
    return {least.x + 2 * look.px(kSide), std::max(look.px(kHeight), least.y + 2 * look.px(kAbove))};
}

bool BottomBar::Layout() {
    const wxRect room = wxRect(GetClientSize()).Deflate(TheLook().px(kSide), TheLook().px(kAbove));
    content_->SetDimension(room.GetPosition(), room.GetSize());
    return true;
}

void BottomBar::Draw(Painter& painter, const Box& body) {
    painter.fill(body, 0, painter.palette().bar);
    painter.line(body.x, body.y, body.right(), body.y, painter.palette().line);
}

}  // namespace desktop
