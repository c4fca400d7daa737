#include "app/desktop/nights/backups_dialog.h"

#include <wx/utils.h>

#include <filesystem>

#include "app/desktop/confirm.h"
#include "app/desktop/files.h"
#include "app/desktop/restore_event.h"
#include "app/words/dates.h"
#include "engine/journal/copy.h"

namespace desktop {
namespace {

namespace fs = std::filesystem;

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
    : ListDialog(parent, desk, desk.look.language().say("Backups")),
      list_(new BackupList(this, desk, [this] { ShowChosen(); })) {
    AddButton(In().say("Back up now"), [this] { BackUpNow(); });
    check_ = AddButton(In().say("Read back again"), [this] { CheckAgain(); });
    save_ = AddButton(In().say("Save elsewhere …"), [this] { SaveElsewhere(); });
    AddGap();
    restore_ = AddButton(In().say("Restore …"), [this] { Restore(); });
    ShowAll();
    Finish(*list_, {420, 320});
}

void BackupsDialog::ShowAll() {
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
    const wxBusyCursor busy;
    journal::Backups(TheDesk().journal.path()).make(journal::Reason::Day, session::system_time());
    ShowAll();
}

void BackupsDialog::CheckAgain() {
    list_->CheckAgain([this] {
        if (list_->ChosenGood()) Say(In().say("The backup was read back. It is complete."));
    });
}

void BackupsDialog::Restore() {
    const auto backup = list_->ChosenGood();
    if (!backup || !is_sure_to_restore(this, TheDesk(), *backup)) return;
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
    return is_sure(parent, desk.look, {text, in.say("Restore the backup"), in.say("Change nothing")});
}

void offer_to_restore(wxWindow* parent, const Desk& desk, const journal::Backup& backup) {
    if (is_sure_to_restore(parent, desk, backup)) ask_to_restore(backup.path.string());
}

}  // namespace desktop
