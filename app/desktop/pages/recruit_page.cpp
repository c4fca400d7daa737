#include "app/desktop/pages/recruit_page.h"

#include "app/desktop/pages/recruit_card_dialog.h"
#include "app/desktop/pages/recruit_memory_dialog.h"
#include "app/desktop/pages/table_keys.h"
#include "app/words/faults.h"
#include "app/words/log.h"

namespace desktop {
namespace {

using deepblue::Action;
using deepblue::Occasion;

constexpr int kStaysFor = 600;

int due_now(const session::Session& session) {
    const session::Prompt prompt = session.prompt();
    const auto* ask = std::get_if<session::AskForReveal>(&prompt);
    return ask == nullptr ? 0 : ask->due;
}

bool asks_for_reveal(const session::Session& session) {
    return due_now(session) > 0;
}

}  // namespace

RecruitPage::RecruitPage(wxWindow* parent, Desk& desk)
    : Page(parent, desk), banner_(new PromptBanner(this, desk.look)), run_card_(nullptr), cards_(nullptr) {
    banner_->SetCanFocus(true);  // not by Tab, but keys must go somewhere
    for (std::size_t i = 0; i < kTiles; ++i) {
        tiles_[i] = new GemTile(this, desk.look, GemTileSize::Large);
        tiles_[i]->Bind(wxEVT_BUTTON, [this, i](wxCommandEvent&) { Reveal(GemOfTile(i)); });
    }
    run_card_ = new TableCard(this, desk.look);
    kind_ = new ToggleRow(run_card_, desk.look);
    slots_ = new RecruitSlots(run_card_, desk.look);
    note_ = new Label(run_card_, desk.look, Type::Label, Ink::Secondary);
    note_->Reserve(500, 2);
    run_card_->Head().Insert(1, kind_, wxSizerFlags().CentreVertical());
    run_card_->Content().Add(slots_, wxSizerFlags().Expand());
    run_card_->Content().Add(note_, wxSizerFlags().Expand());
    cards_ = new RecruitCardList(this, desk.look);
    cards_->OnChosen([this](const session::KnownCard& card) { RevealKnown(card); });
    cards_->OnLeft([this] { RestFocus(); });
    BuildBottom();
    kind_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) { ChooseKind(event.GetInt() == 1); });
    closing_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { Close(); });
}

void RecruitPage::BuildBottom() {
    for (BigButton** way : {&cancel_, &new_card_, &memory_})
        *way = new BigButton(this, TheDesk().look, ButtonStyle::Quiet, ButtonSize::Compact);
    bag_ = new RecruitBagView(this, TheDesk().look);
    done_ = new BigButton(this, TheDesk().look, ButtonStyle::Primary, ButtonSize::Bar);
    done_->ShowReason(false);
    cancel_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { Cancel(); }); });
    new_card_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { NewCard(); }); });
    memory_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { EditMemory(); }); });
    done_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Close(); });
}

void RecruitPage::Enter() {
    refresh_ = false;
    is_closing_ = false;
    entered_at_ = TheSession().actions().size();
    closing_.Stop();
}

wxString RecruitPage::Spoken() const {
    return banner_->SpokenName();
}

Action RecruitPage::Beginning(bool refresh) const {
    const deepblue::Seat seat = TheTable().on_turn;
    return refresh ? Action(deepblue::Refresh{seat}) : Action(deepblue::Recruit{seat});
}

void RecruitPage::FindRun() {
    if (asks_for_reveal(TheSession())) is_closing_ = false;
    if (asks_for_reveal(TheSession()) || is_closing_) {
        run_ = latest_run(TheSession());
        refresh_ = run_.occasion == Occasion::Refresh;
        return;
    }
    if (!WhyNot(Beginning(refresh_)).empty()) refresh_ = !refresh_;
    run_ = WhyNot(Beginning(refresh_)).empty() ? run_to_begin(TheSession(), Beginning(refresh_)) : RevealRun{};
}

void RecruitPage::ShowState() {
    if (!TheTable().started()) return;
    if (!IsAsEntered()) entered_at_.reset();
    FindRun();
    ShowBanner();
    ShowTiles();
    ShowKind();
    ShowMemory();
    ShowBottom();
}

void RecruitPage::Reveal(std::optional<deepblue::Gem> gem, const std::optional<deepblue::MarketCard>& card) {
    if (is_closing_) return;
    if (!asks_for_reveal(TheSession()) && !Play(Beginning(refresh_))) return;
    const bool lacks = gem && TheTable().supply[*gem] == 0;
    // The game moves on; the last card is shown a moment longer, unless nothing is to move.
    is_closing_ = due_now(TheSession()) == 1 && TheDesk().look.settings().speed != Speed::Off;
    if (!Play(Action(deepblue::Reveal{gem, card}))) {
        is_closing_ = false;
        return;
    }
    if (lacks) TheDesk().helm.Tell(words::nothing_moves(*gem, In()));
    if (is_closing_) closing_.StartOnce(kStaysFor);
}

void RecruitPage::RevealKnown(const session::KnownCard& card) try {
    if (is_closing_) return;
    TheDesk().memory.remember(card);  // used last, so it is first in the list
    Reveal(card.adds, market_card(card));
} catch (const journal::Error& error) {
    TheDesk().helm.Tell(words::reason(error, In()));
}

void RecruitPage::NewCard() {
    RecruitCardDialog dialog(this, TheDesk().look, In().say("New card"), In().say("Remember and use"));
    if (dialog.ShowModal() == wxID_OK) RevealKnown(dialog.Entered());
}

void RecruitPage::EditMemory() try {
    RecruitMemoryDialog(this, TheDesk()).ShowModal();
    ShowMemory();
} catch (const journal::Error& error) {
    TheDesk().helm.Tell(words::reason(error, In()));
}

/// Takes the recruit or refresh back with everything revealed for it; redo brings it back.
bool RecruitPage::TakeBackRun() try {
    if (run_.has_begun) TheSession().go_to(run_.begin);
    return true;
} catch (const journal::Error& error) {
    TheDesk().helm.Tell(words::reason(error, In()));
    return false;
}

void RecruitPage::ChooseKind(bool refresh) {
    if (run_.has_begun) {
        if (!TakeBackRun()) return;
        TheDesk().helm.Go(PageId::Recruit);
    }
    refresh_ = refresh;
    ShowState();
    Layout();
}

void RecruitPage::Cancel() {
    if (is_closing_) return Close();
    if (run_.has_begun && run_.occasion == Occasion::SetUp) return;
    if (TakeBackRun()) TheDesk().helm.GoToGame();
}

void RecruitPage::Close() {
    closing_.Stop();
    if (!is_closing_) return;
    is_closing_ = false;
    if (IsShown()) TheDesk().helm.GoToGame();
}

bool RecruitPage::TakeKey(const wxKeyEvent& event) {
    const int key = event.GetKeyCode();
    if (event.GetModifiers() == wxMOD_CONTROL && key == 'F') return cards_->Find(), true;
    if (event.HasAnyModifiers()) return false;
    const auto digit = digit_of_key(key);
    if (digit && *digit < static_cast<int>(kTiles)) return tiles_[static_cast<std::size_t>(*digit)]->Activate(), true;
    if (is_enter(key)) return done_->Activate();
    switch (key) {
        case 'F':
            if (kind_->IsShown()) kind_->Segment(refresh_ ? 0 : 1).Activate();
            return true;
        case 'N':
            if (new_card_->IsEnabled()) CallAfter([this] { NewCard(); });
            return true;
        case WXK_ESCAPE: CallAfter([this] { Cancel(); }); return true;
        default: return false;
    }
}

}  // namespace desktop
