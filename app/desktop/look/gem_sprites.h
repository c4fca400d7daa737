#pragma once

#include <wx/bitmap.h>

#include <map>
#include <string>
#include <tuple>

#include "engine/deepblue/gem.h"

namespace desktop {

/// How a gem is shown.
enum class GemShow {
    Lettered,   // the stone with its letter
    Bare,       // the stone alone, for ornament
    Empty,      // a place where none lies: the silhouette as a dashed outline
    HazardSlot  // the same small and thin, inside a slot of a track
};

/// Everything that decides the pixels of one gem.
struct GemRequest {
    deepblue::Gem gem{};
    int px = 0;  // side of the square it is drawn in
    GemShow show = GemShow::Lettered;
    bool on_dark = false;      // gives a light rim
    double pixel_density = 1;  // device pixels for each of ours
    std::string language = "en";
    bool strong = false;     // a thick outline
    bool patterned = false;  // lines across the stone, different for each kind
    friend auto operator<=>(const GemRequest&, const GemRequest&) = default;
};

/// Below this side the plain drawing is used.
inline constexpr int kMiniBelow = 30;

/// Pictures of gems, each drawn once.
class GemSprites {
public:
    [[nodiscard]] const wxBitmap& get(const GemRequest& request);
    [[nodiscard]] std::size_t size() const { return drawn_.size(); }

private:
    std::map<GemRequest, wxBitmap> drawn_;
};

}  // namespace desktop
