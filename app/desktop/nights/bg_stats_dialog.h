#pragma once

#include <wx/dialog.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "app/desktop/desk.h"
#include "app/desktop/nights/qr_view.h"
#include "app/nights/bgstats.h"

namespace desktop {

/// A finished game for BG Stats: as a QR code for the phone on the table, as a link and as a file. Nothing is sent.
class BgStatsDialog : public wxDialog {
public:
    BgStatsDialog(wxWindow* parent, Desk& desk, nights::FinishedGame game);

    [[nodiscard]] const QrView& Code() const { return *code_; }
    [[nodiscard]] wxString Link() const { return link_->GetValue(); }

private:
    [[nodiscard]] wxSizer* RightSide();
    void ShowPlay();
    void NumberEntered();
    void CopyLink();
    void SaveFile();
    void SaveGameFile();
    void Say(const wxString& sentence);
    [[nodiscard]] const words::Language& In() const { return desk_.look.language(); }

    Desk& desk_;
    nights::FinishedGame game_;
    QrView* code_;
    wxTextCtrl* link_;
    wxSpinCtrl* number_;
    wxStaticText* said_;
};

/// How plays are told to BG Stats: in the language of the table, with the game's number if it is known.
[[nodiscard]] nights::BgStatsOptions bg_stats_options(const Desk& desk);

/// Offers a finished game to BG Stats. Opens a modal dialog, so call it through CallAfter.
void show_bg_stats(wxWindow* parent, Desk& desk, journal::GameId game);

}  // namespace desktop
