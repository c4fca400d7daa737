#pragma once

#include <wx/timer.h>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// A sentence that needs no answer. It stands over the page for a while, or until it is tapped, where it covers nothing
/// that can be pressed.
class Notice : public DrawnControl {
public:
    Notice(wxWindow* parent, Look& look);

    void Tell(const wxString& sentence);
    /// Takes its place over the parent, which has changed.
    void Place();

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;
    void Pressed() override { Hide(); }
    [[nodiscard]] bool HasInnerRing() const override { return true; }

private:
    /// As large as the sentence is if it may be so wide.
    [[nodiscard]] wxSize SizeFor(double width) const;
    void StepAside();

    wxString sentence_;
    wxTimer timer_;
};

}  // namespace desktop
