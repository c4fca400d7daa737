#include "app/desktop/look/native_style.h"

#include <algorithm>
#include <cmath>

#include "app/desktop/look/type.h"

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace desktop {
namespace {

constexpr double kPointsPerPixel = 72.0 / 96.0;
constexpr double kMarkPerText = 1.1;   // the box that is ticked, compared to the text beside it
constexpr double kLinePerText = 1.25;  // about

constexpr const char* kSizes = R"(
* { transition: none; font-size: $pointspt; }
check, radio { min-width: $markpx; min-height: $markpx; }
checkbutton label, radiobutton label { padding-left: 4px; }
treeview.view header button { padding-top: 6px; padding-bottom: 6px; }
menuitem { padding-top: $padpx; padding-bottom: $padpx; }
)";

constexpr const char* kColours = R"(
button {
    background-image: none; background-color: @raised; color: @ink;
    border: 1px solid @line2; border-radius: 6px; box-shadow: none; text-shadow: none; -gtk-icon-shadow: none;
}
button:hover { background-color: mix(@raised, @accent, 0.12); }
button:active, button:checked { background-color: mix(@raised, @accent, 0.3); }
button:focus { outline: 2px solid @accent; outline-offset: -4px; -gtk-outline-radius: 4px; }
button:disabled { background-color: @sunk; color: mix(@ink2, @sunk, 0.4); border-color: @line; }
entry, spinbutton {
    background-image: none; background-color: @surface; color: @ink; caret-color: @ink;
    border: 1px solid @line2; border-radius: 6px; box-shadow: none;
}
spinbutton entry, spinbutton button { border-color: transparent; background-color: transparent; }
entry:focus, spinbutton:focus { border-color: @accent; box-shadow: inset 0 0 0 1px @accent; }
entry:disabled { background-color: @sunk; color: @ink2; }
entry selection, textview text selection, label selection { background-color: @soft; color: @ink; }
combobox entry { border-top-right-radius: 0; border-bottom-right-radius: 0; }
combobox entry + button { border-left-width: 0; border-top-left-radius: 0; border-bottom-left-radius: 0; }
check, radio {
    background-image: none; background-color: @surface; border: 2px solid @line2; box-shadow: none;
    color: transparent; -gtk-icon-shadow: none;
}
check { border-radius: 4px; }
check:checked, radio:checked { background-color: @accent; border-color: @accent; color: @on_accent; }
check:disabled, radio:disabled { background-color: @sunk; border-color: @line; }
scale trough { background-image: none; background-color: @line; border-color: @line; }
scale highlight { background-image: none; background-color: @accent; border-color: @accent; }
scale slider {
    background-image: none; background-color: @knob; border: 1px solid @line2; box-shadow: none;
}
treeview.view:selected, treeview.view:selected:focus, list row:selected, iconview:selected {
    background-color: @soft; color: @ink;
}
treeview.view header button {
    background-color: @bar; color: @ink2; border-color: @line; border-radius: 0; font-weight: normal;
}
notebook > header { background-image: none; background-color: @sunk; border-color: @line; }
notebook > header tab { background-image: none; color: @ink2; }
notebook > header tab:checked { color: @ink; box-shadow: inset 0 -3px @accent; }
notebook > stack { background-color: @bg; }
menu, popover.background { background-color: @surface; border: 1px solid @line2; }
menuitem { color: @ink; }
menuitem:hover { background-image: none; background-color: @soft; color: @ink; }
menuitem:disabled { color: @ink2; }
)";

wxString defined(const char* name, const wxColour& colour) {
    return wxString::Format("@define-color %s %s;\n", name, colour.GetAsString(wxC2S_HTML_SYNTAX));
}

wxString colours_in(const Palette& colours) {
    return defined("bg", colours.bg) + defined("surface", colours.surface) + defined("bar", colours.bar) +
           defined("sunk", colours.sunk) + defined("raised", colours.raised) + defined("line", colours.line) +
           defined("line2", colours.line2) + defined("ink", colours.ink) + defined("ink2", colours.ink2) +
           defined("accent", colours.accent) + defined("on_accent", colours.on_accent) + defined("soft", colours.soft) +
           defined("knob", colours.dark ? colours.ink : colours.surface) + kColours;
}

wxString sizes_in(const Scale& scale) {
    const int text = type_px(Type::Body, scale);
    const int pad = std::max(4, static_cast<int>(scale.target() - text * kLinePerText) / 2);
    wxString sizes = kSizes;
    sizes.Replace("$points", wxString::FromCDouble(text * kPointsPerPixel, 2));
    sizes.Replace("$mark", wxString::Format("%ld", std::lround(text * kMarkPerText)));
    sizes.Replace("$pad", wxString::Format("%d", pad));
    return sizes;
}

#ifdef __WXGTK__
/// The tick must hold against the ink that a check box is given for its label.
wxString ticks_in(const Palette& colours) {
    return "check:checked, radio:checked { color: " + colours.on_accent.GetAsString(wxC2S_HTML_SYNTAX) + "; }";
}

GtkCssProvider* sheet_at(guint priority) {
    GtkCssProvider* made = gtk_css_provider_new();
    gtk_style_context_add_provider_for_screen(gdk_screen_get_default(), GTK_STYLE_PROVIDER(made), priority);
    return made;
}

/// The style sheet of the program; it goes before the toolkit's theme and after what controls are given one by one.
GtkCssProvider* style_sheet() {
    static GtkCssProvider* const sheet = sheet_at(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION - 1);
    return sheet;
}

GtkCssProvider* tick_sheet() {
    static GtkCssProvider* const sheet = sheet_at(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
    return sheet;
}

void prefer_dark(bool dark) {
    GtkSettings* settings = gtk_settings_get_default();
    gboolean is_dark = FALSE;
    g_object_get(settings, "gtk-application-prefer-dark-theme", &is_dark, nullptr);
    if (is_dark == static_cast<gboolean>(dark)) return;
    g_object_set(settings, "gtk-application-prefer-dark-theme", static_cast<gboolean>(dark), nullptr);
    // Without this the toolkit's controls turn dark, but wxSystemSettings keeps its old colours.
    g_object_notify(G_OBJECT(settings), "gtk-theme-name");
}

#endif

}  // namespace

wxString native_style(const Look& look) {
    return colours_in(look.palette()) + sizes_in(look.scale());
}

#ifdef __WXGTK__
void style_native(const Look& look) {
    static wxString worn;
    wxString style = native_style(look);
    if (style == worn) return;
    worn = std::move(style);
    gtk_css_provider_load_from_data(style_sheet(), worn.utf8_str(), -1, nullptr);
    gtk_css_provider_load_from_data(tick_sheet(), ticks_in(look.palette()).utf8_str(), -1, nullptr);
    prefer_dark(look.palette().dark);
}
#else
void style_native(const Look&) {}
#endif

}  // namespace desktop
