#include "app/desktop/pages/table_native.h"

#include <wx/choice.h>
#include <wx/combobox.h>
#include <wx/display.h>
#include <wx/graphics.h>
#include <wx/image.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <functional>
#include <memory>

namespace desktop {
namespace {

constexpr double kPointsPerPixel = 72.0 / 96.0;
constexpr double kIcon = 20;

bool is_target(wxWindow& control) {
    return dynamic_cast<wxButton*>(&control) != nullptr || dynamic_cast<wxChoice*>(&control) != nullptr ||
           dynamic_cast<wxComboBox*>(&control) != nullptr;
}

int least_height(wxWindow& control, const Look& look) {
    control.SetMinSize({control.GetMinWidth(), wxDefaultCoord});  // else the best size is never less than before
    return std::max(control.GetBestSize().y, look.scale().target());
}

/// A picture without a ground, drawn by `draw`.
wxBitmap drawn(const wxSize& size, const std::function<void(wxGraphicsContext&)>& draw) {
    wxImage image(size);
    image.InitAlpha();
    std::fill_n(image.GetAlpha(), size.x * size.y, static_cast<unsigned char>(0));
    {
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(image));
        draw(*gc);
        gc->Flush();
    }
    return wxBitmap(image);
}

/// With room at the right, since the label follows at once.
wxBitmap icon_bitmap(Icon icon, int side, const wxColour& colour) {
    return drawn({side * 7 / 5, side},
                 [&](wxGraphicsContext& gc) { draw_icon(gc, icon, Box(0, 0, side, side), colour); });
}

void enlarge(wxWindow& window, const wxFont& font) {
    window.SetFont(font);
    window.InvalidateBestSize();
    for (wxWindow* child : window.GetChildren()) enlarge(*child, font);
}

/// A form's fields are all as high as a finger needs.
bool is_field(wxWindow& control) {
    const auto* text = dynamic_cast<wxTextCtrl*>(&control);
    return is_target(control) || (text != nullptr && text->IsSingleLine()) ||
           dynamic_cast<wxSpinCtrl*>(&control) != nullptr;
}

/// In the middle of the whole window: what asked for the dialog may be a card at its side.
void centre_in_window(wxDialog& dialog) {
    const wxWindow* parent = dialog.GetParent();
    const wxWindow* window = parent == nullptr ? nullptr : wxGetTopLevelParent(dialog.GetParent());
    if (window == nullptr) return dialog.CentreOnScreen();
    const wxRect screen = wxDisplay(window).GetClientArea();
    wxRect place = dialog.GetRect().CentreIn(window->GetScreenRect());
    place.x = std::max(screen.x, std::min(place.x, screen.GetRight() + 1 - place.width));
    place.y = std::max(screen.y, std::min(place.y, screen.GetBottom() + 1 - place.height));
    dialog.Move(place.GetPosition());
}

void fit(wxDialog& dialog, const Look& look) {
    for (wxWindow* child : dialog.GetChildren()) {
        child->InvalidateBestSize();
        if (is_field(*child)) child->SetMinSize({child->GetMinWidth(), least_height(*child, look)});
    }
    dialog.GetSizer()->SetSizeHints(&dialog);
    centre_in_window(dialog);
}

}  // namespace

wxFont native_font(const Look& look) {
    wxFont font = wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT);
    font.SetFractionalPointSize(type_px(Type::Body, look.scale()) * kPointsPerPixel);
    return font;
}

void dress_native(std::initializer_list<wxWindow*> controls, const Look& look) {
    const wxFont font = native_font(look);
    for (wxWindow* control : controls) {
        if (control->GetFont() != font) control->SetFont(font);
        const wxColour& ink = look.palette().ink;
        if (control->GetForegroundColour() != ink) control->SetForegroundColour(ink);
        control->InvalidateBestSize();  // a new font counts only from the next frame on
        if (is_target(*control)) control->SetMinSize({control->GetMinWidth(), least_height(*control, look)});
    }
}

void dress_button(wxButton& button, const wxString& label, std::optional<Icon> icon, const Look& look) {
    dress_native({&button}, look);
    if (button.GetLabel() != label) button.SetLabel(label);
    if (!icon) return;
    button.SetBitmap(icon_bitmap(*icon, look.px(kIcon), button.GetForegroundColour()));
    button.SetBitmapMargins(look.px(4), 0);
}

void fit_native(wxDialog& dialog, const Look& look) {
    // The style sheet has given them their size already; this tells it to wxWidgets. What is resized while the desktop
    // is about to show it may end up a pixel wide.
    enlarge(dialog, native_font(look));
    fit(dialog, look);
}

wxBitmap gem_bitmap(deepblue::Gem gem, int side, Look& look) {
    return look.gems().get({.gem = gem,
                            .px = side,
                            .on_dark = look.palette().dark,
                            .language = look.language().tag(),
                            .strong = look.settings().strong_outlines,
                            .patterned = look.settings().patterns});
}

wxBitmap gems_bitmap(const std::vector<deepblue::Gem>& gems, int side, Look& look) {
    if (gems.size() == 1) return gem_bitmap(gems.front(), side, look);
    const int small = side * 2 / 3;
    return drawn({side, side}, [&](wxGraphicsContext& gc) {
        gc.DrawBitmap(gem_bitmap(gems.front(), small, look), 0, 0, small, small);
        gc.DrawBitmap(gem_bitmap(gems.back(), small, look), side - small, side - small, small, small);
    });
}

wxBitmap flag_bitmap(deepblue::Colour colour, FlagShow show, const wxSize& size, const Look& look, bool crossed) {
    return drawn(size, [&](wxGraphicsContext& gc) {
        const double side = std::min(size.x, size.y) - 1;
        const Box place = Box(size).middle(side, side);
        draw_flag(gc, colour, place, look.palette(), show);
        if (crossed) draw_icon(gc, Icon::Cross, place, look.palette().coral);
    });
}

}  // namespace desktop
