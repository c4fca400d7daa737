#pragma once

#include <wx/image.h>

#include <string>

class wxWindow;

namespace desktop_test {

/// Draws `window` anew with everything in it into a PNG file, whether or not something lies over it. False if that
/// failed.
bool save_picture(wxWindow& window, const std::string& path);

/// The same as a picture in memory.
[[nodiscard]] wxImage painted(wxWindow& window);

/// The same without drawing anew what windows have kept of themselves, as on the screen.
[[nodiscard]] wxImage painted_as_kept(wxWindow& window);

/// Paints it as on the screen and throws the picture away.
void paint_once(wxWindow& window);

/// The colour at a place of a picture.
[[nodiscard]] wxColour colour_at(const wxImage& image, int x, int y);

/// How many pixels of that very colour a picture has.
[[nodiscard]] int count_of(const wxImage& image, const wxColour& colour);

/// How many pixels of two pictures of the same size differ.
[[nodiscard]] int pixels_apart(const wxImage& one, const wxImage& other);

}  // namespace desktop_test
