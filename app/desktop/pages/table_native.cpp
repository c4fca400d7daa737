#include "app/desktop/pages/table_native.h"

#include <wx/settings.h>

namespace desktop {
namespace {

constexpr double kPointsPerPixel = 72.0 / 96.0;

}  // namespace

wxFont native_font(const Look& look) {
    wxFont font = wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT);
    font.SetFractionalPointSize(type_px(Type::Body, look.scale()) * kPointsPerPixel);
    return font;
}

wxBitmap gem_bitmap(deepblue::Gem gem, int side, Look& look) {
    return look.gems().get({.gem = gem, .px = side, .on_dark = look.palette().dark, .language = look.language().tag()});
}

}  // namespace desktop
