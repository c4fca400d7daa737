#include "app/desktop/nights/backups_dialog.h"

#include <wx/button.h>
#include <wx/filename.h>
#include <wx/sizer.h>
#include <wx/utils.h>

#include <filesystem>

#include "app/desktop/confirm.h"
#include "app/desktop/files.h"
#include "app/desktop/pages/table_native.h"
#include "app/desktop/restore_event.h"
#include "app/words/dates.h"
#include "app/words/faults.h"
#include "engine/journal/copy.h"

namespace desktop {
namespace {

namespace fs = std::filesystem;

constexpr int kMargin = 16;
constexpr int kGap = 10;
constexpr int kSaidWidth = 640;

/// The copy appears when it is whole; what was there under that name goes only then.
void copy_backup(const fs::path& from, const fs::path& to) {
    fs::path part = to;
    part += ".part";
    std::error_code ignored;
    fs::remove(part, ignored);
    journal::copy_journal(from, part);
    std::error_code error;
    fs::rename(part, to, error);
    if (error) throw journal::error_from_errno(to, error.value());
}

}  // namespace

BackupsDialog::BackupsDialog(wxWindow* parent, Desk& desk)
    : wxDialog(parent, wxID_ANY, desk.look.language().say("Backups"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      desk_(desk),
      list_(new BackupList(this, desk)) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    AddButton(*column, In().say("Back up now"), &BackupsDialog::BackUpNow);
    check_ = AddButton(*column, In().say("Read back again"), &BackupsDialog::CheckAgain);
    save_ = AddButton(*column, In().say("Save elsewhere …"), &BackupsDialog::SaveElsewhere);
    column->AddStretchSpacer();
    restore_ = AddButton(*column, In().say("Restore …"), &BackupsDialog::Restore);
    column->AddStretchSpacer();
    column->Add(new wxButton(this, wxID_CANCEL, In().say("Close")), wxSizerFlags().Expand());
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    list_->SetMinSize(FromDIP(wxSize(420, 320)));
    row->Add(list_, wxSizerFlags(1).Expand());
    row->Add(column, wxSizerFlags().Expand().Border(wxLEFT, FromDIP(kMargin)));
    said_ = new wxStaticText(this, wxID_ANY, wxString());
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(row, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(kMargin)));
    all->Add(said_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(kMargin)));
    SetSizer(all);
    list_->Bind(wxEVT_LIST_ITEM_SELECTED, [this](wxListEvent&) { ShowChosen(); });
    list_->Bind(wxEVT_LIST_ITEM_DESELECTED, [this](wxListEvent&) { ShowChosen(); });
    ShowAll();
    fit_native(*this, desk.look);
}

wxButton* BackupsDialog::AddButton(wxSizer& column, const wxString& label, void (BackupsDialog::*deed)()) {
    auto* button = new wxButton(this, wxID_ANY, label);
    button->Bind(wxEVT_BUTTON, [this, deed](wxCommandEvent&) {
        CallAfter([this, deed] {
            try {
                (this->*deed)();
            } catch (const journal::Error& error) {
                Say(words::reason(error, In()), true);
            }
        });
    });
    column.Add(button, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(kGap)));
    return button;
}

void BackupsDialog::ShowAll() {
    const wxBusyCursor busy;
    list_->ReadBackups();
    list_->ShowBackups();
    ShowChosen();
}

void BackupsDialog::ShowChosen() {
    check_->Enable(list_->Chosen().has_value());
    const bool is_good = list_->ChosenGood().has_value();
    restore_->Enable(is_good);
    save_->Enable(is_good);
    const wxString why = is_good ? wxString() : In().say("Choose a checked backup first");
    restore_->SetToolTip(why);
    save_->SetToolTip(why);
    Say(list_->WhatIsWrong(), true);
}

void BackupsDialog::BackUpNow() {
    journal::Backups(desk_.journal.path()).make(journal::Reason::Day, session::system_time());
    ShowAll();
}

void BackupsDialog::CheckAgain() {
    list_->CheckAgain();
    ShowChosen();
    if (list_->ChosenGood()) Say(In().say("The backup was read back. It is complete."));
}

void BackupsDialog::Restore() {
    const auto backup = list_->ChosenGood();
    if (!backup || !is_sure_to_restore(this, desk_, *backup)) return;
    to_restore_ = backup;
    EndModal(wxID_OK);
}

void BackupsDialog::SaveElsewhere() {
    const auto backup = list_->ChosenGood();
    if (!backup) return;
    const wxString path = ask_where_to_save(this, In().say("Save the backup elsewhere"),
                                            words::spoken(backup->path.filename().string()), "*.db");
    if (path.empty()) return;
    copy_backup(backup->path, path.utf8_string());
    Say(saved_sentence(path, true, In()));
}

void BackupsDialog::Say(const wxString& sentence, bool is_trouble) {
    said_->SetForegroundColour(is_trouble ? desk_.look.palette().coral : GetForegroundColour());
    said_->SetLabel(sentence);
    said_->Wrap(FromDIP(kSaidWidth));
    Layout();
}

void show_backups(wxWindow* parent, Desk& desk) {
    std::optional<journal::Backup> to_restore;
    {
        BackupsDialog dialog(parent, desk);
        if (dialog.ShowModal() == wxID_OK) to_restore = dialog.ToRestore();
    }
    if (to_restore) ask_to_restore(to_restore->path.string());
}

bool is_sure_to_restore(wxWindow* parent, const Desk& desk, const journal::Backup& backup) {
    const words::Language& in = desk.look.language();
    const wxString text = wxString::Format(
        // TRANSLATORS: %s is a date with a time
        in.say("Restore the backup of %s? Everything entered since then will be gone. It is backed up first."),
        words::day_and_time(backup.stamp, session::system_time(), in));
    return is_sure(parent, {text, in.say("Restore the backup"), in.say("Change nothing")});
}

void offer_to_restore(wxWindow* parent, const Desk& desk, const journal::Backup& backup) {
    if (is_sure_to_restore(parent, desk, backup)) ask_to_restore(backup.path.string());
}

}  // namespace desktop
