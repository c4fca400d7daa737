#pragma once

#include "app/desktop/controls/kept_picture.h"
#include "app/desktop/look/palette.h"

namespace desktop {

/// What lies behind a window: the picture of its nearest forebear that has one, else the window colour.
class Ground {
public:
    Ground() = default;
    explicit Ground(const wxWindow& window);

    /// How a picture of `window` depends on it.
    [[nodiscard]] KeptPicture::Circumstances Under(const wxWindow& window) const;
    void Paint(wxDC& dc, const Palette& palette) const;

private:
    wxPoint place_;
    const KeptPicture* picture_ = nullptr;
};

/// Brings the picture of `window` up to date; `draw` paints over the ground.
void update_picture(KeptPicture& picture, const wxWindow& window, const Ground& ground, const Palette& palette,
                    const std::function<void(wxMemoryDC&)>& draw);

/// Answers a paint event of the window.
void paint_picture(wxWindow& window, const KeptPicture& picture);

}  // namespace desktop
