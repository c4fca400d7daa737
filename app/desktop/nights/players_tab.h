#pragma once

#include "app/desktop/controls/label.h"
#include "app/desktop/nights/nights_tab.h"

namespace desktop {

/// What games came to for everyone who ever played.
class PlayersTab : public NightsTab {
public:
    PlayersTab(wxWindow* parent, Desk& desk);

    void ShowState() override;
    [[nodiscard]] wxString Heading() const override { return In().say_in("game nights", "Players"); }

private:
    Label* heading_;
};

}  // namespace desktop
