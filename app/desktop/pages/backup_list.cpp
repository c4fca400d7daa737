#include "app/desktop/pages/backup_list.h"

#include <algorithm>
#include <utility>

#include "app/desktop/look/accessible.h"
#include "app/desktop/pages/table_native.h"
#include "app/words/dates.h"
#include "app/words/faults.h"

namespace desktop {
namespace {

constexpr std::size_t kMostRead = 20;
constexpr double kBesideState = 24;
constexpr double kLeastHeight = 84;

}  // namespace

BackupList::BackupList(wxWindow* parent, Desk& desk, std::function<void()> changed)
    : wxListView(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                 wxLC_REPORT | wxLC_NO_HEADER | wxLC_SINGLE_SEL | wxBORDER_THEME),
      desk_(desk),
      changed_(std::move(changed)) {
    SetMinSize({1, desk.look.px(kLeastHeight)});  // it scrolls
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        ShareWidth(event.GetSize().x);
        event.Skip();
    });
    const auto chosen = [this](wxListEvent&) {
        if (is_choosing_) return;
        is_chosen_ = true;
        changed_();
    };
    Bind(wxEVT_LIST_ITEM_SELECTED, chosen);
    Bind(wxEVT_LIST_ITEM_DESELECTED, chosen);
}

void BackupList::ReadBackups() {
    ++look_;
    is_chosen_ = false;
    lines_.clear();
    if (const auto& trouble = desk_.session.backup_trouble()) lines_.push_back({{}, *trouble, true});
    auto all = journal::Backups(desk_.journal.path()).list();
    if (all.size() > kMostRead) all.resize(kMostRead);
    const std::size_t first = lines_.size();
    for (const journal::Backup& backup : all) lines_.push_back({.backup = backup, .trouble = {}});
    Read(reading_, first, all, [] {});
}

bool BackupList::IsReading() const {
    return std::any_of(lines_.begin(), lines_.end(), [](const Line& line) { return !line.is_read; });
}

void BackupList::Read(std::optional<session::BackupReading>& reading, std::size_t first,
                      std::vector<journal::Backup> backups, const std::function<void()>& done) {
    const auto told = [this, first, done, look = look_](std::size_t place, const Verdict& trouble) {
        CallAfter([this, first, done, look, place, trouble] {
            if (look != look_) return;
            Learn(first + place, trouble);
            done();
        });
    };
    reading.emplace(std::move(backups), told);
}

void BackupList::Learn(std::size_t place, const Verdict& trouble) {
    lines_[place].trouble = trouble;
    lines_[place].is_read = true;
    if (place >= static_cast<std::size_t>(GetItemCount())) return;
    ShowLine(place);
    const long before = GetFirstSelected();
    if (!is_chosen_) SelectUsual();
    if (GetFirstSelected() != before || static_cast<std::size_t>(before) == place) changed_();
}

void BackupList::ShowBackups() {
    const words::Language& in = desk_.look.language();
    describe(*this, in.say("Backups"));
    dress_native({this}, desk_.look);
    SetBackgroundColour(desk_.look.palette().surface);
    SetForegroundColour(desk_.look.palette().ink);
    const long chosen = GetFirstSelected();
    is_choosing_ = true;
    ClearAll();
    AppendColumn(wxString(), wxLIST_FORMAT_LEFT);
    AppendColumn(wxString(), wxLIST_FORMAT_RIGHT);
    ShareWidth(GetSize().x);
    for (std::size_t place = 0; place < lines_.size(); ++place) {
        InsertItem(static_cast<long>(place), wxString());
        ShowLine(place);
    }
    is_choosing_ = false;
    if (!is_chosen_ || chosen < 0 || chosen >= GetItemCount()) return SelectUsual();
    is_choosing_ = true;
    Select(chosen);
    is_choosing_ = false;
}

/// The newest that is good, or may still turn out to be.
void BackupList::SelectUsual() {
    if (lines_.empty()) return;
    const auto usual = std::find_if(lines_.begin(), lines_.end(), [](const Line& line) { return !line.trouble; });
    is_choosing_ = true;
    Select(usual == lines_.end() ? 0 : usual - lines_.begin());
    is_choosing_ = false;
}

void BackupList::ShowLine(std::size_t place) {
    const words::Language& in = desk_.look.language();
    const Line& line = lines_[place];
    const auto row = static_cast<long>(place);
    SetItem(
        row, 0,
        line.backup ? words::day_and_time(line.backup->stamp, session::system_time(), in) : Sentence(*line.trouble));
    SetItem(row, 1, State(line));
    SetItemTextColour(row, line.trouble ? desk_.look.palette().coral : desk_.look.palette().ink);
}

wxString BackupList::Sentence(const session::BackupTrouble& trouble) const {
    const words::Language& in = desk_.look.language();
    if (const auto* error = std::get_if<journal::Error>(&trouble)) return words::reason(*error, in);
    // TRANSLATORS: %s is a technical detail
    return wxString::Format(in.say("The backup is damaged: %s."),
                            words::spoken(std::get<journal::Finding>(trouble).detail));
}

wxString BackupList::State(const Line& line) const {
    const auto states = States();
    if (!line.is_read) return states[0];
    if (line.IsGood()) return states[1];
    return line.backup ? states[2] : states[3];
}

std::vector<wxString> BackupList::States() const {
    const words::Language& in = desk_.look.language();
    // TRANSLATORS: a backup is being read back, to see whether it is complete
    return {in.say("being read …"), wxString::FromUTF8("✓ ") + in.say("checked"), in.say("damaged"), in.say("failed")};
}

void BackupList::ShareWidth(int width) {
    if (GetColumnCount() < 2) return;
    int state = 0;
    for (const wxString& word : States()) state = std::max(state, GetTextExtent(word).x + desk_.look.px(kBesideState));
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
    return line == nullptr || !line->IsGood() ? std::nullopt : line->backup;
}

wxString BackupList::WhatIsWrong() const {
    const Line* line = ChosenLine();
    return line == nullptr || !line->trouble ? wxString() : Sentence(*line->trouble);
}

void BackupList::CheckAgain(const std::function<void()>& done) {
    const auto backup = Chosen();
    if (!backup) return;
    const auto place = static_cast<std::size_t>(GetFirstSelected());
    lines_[place] = {.backup = backup, .trouble = {}};
    is_chosen_ = true;
    ShowLine(place);
    changed_();
    Read(reading_again_, place, {*backup}, done);
}

}  // namespace desktop
