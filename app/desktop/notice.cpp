#include "app/desktop/notice.h"

#include <algorithm>
#include <array>

#include "app/desktop/free_place.h"

namespace desktop {
namespace {

constexpr int kReadingTime = 6000;
constexpr std::array kWidths{900.0, 680.0, 520.0, 400.0, 300.0};
constexpr double kLeastWidth = 200;
constexpr double kLeastHeight = 56;
constexpr double kAcross = 20;
constexpr double kAbove = 8;
constexpr double kMargin = 4;

}  // namespace

Notice::Notice(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Button), timer_(this) {
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) { Hide(); });
    // Controls come and go below it without the frame knowing.
    Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
        if (IsShown()) StepAside();
        event.Skip();
    });
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

void Notice::StepAside() {
    const Occupied all = occupied(*GetParent(), *this);
    const auto is_covered = [this](const wxRect& one) { return one.Intersects(GetRect()); };
    if (std::any_of(all.to_press.begin(), all.to_press.end(), is_covered)) Place();
}

void Notice::Place() {
    const Occupied all = occupied(*GetParent(), *this);
    const wxRect room = wxRect(GetParent()->GetClientSize()).Deflate(TheLook().px(kMargin));
    const wxSize ring(2 * Ring(), 2 * Ring());  // it takes presses too
    for (const double width : kWidths)
        if (const auto place = free_place(SizeFor(width) + ring, room, all)) return SetSize(*place);
    // There is no such page; if there were, what is pressed would stand at the bottom.
    const wxSize size = SizeFor(kWidths.front());
    PlaceBody({{room.x + (room.width - size.x) / 2, room.y}, size});
}

wxSize Notice::SizeFor(double width) const {
    Look& look = TheLook();
    const int most = look.px(width) - 2 * look.px(kAcross);
    const wxSize text = look.type().paragraph(sentence_, Type::Body, most).size;
    const int needed = std::max(text.x + 2, look.px(kLeastWidth));
    return {std::min(needed, most) + 2 * look.px(kAcross),
            std::max(text.y + 2 * look.px(kAbove), look.px(kLeastHeight))};
}

wxSize Notice::BodySize() const {
    return SizeFor(kWidths.front());
}

void Notice::Draw(Painter& painter, const Box& body) {
    const Palette& palette = painter.palette();
    // Without round corners: what lies below could not be seen through them.
    painter.fill(body, 0, palette.surface);
    painter.outline(body, 0, {.colour = palette.line2, .width = 2});
    const Box room = body.inset(painter.px(kAcross), 0);
    const Fitted& text = TheLook().type().paragraph(sentence_, Type::Body, static_cast<int>(room.w));
    painter.paragraph(sentence_, Type::Body, room.middle(room.w, text.size.y), palette.ink, Align::Centre);
}

}  // namespace desktop
