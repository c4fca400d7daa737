#pragma once

#include <vector>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// How the bag grows: before, now, and by which gems.
class RecruitBagView : public DrawnControl {
public:
    RecruitBagView(wxWindow* parent, Look& look);

    void SetBag(int before, const std::vector<deepblue::Gem>& added);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    [[nodiscard]] int Now() const { return before_ + static_cast<int>(added_.size()); }

    int before_ = 0;
    std::vector<deepblue::Gem> added_;
};

}  // namespace desktop
