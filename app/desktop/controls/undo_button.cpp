#include "app/desktop/controls/undo_button.h"

#include <algorithm>

#include "app/desktop/controls/skin.h"
#include "app/desktop/look/lost_middle.h"

namespace desktop {
namespace {

constexpr int kLongPress = 600;
constexpr double kIcon = 20;
constexpr double kPadding = 16;
constexpr double kMostText = 420;

}  // namespace

UndoButton::UndoButton(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Button) {
    long_press_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        Release();  // so that letting go does not undo as well
        AskForAllSteps();
    });
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        long_press_.StartOnce(kLongPress);
        event.Skip();
    });
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        long_press_.Stop();
        event.Skip();
    });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent& event) {
        long_press_.Stop();
        event.Skip();
    });
    Bind(wxEVT_RIGHT_UP, [this](wxMouseEvent&) { AskForAllSteps(); });
}

void UndoButton::SetStep(const wxString& text, const std::vector<wxString>& others) {
    if (text == text_ && others == others_) return;
    text_ = text;
    others_ = others;
    Speak(text);
    if (Reason().empty()) SetToolTip(text);
    ContentChanged();
}

void UndoButton::AskForAllSteps() {
    wxContextMenuEvent event(wxEVT_CONTEXT_MENU, GetId());
    event.SetEventObject(this);
    ProcessWindowEvent(event);
}

wxSize UndoButton::BodySize() const {
    Look& look = TheLook();
    int text = look.type().width(text_, Type::Body);
    for (const wxString& other : others_) text = std::max(text, look.type().width(other, Type::Body));
    return {std::min(text + 1, look.px(kMostText)) + look.px(kIcon + 10 + 2 * kPadding), look.px(44)};
}

void UndoButton::Draw(Painter& painter, const Box& body) {
    const Skin skin = skin_of(ButtonStyle::Quiet, painter.palette(), IsThisEnabled());
    const Box face = draw_skin(painter, skin, body.inset(0, painter.px(2)), Sunk(), IsHovered());
    const double icon = painter.px(kIcon);
    const Box content = face.inset(painter.px(kPadding - 1), 0);
    painter.icon(Icon::Undo, content.left(icon).middle(icon, icon), skin.ink);
    const Box room = content.beside(icon + painter.px(10));
    Typesetter& type = TheLook().type();
    const auto fits = [&](const wxString& text) { return type.width(text, Type::Body) <= room.w; };
    const wxString line = lose_middle(text_, fits);
    if (fits(line)) return void(painter.text(line, Type::Body, room, skin.ink, Align::Left, 1));
    // In a corner there is room for two small lines rather than for one.
    const auto fits_small = [&](const wxString& text) {
        const Fitted& lines = type.paragraph(text, Type::Label, static_cast<int>(room.w));
        return lines.fits && lines.size.y <= room.h;
    };
    painter.text(lose_middle(text_, fits_small), Type::Label, room, skin.ink);
}

}  // namespace desktop
