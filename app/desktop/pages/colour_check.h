#pragma once

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// How gems and flags look with a colour deficiency: full vision, protan, deutan, tritan.
class ColourCheck : public DrawnControl {
public:
    ColourCheck(wxWindow* parent, Look& look);

    void ShowNow() { ContentChanged(); }

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;
    void LookChanged() override;
};

}  // namespace desktop
