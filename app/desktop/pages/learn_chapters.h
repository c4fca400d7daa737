#pragma once

#include <array>
#include <functional>

#include "app/desktop/controls/drawn_panel.h"
#include "app/desktop/controls/tile.h"
#include "app/learn/progress.h"

namespace desktop {

/// The chapters to choose from, with a tick on those that are done.
class LearnChapters : public DrawnPanel {
public:
    LearnChapters(wxWindow* parent, Look& look);

    void OnChosen(std::function<void(learn::ChapterId)> chosen) { chosen_ = std::move(chosen); }
    void SetProgress(const learn::LearnProgress& progress);
    /// Digits choose the first nine chapters.
    bool TakeKey(int key);
    bool Layout() override;

protected:
    void Draw(Painter&, const Box&) override {}

private:
    std::array<Tile*, learn::kChapters> tiles_{};
    std::function<void(learn::ChapterId)> chosen_;
};

}  // namespace desktop
