#pragma once

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// A gem to look at.
class GemView : public DrawnControl {
public:
    /// `side` is a length of the drawings.
    GemView(wxWindow* parent, Look& look, deepblue::Gem gem, double side);

    void SetGem(deepblue::Gem gem, GemShow show = GemShow::Lettered);
    /// What a screen reader says, such as "8 silver gems".
    void SetSpoken(const wxString& name) { Speak(name); }

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    deepblue::Gem gem_;
    GemShow show_ = GemShow::Lettered;
    double side_;
};

}  // namespace desktop
