#include "app/desktop/look/native_size.h"

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
* { font-size: @pointspt; }
check, radio { min-width: @markpx; min-height: @markpx; }
checkbutton label, radiobutton label { padding-left: 4px; }
treeview.view header button { padding-top: 6px; padding-bottom: 6px; }
menuitem { padding-top: @padpx; padding-bottom: @padpx; }
)";

}  // namespace

wxString native_sizes(const Look& look) {
    const int text = type_px(Type::Body, look.scale());
    const int pad = std::max(4, static_cast<int>(look.scale().target() - text * kLinePerText) / 2);
    wxString sheet = kSizes;
    sheet.Replace("@points", wxString::FromCDouble(text * kPointsPerPixel, 2));
    sheet.Replace("@mark", wxString::Format("%ld", std::lround(text * kMarkPerText)));
    sheet.Replace("@pad", wxString::Format("%d", pad));
    return sheet;
}

#ifdef __WXGTK__
void size_native(const Look& look) {
    static wxString worn;
    static GtkCssProvider* provider = nullptr;
    const wxString wanted = native_sizes(look);
    if (wanted == worn) return;
    worn = wanted;
    if (provider == nullptr) {
        provider = gtk_css_provider_new();
        // Above the desktop's theme, below what controls are given one by one.
        gtk_style_context_add_provider_for_screen(gdk_screen_get_default(), GTK_STYLE_PROVIDER(provider),
                                                  GTK_STYLE_PROVIDER_PRIORITY_SETTINGS + 1);
    }
    gtk_css_provider_load_from_data(provider, wanted.utf8_str(), -1, nullptr);
}
#else
void size_native(const Look&) {}
#endif

}  // namespace desktop
