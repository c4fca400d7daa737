#pragma once

#include <wx/menu.h>
#include <wx/window.h>

#include <functional>

namespace desktop {

/// The menu of the window, made anew each time it opens, so that it offers what can be done now. What was chosen is
/// done once the menu is gone.
class FrameMenu {
public:
    explicit FrameMenu(wxWindow& owner) : owner_(owner) {}

    void Add(const wxString& label, const std::function<void()>& chosen);
    void AddCheck(const wxString& label, bool is_on, const std::function<void()>& chosen);
    void AddLine() { menu_.AppendSeparator(); }
    /// What `fill` adds stands in a menu of its own behind `label`.
    void AddUnder(const wxString& label, const std::function<void()>& fill);
    void Show(const wxPoint& place = wxDefaultPosition) { owner_.PopupMenu(&menu_, place); }

    [[nodiscard]] wxMenu& Items() { return menu_; }

private:
    void Bind(int id, const std::function<void()>& chosen);

    wxWindow& owner_;
    wxMenu menu_;
    wxMenu* filled_ = &menu_;
};

}  // namespace desktop
