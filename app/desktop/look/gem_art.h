#pragma once

#include <wx/geometry.h>
#include <wx/string.h>

#include <vector>

#include "engine/deepblue/gem.h"

namespace desktop {

/// The drawing of one gem, on a field of 100 by 100.
struct GemArt {
    wxString full;                         // the cut stone as SVG
    wxString mini;                         // the plain one for small sizes
    std::vector<wxPoint2DDouble> outline;  // the silhouette, which no two gems share
};

/// The drawing of `gem`, read once from the resources.
[[nodiscard]] const GemArt& art_of(deepblue::Gem gem);

/// Where the letter stands and how high its type is, in the field of the drawing.
struct LetterPlace {
    double y = 50;
    double px = 40;
    double mini_px = 44;
};
[[nodiscard]] const LetterPlace& letter_place(deepblue::Gem gem);

/// The letter on `gem` at a table that speaks the language of that tag; English if it is none of ours.
[[nodiscard]] wxString letter_of(deepblue::Gem gem, const std::string& language_tag);

}  // namespace desktop
