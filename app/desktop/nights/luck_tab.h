#pragma once

#include "app/desktop/controls/label.h"
#include "app/desktop/nights/nights_tab.h"

namespace desktop {

/// What dives brought against what the odds gave.
class LuckTab : public NightsTab {
public:
    LuckTab(wxWindow* parent, Desk& desk);

    void ShowState() override;
    [[nodiscard]] wxString Heading() const override { return In().say("Luck"); }

private:
    Label* heading_;
};

}  // namespace desktop
