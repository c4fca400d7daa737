#pragma once

#include "app/desktop/controls/drawn_panel.h"
#include "app/desktop/desk.h"

namespace desktop {

/// One tab of the game nights. After a change in the journal it asks the helm to show again.
class NightsTab : public DrawnPanel {
public:
    /// The page comes up from another one; called before ShowState.
    virtual void Enter() {}
    /// Reads the journal and shows it; called when the tab comes up and after every change.
    virtual void ShowState() = 0;
    /// A key that no control took; true if it was for this tab.
    virtual bool TakeKey(const wxKeyEvent&) { return false; }

protected:
    NightsTab(wxWindow* parent, Desk& desk) : DrawnPanel(parent, desk.look), desk_(desk) {
        Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
            event.Skip();
            Layout();
        });
    }

    void Draw(Painter& painter, const Box& body) override { painter.fill(body, 0, painter.palette().bg); }
    [[nodiscard]] bool HidesGround() const override { return true; }

    [[nodiscard]] Desk& TheDesk() const { return desk_; }
    [[nodiscard]] const words::Language& In() const { return desk_.look.language(); }

private:
    Desk& desk_;
};

}  // namespace desktop
