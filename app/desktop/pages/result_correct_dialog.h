#pragma once

#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <functional>

#include "app/desktop/desk.h"
#include "engine/deepblue/action.h"

namespace desktop {

/// Sets a booked number right: whose, by how much, and why.
class ResultCorrectDialog : public wxDialog {
public:
    /// Says why a correction cannot be booked; empty if it can.
    using WhyNot = std::function<wxString(const deepblue::Correct&)>;

    ResultCorrectDialog(wxWindow* parent, Desk& desk, WhyNot why_not);

    [[nodiscard]] deepblue::Correct Entered() const;

private:
    void AddField(wxSizer& grid, const wxString& caption, wxWindow& field);
    void ShowVerdict();

    Desk& desk_;
    WhyNot why_not_;
    wxChoice* who_;
    wxSpinCtrl* vp_;
    wxTextCtrl* why_;
    wxStaticText* verdict_;
    wxButton* book_;
};

}  // namespace desktop
