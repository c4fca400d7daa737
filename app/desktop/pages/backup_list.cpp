#include "app/desktop/pages/backup_list.h"

#include <algorithm>

#include "app/desktop/look/accessible.h"
#include "app/desktop/pages/table_native.h"
#include "app/words/dates.h"
#include "app/words/faults.h"
#include "engine/journal/health.h"

namespace desktop {
namespace {

constexpr std::size_t kMostRead = 20;
constexpr double kBesideState = 24;
constexpr double kLeastHeight = 84;

}  // namespace

BackupList::BackupList(wxWindow* parent, Desk& desk)
    : wxListView(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                 wxLC_REPORT | wxLC_NO_HEADER | wxLC_SINGLE_SEL | wxBORDER_THEME),
      desk_(desk) {
    SetMinSize({1, desk.look.px(kLeastHeight)});  // it scrolls
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        ShareWidth(event.GetSize().x);
        event.Skip();
    });
}

wxString BackupList::TroubleWith(const journal::Backup& backup) const {
    try {
        const auto findings = journal::check_file(backup.path);
        if (findings.empty()) return {};
        // TRANSLATORS: %s is a technical detail
        return wxString::Format(desk_.look.language().say("The backup is damaged: %s."),
                                words::spoken(findings.front().detail));
    } catch (const journal::Error& error) {
        return words::reason(error, desk_.look.language());
    }
}

void BackupList::ReadBackups() {
    lines_.clear();
    if (const auto& trouble = desk_.session.backup_trouble())
        lines_.push_back({{}, words::reason(*trouble, desk_.look.language())});
    auto all = journal::Backups(desk_.journal.path()).list();
    if (all.size() > kMostRead) all.resize(kMostRead);
    for (const journal::Backup& backup : all) lines_.push_back({backup, TroubleWith(backup)});
}

void BackupList::ShowBackups() {
    const words::Language& in = desk_.look.language();
    describe(*this, in.say("Backups"));
    dress_native({this}, desk_.look);
    SetBackgroundColour(desk_.look.palette().surface);
    SetForegroundColour(desk_.look.palette().ink);
    const long chosen = GetFirstSelected();
    ClearAll();
    AppendColumn(wxString(), wxLIST_FORMAT_LEFT);
    AppendColumn(wxString(), wxLIST_FORMAT_RIGHT);
    ShareWidth(GetSize().x);
    for (const Line& line : lines_) AddLine(line);
    if (lines_.empty()) return;
    const auto good = std::find_if(lines_.begin(), lines_.end(), [](const Line& line) { return line.trouble.empty(); });
    const long usual = good == lines_.end() ? 0 : static_cast<long>(good - lines_.begin());
    Select(chosen < 0 ? usual : std::min(chosen, static_cast<long>(lines_.size()) - 1));
}

void BackupList::AddLine(const Line& line) {
    const words::Language& in = desk_.look.language();
    const wxString what =
        line.backup ? words::day_and_time(line.backup->stamp, session::system_time(), in) : line.trouble;
    const long row = InsertItem(GetItemCount(), what);
    if (line.trouble.empty()) {
        SetItem(row, 1, Checked());
        return;
    }
    SetItem(row, 1, line.backup ? in.say("damaged") : in.say("failed"));
    SetItemTextColour(row, desk_.look.palette().coral);
}

wxString BackupList::Checked() const {
    return wxString::FromUTF8("✓ ") + desk_.look.language().say("checked");
}

void BackupList::ShareWidth(int width) {
    if (GetColumnCount() < 2) return;
    const words::Language& in = desk_.look.language();
    int state = 0;
    for (const wxString& word : {Checked(), in.say("damaged"), in.say("failed")})
        state = std::max(state, GetTextExtent(word).x + desk_.look.px(kBesideState));
    SetColumnWidth(0, std::max(width - state - desk_.look.px(16), 100));
    SetColumnWidth(1, state);
}

const BackupList::Line* BackupList::ChosenLine() const {
    const long chosen = GetFirstSelected();
    return chosen < 0 || chosen >= static_cast<long>(lines_.size()) ? nullptr
                                                                    : &lines_[static_cast<std::size_t>(chosen)];
}

std::optional<journal::Backup> BackupList::Chosen() const {
    const Line* line = ChosenLine();
    return line == nullptr ? std::nullopt : line->backup;
}

std::optional<journal::Backup> BackupList::ChosenGood() const {
    const Line* line = ChosenLine();
    return line == nullptr || !line->trouble.empty() ? std::nullopt : line->backup;
}

wxString BackupList::WhatIsWrong() const {
    const Line* line = ChosenLine();
    return line == nullptr ? wxString() : line->trouble;
}

void BackupList::CheckAgain() {
    const long chosen = GetFirstSelected();
    const auto backup = Chosen();
    if (!backup) return;
    lines_[static_cast<std::size_t>(chosen)].trouble = TroubleWith(*backup);
    ShowBackups();
}

}  // namespace desktop
