#include "app/desktop/pages/table_peek_sheet.h"

#include "app/desktop/look/paints.h"
#include "app/words/language.h"

namespace desktop {
namespace {

constexpr int kTimeToLookAway = 1200;
constexpr double kFlag = 96;

}  // namespace

TablePeekSheet::TablePeekSheet(wxWindow* parent, Desk& desk) : DrawnPanel(parent, desk.look), desk_(desk) {
    opening_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        is_open_ = true;
        Refresh();
    });
    Hide();
}

wxString TablePeekSheet::WhoseEyes() const {
    const deepblue::Seating& seats = desk_.session.table().seats;
    // TRANSLATORS: %s is the name of the only player who may look into this treasure chest
    return wxString::Format(desk_.look.language().say("Only for the eyes of %s"), words::spoken(seats.name(owner_)));
}

void TablePeekSheet::Cover(deepblue::Seat owner) {
    owner_ = owner;
    is_open_ = false;
    Speak(WhoseEyes());
    SetSize(GetParent()->GetClientSize());
    Show();
    Raise();
    opening_.StartOnce(kTimeToLookAway);
}

void TablePeekSheet::Uncover() {
    opening_.Stop();
    is_open_ = false;
    Hide();
}

void TablePeekSheet::Draw(Painter& painter, const Box& body) {
    const deepblue::Colour colour = desk_.session.table().seats.colour(owner_);
    const words::Language& in = desk_.look.language();
    const wxColour& ink = painter.palette().prompt_ink;
    painter.fill(body, 0, paint_of(colour).fill);
    const double flag = painter.px(kFlag);
    const Box room = body.inset(painter.px(60), painter.px(60));
    painter.flag(colour, room.top(flag).middle(flag, flag), FlagShow::OnOwnColour);
    const Box texts = room.below(flag + painter.px(24));
    const double line = painter.px(120);
    painter.text(WhoseEyes(), Type::Prompt, texts.top(line), ink, Align::Centre);
    const Box rest = texts.below(line);
    if (is_open_) {
        // TRANSLATORS: %d is a number of victory points
        const wxString content = wxString::Format(in.say("%d VP"), desk_.session.peek(owner_));
        painter.text(content, Type::Hazard, rest.top(painter.px(140)), ink, Align::Centre, 1);
    } else {
        painter.text(in.say("Everyone else looks away. Keep holding to look inside."), Type::Name,
                     rest.top(painter.px(140)), ink, Align::Centre);
    }
}

}  // namespace desktop
