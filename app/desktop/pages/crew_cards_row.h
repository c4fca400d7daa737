#pragma once

#include <optional>

#include "app/desktop/controls/drawn_control.h"
#include "engine/deepblue/crew_card.h"

namespace desktop {

/// What stands on the row of a crew card.
struct CardRowFace {
    std::optional<deepblue::Condition> needs;
    std::optional<deepblue::Gem> against;  // what it protected from
    wxString name;
    wxString value;        // "4", "+6", "protected"
    wxString spoken;       // everything, for those who do not see it
    bool is_list = false;  // no card, but the way to more of them
    friend bool operator==(const CardRowFace&, const CardRowFace&) = default;
};

/// A crew card: raised and to be tapped if it can be played, flat with a tick if it was used.
class CrewCardsRow : public DrawnControl {
public:
    enum class Kind { Used, Playable };

    CrewCardsRow(wxWindow* parent, Look& look, Kind kind);

    void SetFace(const CardRowFace& face);
    /// The least height in which it can be read.
    [[nodiscard]] int LeastHeight() const;

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    /// Ground and edge; returns where the content goes.
    Box DrawGround(Painter& painter, const Box& body);
    void DrawSign(Painter& painter, const Box& box, const wxColour& ink);
    /// Returns the room that is left.
    Box DrawValue(Painter& painter, const Box& room);
    void DrawAbove(Painter& painter, const Box& room, const wxColour& ink);
    [[nodiscard]] bool HasRoomBeside(const Box& room) const;
    [[nodiscard]] Type ValueType() const { return face_.against ? Type::Label : Type::Name; }

    Kind kind_;
    CardRowFace face_;
};

}  // namespace desktop
