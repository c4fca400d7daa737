#pragma once

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// One colour of the bag: the gem, how many there are, and how many of them market cards have added.
class TableBagCell : public DrawnControl {
public:
    TableBagCell(wxWindow* parent, Look& look, deepblue::Gem gem);

    void SetCounts(int number, int added);

protected:
    void Draw(Painter& painter, const Box& cell) override;
    [[nodiscard]] wxSize BodySize() const override;
    void LookChanged() override { SpeakState(); }

private:
    void SpeakState();
    [[nodiscard]] wxString AddedText() const;

    deepblue::Gem gem_;
    int number_ = 0;
    int added_ = 0;
};

}  // namespace desktop
