#include "app/desktop/look/gem_art.h"

#include <wx/tokenzr.h>

#include <array>
#include <stdexcept>

#include "app/desktop/look/resources.h"

namespace desktop {

using deepblue::Gem;

namespace {

/// The corners of the first polygon, which in our drawings is the silhouette.
std::vector<wxPoint2DDouble> first_polygon(const wxString& svg) {
    wxString corners;
    if (!svg.AfterFirst('<').Contains("points=\"")) throw std::runtime_error("a gem's drawing has no outline");
    corners = svg.Mid(svg.Find("points=\"") + 8).BeforeFirst('"');
    std::vector<wxPoint2DDouble> points;
    wxStringTokenizer pairs(corners, " ");
    while (pairs.HasMoreTokens()) {
        const wxString pair = pairs.GetNextToken();
        wxPoint2DDouble point;
        pair.BeforeFirst(',').ToCDouble(&point.m_x);
        pair.AfterFirst(',').ToCDouble(&point.m_y);
        points.push_back(point);
    }
    return points;
}

GemArt read_art(Gem gem) {
    const std::string_view word = deepblue::id(gem);
    const wxString name = "gems/" + wxString::FromUTF8(word.data(), word.size());
    GemArt art{read_resource(name + ".svg"), read_resource(name + "-mini.svg"), {}};
    art.outline = first_polygon(art.full);
    return art;
}

std::array<GemArt, deepblue::kGemKinds> read_all() {
    std::array<GemArt, deepblue::kGemKinds> all;
    for (const Gem gem : deepblue::kAllGems) all.at(static_cast<std::size_t>(gem)) = read_art(gem);
    return all;
}

/// In the order of Gem.
const char* letters_in(const std::string& tag) {
    if (tag == "de") return "ZBSGRÜL";
    if (tag == "it") return "NBAORVL";
    return "KBSGREP";
}

}  // namespace

const GemArt& art_of(Gem gem) {
    static const std::array<GemArt, deepblue::kGemKinds> all = read_all();
    return all.at(static_cast<std::size_t>(gem));
}

const LetterPlace& letter_place(Gem gem) {
    // In the order of Gem.
    static constexpr std::array<LetterPlace, deepblue::kGemKinds> kPlaces{{
        {.y = 50, .px = 34, .mini_px = 40},
        {.y = 63, .px = 42, .mini_px = 46},
        {.y = 50, .px = 44, .mini_px = 54},
        {.y = 50, .px = 34, .mini_px = 44},
        {.y = 56, .px = 38, .mini_px = 44},
        {.y = 50, .px = 36, .mini_px = 42},
        {.y = 61, .px = 36, .mini_px = 42},
    }};
    return kPlaces.at(static_cast<std::size_t>(gem));
}

wxString letter_of(Gem gem, const std::string& language_tag) {
    return wxString::FromUTF8(letters_in(language_tag)).Mid(static_cast<std::size_t>(gem), 1);
}

}  // namespace desktop
