#pragma once

#include <array>
#include <functional>
#include <vector>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/drawn_panel.h"
#include "app/desktop/controls/gem_tile.h"
#include "app/desktop/pages/table_laid_gems.h"
#include "engine/deepblue/gem_counts.h"

namespace desktop {

/// Asks for the gems that go onto wrecks: how many the app shall draw, or which ones a hand has drawn.
class TableScatter : public DrawnPanel {
public:
    static constexpr int kMost = 14;  // wrecks there are

    TableScatter(wxWindow* parent, Look& look);

    /// `count` is told how many the app shall draw; `laid` which gems came by hand, in their order.
    void OnAnswer(std::function<void(int)> count, std::function<void(const std::vector<deepblue::Gem>&)> laid);
    /// Shows the question; what was tapped before is forgotten when it is asked anew.
    void Ask(bool by_hand, const deepblue::GemCounts& bag);
    bool TakeKey(int key);
    /// Puts the buttons themselves, without their focus rings, into `place` of the page.
    void PlaceButtons(const wxRect& place);
    bool Layout() override;

protected:
    void Draw(Painter&, const Box&) override {}

private:
    void Tap(deepblue::Gem gem);
    void TakeBack();
    void ShowTapped();
    void LayOutNumbers(const wxRect& room);
    void LayOutGems(const wxRect& room);

    std::array<BigButton*, kMost + 1> numbers_{};
    std::array<GemTile*, deepblue::kGemKinds> gems_{};
    TableLaidGems* strip_;
    BigButton* back_;
    BigButton* done_;
    std::vector<deepblue::Gem> tapped_;
    deepblue::GemCounts bag_;
    bool by_hand_ = false;
    std::function<void(int)> count_;
    std::function<void(const std::vector<deepblue::Gem>&)> laid_;
};

}  // namespace desktop
