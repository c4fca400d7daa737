// The wheel scrolls a form and changes none of its values.
#include <gtk/gtk.h>

#include "tests/desktop/pages_test.h"

namespace desktop_test {
namespace {

GtkWidget* range_in(GtkWidget* widget) {
    if (GTK_IS_RANGE(widget) || !GTK_IS_CONTAINER(widget)) return GTK_IS_RANGE(widget) ? widget : nullptr;
    GList* const children = gtk_container_get_children(GTK_CONTAINER(widget));
    GtkWidget* found = nullptr;
    for (GList* each = children; each != nullptr && found == nullptr; each = each->next)
        found = range_in(GTK_WIDGET(each->data));
    g_list_free(children);
    return found;
}

void turn_wheel(GtkWidget* widget) {
    GdkEvent* const event = gdk_event_new(GDK_SCROLL);
    event->scroll.window = GDK_WINDOW(g_object_ref(gtk_widget_get_window(widget)));
    event->scroll.direction = GDK_SCROLL_DOWN;
    gdk_event_set_device(event, gdk_seat_get_pointer(gdk_display_get_default_seat(gtk_widget_get_display(widget))));
    gtk_propagate_event(widget, event);
    gdk_event_free(event);
    pump();
}

TEST_F(PagesTest, TheWheelScrollsTheSettingsAndChangesNone) {
    desktop::Choices choices = still_choices();
    choices.text_size = 1.5;
    Restart(choices);
    Frame().Go(desktop::PageId::Settings);
    pump();
    wxWindow* const slider = control_named(Frame(), Say("Gem size"));
    ASSERT_NE(slider, nullptr);
    const int before = slider->GetScreenPosition().y;
    turn_wheel(range_in(static_cast<GtkWidget*>(slider->GetHandle())));
    EXPECT_EQ(Window().Companion().preferences.get().gem_size, choices.gem_size);
    EXPECT_LT(slider->GetScreenPosition().y, before);
}

}  // namespace
}  // namespace desktop_test
