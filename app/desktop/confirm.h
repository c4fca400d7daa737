#pragma once

#include <wx/window.h>

#include "app/desktop/look/look.h"

namespace desktop {

/// A question before something that cannot simply be taken back. The safe answer has the focus; the other names the
/// deed.
struct Question {
    wxString text;
    wxString deed;       // "Delete the game"
    wxString otherwise;  // "Change nothing"
};

/// True if the deed was chosen. Opens a modal dialog, so call it through CallAfter.
[[nodiscard]] bool is_sure(wxWindow* parent, Look& look, const Question& question);

}  // namespace desktop
