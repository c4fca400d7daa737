#include "app/desktop/pages/recruit_memory_dialog.h"

#include <wx/button.h>
#include <wx/msgdlg.h>
#include <wx/sizer.h>

#include "app/desktop/files.h"
#include "app/desktop/look/accessible.h"
#include "app/desktop/pages/recruit_card_dialog.h"
#include "app/desktop/pages/table_native.h"
#include "app/words/faults.h"
#include "app/words/recruit_words.h"

namespace desktop {
namespace {

constexpr const char* kFiles = "*.json";
constexpr int kSaidWidth = 600;
constexpr std::size_t kLargestList = 10'000'000;

}  // namespace

RecruitMemoryDialog::RecruitMemoryDialog(wxWindow* parent, Desk& desk)
    : wxDialog(parent, wxID_ANY, desk.look.language().say("Remembered cards and wrecks"), wxDefaultPosition,
               wxDefaultSize, wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      desk_(desk) {
    const words::Language& in = desk.look.language();
    list_ = new wxListBox(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(480, 320)));
    describe(*list_, in.say("Remembered cards and wrecks"));
    auto* column = new wxBoxSizer(wxVERTICAL);
    edit_ = AddButton(*column, in.say("Change …"), &RecruitMemoryDialog::Edit);
    export_ = AddButton(*column, in.say("Write to a file …"), &RecruitMemoryDialog::Export);
    AddButton(*column, in.say("Read from a file …"), &RecruitMemoryDialog::Import);
    column->AddStretchSpacer();
    delete_ = AddButton(*column, in.say("Delete"), &RecruitMemoryDialog::Delete);
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

wxButton* RecruitMemoryDialog::AddButton(wxSizer& column, const wxString& label, void (RecruitMemoryDialog::*deed)()) {
    auto* button = new wxButton(this, wxID_ANY, label);
    button->Bind(wxEVT_BUTTON, [this, deed](wxCommandEvent&) {
        CallAfter([this, deed] {
            try {
                (this->*deed)();
            } catch (const journal::Error& error) {
                Say(words::reason(error, desk_.look.language()));
            }
        });
    });
    column.Add(button, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(10)));
    return button;
}

void RecruitMemoryDialog::ShowList() {
    const words::Language& in = desk_.look.language();
    cards_ = desk_.memory.cards();
    wrecks_ = desk_.memory.wrecks();
    list_->Clear();
    for (const auto& card : cards_)
        list_->Append(words::spoken(card.what.name) + ": " + words::in_short(card.what, in));
    for (const auto& wreck : wrecks_) {
        // TRANSLATORS: %1$s is the name of a wreck, %2$d the VP printed on it
        list_->Append(wxString::Format(in.say("%1$s: wreck, %2$d VP"), words::spoken(wreck.what.name), wreck.what.vp));
    }
    ShowWhatIsAllowed();
}

void RecruitMemoryDialog::ShowWhatIsAllowed() {
    const int chosen = list_->GetSelection();
    edit_->Enable(chosen != wxNOT_FOUND && chosen < static_cast<int>(cards_.size()));
    delete_->Enable(chosen != wxNOT_FOUND);
    export_->Enable(!list_->IsEmpty());
    if (list_->IsEmpty()) Say(desk_.look.language().say("Cards you enter here are one tap next time"));
}

void RecruitMemoryDialog::Say(const wxString& sentence) {
    said_->SetLabel(sentence);
    said_->Wrap(FromDIP(kSaidWidth));
    Layout();
}

void RecruitMemoryDialog::Edit() {
    const words::Language& in = desk_.look.language();
    const auto& before = cards_.at(static_cast<std::size_t>(list_->GetSelection()));
    RecruitCardDialog dialog(this, desk_.look, in.say("Change the card"), in.say("Save"), before.what);
    if (dialog.ShowModal() != wxID_OK) return;
    const session::KnownCard after = dialog.Entered();
    const auto id = before.id;
    const bool renamed = after.name != before.what.name;
    desk_.memory.remember(after);
    if (renamed) desk_.memory.forget(id);
    ShowList();
}

void RecruitMemoryDialog::Delete() {
    const auto chosen = static_cast<std::size_t>(list_->GetSelection());
    desk_.memory.forget(chosen < cards_.size() ? cards_[chosen].id : wrecks_.at(chosen - cards_.size()).id);
    ShowList();
}

void RecruitMemoryDialog::Export() {
    const words::Language& in = desk_.look.language();
    const wxString path = ask_where_to_save(this, in.say("Write to a file"), "divebell-cards.json", kFiles);
    if (path.empty()) return;
    Say(write_file(path, desk_.memory.to_text())
            ? in.say("The list is written.")
            : in.say("The file cannot be written. The list is kept here; choose another place."));
}

bool RecruitMemoryDialog::IsSureToImport() {
    const words::Language& in = desk_.look.language();
    wxMessageDialog sure(this, in.say("Cards and wrecks of the same name are overwritten, all others stay."),
                         in.say("Read from a file"), wxOK | wxCANCEL | wxCANCEL_DEFAULT);
    sure.SetOKCancelLabels(in.say("Read the list"), in.say("Change nothing"));
    return sure.ShowModal() == wxID_OK;
}

void RecruitMemoryDialog::Import() {
    const words::Language& in = desk_.look.language();
    const wxString path = ask_what_to_read(this, in.say("Read from a file"), kFiles);
    if (path.empty()) return;
    if (!list_->IsEmpty() && !IsSureToImport()) return;
    const auto text = read_file(path, kLargestList);
    if (text && desk_.memory.add_from(*text)) {
        Say(in.say("The list is read."));
    } else {
        Say(in.say("This file is not a list of cards and wrecks. Nothing was changed."));
    }
    ShowList();
}

}  // namespace desktop
