#include "app/desktop/look/native_style.h"

#include <gtest/gtest.h>
#include <gtk/gtk.h>
#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/dialog.h>
#include <wx/frame.h>
#include <wx/settings.h>

#include "app/desktop/look/dialog_theme.h"

namespace desktop {
namespace {

wxColour as_colour(const GdkRGBA& found) {
    const auto byte = [](double share) { return static_cast<unsigned char>(share * 255 + 0.5); };
    return {byte(found.red), byte(found.green), byte(found.blue)};
}

wxColour colour_of(const wxWindow& window) {
    GdkRGBA found;
    gtk_style_context_get_color(gtk_widget_get_style_context(static_cast<GtkWidget*>(window.GetHandle())),
                                GTK_STATE_FLAG_NORMAL, &found);
    return as_colour(found);
}

wxColour ground_of_selected_row(wxDataViewCtrl& list) {
    GtkStyleContext* context = gtk_widget_get_style_context(list.GtkGetTreeView());
    gtk_style_context_save(context);
    gtk_style_context_set_state(context, GTK_STATE_FLAG_SELECTED);
    GdkRGBA* found = nullptr;
    gtk_style_context_get(context, GTK_STATE_FLAG_SELECTED, "background-color", &found, nullptr);
    gtk_style_context_restore(context);
    const wxColour colour = as_colour(*found);
    gdk_rgba_free(found);
    return colour;
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
    }
}

TEST(NativeStyle, ChosenRowsWearTheColoursOfTheTheme) {
    wxFrame frame(nullptr, wxID_ANY, "Native");
    wxDataViewListCtrl list(&frame, wxID_ANY);
    for (const Theme theme : {Theme::Light, Theme::Dark, Theme::Light}) {
        const Look look(with(theme));
        style_native(look);
        list.SetBackgroundColour(look.palette().surface);
        EXPECT_EQ(ground_of_selected_row(list).GetAsString(), look.palette().soft.GetAsString());
    }
}

TEST(NativeStyle, DialogsWearTheThemeOfThePageBelowThem) {
    const Look dark(with(Theme::Dark));
    style_native(dark);
    EXPECT_FALSE(prefers_dark()) << "the page has the style sheet, and the theme takes long to read";
    {
        const DialogTheme theme(dark);
        wxDialog dialog(nullptr, wxID_ANY, "Dialog");
        dialog.CallAfter([&] {
            EXPECT_TRUE(prefers_dark());
            dialog.EndModal(wxID_OK);
        });
        EXPECT_EQ(dialog.ShowModal(), wxID_OK);
    }
    style_native(Look(with(Theme::Light)));
    EXPECT_FALSE(prefers_dark());
}

TEST(NativeStyle, TheSystemsColoursAreThoseOfTheTheme) {
    for (const Theme theme : {Theme::Dark, Theme::Light}) {
        const Look look(with(theme));
        style_native(look);
        EXPECT_EQ(wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOXTEXT).GetAsString(),
                  look.palette().ink.GetAsString());
        EXPECT_EQ(wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHT).GetAsString(), look.palette().soft.GetAsString());
    }
}

TEST(NativeStyle, TheLookOfTheSystemIsNotTakenFromTheProgramsOwn) {
    const bool before = Look(with(Theme::System)).palette().dark;
    for (const Theme theme : {Theme::Dark, Theme::Light}) {
        style_native(Look(with(theme)));
        EXPECT_EQ(Look(with(Theme::System)).palette().dark, before);
    }
}

TEST(NativeStyle, LeavesNoPlaceOpen) {
    EXPECT_FALSE(native_style(Look(with(Theme::Light))).Contains("$"));
}

TEST(NativeStyle, IsReadByTheToolkit) {
    const Look look(with(Theme::Light));
    for (const wxString& sheet : {native_style(look), native_marks(look)}) {
        GtkCssProvider* provider = gtk_css_provider_new();
        GError* error = nullptr;
        gtk_css_provider_load_from_data(provider, sheet.utf8_str(), -1, &error);
        EXPECT_EQ(error, nullptr) << (error == nullptr ? "" : error->message);
        g_clear_error(&error);
        g_object_unref(provider);
    }
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
