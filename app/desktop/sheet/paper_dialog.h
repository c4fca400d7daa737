#pragma once

#include <wx/dialog.h>

#include "app/desktop/sheet/save_pdf.h"

namespace desktop {

/// Offers a paper: what it is, one thing to choose about it, and the buttons that save it as a PDF, from where the
/// desktop prints it.
class PaperDialog : public wxDialog {
protected:
    PaperDialog(wxWindow* parent, Desk& desk, const wxString& title, const wxString& about);

    /// Puts everything in its place; called once the choice is there.
    void Finish(wxWindow& choice);
    /// The paper as it was chosen.
    [[nodiscard]] virtual Paper ThePaper() = 0;

    [[nodiscard]] Desk& TheDesk() const { return desk_; }
    [[nodiscard]] const words::Language& In() const { return desk_.look.language(); }

private:
    void Save(bool opens);

    Desk& desk_;
    wxWindow* about_;
};

}  // namespace desktop
