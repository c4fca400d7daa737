#include "app/desktop/pages/table_native.h"

#include <wx/settings.h>
#include <wx/sizer.h>

namespace desktop {
namespace {

constexpr double kPointsPerPixel = 72.0 / 96.0;

void enlarge(wxWindow& window, const wxFont& font) {
    window.SetFont(font);
    window.InvalidateBestSize();
    for (wxWindow* child : window.GetChildren()) enlarge(*child, font);
}

void fit(wxDialog& dialog) {
    for (wxWindow* child : dialog.GetChildren()) child->InvalidateBestSize();
    dialog.GetSizer()->SetSizeHints(&dialog);
    dialog.CentreOnParent();
}

}  // namespace

wxFont native_font(const Look& look) {
    wxFont font = wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT);
    font.SetFractionalPointSize(type_px(Type::Body, look.scale()) * kPointsPerPixel);
    return font;
}

void fit_native(wxDialog& dialog, const Look& look) {
    enlarge(dialog, native_font(look));
    fit(dialog);
    dialog.Bind(wxEVT_SHOW, [&dialog](wxShowEvent& event) {
        if (event.IsShown()) dialog.CallAfter([&dialog] { fit(dialog); });
        event.Skip();
    });
}

wxBitmap gem_bitmap(deepblue::Gem gem, int side, Look& look) {
    return look.gems().get({.gem = gem, .px = side, .on_dark = look.palette().dark, .language = look.language().tag()});
}

}  // namespace desktop
