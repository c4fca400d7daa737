#pragma once

#include <wx/panel.h>

#include "app/desktop/controls/kept_picture.h"
#include "app/desktop/look/accessible.h"
#include "app/desktop/look/painter.h"

namespace desktop {

/// The base of drawn things that hold other controls: paints itself and what lies behind its children.
class DrawnPanel : public wxPanel, public Pictured {
public:
    const KeptPicture& Picture() override;
    void DropPicture() override { picture_.Drop(); }
    void Refresh(bool erase = true, const wxRect* rect = nullptr) override;
    [[nodiscard]] const wxString& SpokenName() const { return name_; }

protected:
    DrawnPanel(wxWindow* parent, Look& look);
    ~DrawnPanel() override;

    /// Paints the panel itself, over what lies behind it.
    virtual void Draw(Painter& painter, const Box& body) = 0;
    /// Whether Draw leaves nothing to be seen of what lies behind it.
    [[nodiscard]] virtual bool HidesGround() const { return false; }
    /// Whether its children leave nothing to be seen of it.
    [[nodiscard]] virtual bool IsHiddenByChildren() const { return false; }
    /// Called when the look has changed, before the pages lay out.
    virtual void LookChanged() {}

    void Speak(const wxString& name, const wxString& description = {});
    [[nodiscard]] Look& TheLook() const { return look_; }

private:
    void TakeColours();

    Look& look_;
    KeptPicture picture_;
    wxString name_;
    Listeners::Following following_;
    Listeners::Following laying_out_;
};

}  // namespace desktop
