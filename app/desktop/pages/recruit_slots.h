#pragma once

#include "app/desktop/controls/drawn_control.h"
#include "app/desktop/pages/recruit_run.h"

namespace desktop {

/// A place for each card that comes up: those that have, the one that is asked for, those to come.
class RecruitSlots : public DrawnControl {
public:
    RecruitSlots(wxWindow* parent, Look& look);

    void SetRun(const RevealRun& run);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    [[nodiscard]] bool HasFreePick() const;
    void DrawSlot(Painter& painter, const Box& slot, std::size_t number);
    void DrawShown(Painter& painter, const Box& slot, const ShownCard& card);

    RevealRun run_;
};

}  // namespace desktop
