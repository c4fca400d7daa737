#pragma once

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/combobox.h>
#include <wx/dialog.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "app/desktop/desk.h"

namespace desktop {

/// What the forms for a finished game have in common: day, place and note, and a line that says why it is not taken.
class GameForm : public wxDialog {
public:
    /// Whether day and place shall hold for the other games of the night too.
    [[nodiscard]] bool IsForNight() const { return night_ != nullptr && night_->GetValue(); }

protected:
    GameForm(wxWindow* parent, Desk& desk, const wxString& title);

    /// Puts everything below each other; called once all fields are there.
    void Finish(const wxString& deed);
    void AddField(const wxString& caption, wxWindow& field);
    /// Offers to move the whole night where it has other games.
    void OfferNight(int games);
    /// A field for the name of a player, with everyone who ever played.
    [[nodiscard]] wxComboBox* NewNameField(wxWindow* parent, const wxString& name);
    /// Takes what was entered; returns why it is not taken.
    [[nodiscard]] virtual wxString Take() = 0;

    void SetDay(const std::string& day) { day_->ChangeValue(words::spoken(day)); }
    void SetPlace(const std::string& place) { place_->ChangeValue(words::spoken(place)); }
    void SetNote(const std::string& note) { note_->ChangeValue(words::spoken(note)); }
    [[nodiscard]] std::string Day() const { return Entered(*day_); }
    [[nodiscard]] std::string Place() const { return Entered(*place_); }
    [[nodiscard]] std::string Note() const { return Entered(*note_); }
    [[nodiscard]] static std::string Entered(const wxTextEntry& field);

    [[nodiscard]] Desk& TheDesk() const { return desk_; }
    [[nodiscard]] const words::Language& In() const { return desk_.look.language(); }
    /// Below the fields, for what else the form has.
    [[nodiscard]] wxBoxSizer& Below() { return *below_; }

private:
    void Try();

    Desk& desk_;
    wxFlexGridSizer* fields_;
    wxBoxSizer* below_;
    wxTextCtrl* day_;
    wxComboBox* place_;
    wxTextCtrl* note_;
    wxCheckBox* night_ = nullptr;
    wxStaticText* reason_ = nullptr;
};

}  // namespace desktop
