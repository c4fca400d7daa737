#include "app/desktop/controls/kept_picture.h"

#include <wx/window.h>

namespace desktop {

void KeptPicture::Drop() {
    bitmap_ = wxBitmap();
    Spoil();
}

void KeptPicture::Update(const Circumstances& now, const std::function<void(wxMemoryDC&)>& draw) {
    if (is_good_ && now == drawn_in_) return;
    if (!bitmap_.IsOk() || now.size != drawn_in_.size || now.pixel_density != drawn_in_.pixel_density)
        bitmap_.CreateScaled(now.size.x, now.size.y, wxBITMAP_SCREEN_DEPTH, now.pixel_density);
    drawn_in_ = now;
    ++times_drawn_;
    is_good_ = true;  // what spoils it while it is drawn is seen next time
    wxMemoryDC dc(bitmap_);
    draw(dc);
}

void drop_pictures(wxWindow& window) {
    if (auto* pictured = dynamic_cast<Pictured*>(&window)) pictured->DropPicture();
    for (wxWindow* child : window.GetChildren()) drop_pictures(*child);
}

}  // namespace desktop
