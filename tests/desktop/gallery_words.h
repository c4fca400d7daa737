#pragma once

#include <wx/string.h>

#include <string>
#include <vector>

/// The sentences of the gallery in one language; sample data, like the names.
struct GalleryWords {
    wxString title, context, undo, question, in_other, drawn, in_bag, then;
    wxString city, of_four, chests, sealed, draw, draw_key, stop, surface, surface_cost, spot, spot_cost, card,
        card_cost;
    wxString start, start_why, no_gem, nothing_moves, supply_empty, in_supply, creatures, oxygen, warning, hazard, odds;
    wxString go_on, go_on_text, fresh, fresh_text, hint, first_game, choose, random, remove, crew;
    std::vector<wxString> dangers, gems;
};

[[nodiscard]] GalleryWords gallery_words(const std::string& language);
