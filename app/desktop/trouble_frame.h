#pragma once

#include <wx/frame.h>

#include <functional>
#include <optional>

#include "app/desktop/look/look.h"
#include "engine/journal/backups.h"
#include "engine/journal/error.h"

namespace desktop {

/// Shown instead of the window when the journal cannot be opened: what happened, what is kept, what to do.
class TroubleFrame : public wxFrame {
public:
    /// `retry` is called after a backup was put in place or a new journal may be begun.
    TroubleFrame(Look& look, const journal::Error& error, std::function<void()> retry);

private:
    void RestoreBackup();
    void BeginAnew();
    void ShowFile();
    void Say(const wxString& sentence);
    [[nodiscard]] bool MayBeReplaced() const;

    Look& look_;
    journal::Error error_;
    std::optional<journal::Backup> backup_;
    std::function<void()> retry_;
    class Label* message_ = nullptr;
};

}  // namespace desktop
