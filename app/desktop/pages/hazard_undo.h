#pragma once

#include "app/desktop/controls/undo_button.h"
#include "app/desktop/pages/leave_corner.h"

namespace desktop {

/// Undo on a player's colour, its step on two lines where it is long.
class HazardUndo : public UndoButton {
public:
    using UndoButton::UndoButton;

    /// The height that two lines take.
    [[nodiscard]] int NeededHeight() const;

protected:
    void Draw(Painter& painter, const Box& body) override;
};

/// The way out of table mode on a player's colour.
class HazardLeave : public LeaveCorner {
public:
    using LeaveCorner::LeaveCorner;

protected:
    void Draw(Painter& painter, const Box& body) override;
};

}  // namespace desktop
