#include "app/desktop/restore_event.h"

#include <wx/app.h>

namespace desktop {

wxDEFINE_EVENT(EVT_RESTORE, wxCommandEvent);

void ask_to_restore(const std::string& backup) {
    auto* event = new wxCommandEvent(EVT_RESTORE);
    event->SetString(wxString::FromUTF8(backup));
    wxTheApp->QueueEvent(event);
}

}  // namespace desktop
