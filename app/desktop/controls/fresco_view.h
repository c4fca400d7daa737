#pragma once

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// The four places of the Sunken City, filled one after the other.
class FrescoView : public DrawnControl {
public:
    static constexpr int kPlaces = 4;

    /// `height` of a place is a length of the drawings.
    FrescoView(wxWindow* parent, Look& look, double height = 72);

    void SetFilled(int filled);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;
    void LookChanged() override { SpeakState(); }

private:
    void SpeakState();
    void DrawEmpty(Painter& painter, const Box& place, int number);

    double height_;
    int filled_ = 0;
};

}  // namespace desktop
