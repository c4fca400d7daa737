#include "app/desktop/pages/new_game_page.h"

#include "app/desktop/controls/stack.h"
#include "app/words/faults.h"
#include "app/words/reasons.h"

namespace desktop {
namespace {

constexpr const char* kDraft = "new_game";

}  // namespace

NewGamePage::NewGamePage(wxWindow* parent, Desk& desk) : Page(parent, desk) {
    const auto changed = [this] { FormChanged(); };
    players_ = new NewGamePlayers(this, desk, form_, changed);
    rules_ = new NewGameRules(this, desk, form_, changed);
    market_ = new NewGameMarket(this, desk, form_, changed);
    auto* columns = new Stack(desk.look, wxHORIZONTAL, 20);
    columns->Add(players_, wxSizerFlags(117).Expand());
    columns->Add(rules_, wxSizerFlags(100).Expand());
    columns->Add(market_, wxSizerFlags(102).Expand());
    back_ = new BigButton(this, desk.look, ButtonStyle::Quiet, ButtonSize::Bar);
    state_ = new Label(this, desk.look, Type::Label, Ink::Secondary, Align::Right);
    state_->Reserve(380, 2);
    start_ = new BigButton(this, desk.look, ButtonStyle::Primary, ButtonSize::Bar);
    start_->ShowReason(false);
    auto* bottom = new Stack(desk.look, wxHORIZONTAL, 16);
    bottom->Add(back_, wxSizerFlags().CentreVertical());
    bottom->AddStretchSpacer();
    bottom->Add(state_, wxSizerFlags().CentreVertical());
    bottom->Add(start_, wxSizerFlags().CentreVertical());
    auto* all = new Stack(desk.look, wxVERTICAL, 20, 20);
    all->Add(columns, wxSizerFlags(1).Expand());
    all->Add(bottom, wxSizerFlags().Expand());
    SetSizer(all);
    back_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { TheDesk().helm.Go(PageId::Start); });
    start_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { StartGame(); });
}

void NewGamePage::Enter() {
    form_ = session::new_game_form_from(TheSession().draft(kDraft).value_or(""));
}

void NewGamePage::FormChanged() {
    try {
        TheSession().set_draft(kDraft, session::to_text(form_));
    } catch (const journal::Error& error) {
        TheDesk().helm.Tell(words::reason(error, In()));
    }
    ShowState();
    Layout();
}

void NewGamePage::ShowState() {
    players_->ShowForm();
    rules_->ShowForm();
    market_->ShowForm();
    ShowBottom();
}

void NewGamePage::ShowBottom() {
    back_->SetFace({.label = In().say("Back")});
    start_->SetFace({.label = In().say("Start the game"), .key = In().say("Enter")});
    const deepblue::Start start = form_.start();
    const auto violation = TheSession().check(start);
    const wxString reason = start.seats.size() < 2 ? In().say("at least 2 players")
                            : violation            ? words::reason(*violation, deepblue::Seating(start.seats), In())
                                                   : wxString();
    start_->EnableUnless(reason);
    if (!reason.empty()) return state_->SetText(reason);
    const int missing = form_.market_without_entry();
    if (missing == 0) return state_->SetText(In().say("Four opening cards entered"));
    // TRANSLATORS: %d is a number of cards
    state_->SetText(wxString::Format(In().say_number("%d opening card without entry counts as no gem",
                                                     "%d opening cards without entry count as no gem", missing),
                                     missing));
}

void NewGamePage::StartGame() {
    try {
        const auto outcome = TheSession().begin(form_.start(), form_.reveals(), form_.settings());
        if (const auto* refusal = std::get_if<session::Refusal>(&outcome))
            return TheDesk().helm.Tell(words::reason(*refusal, deepblue::Seating(form_.start().seats), In()));
        TheSession().drop_draft(kDraft);
    } catch (const journal::Error& error) {
        return TheDesk().helm.Tell(words::reason(error, In()));
    }
    TheDesk().helm.GoToGame();
}

bool NewGamePage::TakeKey(const wxKeyEvent& event) {
    const int key = event.GetKeyCode();
    if (event.GetModifiers() == wxMOD_ALT && key == WXK_UP) return players_->MoveFocused(-1);
    if (event.GetModifiers() == wxMOD_ALT && key == WXK_DOWN) return players_->MoveFocused(1);
    if (event.GetModifiers() == wxMOD_ALT && key == 'R') return players_->PickFirst(), true;
    if (event.GetModifiers() == wxMOD_CONTROL && key == WXK_RETURN) return start_->Activate(), true;
    if (key == WXK_ESCAPE) return TheDesk().helm.Go(PageId::Start), true;
    return false;
}

}  // namespace desktop
