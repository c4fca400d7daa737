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
constexpr double kMenuRow = 44;

constexpr const char* kSizes = R"(
* { transition: none; font-size: $pointspt; }
check, radio { min-width: $markpx; min-height: $markpx; }
checkbutton label, radiobutton label { padding-left: 4px; }
treeview.view header button { padding-top: 6px; padding-bottom: 6px; }
menuitem { padding-top: $padpx; padding-bottom: $padpx; }
)";

constexpr const char* kColours = R"(
window.background, placessidebar list { background-color: @bg; color: @ink; }
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
textview text { background-color: @surface; color: @ink; }
.frame, frame > border { border-color: @line; }
combobox entry { border-top-right-radius: 0; border-bottom-right-radius: 0; }
combobox entry + button { border-left-width: 0; border-top-left-radius: 0; border-bottom-left-radius: 0; }
check, radio {
    background-image: none; background-color: @surface; border: 2px solid @line2; box-shadow: none;
    color: transparent; -gtk-icon-shadow: none;
}
check { border-radius: 4px; }
check:checked, radio:checked { background-color: @accent; border-color: @accent; color: @on_accent; }
check:disabled, radio:disabled { background-color: @sunk; border-color: @line; }
scrollbar { background-image: none; background-color: @sunk; border-color: @line; }
scrollbar slider { background-color: @line2; }
scrollbar slider:hover, scrollbar slider:active { background-color: @ink2; }
scale trough { background-image: none; background-color: @line; border-color: @line; }
scale highlight { background-image: none; background-color: @accent; border-color: @accent; }
scale slider {
    background-image: none; background-color: @knob; border: 1px solid @line2; box-shadow: none;
}
treeview.view { background-color: @surface; color: @ink; border-top-color: @line; border-left-color: @line; }
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

/// What must hold against the colours that wxWidgets gives to controls one by one: it would draw a tick in the ink of
/// its label, and a selection as the toolkit's theme does.
constexpr const char* kMarks = R"(
check:checked, radio:checked { color: @on_accent; }
treeview.view:selected, treeview.view:selected:focus, list row:selected, iconview:selected,
entry selection, textview text selection, label selection { background: @soft; color: @ink; }
)";

wxString defined(const char* name, const wxColour& colour) {
    return wxString::Format("@define-color %s %s;\n", name, colour.GetAsString(wxC2S_HTML_SYNTAX));
}

wxString names_of(const Palette& colours) {
    return defined("bg", colours.bg) + defined("surface", colours.surface) + defined("bar", colours.bar) +
           defined("sunk", colours.sunk) + defined("raised", colours.raised) + defined("line", colours.line) +
           defined("line2", colours.line2) + defined("ink", colours.ink) + defined("ink2", colours.ink2) +
           defined("accent", colours.accent) + defined("on_accent", colours.on_accent) + defined("soft", colours.soft) +
           defined("knob", colours.dark ? colours.ink : colours.surface);
}

wxString sizes_in(const Scale& scale) {
    const int text = type_px(Type::Body, scale);
    // A menu is as in other programs, also in a dive: all of it has to be in view.
    const int pad = std::max(4, static_cast<int>(kMenuRow - text * kLinePerText) / 2);
    wxString sizes = kSizes;
    sizes.Replace("$points", wxString::FromCDouble(text * kPointsPerPixel, 2));
    sizes.Replace("$mark", wxString::Format("%ld", std::lround(text * kMarkPerText)));
    sizes.Replace("$pad", wxString::Format("%d", pad));
    return sizes;
}

#ifdef __WXGTK__
/// Has wxSystemSettings ask for its colours again. It waits to hear that the theme has another name; that would make
/// the toolkit read the theme anew, which does so for this property alone, so it hears of another one.
void renew_system_colours() {
    GtkSettings* settings = gtk_settings_get_default();
    GParamSpec* harmless = g_object_class_find_property(G_OBJECT_GET_CLASS(settings), "gtk-double-click-time");
    g_signal_emit_by_name(settings, "notify::gtk-theme-name", harmless);
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

GtkCssProvider* mark_sheet() {
    static GtkCssProvider* const sheet = sheet_at(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
    return sheet;
}

#endif

/// What style_native gave last, and how many there were.
struct WornStyle {
    wxString sheet;
    int number = 0;
};

WornStyle& worn_style() {
    static WornStyle worn;
    return worn;
}

}  // namespace

int worn_native_style() {
    return worn_style().number;
}

wxString native_style(const Look& look) {
    return names_of(look.palette()) + kColours + sizes_in(look.scale());
}

wxString native_marks(const Look& look) {
    return names_of(look.palette()) + kMarks;
}

#ifdef __WXGTK__
void style_native(const Look& look) {
    wxString& worn = worn_style().sheet;
    const wxString style = native_style(look);
    if (style == worn) return;
    worn = style;
    ++worn_style().number;
    system_is_dark();  // the last moment to ask
    gtk_css_provider_load_from_data(style_sheet(), worn.utf8_str(), -1, nullptr);
    gtk_css_provider_load_from_data(mark_sheet(), native_marks(look).utf8_str(), -1, nullptr);
    if (!look.palette().dark) theme_native(look);
    renew_system_colours();
}

void theme_native(const Look& look) {
    GtkSettings* settings = gtk_settings_get_default();
    const gboolean wanted = look.palette().dark ? TRUE : FALSE;
    gboolean worn = FALSE;
    g_object_get(settings, "gtk-application-prefer-dark-theme", &worn, nullptr);
    if (worn != wanted) g_object_set(settings, "gtk-application-prefer-dark-theme", wanted, nullptr);
}
#else
void style_native(const Look&) {}
void theme_native(const Look&) {}
#endif

}  // namespace desktop
