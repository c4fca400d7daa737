#include "app/desktop/look/native_size.h"

#include <gtest/gtest.h>
#include <wx/button.h>
#include <wx/frame.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace desktop {
namespace {

LookSettings with_text(double size) {
    LookSettings settings;
    settings.sizes.window = {1366, 768};
    settings.sizes.text_size = size;
    return settings;
}

TEST(NativeSize, LeavesNoPlaceOpen) {
    EXPECT_FALSE(native_sizes(Look(with_text(1))).Contains("@"));
}

#ifdef __WXGTK__
TEST(NativeSize, IsReadByTheToolkit) {
    GtkCssProvider* provider = gtk_css_provider_new();
    GError* error = nullptr;
    gtk_css_provider_load_from_data(provider, native_sizes(Look(with_text(1))).utf8_str(), -1, &error);
    EXPECT_EQ(error, nullptr) << (error == nullptr ? "" : error->message);
    g_clear_error(&error);
    g_object_unref(provider);
}
#endif

TEST(NativeSize, AControlHasItsSizeBeforeItIsShown) {
    const auto width_with = [](double text_size) {
        size_native(Look(with_text(text_size)));
        wxFrame frame(nullptr, wxID_ANY, "Test");
        return (new wxButton(&frame, wxID_ANY, "Start"))->GetBestSize().x;
    };
    const int usual = width_with(1);
    EXPECT_GT(width_with(1.5), usual);
    EXPECT_EQ(width_with(1), usual);
}

}  // namespace
}  // namespace desktop
