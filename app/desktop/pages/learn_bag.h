#pragma once

#include "app/desktop/controls/drawn_control.h"
#include "engine/deepblue/gem_counts.h"

namespace desktop {

/// Bag and supply in a lesson while nobody dives: every gem with its numbers.
class LearnBag : public DrawnControl {
public:
    LearnBag(wxWindow* parent, Look& look);

    void SetBags(const deepblue::GemCounts& bag, const deepblue::GemCounts& supply);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    void DrawGem(Painter& painter, const Box& place, deepblue::Gem gem) const;

    deepblue::GemCounts bag_;
    deepblue::GemCounts supply_;
};

}  // namespace desktop
