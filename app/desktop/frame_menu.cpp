#include "app/desktop/frame_menu.h"

#include <utility>

namespace desktop {

void FrameMenu::Add(const wxString& label, const std::function<void()>& chosen) {
    Bind(filled_->Append(wxID_ANY, label)->GetId(), chosen);
}

void FrameMenu::AddCheck(const wxString& label, bool is_on, const std::function<void()>& chosen) {
    wxMenuItem* item = filled_->AppendCheckItem(wxID_ANY, label);
    item->Check(is_on);
    Bind(item->GetId(), chosen);
}

void FrameMenu::AddUnder(const wxString& label, const std::function<void()>& fill) {
    filled_ = new wxMenu;
    fill();
    menu_.AppendSubMenu(std::exchange(filled_, &menu_), label);
}

void FrameMenu::Bind(int id, const std::function<void()>& chosen) {
    const auto handle = [&owner = owner_, chosen](wxCommandEvent&) { owner.CallAfter(chosen); };
    menu_.Bind(wxEVT_MENU, handle, id);
    if (filled_ != &menu_) filled_->Bind(wxEVT_MENU, handle, id);  // its events do not reach the menu above
}

}  // namespace desktop
