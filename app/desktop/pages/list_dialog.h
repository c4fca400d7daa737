#pragma once

#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <functional>

#include "app/desktop/desk.h"

namespace desktop {

/// A list, beside it what can be done with its lines, and below it a sentence that tells how that went.
class ListDialog : public wxDialog {
protected:
    ListDialog(wxWindow* parent, Desk& desk, const wxString& title);

    /// Adds a button beside the list, from top to bottom. A journal that fails is told below.
    wxButton* AddButton(const wxString& label, std::function<void()> deed);
    /// Keeps the buttons that follow apart.
    void AddGap() { column_->AddStretchSpacer(); }
    /// Puts everything in its place; called once all buttons are there.
    void Finish(wxWindow& list, const wxSize& least);

    void Say(const wxString& sentence, bool is_trouble = false);

    [[nodiscard]] Desk& TheDesk() const { return desk_; }
    [[nodiscard]] const words::Language& In() const { return desk_.look.language(); }

private:
    Desk& desk_;
    wxBoxSizer* column_;
    wxStaticText* said_;
};

}  // namespace desktop
