#pragma once

#include "app/desktop/controls/label.h"
#include "app/desktop/nights/nights_tab.h"

namespace desktop {

/// The games of all evenings, and the one that is chosen.
class GamesTab : public NightsTab {
public:
    GamesTab(wxWindow* parent, Desk& desk);

    void ShowState() override;
    [[nodiscard]] wxString Heading() const override { return In().say("Nights"); }

private:
    Label* heading_;
};

}  // namespace desktop
