#pragma once

#include <wx/frame.h>

#include <functional>
#include <optional>

#include "app/desktop/look/look.h"
#include "engine/journal/backups.h"
#include "engine/journal/error.h"

namespace desktop {

class TroublePage;

/// Shown instead of the window when the journal cannot be opened: the start page with a card that says what happened,
/// what is kept and what to do.
class TroubleFrame : public wxFrame {
public:
    /// `retry` is called after a backup was put in place or a new journal may be begun, with what there is to tell.
    TroubleFrame(Look& look, const journal::Error& error, std::function<void(const wxString&)> retry);

private:
    void AddDeeds();
    void RestoreBackup();
    void BeginAnew();
    void ShowFile();
    [[nodiscard]] wxString WhatHappened() const;
    [[nodiscard]] bool MayBeReplaced() const;

    Look& look_;
    journal::Error error_;
    std::optional<journal::Backup> backup_;
    std::function<void(const wxString&)> retry_;
    TroublePage* page_;
};

}  // namespace desktop
