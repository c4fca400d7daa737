#pragma once

#include "app/desktop/pages/dive_set_up_board.h"
#include "app/desktop/pages/learn_bag.h"
#include "app/desktop/pages/learn_board.h"
#include "app/desktop/pages/learn_pay.h"
#include "app/desktop/pages/learn_tiles.h"
#include "app/learn/lesson.h"

namespace desktop {

/// What is drawn beside the text of a lesson: the dive board, the payout, the wreck before a dive, the wreck tiles or
/// the bag; one of them at a time.
class LearnScene {
public:
    /// `tapped` hears which place of the wreck was tapped.
    LearnScene(wxWindow* parent, Look& look, const DiveSetUpBoard::Tapped& tapped);
    LearnScene(const LearnScene&) = delete;
    LearnScene& operator=(const LearnScene&) = delete;

    void ShowLesson(const learn::Lesson& lesson);
    void Hide() { ShowOnly(nullptr); }
    void Place(const wxRect& room);
    /// No boat can be put there.
    void Refuse(std::size_t place) { site_->Place(place).Refuse(); }

private:
    [[nodiscard]] wxWindow* ViewOf(const learn::Lesson& lesson) const;
    void ShowOnly(const wxWindow* wanted);
    void ShowPay(const learn::Lesson& lesson);
    void ShowSite(const learn::Lesson& lesson);

    Look& look_;
    LearnBoard* board_;
    LearnBag* bag_;
    LearnPay* pay_;
    LearnTiles* tiles_;
    DiveSetUpBoard* site_;
};

}  // namespace desktop
