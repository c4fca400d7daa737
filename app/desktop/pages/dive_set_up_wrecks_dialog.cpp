#include "app/desktop/pages/dive_set_up_wrecks_dialog.h"

#include <wx/sizer.h>

#include "app/desktop/look/accessible.h"
#include "app/desktop/pages/dive_set_up_wreck_dialog.h"
#include "app/desktop/pages/table_native.h"
#include "app/words/dive_set_up_words.h"
#include "app/words/faults.h"

namespace desktop {

DiveSetUpWrecksDialog::DiveSetUpWrecksDialog(wxWindow* parent, Desk& desk)
    : wxDialog(parent, wxID_ANY, desk.look.language().say("Remembered wrecks"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      desk_(desk) {
    const words::Language& in = desk.look.language();
    list_ = new wxListBox(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(480, 280)));
    describe(*list_, in.say("Remembered wrecks"));
    auto* column = new wxBoxSizer(wxVERTICAL);
    AddButton(*column, in.say("New wreck …"), &DiveSetUpWrecksDialog::Enter);
    change_ = AddButton(*column, in.say("Change …"), &DiveSetUpWrecksDialog::Change);
    column->AddStretchSpacer();
    delete_ = AddButton(*column, in.say("Delete"), &DiveSetUpWrecksDialog::Delete);
    column->AddStretchSpacer();
    column->Add(new wxButton(this, wxID_CANCEL, in.say("Close")), wxSizerFlags().Expand());
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(list_, wxSizerFlags(1).Expand());
    row->Add(column, wxSizerFlags().Expand().Border(wxLEFT, FromDIP(16)));
    said_ = new wxStaticText(this, wxID_ANY, wxString());
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(row, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(16)));
    all->Add(said_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(16)));
    SetSizer(all);
    list_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { ShowWhatIsAllowed(); });
    ShowList();
    fit_native(*this, desk.look);
}

wxButton* DiveSetUpWrecksDialog::AddButton(wxSizer& column, const wxString& label,
                                           void (DiveSetUpWrecksDialog::*deed)()) {
    auto* button = new wxButton(this, wxID_ANY, label);
    button->Bind(wxEVT_BUTTON, [this, deed](wxCommandEvent&) {
        CallAfter([this, deed] {
            try {
                (this->*deed)();
            } catch (const journal::Error& error) {
                said_->SetLabel(words::reason(error, desk_.look.language()));
                Layout();
            }
        });
    });
    column.Add(button, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(10)));
    return button;
}

void DiveSetUpWrecksDialog::ShowList() {
    const words::Language& in = desk_.look.language();
    wrecks_ = desk_.memory.wrecks();
    list_->Clear();
    for (const auto& wreck : wrecks_) list_->Append(words::in_full(wreck.what, in));
    said_->SetLabel(wrecks_.empty() ? in.say("Wrecks you enter are one tap next time") : wxString());
    ShowWhatIsAllowed();
    Layout();
}

void DiveSetUpWrecksDialog::ShowWhatIsAllowed() {
    const bool is_chosen = list_->GetSelection() != wxNOT_FOUND;
    change_->Enable(is_chosen);
    delete_->Enable(is_chosen);
}

const session::Remembered<session::KnownWreck>& DiveSetUpWrecksDialog::Chosen() const {
    return wrecks_.at(static_cast<std::size_t>(list_->GetSelection()));
}

void DiveSetUpWrecksDialog::Enter() {
    DiveSetUpWreckDialog dialog(this, desk_.look, desk_.look.language().say("New wreck"));
    if (dialog.ShowModal() != wxID_OK) return;
    desk_.memory.remember(dialog.Entered());
    ShowList();
}

void DiveSetUpWrecksDialog::Change() {
    const auto before = Chosen();
    DiveSetUpWreckDialog dialog(this, desk_.look, desk_.look.language().say("Change the wreck"), before.what);
    if (dialog.ShowModal() != wxID_OK) return;
    const session::KnownWreck after = dialog.Entered();
    desk_.memory.remember(after);
    if (after.name != before.what.name) desk_.memory.forget(before.id);
    ShowList();
}

void DiveSetUpWrecksDialog::Delete() {
    desk_.memory.forget(Chosen().id);
    ShowList();
}

}  // namespace desktop
