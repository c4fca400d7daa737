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

LookSettings with(Theme theme, double text_size = 1) {
    LookSettings settings;
    settings.theme = theme;
    settings.sizes.window = {1366, 768};
    settings.sizes.text_size = text_size;
    return settings;
}

bool prefers_dark() {
    gboolean dark = FALSE;
    g_object_get(gtk_settings_get_default(), "gtk-application-prefer-dark-theme", &dark, nullptr);
    return dark == TRUE;
}

TEST(NativeStyle, NativeControlsWearTheColoursOfTheTheme) {
    wxFrame frame(nullptr, wxID_ANY, "Native");
    const wxButton button(&frame, wxID_ANY, "Button");
    for (const Theme theme : {Theme::Dark, Theme::Light}) {
        const Look look(with(theme));
        style_native(look);
        EXPECT_EQ(colour_of(button).GetAsString(), look.palette().ink.GetAsString());
        EXPECT_EQ(prefers_dark(), look.palette().dark);
    }
}

TEST(NativeStyle, LeavesNoPlaceOpen) {
    EXPECT_FALSE(native_style(Look(with(Theme::Light))).Contains("$"));
}

TEST(NativeStyle, IsReadByTheToolkit) {
    GtkCssProvider* provider = gtk_css_provider_new();
    GError* error = nullptr;
    gtk_css_provider_load_from_data(provider, native_style(Look(with(Theme::Light))).utf8_str(), -1, &error);
    EXPECT_EQ(error, nullptr) << (error == nullptr ? "" : error->message);
    g_clear_error(&error);
    g_object_unref(provider);
}

TEST(NativeStyle, AControlHasItsSizeBeforeItIsShown) {
    const auto width_with = [](double text_size) {
        style_native(Look(with(Theme::Light, text_size)));
        wxFrame frame(nullptr, wxID_ANY, "Test");
        return (new wxButton(&frame, wxID_ANY, "Start"))->GetBestSize().x;
    };
    const int usual = width_with(1);
    EXPECT_GT(width_with(1.5), usual);
    EXPECT_EQ(width_with(1), usual);
}

}  // namespace
}  // namespace desktop
