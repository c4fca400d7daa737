#pragma once

#include <wx/panel.h>

#include "app/desktop/controls/ground.h"
#include "app/desktop/look/accessible.h"
#include "app/desktop/look/painter.h"

namespace desktop {

/// The base of drawn things that hold other controls: paints itself and what lies behind its children.
class DrawnPanel : public wxPanel, public Ground {
public:
    void PaintGround(wxGraphicsContext& gc) override;
    [[nodiscard]] const wxString& SpokenName() const { return name_; }

protected:
    DrawnPanel(wxWindow* parent, Look& look);
    ~DrawnPanel() override;

    /// Paints the panel itself, over what lies behind it.
    virtual void Draw(Painter& painter, const Box& body) = 0;
    /// Called when the look has changed, before the pages lay out.
    virtual void LookChanged() {}

    void Speak(const wxString& name, const wxString& description = {});
    [[nodiscard]] Look& TheLook() const { return look_; }

private:
    void OnPaint();
    void TakeColours();

    Look& look_;
    wxString name_;
    Listeners::Following following_;
    Listeners::Following laying_out_;
};

}  // namespace desktop
