#include "app/desktop/table_bar.h"

#include <algorithm>

namespace desktop {
namespace {

constexpr double kHeight = 60;
constexpr double kMargin = 24;

}  // namespace

TableBar::TableBar(wxWindow* parent, Look& look, Helm& helm)
    : DrawnPanel(parent, look),
      undo_(new UndoButton(this, look)),
      leave_(new IconButton(this, look, Icon::TableMode, true)) {
    undo_->Bind(wxEVT_BUTTON, [&helm](wxCommandEvent&) { helm.Undo(); });
    undo_->Bind(wxEVT_CONTEXT_MENU, [&helm](wxContextMenuEvent&) { helm.Go(PageId::Steps); });
    leave_->Bind(wxEVT_BUTTON, [&helm](wxCommandEvent&) { helm.ToggleTableMode(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        Layout();
        event.Skip();
    });
    NameParts();
}

void TableBar::NameParts() {
    leave_->SetTip(TheLook().language().say("Leave table mode"));
    Speak(TheLook().language().say("Table mode"));
}

void TableBar::SetUndo(const wxString& text) {
    undo_->Show(!text.empty());
    if (!text.empty()) undo_->SetStep(text);
    Layout();
}

wxSize TableBar::DoGetBestClientSize() const {
    return {TheLook().px(400), std::max(TheLook().px(kHeight), undo_->GetBestSize().y)};
}

bool TableBar::Layout() {
    Look& look = TheLook();
    const wxRect room = wxRect(GetClientSize()).Deflate(look.px(kMargin), 0);
    const int height = std::max(look.px(44), 44);
    const int y = (room.height - height) / 2;
    const int undo = std::min(undo_->GetBestSize().x - 2 * undo_->Ring(), room.width / 2);
    undo_->PlaceBody({room.x, y, undo, height});
    leave_->PlaceBody({room.GetRight() + 1 - height, y, height, height});
    return true;
}

void TableBar::Draw(Painter& painter, const Box& body) {
    painter.fill(body, 0, painter.palette().bar);
    painter.line(body.x, body.y, body.right(), body.y, painter.palette().line);
}

}  // namespace desktop
