#pragma once

#include <wx/string.h>

#include <string>
#include <vector>

#include "app/session/fallback_sheet.h"
#include "app/words/language.h"

namespace desktop {

/// Writes the sheet as a PDF of one page; with slips a second page, which shows what is in the chests. False if the
/// file could not be written.
[[nodiscard]] bool write_sheet(const wxString& path, const session::FallbackSheet& sheet,
                               const std::vector<session::ChestSlip>& slips, const std::string& language,
                               const wxString& when);

/// Writes the rules on one page as a PDF. False if the file could not be written.
[[nodiscard]] bool write_reference(const wxString& path, const std::string& language);

}  // namespace desktop
