#pragma once

#include <vector>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// How the bag grows: before, now, and by which gems.
class RecruitBagView : public DrawnControl {
public:
    RecruitBagView(wxWindow* parent, Look& look);

    void SetBag(int before, const std::vector<deepblue::Gem>& added);
    /// Keeps room for the widest of these words for a bag.
    void ReserveFor(std::vector<wxString> words);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    [[nodiscard]] int Now() const { return before_ + static_cast<int>(added_.size()); }

    std::vector<wxString> words_;
    int before_ = 0;
    std::vector<deepblue::Gem> added_;
};

}  // namespace desktop
