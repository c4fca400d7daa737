#include "app/desktop/pages/settings_backups.h"

#include <wx/listctrl.h>

#include <algorithm>

#include "app/desktop/confirm.h"
#include "app/desktop/look/accessible.h"
#include "app/desktop/pages/form_area.h"
#include "app/desktop/pages/table_native.h"
#include "app/desktop/restore_event.h"
#include "app/words/dates.h"
#include "app/words/faults.h"

namespace desktop {
namespace {

constexpr std::size_t kMostRead = 20;
constexpr double kStateWidth = 130;
constexpr double kText = 375;
constexpr double kLeastList = 84;

}  // namespace

SettingsBackups::SettingsBackups(wxWindow* parent, Desk& desk)
    : SettingsCard(parent, desk),
      text_(new Label(this, desk.look, Type::Label, Ink::Secondary)),
      list_(new wxListView(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                           wxLC_REPORT | wxLC_NO_HEADER | wxLC_SINGLE_SEL | wxBORDER_THEME)),
      back_up_(new wxButton(this, wxID_ANY, wxString())),
      restore_(new wxButton(this, wxID_ANY, wxString())) {
    auto* column = new Stack(desk.look, wxVERTICAL, 10);
    column->Add(text_, wxSizerFlags().Expand());
    column->Add(list_, wxSizerFlags(1).Expand());
    auto* row = new Stack(desk.look, wxHORIZONTAL, 10);
    row->Add(back_up_, wxSizerFlags(1));
    row->Add(restore_, wxSizerFlags(1));
    column->Add(row, wxSizerFlags().Expand());
    Rows().Add(column, wxSizerFlags(1).Expand());
    list_->SetMinSize({1, desk.look.px(kLeastList)});  // it scrolls
    list_->Bind(wxEVT_LIST_ITEM_SELECTED, [this](wxListEvent&) { ShowButtons(); });
    list_->Bind(wxEVT_LIST_ITEM_DESELECTED, [this](wxListEvent&) { ShowButtons(); });
    list_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        if (list_->GetColumnCount() > 1)
            list_->SetColumnWidth(0, event.GetSize().x - TheDesk().look.px(kStateWidth + 16));
        event.Skip();
    });
    back_up_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { BackUpNow(); });
    restore_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { Restore(); }); });
}

void SettingsBackups::ReadBackups() {
    good_.clear();
    bad_.clear();
    auto all = journal::Backups(TheDesk().journal.path()).list();
    if (all.size() > kMostRead) all.resize(kMostRead);
    for (const journal::Backup& backup : all) (journal::Backups::is_good(backup) ? good_ : bad_).push_back(backup);
}

void SettingsBackups::ShowChoices() {
    SetTitle(In().say("Backups"));
    show_paragraph(*text_, In().say("Written and read back after every game, 14 are kept."), kText, TheDesk().look);
    describe(*list_, In().say("Backups"));
    dress_native({list_}, TheDesk().look);
    list_->SetBackgroundColour(TheDesk().look.palette().surface);
    list_->SetForegroundColour(TheDesk().look.palette().ink);
    dress_button(*back_up_, In().say("Back up now"), {}, TheDesk().look);
    dress_button(*restore_, In().say("Restore …"), {}, TheDesk().look);
    ListBackups();
    ShowButtons();
}

void SettingsBackups::ListBackups() {
    const long chosen = list_->GetFirstSelected();
    list_->ClearAll();
    const int state = TheDesk().look.px(kStateWidth);
    list_->AppendColumn(wxString(), wxLIST_FORMAT_LEFT, std::max(list_->GetSize().x - state - 24, 100));
    list_->AppendColumn(wxString(), wxLIST_FORMAT_RIGHT, state);
    const auto now = session::system_time();
    for (const journal::Backup& backup : good_)
        AddLine(words::day_and_time(backup.stamp, now, In()), wxString::FromUTF8("✓ ") + In().say("checked"), true);
    if (const auto& trouble = TheDesk().session.backup_trouble())
        AddLine(words::reason(*trouble, In()), In().say("failed"), false);
    for (const journal::Backup& backup : bad_)
        AddLine(words::day_and_time(backup.stamp, now, In()), In().say("damaged"), false);
    const auto last = static_cast<long>(good_.size()) - 1;
    if (last >= 0) list_->Select(std::clamp(chosen, 0L, last));
}

void SettingsBackups::AddLine(const wxString& what, const wxString& state, bool good) {
    const long row = list_->InsertItem(list_->GetItemCount(), what);
    list_->SetItem(row, 1, state);
    if (!good) list_->SetItemTextColour(row, TheDesk().look.palette().coral);
}

void SettingsBackups::ShowButtons() {
    const long chosen = list_->GetFirstSelected();
    const bool can_restore = chosen >= 0 && chosen < static_cast<long>(good_.size());
    restore_->Enable(can_restore);
    restore_->SetToolTip(can_restore ? wxString() : In().say("Choose a checked backup first"));
}

void SettingsBackups::BackUpNow() {
    try {
        journal::Backups(TheDesk().journal.path()).make(journal::Reason::Day, session::system_time());
    } catch (const journal::Error& error) {
        TheDesk().helm.Tell(words::reason(error, In()));
    }
    ReadBackups();
    ShowChoices();
}

void SettingsBackups::Restore() {
    const long chosen = list_->GetFirstSelected();
    if (chosen < 0 || chosen >= static_cast<long>(good_.size())) return;
    const journal::Backup backup = good_[static_cast<std::size_t>(chosen)];
    // TRANSLATORS: %s is a date with a time
    const wxString text = wxString::Format(In().say("Restore the backup of %s? Everything entered since then goes. It "
                                                    "is backed up first."),
                                           words::day_and_time(backup.stamp, session::system_time(), In()));
    if (is_sure(this, {text, In().say("Restore the backup"), In().say("Change nothing")}))
        ask_to_restore(backup.path.string());
}

}  // namespace desktop
