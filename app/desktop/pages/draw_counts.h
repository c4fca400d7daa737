#pragma once

#include "app/desktop/controls/drawn_control.h"
#include "engine/deepblue/gem_counts.h"

namespace desktop {

/// How many of the five gems that are no hazards lie on the board, in gem order.
class DrawCounts : public DrawnControl {
public:
    DrawCounts(wxWindow* parent, Look& look);

    void SetBoard(const deepblue::GemCounts& board);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;
    void LookChanged() override { SpeakState(); }

private:
    void SpeakState();

    deepblue::GemCounts board_;
};

}  // namespace desktop
