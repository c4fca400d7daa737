#pragma once

#include <wx/string.h>

#include <functional>

#include "app/desktop/desk.h"

namespace desktop {

/// A paper that can be saved.
struct Paper {
    wxString title;                                   // of dialogs about it
    wxString name;                                    // of the file, as it is proposed
    std::function<bool(const wxString& path)> write;  // false if it could not be written
};

/// Asks where, writes the paper there and tells so; `opens` it for printing. False if nothing was written.
bool save_pdf(wxWindow* parent, Desk& desk, const Paper& paper, bool opens);

}  // namespace desktop
