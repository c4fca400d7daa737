#include "app/desktop/controls/ground.h"

#include <wx/dcbuffer.h>
#include <wx/toplevel.h>

namespace desktop {
namespace {

std::vector<wxRect> shown_children(const wxWindow& window) {
    std::vector<wxRect> places;
    for (const wxWindow* child : window.GetChildren())
        if (child->IsShown()) places.push_back(child->GetRect());
    return places;
}

}  // namespace

Ground::Ground(const wxWindow& window) {
    for (const wxWindow* at = &window; at->GetParent() != nullptr && !at->IsTopLevel(); at = at->GetParent()) {
        place_ += at->GetPosition();
        auto* pictured = dynamic_cast<Pictured*>(at->GetParent());
        if (pictured == nullptr) continue;
        picture_ = &pictured->Picture();
        return;
    }
}

KeptPicture::Circumstances Ground::Under(const wxWindow& window) const {
    return {.size = window.GetClientSize(),
            .pixel_density = window.GetContentScaleFactor(),
            .is_enabled = window.IsEnabled(),
            .place = place_,
            .ground_drawn = picture_ == nullptr ? 0 : picture_->TimesDrawn(),
            .children = shown_children(window)};
}

void Ground::Paint(wxDC& dc, const Palette& palette) const {
    if (picture_ != nullptr && picture_->Bitmap().IsOk())
        return dc.DrawBitmap(picture_->Bitmap(), -place_.x, -place_.y);
    dc.SetBackground(wxBrush(palette.bg));
    dc.Clear();
}

void update_picture(KeptPicture& picture, const wxWindow& window, const Ground& ground, const Palette& palette,
                    const std::function<void(wxMemoryDC&)>& draw) {
    const auto now = ground.Under(window);
    if (now.size.x <= 0 || now.size.y <= 0) return picture.Drop();
    picture.Update(now, [&](wxMemoryDC& dc) {
        ground.Paint(dc, palette);
        draw(dc);
    });
}

void paint_picture(wxWindow& window, const KeptPicture& picture) {
    wxAutoBufferedPaintDC dc(&window);
    if (picture.Bitmap().IsOk()) dc.DrawBitmap(picture.Bitmap(), 0, 0);
}

}  // namespace desktop
