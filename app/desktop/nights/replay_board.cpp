#include "app/desktop/nights/replay_board.h"

#include <wx/sizer.h>

namespace desktop {

ReplayBoard::ReplayBoard(wxWindow* parent, Desk& desk)
    : wxPanel(parent), desk_(desk), book_(new SceneBook(this, look_, desk.speakers)) {
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(book_, wxSizerFlags(1).Expand());
    SetSizer(all);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        CallAfter([this] { AdaptLook(); });
    });
}

ReplayBoard::~ReplayBoard() {
    DestroyChildren();  // they need the look until they are gone
}

/// The whole board is as large as there is room.
void ReplayBoard::AdaptLook() {
    LookSettings settings = desk_.look.settings();
    settings.under_water = is_under_water(view_);
    settings.sizes.window = GetClientSize();
    settings.sizes.text_size = 1;
    settings.sizes.table_mode = false;
    settings.sizes.in_dive = settings.under_water;
    settings.speed = Speed::Off;
    look_.change(settings);
}

void ReplayBoard::ShowView(const session::AudienceView& view) {
    view_ = view;
    AdaptLook();
    book_->ShowView(view);
    Layout();
}

}  // namespace desktop
