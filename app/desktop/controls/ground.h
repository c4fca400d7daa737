#pragma once

#include <wx/graphics.h>

class wxWindow;

namespace desktop {

class Look;

/// A window that paints what lies behind its children. Drawn children have round corners, so they ask for it.
class Ground {
public:
    virtual ~Ground() = default;
    /// Paints the whole ground in the window's own coordinates.
    virtual void PaintGround(wxGraphicsContext& gc) = 0;
};

/// Paints what lies behind `window`: the ground of its nearest forebear that has one, else the window colour.
void paint_ground_behind(wxWindow& window, wxGraphicsContext& gc, const Look& look);

}  // namespace desktop
