#pragma once

#include <wx/panel.h>

#include <functional>

#include "app/desktop/nights/nights_tab.h"
#include "app/desktop/pages/show_words.h"

namespace desktop {

/// Where a tab of the game nights will be. It is made when it is shown for the first time, so that nobody waits for
/// the three others.
class LateTab : public wxPanel {
public:
    using Maker = std::function<NightsTab*(wxWindow* parent)>;

    LateTab(wxWindow* parent, Wording heading, Maker make);

    /// What stands on the tab.
    [[nodiscard]] wxString Heading(const words::Language& in) const { return heading_(in); }
    [[nodiscard]] NightsTab& Made();
    /// The page comes up from another one.
    void Enter();

private:
    Wording heading_;
    Maker make_;
    NightsTab* made_ = nullptr;
};

}  // namespace desktop
