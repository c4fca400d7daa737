#include "app/desktop/notice.h"

namespace desktop {
namespace {

constexpr int kReadingTime = 6000;
constexpr double kWidth = 900;
constexpr double kHeight = 64;
constexpr double kFromBottom = 110;

}  // namespace

Notice::Notice(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Button), timer_(this) {
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) { Hide(); });
    Hide();
}

void Notice::Tell(const wxString& sentence) {
    sentence_ = sentence;
    Speak(sentence);
    ContentChanged();
    Place();
    Show();
    Raise();
    timer_.StartOnce(kReadingTime);
}

void Notice::Place() {
    const wxSize room = GetParent()->GetClientSize();
    const wxSize size = BodySize();
    PlaceBody({(room.x - size.x) / 2, room.y - TheLook().px(kFromBottom) - size.y, size.x, size.y});
}

wxSize Notice::BodySize() const {
    return {TheLook().px(kWidth), TheLook().px(kHeight)};
}

void Notice::Draw(Painter& painter, const Box& body) {
    const Palette& palette = painter.palette();
    painter.fill(body, 14, palette.surface);
    painter.outline(body, 14, {.colour = palette.line2, .width = 2});
    painter.text(sentence_, Type::Body, body.inset(painter.px(20), painter.px(8)), palette.ink, Align::Centre);
}

}  // namespace desktop
