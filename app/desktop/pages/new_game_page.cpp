#include "app/desktop/pages/new_game_page.h"

#include "app/desktop/confirm.h"
#include "app/desktop/pages/show_face.h"
#include "app/desktop/pages/show_words.h"
#include "app/desktop/pages/table_keys.h"
#include "app/words/faults.h"
#include "app/words/reasons.h"
#include "app/words/table_words.h"
#include "engine/deepblue/rules.h"

namespace desktop {
namespace {

constexpr const char* kDraft = "new_game";

}  // namespace

NewGamePage::NewGamePage(wxWindow* parent, Desk& desk) : Page(parent, desk), area_(new FormArea(this, desk.look)) {
    const auto changed = [this] { FormChanged(); };
    players_ = new NewGamePlayers(area_, desk, form_, changed);
    rules_ = new NewGameRules(area_, desk, form_, changed);
    market_ = new NewGameMarket(area_, desk, form_, changed);
    area_->SetColumns({{{{players_, 1}}, 117}, {{{rules_, 1}}, 100}, {{{market_, 1}}, 102}},
                      {{{{players_, 1}, {market_, 1}}, 11}, {{{rules_, 1}}, 9}});
    auto* bar = new BottomBar(this, desk.look);
    BuildBottom(*bar);
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(area_, wxSizerFlags(1).Expand());
    all->Add(bar, wxSizerFlags().Expand());
    SetSizer(all);
}

void NewGamePage::BuildBottom(BottomBar& bar) {
    back_ = new wxButton(&bar, wxID_ANY, wxString());
    state_ = new Label(&bar, TheDesk().look, Type::Label, Ink::Secondary, Align::Right);
    start_ = new BigButton(&bar, TheDesk().look, ButtonStyle::Primary, ButtonSize::Bar);
    start_->ShowReason(false);
    bar.Content().Add(back_, wxSizerFlags().CentreVertical());
    bar.Content().Add(state_, wxSizerFlags(1).CentreVertical());
    bar.Content().Add(start_, wxSizerFlags().CentreVertical());
    back_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { TheDesk().helm.Go(PageId::Start); });
    start_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { AskAndStart(); }); });
}

void NewGamePage::Enter() {
    const auto draft = TheSession().draft(kDraft);
    form_ = session::new_game_form_from(draft.value_or(""));
    if (!draft) {
        form_.odds = TheDesk().preferences.get().odds;
        form_.coach = TheDesk().preferences.get().coach;
    }
    market_->CompleteCards();
    // After the focus has come to rest on the page.
    CallAfter([this] {
        CallAfter([this] {
            if (IsShownOnScreen()) players_->FocusFreeName();
        });
    });
}

void NewGamePage::FormChanged() {
    try {
        TheSession().set_draft(kDraft, session::to_text(form_));
    } catch (const journal::Error& error) {
        TheDesk().helm.Tell(words::reason(error, In()));
    }
    ShowState();
}

void NewGamePage::ShowState() {
    players_->ShowForm();
    rules_->ShowForm();
    market_->ShowForm();
    ShowBottom();
    area_->ShowCards();
}

/// The seal is told before anything is drawn by it. While a game runs the next one has none yet.
wxString NewGamePage::Context() const try {
    return GameRuns() ? wxString() : words::seal(TheSession().commitment(), In());
} catch (const journal::Error&) {
    return {};
}

bool NewGamePage::GameRuns() const {
    return TheTable().started() && !TheTable().over();
}

wxString NewGamePage::WhyNoStart() const {
    const deepblue::Start start = form_.start();
    if (start.seats.size() < 2) return In().say("at least 2 players");
    if (const auto violation = deepblue::check(deepblue::Table{}, start))
        return words::reason(*violation, deepblue::Seating(start.seats), In());
    const wxString running = GameRuns() ? WhyNot(deepblue::EndGame{}) : wxString();
    // TRANSLATORS: %s is a reason
    return running.empty() ? wxString() : wxString::Format(In().say("The running game cannot end now: %s"), running);
}

void NewGamePage::ShowBottom() {
    show_label(*back_, TheDesk(), [](auto& in) { return in.say("Back"); });
    show_face(*start_, TheDesk(), [](const words::Language& in) {
        return ButtonFace{.label = in.say("Start the game"),
                          // TRANSLATORS: as it is written on the keyboard
                          .key = in.say_in("key", "Ctrl+Enter")};
    });
    const wxString reason = WhyNoStart();
    start_->EnableUnless(reason);
    if (!reason.empty()) return state_->SetText(reason);
    const int missing = form_.market_without_entry();
    if (missing == 0) return state_->SetText(In().say("Four opening cards entered"));
    // TRANSLATORS: %d is a number of cards
    state_->SetText(wxString::Format(In().say_number("%d opening card without entry counts as no gem",
                                                     "%d opening cards without entry count as no gem", missing),
                                     missing));
}

/// A game that runs is ended by this, so that is asked first.
void NewGamePage::AskAndStart() {
    if (GameRuns()) {
        const Question question{In().say("A game is running. End it now and start the new one? Its chests can then no "
                                         "longer be filled."),
                                In().say("End it and start"), In().say("Keep the running game")};
        if (!is_sure(this, TheLook(), question) || !Play(deepblue::Action(deepblue::EndGame{}))) return;
    }
    StartGame();
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
    const bool is_plain = !event.HasAnyModifiers() && !IsFocusChosen();
    if (is_enter(key) && (event.GetModifiers() == wxMOD_CONTROL || is_plain)) return start_->Activate(), true;
    if (key == WXK_ESCAPE) return TheDesk().helm.Go(PageId::Start), true;
    return false;
}

}  // namespace desktop
