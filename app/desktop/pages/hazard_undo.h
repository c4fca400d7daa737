#pragma once

#include "app/desktop/controls/undo_button.h"

namespace desktop {

/// Undo on a player's colour, its step on two lines where it is long.
class HazardUndo : public UndoButton {
public:
    using UndoButton::UndoButton;

protected:
    void Draw(Painter& painter, const Box& body) override;
};

}  // namespace desktop
