#include "app/desktop/pages/draw_odds_dialog.h"

#include <wx/sizer.h>

#include "app/session/diver_odds.h"
#include "app/words/faults.h"
#include "app/words/odds_words.h"

namespace desktop {

OddsDialog::OddsDialog(wxWindow* parent, Desk& desk)
    : wxDialog(parent, wxID_ANY, desk.look.language().say("Odds")), desk_(desk), card_(new Card(this, desk.look)) {
    Stack& content = card_->Content();
    content.Add(AddChoice(level_caption_, level_), wxSizerFlags().Expand());
    content.Add(AddChoice(coach_caption_, coach_), wxSizerFlags().Expand());
    content.Add(AddChoice(cards_caption_, cards_), wxSizerFlags().Expand());
    figures_ = new OddsTable(card_, desk.look);
    content.Add(figures_, wxSizerFlags().Expand());
    leader_ = new Label(card_, desk.look, Type::Body, Ink::Secondary);
    leader_->Reserve(720, 2);
    content.Add(leader_, wxSizerFlags().Expand());
    close_ = new BigButton(card_, desk.look, ButtonStyle::Primary, ButtonSize::Compact);
    close_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { EndModal(wxID_OK); });
    content.Add(close_, wxSizerFlags().Right());
    level_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) { SetLevel(event.GetInt()); });
    coach_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) { SetCoach(event.GetInt() != 0); });
    cards_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { ShowState(); });
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(card_, wxSizerFlags(1).Expand());
    SetSizer(all);
    SetEscapeId(wxID_CANCEL);
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() != WXK_ESCAPE) return event.Skip();
        EndModal(wxID_CANCEL);
    });
    ShowState();
    close_->SetFocus();
}

Stack* OddsDialog::AddChoice(Label*& caption, ToggleRow*& row) {
    auto* line = new Stack(desk_.look, wxHORIZONTAL, 16);
    caption = new Label(card_, desk_.look, Type::Body);
    row = new ToggleRow(card_, desk_.look);
    line->Add(caption, wxSizerFlags(1).CentreVertical());
    line->Add(row, wxSizerFlags().CentreVertical());
    return line;
}

void OddsDialog::ShowState() {
    const bool is_on = Shown() != session::OddsShown::Off;
    card_->SetTitle(In().say("What lies before each diver"));
    level_caption_->SetText(In().say("In this game"));
    level_->SetChoices(In().say("In this game"), {In().say("Off"), In().say("Words"), In().say("Words and numbers")});
    level_->Choose(static_cast<int>(Shown()));
    coach_caption_->SetText(In().say("Coach after each decision"));
    coach_->SetChoices(In().say("Coach after each decision"), {In().say("Off"), In().say("On")});
    coach_->Choose(desk_.session.settings().coach ? 1 : 0);
    const wxString if_cards = In().say("If each had protecting cards that fit");
    cards_caption_->SetText(if_cards);
    cards_->SetChoices(if_cards, {"0", "1", "2"});
    close_->SetFace({.label = In().say("Close"), .key = In().say_in("key", "Esc")});
    for (wxWindow* part : {static_cast<wxWindow*>(cards_caption_), static_cast<wxWindow*>(cards_),
                           static_cast<wxWindow*>(figures_), static_cast<wxWindow*>(leader_)})
        part->Show(is_on);
    if (is_on) ShowFigures();
    GetSizer()->SetSizeHints(this);
    Layout();
}

void OddsDialog::ShowFigures() {
    const deepblue::Table& table = desk_.session.table();
    std::vector<OddsRow> rows;
    for (const session::DiverOdds& odds : session::diver_odds(table, cards_->Chosen())) {
        OddsRow row{table.seats.colour(odds.seat), words::spoken(table.seats.name(odds.seat)), {}};
        row.chances.push_back(Chance(odds.must_answer));
        for (const double chance : odds.forced_up) row.chances.push_back(Chance(chance));
        rows.push_back(row);
    }
    figures_->SetRows(In().say("What lies before each diver"), words::odds_heads(session::kOddsDraws, In()), rows);
    leader_->SetText(LeaderLine());
}

wxString OddsDialog::Chance(double chance) const {
    return Shown() == session::OddsShown::Numbers ? words::percent(chance, In()) : words::roughly(chance, In());
}

wxString OddsDialog::LeaderLine() {
    const deepblue::Table& table = desk_.session.table();
    const deepblue::Diver& leader = table.dive()->leader();
    if (Shown() != session::OddsShown::Numbers || leader.surfaced || table.board().empty()) return {};
    return words::leader_value(table.seats.name(leader.seat),
                               session::leader_value(table, cards_->Chosen(), best_play_), In());
}

void OddsDialog::SetLevel(int level) {
    session::TableSettings settings = desk_.session.settings();
    settings.odds = static_cast<session::OddsShown>(level);
    Keep(settings);
}

void OddsDialog::SetCoach(bool on) {
    session::TableSettings settings = desk_.session.settings();
    settings.coach = on;
    Keep(settings);
}

void OddsDialog::Keep(const session::TableSettings& settings) {
    try {
        desk_.session.set_settings(settings);
    } catch (const journal::Error& error) {
        desk_.helm.Tell(words::reason(error, In()));
    }
    ShowState();
}

}  // namespace desktop
