#include "app/desktop/look/native_style.h"

#include <gtest/gtest.h>
#include <gtk/gtk.h>
#include <wx/button.h>
#include <wx/frame.h>

namespace desktop {
namespace {

wxColour colour_of(const wxWindow& window) {
    GdkRGBA found;
    gtk_style_context_get_color(gtk_widget_get_style_context(static_cast<GtkWidget*>(window.GetHandle())),
                                GTK_STATE_FLAG_NORMAL, &found);
    const auto byte = [](double share) { return static_cast<unsigned char>(share * 255 + 0.5); };
    return {byte(found.red), byte(found.green), byte(found.blue)};
}

bool prefers_dark() {
    gboolean dark = FALSE;
    g_object_get(gtk_settings_get_default(), "gtk-application-prefer-dark-theme", &dark, nullptr);
    return dark == TRUE;
}

TEST(NativeStyle, NativeControlsWearTheColoursOfTheTheme) {
    wxFrame frame(nullptr, wxID_ANY, "Native");
    const wxButton button(&frame, wxID_ANY, "Button");
    for (const Palette* palette : {&dark_palette(), &light_palette()}) {
        style_native(*palette);
        EXPECT_EQ(colour_of(button).GetAsString(), palette->ink.GetAsString());
        EXPECT_EQ(prefers_dark(), palette->dark);
    }
}

}  // namespace
}  // namespace desktop
