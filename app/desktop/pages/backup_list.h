#pragma once

#include <wx/listctrl.h>

#include <functional>
#include <optional>
#include <vector>

#include "app/desktop/desk.h"
#include "app/session/backup_reading.h"

namespace desktop {

/// The backups beside the journal, the newest first. Only one that was read back counts as one; what is wrong with the
/// others stands in coral. They are read while the list is already there.
class BackupList : public wxListView {
public:
    /// `changed` hears when another one is chosen, and when one was read.
    BackupList(wxWindow* parent, Desk& desk, std::function<void()> changed);

    /// Looks which backups there are and begins to read them.
    void ReadBackups();
    [[nodiscard]] bool IsReading() const;
    /// Shows them in the present look and language.
    void ShowBackups();

    /// The backup that is chosen, whether it is good or not.
    [[nodiscard]] std::optional<journal::Backup> Chosen() const;
    /// The chosen one if it is good.
    [[nodiscard]] std::optional<journal::Backup> ChosenGood() const;
    /// What is wrong with the line that is chosen; empty if nothing is.
    [[nodiscard]] wxString WhatIsWrong() const;
    /// Reads the chosen one again; `done` hears when that is over.
    void CheckAgain(const std::function<void()>& done);

private:
    struct Line {
        std::optional<journal::Backup> backup;  // nothing for one that could not even be made
        std::optional<session::BackupTrouble> trouble;
        bool is_read = false;

        [[nodiscard]] bool IsGood() const { return is_read && !trouble; }
    };
    using Verdict = std::optional<session::BackupTrouble>;

    [[nodiscard]] const Line* ChosenLine() const;
    [[nodiscard]] wxString Sentence(const session::BackupTrouble& trouble) const;
    [[nodiscard]] wxString State(const Line& line) const;
    [[nodiscard]] std::vector<wxString> States() const;
    /// Reads some of the lines, beginning with `first`; `done` hears of each.
    void Read(std::optional<session::BackupReading>& reading, std::size_t first, std::vector<journal::Backup> backups,
              const std::function<void()>& done);
    void Learn(std::size_t place, const Verdict& trouble);
    void ShowLine(std::size_t place);
    void SelectUsual();
    void ShareWidth(int width);

    Desk& desk_;
    std::function<void()> changed_;
    std::vector<Line> lines_;
    bool is_choosing_ = false;  // the list itself
    bool is_chosen_ = false;    // by someone
    int look_ = 0;              // how often the backups were looked for
    std::optional<session::BackupReading> reading_;
    std::optional<session::BackupReading> reading_again_;
};

}  // namespace desktop
