#pragma once

#include "app/desktop/controls/drawn_control.h"
#include "engine/deepblue/gem_counts.h"

namespace desktop {

/// How many of the five gems that are no hazards lie on the board, in gem order.
class DrawCounts : public DrawnControl {
public:
    DrawCounts(wxWindow* parent, Look& look);

    void SetBoard(const deepblue::GemCounts& board);
    /// Where that gem lies in the window; it is no hazard.
    [[nodiscard]] Box PlaceOf(deepblue::Gem gem) const;

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;
    void LookChanged() override { SpeakState(); }

private:
    void SpeakState();
    /// The column of the gem at `number`: its picture above its count.
    [[nodiscard]] Box Column(const Box& body, int number) const;
    [[nodiscard]] double Side(const Box& body) const;

    deepblue::GemCounts board_;
};

}  // namespace desktop
