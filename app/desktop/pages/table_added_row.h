#pragma once

#include <optional>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// One gem that a market card added, and where it came from; without a gem only the text.
class TableAddedRow : public DrawnControl {
public:
    TableAddedRow(wxWindow* parent, Look& look);

    void SetFace(std::optional<deepblue::Gem> gem, const wxString& from);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    std::optional<deepblue::Gem> gem_;
    wxString from_;
};

}  // namespace desktop
