#pragma once

#include <array>
#include <functional>

#include "app/desktop/controls/drawn_panel.h"
#include "app/desktop/controls/tile.h"
#include "app/desktop/page_id.h"
#include "app/learn/progress.h"

namespace desktop {

/// The chapters to choose from, with a tick on those that are done, and what comes after them.
class LearnChapters : public DrawnPanel {
public:
    LearnChapters(wxWindow* parent, Look& look);

    void OnChosen(std::function<void(learn::ChapterId)> chosen) { chosen_ = std::move(chosen); }
    /// Where the tiles after the chapters lead: practice and puzzles.
    void OnPage(std::function<void(PageId)> chosen) { page_chosen_ = std::move(chosen); }
    void SetProgress(const learn::LearnProgress& progress);
    /// Digits choose the first nine chapters.
    bool TakeKey(int key);
    bool Layout() override;

protected:
    void Draw(Painter&, const Box&) override {}

private:
    [[nodiscard]] Tile& Practice() { return *tiles_[learn::kChapters]; }
    [[nodiscard]] Tile& Puzzles() { return *tiles_[learn::kChapters + 1]; }

    std::array<Tile*, learn::kChapters + 2> tiles_{};
    std::function<void(learn::ChapterId)> chosen_;
    std::function<void(PageId)> page_chosen_;
};

}  // namespace desktop
