#pragma once

#include <wx/graphics.h>

#include "app/desktop/look/box.h"

namespace desktop {

/// The small line drawings, each on a field of 24 by 24.
enum class Icon {
    Menu,
    Undo,
    Redo,
    Sound,
    Muted,
    TableMode,
    Help,
    Bell,
    Shield,
    ShieldTick,
    Card,
    NoCard,
    Surface,
    Lock,
    Tick,
    Cross,
    Plus,
    Recruit,
    Sail,
    Rest,
    Play,
    Book,
    Calendar,
    Gear,
    Globe,
    Search,
    Bulb,
    Crown,
    Pencil,
    Star,
    Dice,
    Refresh,
    Grip,
    Dots,
    Back,
    Forward,
    Creature,
    Oxygen
};

/// Draws `icon` into `box`, which should be square; lines are 2 of its 24 units wide.
void draw_icon(wxGraphicsContext& gc, Icon icon, const Box& box, const wxColour& colour);

}  // namespace desktop
