#include "app/desktop/pages/dive_set_up_wrecks_dialog.h"

#include "app/desktop/look/accessible.h"
#include "app/desktop/pages/dive_set_up_wreck_dialog.h"
#include "app/words/dive_set_up_words.h"

namespace desktop {

DiveSetUpWrecksDialog::DiveSetUpWrecksDialog(wxWindow* parent, Desk& desk)
    : ListDialog(parent, desk, desk.look.language().say("Remembered wrecks")), list_(new wxListBox(this, wxID_ANY)) {
    describe(*list_, In().say("Remembered wrecks"));
    AddButton(In().say("New wreck …"), [this] { Enter(); });
    change_ = AddButton(In().say("Change …"), [this] { Change(); });
    AddGap();
    delete_ = AddButton(In().say("Delete"), [this] { Delete(); });
    list_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { ShowWhatIsAllowed(); });
    ShowList();
    Finish(*list_, {480, 280});
}

void DiveSetUpWrecksDialog::ShowList() {
    wrecks_ = TheDesk().memory.wrecks();
    list_->Clear();
    for (const auto& wreck : wrecks_) list_->Append(words::in_full(wreck.what, In()));
    Say(wrecks_.empty() ? In().say("Wrecks you enter are one tap next time") : wxString());
    ShowWhatIsAllowed();
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
    DiveSetUpWreckDialog dialog(this, TheDesk().look, In().say("New wreck"));
    if (dialog.ShowModal() != wxID_OK) return;
    TheDesk().memory.remember(dialog.Entered());
    ShowList();
}

void DiveSetUpWrecksDialog::Change() {
    const auto before = Chosen();
    DiveSetUpWreckDialog dialog(this, TheDesk().look, In().say("Change the wreck"), before.what);
    if (dialog.ShowModal() != wxID_OK) return;
    const session::KnownWreck after = dialog.Entered();
    TheDesk().memory.remember(after);
    if (after.name != before.what.name) TheDesk().memory.forget(before.id);
    ShowList();
}

void DiveSetUpWrecksDialog::Delete() {
    TheDesk().memory.forget(Chosen().id);
    ShowList();
}

}  // namespace desktop
