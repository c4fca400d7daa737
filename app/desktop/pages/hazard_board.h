#pragma once

#include "app/desktop/controls/drawn_control.h"
#include "engine/deepblue/gem_counts.h"

namespace desktop {

/// The dive board in short: which gems lie there and how many.
class HazardBoard : public DrawnControl {
public:
    HazardBoard(wxWindow* parent, Look& look);

    void SetBoard(const deepblue::GemCounts& board);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    deepblue::GemCounts board_;
};

}  // namespace desktop
