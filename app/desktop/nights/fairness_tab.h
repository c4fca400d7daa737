#pragma once

#include "app/desktop/controls/label.h"
#include "app/desktop/nights/nights_tab.h"

namespace desktop {

/// Whether the gems the app drew are those of a fair bag.
class FairnessTab : public NightsTab {
public:
    FairnessTab(wxWindow* parent, Desk& desk);

    void ShowState() override;
    [[nodiscard]] wxString Heading() const override { return In().say("Fairness"); }

private:
    Label* heading_;
};

}  // namespace desktop
