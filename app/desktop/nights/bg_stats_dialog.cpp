#include "app/desktop/nights/bg_stats_dialog.h"

#include <wx/button.h>
#include <wx/sizer.h>

#include "app/desktop/clipboard.h"
#include "app/desktop/files.h"
#include "app/desktop/look/accessible.h"
#include "app/desktop/pages/table_native.h"
#include "app/nights/bgg_number.h"
#include "app/nights/settle.h"
#include "app/session/exchange.h"
#include "app/words/faults.h"
#include "app/words/nights_words.h"

namespace desktop {
namespace {

constexpr int kLargestNumber = 9'999'999;
constexpr int kMargin = 16;
constexpr int kTextWidth = 380;

}  // namespace

BgStatsDialog::BgStatsDialog(wxWindow* parent, Desk& desk, nights::FinishedGame game)
    : wxDialog(parent, wxID_ANY, desk.look.language().say("To BG Stats")), desk_(desk), game_(std::move(game)) {
    code_ = new QrView(this, desk.look);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(code_, wxSizerFlags().Top().Border(wxALL, FromDIP(kMargin)));
    row->Add(RightSide(), wxSizerFlags(1).Expand().Border(wxTOP | wxRIGHT | wxBOTTOM, FromDIP(kMargin)));
    SetSizer(row);
    ShowPlay();
    fit_native(*this, desk.look);
}

wxSizer* BgStatsDialog::RightSide() {
    const int gap = FromDIP(10);
    auto* about =
        new wxStaticText(this, wxID_ANY,
                         In().say("Point the camera of a phone with BG Stats at the code, or take the link or "
                                  "the file there. BG Stats asks before it adds the play."));
    about->SetFont(native_font(desk_.look));
    about->Wrap(FromDIP(kTextWidth));
    link_ = new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, FromDIP(wxSize(kTextWidth, 110)),
                           wxTE_MULTILINE | wxTE_READONLY | wxTE_CHARWRAP);
    describe(*link_, In().say("Link"));
    auto* copy = new wxButton(this, wxID_ANY, In().say("Copy the link"));
    auto* save = new wxButton(this, wxID_ANY, In().say("Save as a file …"));
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->Add(copy, wxSizerFlags(1));
    buttons->Add(save, wxSizerFlags(1).Border(wxLEFT, gap));
    number_ = new wxSpinCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 0,
                             kLargestNumber, nights::bgg_number(*desk_.journal).value_or(0));
    describe(*number_, In().say("Number at BoardGameGeek"));
    auto* number_row = new wxBoxSizer(wxHORIZONTAL);
    number_row->Add(new wxStaticText(this, wxID_ANY, In().say("Number at BoardGameGeek, 0 if unknown")),
                    wxSizerFlags(1).CentreVertical());
    number_row->Add(number_, wxSizerFlags().Border(wxLEFT, gap));
    said_ = new wxStaticText(this, wxID_ANY, wxString());
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(about, wxSizerFlags().Expand());
    column->Add(link_, wxSizerFlags(1).Expand().Border(wxTOP, gap));
    column->Add(buttons, wxSizerFlags().Expand().Border(wxTOP, gap));
    column->Add(number_row, wxSizerFlags().Expand().Border(wxTOP, gap));
    column->Add(said_, wxSizerFlags().Expand().Border(wxTOP, gap));
    auto* own = new wxButton(this, wxID_ANY, In().say("Save the game file …"));
    own->Show(game_.has_lines());
    auto* bottom = new wxBoxSizer(wxHORIZONTAL);
    bottom->Add(own);
    bottom->AddStretchSpacer();
    bottom->Add(new wxButton(this, wxID_CANCEL, In().say("Close")), wxSizerFlags().Border(wxLEFT, gap));
    column->Add(bottom, wxSizerFlags().Expand().Border(wxTOP, gap));
    own->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { SaveGameFile(); }); });
    copy->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CopyLink(); });
    save->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { SaveFile(); }); });
    number_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { NumberEntered(); });
    number_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { NumberEntered(); });
    return column;
}

void BgStatsDialog::ShowPlay() {
    const std::string link = nights::bgstats_link(*desk_.journal, game_, bg_stats_options(desk_));
    link_->ChangeValue(words::spoken(link));
    link_->SetInsertionPoint(0);
    const bool has_code = code_->SetText(link, In().say("QR code of the link"));
    code_->Show(has_code);
    Say(has_code ? wxString() : In().say("The link is too long for a QR code. Please take the link or the file."));
}

void BgStatsDialog::NumberEntered() {
    const int number = number_->GetValue();
    try {
        nights::set_bgg_number(desk_.journal, number > 0 ? std::optional(number) : std::nullopt);
    } catch (const journal::Error& error) {
        return Say(words::reason(error, In()));
    }
    ShowPlay();
}

void BgStatsDialog::CopyLink() {
    Say(to_clipboard(link_->GetValue()) ? In().say("Copied.")
                                        : In().say("The clipboard is not available. Please try again."));
}

void BgStatsDialog::SaveFile() {
    const wxString path = ask_where_to_save(this, In().say("Save as a file"), "game.bgsplay", "*.bgsplay");
    if (path.empty()) return;
    const std::string file =
        nights::bgstats_file(*desk_.journal, {game_}, bg_stats_options(desk_), session::system_time());
    Say(saved_sentence(path, write_file(path, file), In()));
}

void BgStatsDialog::SaveGameFile() {
    const wxString path = ask_where_to_save(this, In().say("Save the game file"), "game.divebell", "*.divebell");
    if (path.empty()) return;
    try {
        Say(saved_sentence(path, write_file(path, session::export_game(desk_.journal, game_.id).file), In()));
    } catch (const journal::Error& error) {
        Say(words::reason(error, In()));
    }
}

void BgStatsDialog::Say(const wxString& sentence) {
    said_->SetLabel(sentence);
    said_->Wrap(FromDIP(kTextWidth));
    Layout();
}

nights::BgStatsOptions bg_stats_options(const Desk& desk) {
    const words::Language& in = desk.look.language();
    return {.bgg_id = nights::bgg_number(*desk.journal),
            .words = [&in](const nights::FinishedGame& game) { return words::play_words(game, in); }};
}

void show_bg_stats(wxWindow* parent, Desk& desk, journal::GameId game) {
    try {
        nights::catch_up(desk.journal);
        const journal::Books& books = *desk.journal;
        BgStatsDialog(parent, desk, nights::open_game(books, nights::People(books), game)).ShowModal();
    } catch (const journal::Error& error) {
        desk.helm.Tell(words::reason(error, desk.look.language()));
    }
}

}  // namespace desktop
