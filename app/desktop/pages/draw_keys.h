#pragma once

#include <array>
#include <functional>
#include <vector>

#include "app/desktop/controls/drawn_panel.h"
#include "app/desktop/controls/gem_tile.h"
#include "engine/deepblue/gem_counts.h"

namespace desktop {

/// The seven gem keys with which a hand's draw is told.
class DrawKeys : public DrawnPanel {
public:
    using Tapped = std::function<void(deepblue::Gem)>;

    DrawKeys(wxWindow* parent, Look& look, const Tapped& tapped);

    /// What is left in the bag, which gems of this pull are known, and why each cannot be the next.
    void SetBag(const deepblue::GemCounts& left, const std::vector<deepblue::Gem>& known,
                const std::function<wxString(deepblue::Gem)>& why_not);
    [[nodiscard]] GemTile& Key(deepblue::Gem gem);
    bool Layout() override;

protected:
    void Draw(Painter&, const Box&) override {}

private:
    std::array<GemTile*, deepblue::kGemKinds> tiles_{};
};

}  // namespace desktop
