#pragma once

#include <vector>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

class ToggleRow;

/// One choice of a ToggleRow.
class ToggleSegment : public DrawnControl {
public:
    /// Rounded at the ends of the row only.
    enum class Ends { None, Left, Right, Both };

    ToggleSegment(ToggleRow& row, Look& look, int number, const wxString& label, Ends ends);

    void SetChosen(bool chosen);
    /// Keeps room for the widest of these labels.
    void ReserveFor(std::vector<wxString> labels);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;
    [[nodiscard]] double Corner() const override { return 6; }
    [[nodiscard]] bool HasInnerRing() const override { return true; }
    bool TakeKey(int key) override;
    void Pressed() override;

private:
    ToggleRow& row_;
    int number_;
    wxString label_;
    std::vector<wxString> reserved_;
    Ends ends_;
    bool is_chosen_ = false;
};

}  // namespace desktop
