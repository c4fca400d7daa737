#pragma once

#include <wx/colour.h>

namespace desktop {

/// Tide is light above the water and dark in a dive.
enum class Theme { Tide, Light, Dark, System };

/// The colours by meaning. No other file names a colour of the window.
struct Palette {
    wxColour bg;       // the window
    wxColour surface;  // cards
    wxColour bar;      // top and bottom bar
    wxColour sunk;     // wells, empty bars
    wxColour raised;   // second buttons, neutral banner
    wxColour line;     // 1 px rules
    wxColour line2;    // 2 px edges of controls
    wxColour ink;
    wxColour ink2;  // secondary text; never on a player's colour
    wxColour accent;
    wxColour on_accent;
    wxColour accent_edge;
    wxColour soft;  // a chosen tile, a rule hint
    wxColour amber;
    wxColour on_amber;
    wxColour coral;  // out, errors
    wxColour water_top;
    wxColour water_bottom;
    wxColour on_water;
    wxColour slot;  // an empty place
    wxColour slot_line;
    wxColour prompt_ink;  // all text on a player's colour
    bool dark = false;
};

[[nodiscard]] const Palette& light_palette();
[[nodiscard]] const Palette& dark_palette();

/// Whether the desktop is dark, as found when first asked: afterwards the program gives native controls its own
/// colours.
bool system_is_dark();

/// The colours of `theme`, in a dive if `under_water`.
[[nodiscard]] const Palette& palette_for(Theme theme, bool under_water);

/// `share` of `over`, the rest of `under`; for faded states that must not let anything show through.
[[nodiscard]] wxColour mixed(const wxColour& over, const wxColour& under, double share);

/// The colour with that opacity, from 0 to 1.
[[nodiscard]] wxColour with_opacity(const wxColour& colour, double opacity);

/// 0xRRGGBB as a colour.
[[nodiscard]] wxColour rgb(unsigned hex);

}  // namespace desktop
