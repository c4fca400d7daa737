#pragma once

#include <gtk/gtk.h>
#include <wx/window.h>

#include <string>

namespace desktop_test {

/// What a screen reader is given for a window.
struct Spoken {
    std::string name;
    std::string description;
    AtkRole role{};
};

[[nodiscard]] inline Spoken spoken(const wxWindow& window) {
    AtkObject* object = gtk_widget_get_accessible(static_cast<GtkWidget*>(window.GetHandle()));
    const char* name = atk_object_get_name(object);
    const char* description = atk_object_get_description(object);
    return {name == nullptr ? "" : name, description == nullptr ? "" : description, atk_object_get_role(object)};
}

}  // namespace desktop_test
