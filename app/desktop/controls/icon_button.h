#pragma once

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// A small button with an icon only; its name is spoken and shown as a tip.
class IconButton : public DrawnControl {
public:
    IconButton(wxWindow* parent, Look& look, Icon icon, bool framed = false);

    void SetIcon(Icon icon);
    void SetTip(const wxString& name);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;
    [[nodiscard]] double Corner() const override { return 8; }

private:
    Icon icon_;
    bool is_framed_;
};

}  // namespace desktop
