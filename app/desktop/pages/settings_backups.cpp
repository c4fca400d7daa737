#include "app/desktop/pages/settings_backups.h"

#include <wx/utils.h>

#include "app/desktop/nights/backups_dialog.h"
#include "app/desktop/pages/data_folder.h"
#include "app/words/faults.h"

namespace desktop {
namespace {

constexpr double kText = 375;

}  // namespace

SettingsBackups::SettingsBackups(wxWindow* parent, Desk& desk)
    : SettingsCard(parent, desk),
      text_(new Label(this, desk.look, Type::Label, Ink::Secondary)),
      list_(new BackupList(this, desk, [this] { ShowButtons(); })),
      back_up_(new wxButton(this, wxID_ANY, wxString())),
      restore_(new wxButton(this, wxID_ANY, wxString())),
      more_(new wxButton(this, wxID_ANY, wxString())) {
    auto* column = new Stack(desk.look, wxVERTICAL, 10);
    column->Add(text_, wxSizerFlags().Expand());
    column->Add(list_, wxSizerFlags(1).Expand());
    auto* row = new Stack(desk.look, wxHORIZONTAL, 8);
    for (wxButton* button : {back_up_, restore_, more_}) row->Add(button, wxSizerFlags(button == more_ ? 0 : 1));
    column->Add(row, wxSizerFlags().Expand());
    Rows().Add(column, wxSizerFlags(1).Expand());
    back_up_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { BackUpNow(); });
    restore_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { Restore(); }); });
    more_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { ShowMore(); }); });
}

void SettingsBackups::ShowChoices() {
    SetTitle(In().say("Backups"));
    show_paragraph(*text_, TheDesk(), kText, [this](auto& in) {
        return in.say("Written and read back after every game, 14 are kept.") + " " +
               where_all_is_kept(TheDesk(), text_->Kind(), kText, in);
    });
    show_label(*back_up_, TheDesk(), [](auto& in) { return in.say("Back up now"); });
    show_label(*restore_, TheDesk(), [](auto& in) { return in.say("Restore …"); });
    show_label(*more_, TheDesk(), [](auto& in) { return in.say("More …"); });
    list_->ShowBackups();
    ShowButtons();
}

/// The list brings no frame of its own.
void SettingsBackups::Draw(Painter& painter, const Box& body) {
    SettingsCard::Draw(painter, body);
    painter.outline(Box(wxRect(list_->GetRect()).Inflate(1)), painter.px(2), {painter.palette().line, 1});
}

void SettingsBackups::ShowButtons() {
    const bool can_restore = list_->ChosenGood().has_value();
    restore_->Enable(can_restore);
    restore_->SetToolTip(can_restore ? wxString() : In().say("Choose a checked backup first"));
}

void SettingsBackups::BackUpNow() {
    const wxBusyCursor busy;
    try {
        journal::Backups(TheDesk().journal.path()).make(journal::Reason::Day, session::system_time());
    } catch (const journal::Error& error) {
        TheDesk().helm.Tell(words::reason(error, In()));
    }
    ReadBackups();
    ShowChoices();
}

void SettingsBackups::Restore() {
    if (const auto backup = list_->ChosenGood()) offer_to_restore(this, TheDesk(), *backup);
}

void SettingsBackups::ShowMore() {
    show_backups(this, TheDesk());
    ReadBackups();
    ShowChoices();
}

}  // namespace desktop
