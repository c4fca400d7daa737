#pragma once

#include <wx/listctrl.h>

#include <optional>
#include <vector>

#include "app/desktop/desk.h"
#include "engine/journal/backups.h"

namespace desktop {

/// The backups beside the journal, the newest first. Only one that was read back counts as one; what is wrong with the
/// others stands in coral.
class BackupList : public wxListView {
public:
    BackupList(wxWindow* parent, Desk& desk);

    /// Looks which backups there are and reads them.
    void ReadBackups();
    /// Shows them in the present look and language.
    void ShowBackups();

    /// The backup that is chosen, whether it is good or not.
    [[nodiscard]] std::optional<journal::Backup> Chosen() const;
    /// The chosen one if it is good.
    [[nodiscard]] std::optional<journal::Backup> ChosenGood() const;
    /// What is wrong with the line that is chosen; empty if nothing is.
    [[nodiscard]] wxString WhatIsWrong() const;
    /// Reads the chosen one again.
    void CheckAgain();

private:
    struct Line {
        std::optional<journal::Backup> backup;  // nothing for one that could not even be made
        wxString trouble;                       // empty: it is good
    };

    [[nodiscard]] const Line* ChosenLine() const;
    [[nodiscard]] wxString TroubleWith(const journal::Backup& backup) const;
    [[nodiscard]] wxString Checked() const;
    void ShareWidth(int width);
    void AddLine(const Line& line);

    Desk& desk_;
    std::vector<Line> lines_;
};

}  // namespace desktop
