#pragma once

#include <wx/choice.h>
#include <wx/dialog.h>

#include "app/desktop/desk.h"

namespace desktop {

/// Offers the rules on one page in any of our languages: saved as a PDF, and from there printed by the desktop.
class ReferenceDialog : public wxDialog {
public:
    ReferenceDialog(wxWindow* parent, Desk& desk);

private:
    void Save(bool opens);
    [[nodiscard]] const words::Language& In() const { return desk_.look.language(); }

    Desk& desk_;
    wxChoice* language_;
};

}  // namespace desktop
