#pragma once

#include <vector>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// The gems that were tapped so far, in their order.
class TableLaidGems : public DrawnControl {
public:
    TableLaidGems(wxWindow* parent, Look& look);

    void SetGems(const std::vector<deepblue::Gem>& gems);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    std::vector<deepblue::Gem> gems_;
};

}  // namespace desktop
