#pragma once

#include <wx/event.h>

#include <string>

namespace desktop {

/// Asks the program to put a backup in the place of its journal; the path of the backup is the event's string. Only
/// the program itself can: everything that has the journal open must be gone before.
wxDECLARE_EVENT(EVT_RESTORE, wxCommandEvent);

void ask_to_restore(const std::string& backup);

}  // namespace desktop
