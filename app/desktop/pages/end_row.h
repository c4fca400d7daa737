#pragma once

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// One player in the ranking.
struct EndRowFace {
    int place = 0;
    deepblue::Colour colour{};
    wxString name;    // of a winner: "Giulia wins"
    wxString detail;  // what decided, or how the dives went
    int vp = 0;
    bool has_won = false;
    friend bool operator==(const EndRowFace&, const EndRowFace&) = default;
};

/// A line of the ranking; the winner's stands on their colour, with the open chest.
class EndRow : public DrawnControl {
public:
    EndRow(wxWindow* parent, Look& look);

    void SetFace(const EndRowFace& face);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    /// Returns the room that is left of it.
    Box DrawNumber(Painter& painter, const Box& room, const wxColour& ink, const wxColour& ink2);
    [[nodiscard]] bool FitsInto(double width, double height) const;
    void DrawTexts(Painter& painter, const Box& room, const wxColour& ink, const wxColour& ink2);

    EndRowFace face_;
};

}  // namespace desktop
