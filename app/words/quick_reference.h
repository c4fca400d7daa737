#pragma once

#include <wx/string.h>

#include <optional>
#include <vector>

#include "app/words/language.h"
#include "engine/deepblue/gem.h"

namespace words {

/// One line of the quick reference: what, and what about it. A gem is drawn before the line where there is one.
struct ReferenceRow {
    std::optional<deepblue::Gem> gem;
    wxString what;
    wxString about;
};
struct ReferenceSection {
    wxString heading;
    std::vector<ReferenceRow> rows;
};
/// The rules on one page.
struct QuickReference {
    wxString title;
    std::vector<ReferenceSection> sections;
};

[[nodiscard]] QuickReference quick_reference(const Language& language);

}  // namespace words
