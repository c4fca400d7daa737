#include "app/desktop/nights/match_dialog.h"

#include <wx/button.h>
#include <wx/sizer.h>

#include <algorithm>

#include "app/desktop/look/accessible.h"
#include "app/desktop/pages/table_native.h"
#include "app/words/exchange_words.h"

namespace desktop {
namespace {

constexpr int kMargin = 16;
constexpr int kGap = 8;
constexpr int kScrollStep = 12;
constexpr int kListHeight = 110;
constexpr int kPlayersHeight = 260;
constexpr int kTextWidth = 560;

}  // namespace

MatchDialog::MatchDialog(wxWindow* parent, Desk& desk, const nights::ForeignPlays& plays)
    : wxDialog(parent, wxID_ANY, desk.look.language().say("Who is who?"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      desk_(desk),
      plays_(plays),
      people_(nights::People(*desk.journal).all()),
      rows_(plays.players.size()) {
    SetFont(native_font(desk.look));  // everything made from now on has it
    auto* column = new wxBoxSizer(wxVERTICAL);
    AddGames(*column);
    AddPlayers(*column);
    AddButtons(*column);
    SetSizer(column);
    ShowRows();
    fit_native(*this, desk.look);
}

/// A file with our game alone needs no question.
void MatchDialog::AddGames(wxSizer& column) {
    const bool is_plain = plays_.games.size() == 1 && plays_.games.front().is_ours;
    if (is_plain) return;
    column.Add(new wxStaticText(this, wxID_ANY, In().say("Which of these games is Deep Blue?")),
               wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(kMargin)));
    games_ = new wxCheckListBox(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(kTextWidth, kListHeight)));
    describe(*games_, In().say("Which of these games is Deep Blue?"));
    for (std::size_t i = 0; i < plays_.games.size(); ++i) {
        const nights::ForeignGame& game = plays_.games[i];
        // TRANSLATORS: %1$s is the name of a game, %2$d how often it was played
        games_->Append(wxString::Format(In().say("%1$s, %2$d ×"), words::spoken(game.name), game.plays));
        games_->Check(static_cast<unsigned>(i), game.is_ours);
    }
    games_->Bind(wxEVT_CHECKLISTBOX, [this](wxCommandEvent&) { ShowRows(); });
    column.Add(games_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(kMargin)));
}

void MatchDialog::AddPlayers(wxSizer& column) {
    column.Add(new wxStaticText(this, wxID_ANY, In().say("Who are the players of the file?")),
               wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(kMargin)));
    area_ = new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(kTextWidth, kPlayersHeight)),
                                 wxVSCROLL | wxBORDER_THEME);
    area_->SetScrollRate(0, kScrollStep);
    grid_ = new wxFlexGridSizer(2, FromDIP(wxSize(kMargin, kGap)));
    grid_->AddGrowableCol(1);
    auto* inner = new wxBoxSizer(wxVERTICAL);
    inner->Add(grid_, wxSizerFlags().Expand().Border(wxALL, FromDIP(kGap)));
    area_->SetSizer(inner);
    column.Add(area_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(kMargin)));
    sum_ = new wxStaticText(this, wxID_ANY, wxString());
    column.Add(sum_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(kMargin)));
}

/// The safe one has the focus.
void MatchDialog::AddButtons(wxSizer& column) {
    auto* cancel = new wxButton(this, wxID_CANCEL, In().say("Change nothing"));
    take_over_ = new wxButton(this, wxID_OK, In().say("Import the plays"));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->AddStretchSpacer();
    row->Add(cancel);
    row->Add(take_over_, wxSizerFlags().Border(wxLEFT, FromDIP(24)));
    column.Add(row, wxSizerFlags().Expand().Border(wxALL, FromDIP(kMargin)));
    cancel->SetDefault();
    cancel->SetFocus();
}

void MatchDialog::AddRow(std::size_t player) {
    const nights::ForeignPlayer& foreign = plays_.players[player];
    Row& row = rows_[player];
    row.name = new wxStaticText(area_, wxID_ANY, words::spoken(foreign.name));
    row.person = new wxChoice(area_, wxID_ANY);
    row.person->Append(In().say("Someone new"));
    row.person->SetSelection(0);
    for (const nights::Person& person : people_) {
        const int entry = row.person->Append(words::spoken(person.name));
        if (foreign.suggested == person.id) row.person->SetSelection(entry);
    }
    describe(*row.person, words::spoken(foreign.name));
    grid_->Add(row.name, wxSizerFlags().CentreVertical());
    grid_->Add(row.person, wxSizerFlags().Expand());
}

bool MatchDialog::IsOurs(std::size_t game) const {
    return games_ == nullptr ? plays_.games[game].is_ours : games_->IsChecked(static_cast<unsigned>(game));
}

int MatchDialog::Plays() const {
    return static_cast<int>(std::count_if(plays_.plays.begin(), plays_.plays.end(),
                                          [&](const nights::ForeignPlay& play) { return IsOurs(play.game); }));
}

std::vector<bool> MatchDialog::PlayersAtTables() const {
    std::vector<bool> seated(plays_.players.size());
    for (const nights::ForeignPlay& play : plays_.plays)
        if (IsOurs(play.game))
            for (const nights::ForeignScore& score : play.scores) seated[score.player] = true;
    return seated;
}

/// Only those who sat at a table of ours are asked about; a row is made when it is needed for the first time.
void MatchDialog::ShowRows() {
    const auto seated = PlayersAtTables();
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        if (seated[i] && rows_[i].person == nullptr) AddRow(i);
        if (rows_[i].person == nullptr) continue;
        rows_[i].name->Show(seated[i]);
        rows_[i].person->Show(seated[i]);
    }
    const int plays = Plays();
    sum_->SetLabel(words::plays_to_take(plays, plays_.left_out, In()));
    sum_->Wrap(FromDIP(kTextWidth));
    take_over_->Enable(plays > 0);
    area_->FitInside();
    Layout();
}

nights::ForeignChoice MatchDialog::Chosen() const {
    nights::ForeignChoice choice;
    for (std::size_t i = 0; i < plays_.games.size(); ++i) choice.games.push_back(IsOurs(i));
    for (const Row& row : rows_) {
        const int entry = row.person == nullptr ? 0 : row.person->GetSelection();
        choice.players.push_back(entry > 0 ? std::optional(people_[static_cast<std::size_t>(entry) - 1].id)
                                           : std::nullopt);
    }
    return choice;
}

}  // namespace desktop
