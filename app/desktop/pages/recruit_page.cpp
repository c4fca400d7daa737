#include "app/desktop/pages/recruit_page.h"

#include <algorithm>

#include "app/desktop/look/paints.h"
#include "app/desktop/pages/recruit_card_dialog.h"
#include "app/desktop/pages/recruit_memory_dialog.h"
#include "app/desktop/pages/table_keys.h"
#include "app/desktop/pages/table_native.h"
#include "app/session/story.h"
#include "app/words/faults.h"
#include "app/words/gems.h"
#include "app/words/log.h"
#include "app/words/recruit_words.h"
#include "engine/deepblue/rules.h"

namespace desktop {
namespace {

using deepblue::Action;
using deepblue::Occasion;
using deepblue::Seat;

constexpr int kStaysFor = 600;

std::optional<deepblue::Gem> gem_of_tile(std::size_t tile) {
    return tile == 0 ? std::nullopt : std::optional(kGemsOnScreen[tile - 1]);
}

deepblue::MarketCard market_card(const session::KnownCard& card) {
    return {.vp = card.protects ? std::nullopt : std::optional(card.vp), .needs = card.needs, .name = card.name};
}

bool asks_for_reveal(const session::Session& session) {
    return std::holds_alternative<session::AskForReveal>(session.prompt());
}

}  // namespace

RecruitPage::RecruitPage(wxWindow* parent, Desk& desk)
    : Page(parent, desk), banner_(new PromptBanner(this, desk.look)), run_card_(nullptr), cards_(nullptr) {
    for (std::size_t i = 0; i < kTiles; ++i) {
        tiles_[i] = new GemTile(this, desk.look, GemTileSize::Large);
        tiles_[i]->Bind(wxEVT_BUTTON, [this, i](wxCommandEvent&) { Reveal(gem_of_tile(i)); });
    }
    run_card_ = new TableCard(this, desk.look);
    kind_ = new ToggleRow(run_card_, desk.look);
    slots_ = new RecruitSlots(run_card_, desk.look);
    note_ = new Label(run_card_, desk.look, Type::Label, Ink::Secondary);
    note_->Reserve(500, 2);
    run_card_->Content().Add(kind_, wxSizerFlags().Left());
    run_card_->Content().Add(slots_, wxSizerFlags().Expand());
    run_card_->Content().Add(note_, wxSizerFlags().Expand());
    cards_ = new RecruitCardList(this, desk.look);
    cards_->OnChosen([this](const session::KnownCard& card) { RevealKnown(card); });
    BuildBottom();
    kind_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) { ChooseKind(event.GetInt() == 1); });
    closing_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { Close(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        Layout();
        event.Skip();
    });
}

void RecruitPage::BuildBottom() {
    cancel_ = new wxButton(this, wxID_ANY, In().say("Cancel"));
    new_card_ = new wxButton(this, wxID_ANY, In().say("New card …"));
    memory_ = new wxButton(this, wxID_ANY, In().say("Remembered cards …"));
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
    closing_.Stop();
    TakeFocusSoon();
}

/// No control has the focus at first, so that digits and Enter are for the page.
void RecruitPage::TakeFocusSoon() {
    CallAfter([this] {
        if (IsShownOnScreen()) SetFocusIgnoringChildren();
    });
}

Action RecruitPage::Beginning(bool refresh) const {
    const Seat seat = TheTable().on_turn;
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
    FindRun();
    ShowBanner();
    ShowTiles();
    ShowKind();
    ShowMemory();
    ShowBottom();
}

wxString RecruitPage::Title() const {
    return run_.occasion == Occasion::SetUp && run_.has_begun ? In().say("Opening market") : In().say("Recruit");
}

wxString RecruitPage::Context() const {
    const auto story = session::story_of(TheSession().actions());
    const auto& told = story.actions;
    if (told.empty() || story.turn == 0) return words::name(TheTable().scenario, In());
    const bool has_passed = is_closing_ && told.back().by;
    const Seat seat = has_passed ? *told.back().by : TheTable().on_turn;
    // TRANSLATORS: %1$d is the number of a turn, %2$s a player's name
    return wxString::Format(In().say("Turn %1$d · %2$s"), has_passed ? told.back().turn : story.turn, NameOf(seat));
}

void RecruitPage::ShowBanner() {
    if (is_closing_) return;  // the last question stands until the page is gone
    const Seat seat = TheTable().on_turn;
    const auto number = static_cast<int>(run_.shown.size()) + 1;
    const auto asked = [&](const words::Language& in) {
        return words::reveal_question(NameOf(seat), number, run_.total(), in);
    };
    const words::Language& own = InLanguageOf(seat);
    PromptFace face{.player = ColourOf(seat), .question = asked(own)};
    if (own.tag() != In().tag()) face.in_table_language = asked(In());
    banner_->SetFace(face);
    note_->SetText(words::reveal_note(run_.occasion, NameOf(seat), run_.total(), In()));
}

void RecruitPage::ShowTiles() {
    const wxString reason = run_.due > 0 || is_closing_ ? wxString() : WhyNot(Beginning(refresh_));
    for (std::size_t i = 0; i < kTiles; ++i) {
        GemTileFace face{.gem = gem_of_tile(i), .key = wxString::Format("%zu", i)};
        if (face.gem) {
            const int left = TheTable().supply[*face.gem];
            // TRANSLATORS: %s is the colour of a gem
            face.label = wxString::Format(In().say("+1 %s"), words::name(*face.gem, In()));
            // TRANSLATORS: %d is how many gems of a colour the supply has left
            face.detail = left > 0 ? wxString::Format(In().say("%d in supply"), left) : In().say("supply empty");
            face.is_absent = left == 0;
        } else {
            face.label = In().say("No gem");
            face.detail = In().say("nothing moves");
        }
        tiles_[i]->SetFace(face);
        tiles_[i]->EnableUnless(reason);
    }
}

void RecruitPage::ShowKind() {
    const bool is_set_up = run_.has_begun && run_.occasion == Occasion::SetUp;
    run_card_->SetTitle(is_set_up ? In().say("Opening market") : In().say("New cards"));
    const std::vector<wxString> kinds{In().say("One new card"), In().say("Refresh for $4")};
    // A segment must not be made anew while its own press is being answered.
    if (kinds != kinds_) kind_->SetChoices(In().say("New cards"), kinds);
    kinds_ = kinds;
    kind_->Choose(refresh_ ? 1 : 0);
    const bool is_fixed = is_closing_ || (run_.has_begun && !run_.shown.empty());
    for (int i = 0; i < 2; ++i) {
        const wxString begun = In().say("the first card is revealed; Undo takes it back");
        const wxString reason = run_.has_begun ? wxString() : WhyNot(Beginning(i == 1));
        kind_->Segment(i).EnableUnless(is_fixed && i != kind_->Chosen() ? begun : reason);
    }
    kind_->Show(!is_set_up);
    slots_->SetRun(run_);
    run_card_->Layout();
}

void RecruitPage::ShowMemory() try {
    cards_->ShowCards(TheDesk().memory.cards());
} catch (const journal::Error& error) {
    TheDesk().helm.Tell(words::reason(error, In()));
}

void RecruitPage::ShowBottom() {
    SetFonts();
    const bool is_set_up = run_.has_begun && run_.occasion == Occasion::SetUp;
    cancel_->SetLabel(In().say("Cancel"));
    cancel_->Show(!is_set_up);
    cancel_->Enable(!is_closing_);
    new_card_->SetLabel(In().say("New card …"));
    new_card_->Enable(!is_closing_ && run_.due > 0);
    memory_->SetLabel(In().say("Remembered cards …"));
    std::vector<deepblue::Gem> added;
    for (const ShownCard& card : run_.shown)
        if (card.moved) added.push_back(*card.gem);
    bag_->SetBag(run_.bag_before, added);
    // TRANSLATORS: %d is how many market cards are still to be entered
    const wxString to_go =
        wxString::Format(In().say_number("Done, %d card to go", "Done, %d cards to go", run_.due), run_.due);
    done_->SetStyle(is_closing_ ? ButtonStyle::Primary : ButtonStyle::Second);
    done_->SetFace({.label = run_.due > 0 ? to_go : In().say("Done")});
    done_->EnableUnless(is_closing_ ? wxString() : In().say("a card is still to be revealed"));
}

void RecruitPage::SetFonts() {
    const wxFont font = native_font(TheDesk().look);
    for (wxButton* button : {cancel_, new_card_, memory_}) button->SetFont(font);
}

void RecruitPage::Reveal(std::optional<deepblue::Gem> gem, const std::optional<deepblue::MarketCard>& card) {
    if (is_closing_) return;
    if (!asks_for_reveal(TheSession()) && !Play(Beginning(refresh_))) return;
    const bool lacks = gem && TheTable().supply[*gem] == 0;
    if (!Play(Action(deepblue::Reveal{gem, card}))) return;
    if (lacks) TheDesk().helm.Tell(words::nothing_moves(*gem, In()));
    if (!asks_for_reveal(TheSession())) StayForAMoment();
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

/// The game has moved on; the last card is shown a moment longer, unless nothing is to move.
void RecruitPage::StayForAMoment() {
    if (TheDesk().look.settings().speed == Speed::Off) return;
    TheDesk().helm.Go(PageId::Recruit);
    is_closing_ = true;
    ShowState();
    Layout();
    closing_.StartOnce(kStaysFor);
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
    if (is_enter(key)) return !is_control_focused(*this) && (done_->Activate(), true);
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
