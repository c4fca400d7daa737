#pragma once

#include "app/desktop/controls/drawn_panel.h"
#include "app/desktop/desk.h"

namespace desktop {

/// One tab of the game nights. After a change in the journal it asks the helm to show again.
class NightsTab : public DrawnPanel {
public:
    /// Reads the journal and shows it; called when the tab comes up and after every change.
    virtual void ShowState() = 0;
    /// A key that no control took; true if it was for this tab.
    virtual bool TakeKey(const wxKeyEvent&) { return false; }
    /// What stands on the tab.
    [[nodiscard]] virtual wxString Heading(const words::Language& language) const = 0;
    [[nodiscard]] wxString Heading() const { return Heading(In()); }

protected:
    NightsTab(wxWindow* parent, Desk& desk) : DrawnPanel(parent, desk.look), desk_(desk) {
        Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
            event.Skip();
            Layout();
        });
    }

    void Draw(Painter& painter, const Box& body) override { painter.fill(body, 0, painter.palette().bg); }

    [[nodiscard]] Desk& TheDesk() const { return desk_; }
    [[nodiscard]] const words::Language& In() const { return desk_.look.language(); }

private:
    Desk& desk_;
};

}  // namespace desktop
