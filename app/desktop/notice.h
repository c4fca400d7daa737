#pragma once

#include <wx/timer.h>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// A sentence that needs no answer. It stands over the bottom of the page for a while, or until it is tapped.
class Notice : public DrawnControl {
public:
    Notice(wxWindow* parent, Look& look);

    void Tell(const wxString& sentence);
    /// Takes its place over the bottom of the parent.
    void Place();

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;
    void Pressed() override { Hide(); }

private:
    wxString sentence_;
    wxTimer timer_;
};

}  // namespace desktop
