#include "tests/desktop/picture.h"

#include <gtk/gtk.h>
#include <wx/window.h>

#include <cstdint>
#include <memory>

#include "app/desktop/controls/kept_picture.h"

namespace desktop_test {
namespace {

using Surface = std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)>;

/// Gives every widget its place now; else those that wait for theirs are not drawn.
void place_all(GtkWidget* widget) {
    GtkWidget* top = gtk_widget_get_toplevel(widget);
    GtkAllocation place;
    gtk_widget_get_allocation(top, &place);
    gtk_widget_size_allocate(top, &place);
}

Surface drawn(wxWindow& window) {
    auto* widget = static_cast<GtkWidget*>(window.GetHandle());
    place_all(widget);
    const wxSize size = window.IsTopLevel() ? window.GetClientSize() : window.GetSize();  // without the title bar
    Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, size.x, size.y), cairo_surface_destroy);
    cairo_t* context = cairo_create(surface.get());
    gtk_widget_draw(widget, context);
    cairo_destroy(context);
    cairo_surface_flush(surface.get());
    return surface;
}

}  // namespace

bool save_picture(wxWindow& window, const std::string& path) {
    desktop::drop_pictures(window);
    return cairo_surface_write_to_png(drawn(window).get(), path.c_str()) == CAIRO_STATUS_SUCCESS;
}

void paint_once(wxWindow& window) {
    drawn(window);
}

wxImage painted(wxWindow& window) {
    desktop::drop_pictures(window);
    return painted_as_kept(window);
}

wxImage painted_as_kept(wxWindow& window) {
    const Surface surface = drawn(window);
    const unsigned char* rows = cairo_image_surface_get_data(surface.get());
    const int stride = cairo_image_surface_get_stride(surface.get());
    wxImage image(cairo_image_surface_get_width(surface.get()), cairo_image_surface_get_height(surface.get()));
    for (int y = 0; y < image.GetHeight(); ++y) {
        const auto* row = reinterpret_cast<const std::uint32_t*>(rows + y * stride);
        for (int x = 0; x < image.GetWidth(); ++x) {
            const auto part = [pixel = row[x]](unsigned shift) { return static_cast<unsigned char>(pixel >> shift); };
            image.SetRGB(x, y, part(16), part(8), part(0));
        }
    }
    return image;
}

wxColour colour_at(const wxImage& image, int x, int y) {
    return {image.GetRed(x, y), image.GetGreen(x, y), image.GetBlue(x, y)};
}

int count_of(const wxImage& image, const wxColour& colour) {
    int count = 0;
    for (int y = 0; y < image.GetHeight(); ++y)
        for (int x = 0; x < image.GetWidth(); ++x) count += colour_at(image, x, y) == colour ? 1 : 0;
    return count;
}

int pixels_apart(const wxImage& one, const wxImage& other) {
    int count = 0;
    for (int y = 0; y < one.GetHeight(); ++y)
        for (int x = 0; x < one.GetWidth(); ++x) count += colour_at(one, x, y) == colour_at(other, x, y) ? 0 : 1;
    return count;
}

}  // namespace desktop_test
