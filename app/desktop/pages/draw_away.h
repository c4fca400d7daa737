#pragma once

#include <vector>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// Those who sit at the table and are not in this dive.
class DrawAway : public DrawnControl {
public:
    DrawAway(wxWindow* parent, Look& look);

    /// Where the sentence has no room, `in_short` stands beside the flags.
    void SetPlayers(std::vector<deepblue::Colour> colours, const wxString& sentence, const wxString& in_short = {});

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    std::vector<deepblue::Colour> colours_;
    wxString sentence_;
    wxString in_short_;
};

}  // namespace desktop
