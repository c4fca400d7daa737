#pragma once

#include "app/desktop/controls/drawn_control.h"
#include "engine/deepblue/gem_counts.h"

namespace desktop {

/// What is left of the supply, colour by colour, or that it is empty.
class TableSupplyView : public DrawnControl {
public:
    TableSupplyView(wxWindow* parent, Look& look);

    void SetSupply(const deepblue::GemCounts& supply);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;
    void LookChanged() override { SpeakState(); }

private:
    void SpeakState();
    [[nodiscard]] wxString Heading() const;
    void DrawGems(Painter& painter, const Box& box);

    deepblue::GemCounts supply_;
};

}  // namespace desktop
