#include "app/desktop/frame_menu.h"

namespace desktop {

void FrameMenu::Add(const wxString& label, const std::function<void()>& chosen) {
    Bind(menu_.Append(wxID_ANY, label)->GetId(), chosen);
}

void FrameMenu::AddCheck(const wxString& label, bool is_on, const std::function<void()>& chosen) {
    wxMenuItem* item = menu_.AppendCheckItem(wxID_ANY, label);
    item->Check(is_on);
    Bind(item->GetId(), chosen);
}

void FrameMenu::Bind(int id, const std::function<void()>& chosen) {
    wxWindow& owner = owner_;
    menu_.Bind(
        wxEVT_MENU, [&owner, chosen](wxCommandEvent&) { owner.CallAfter(chosen); }, id);
}

}  // namespace desktop
