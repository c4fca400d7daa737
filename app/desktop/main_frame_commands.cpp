#include <wx/textctrl.h>

#include <algorithm>

#include "app/desktop/game_file.h"
#include "app/desktop/main_frame.h"
#include "app/desktop/pages/crew_cards_page.h"
#include "app/desktop/pages/draw_odds_dialog.h"
#include "app/desktop/pages/end_early.h"
#include "app/desktop/seal_dialog.h"
#include "app/desktop/sheet/reference_dialog.h"
#include "app/desktop/sheet/sheet_dialog.h"
#include "app/learn/prompt_rules.h"

// What keys, top bar and menu do.
namespace desktop {
namespace {

constexpr std::chrono::milliseconds kLongestRepeat{750};
constexpr double kTextStep = 0.05;

}  // namespace

void MainFrame::ToggleTableMode() {
    table_mode_ = !table_mode_;
    ShowFullScreen(table_mode_);
    ShowPage();
}

void MainFrame::ToggleSound() {
    Choices choices = companion_.preferences.get();
    choices.muted = !choices.muted;
    Choose(choices);
}

void MainFrame::ChangeTextSize(double by) {
    Choices choices = companion_.preferences.get();
    choices.text_size = by == 0 ? 1.0 : std::clamp(choices.text_size + by, 0.85, 1.5);
    Choose(choices);
}

bool MainFrame::IsTyping() {
    return dynamic_cast<wxTextEntry*>(wxWindow::FindFocus()) != nullptr;
}

void MainFrame::OnKey(wxKeyEvent& event) {
    if (companion_.look.motion().finish()) return;
    ThePage().NoteKey(event);
    if (const auto key = frame_key(event, IsTyping())) return Do(*key);
    const bool is_text = IsTyping() && !event.HasModifiers() && event.GetKeyCode() != WXK_ESCAPE;
    // A release that gets lost when the focus moves makes the next press look like a repetition. A key that is held
    // comes again sooner. The event itself does not know: the toolkit leaves IsAutoRepeat unset.
    const Moment now = companion_.look.now();
    const bool repeats = held_key_.Press(event.GetKeyCode()) && now - last_key_at_ < kLongestRepeat;
    last_key_at_ = now;
    if (!is_text && !repeats && ThePage().TakeKey(event)) return;
    if (event.GetKeyCode() == WXK_ESCAPE && table_mode_) return ToggleTableMode();
    event.Skip();
}

void MainFrame::Do(FrameKey key) {
    switch (key) {
        case FrameKey::Undo: return Undo();
        case FrameKey::Redo: return Redo();
        case FrameKey::AllSteps: return Go(PageId::Steps);
        case FrameKey::Settings: return Go(PageId::Settings);
        case FrameKey::LargerText: return ChangeTextSize(kTextStep);
        case FrameKey::SmallerText: return ChangeTextSize(-kTextStep);
        case FrameKey::UsualText: return ChangeTextSize(0);
        case FrameKey::Help: return ShowHelp();
        case FrameKey::Menu: return ShowMenu();
        case FrameKey::TableMode: return ToggleTableMode();
        case FrameKey::Sound: return ToggleSound();
    }
}

void MainFrame::OnTopBar(wxCommandEvent& event) {
    switch (static_cast<TopBarItem>(event.GetInt())) {
        case TopBarItem::Menu: return ShowMenu();
        case TopBarItem::Undo: return Undo();
        case TopBarItem::AllSteps: return IsApart() ? void() : Go(PageId::Steps);
        case TopBarItem::Redo: return Redo();
        case TopBarItem::Sound: return ToggleSound();
        case TopBarItem::TableMode: return ToggleTableMode();
        case TopBarItem::Help: return ShowHelp();
    }
}

wxString MainFrame::WayToGame(const words::Language& in) const {
    if (page_of(companion_.session, seen_) != PageId::End) return in.say("Go on playing");
    // TRANSLATORS: leads back to the page with the ranking of the game that was played last
    return in.say("End of the last game");
}

void MainFrame::FillMenu(FrameMenu& menu) {
    const words::Language& in = companion_.look.language();
    const deepblue::Table& table = companion_.session.table();
    menu.Add(in.say("Start page"), [this] { Go(PageId::Start); });
    if (table.started()) menu.Add(WayToGame(in), [this] { GoToGame(); });
    if (table.started()) menu.Add(in.say("All steps"), [this] { Go(PageId::Steps); });
    // TRANSLATORS: lessons, practice and rules stand behind this entry of the menu
    menu.AddUnder(in.say_in("menu", "Learn"), [&] {
        menu.Add(in.say("Learn to dive"), [this] { Go(PageId::Learn); });
        menu.Add(in.say("Practice bag"), [this] { Go(PageId::Practice); });
        menu.Add(in.say("Puzzles from your dives"), [this] { Go(PageId::Puzzle); });
        menu.Add(in.say("Rules on one page …"), [this] { OfferReference(); });
    });
    menu.Add(in.say("Game nights"), [this] { Go(PageId::Nights); });
    if (table.dive() != nullptr) menu.Add(in.say("Odds …"), [this] { OfferOdds(); });
    if (table.started() && !table.over()) menu.Add(in.say("Seal of this game …"), [this] { OfferSeal(); });
    if (table.started() && !table.over()) menu.Add(in.say("Fall-back sheet …"), [this] { OfferSheet(); });
    if (table.started() && !table.over()) menu.Add(in.say("End the game early …"), [this] { end_early(this, desk_); });
    menu.AddLine();
    menu.AddCheck(in.say("Table mode"), table_mode_, [this] { ToggleTableMode(); });
    menu.AddCheck(in.say("Window for spectators"), audience_.IsOpen(), [this] { ToggleAudience(); });
    menu.AddLine();
    menu.Add(in.say("Settings"), [this] { Go(PageId::Settings); });
    menu.Add(in.say("Keys and rules"), [this] { ShowHelp(); });
    menu.AddLine();
    menu.Add(in.say("Quit"), [this] { Close(); });
}

void MainFrame::ShowMenu() {
    FrameMenu menu(*this);
    FillMenu(menu);
    // Below its button, also when a key has opened it.
    menu.Show({companion_.look.px(24), table_mode_ ? companion_.look.px(24) : top_bar_->GetSize().y});
}

void MainFrame::ToggleAudience() {
    audience_.Toggle();
    ShowAudience();
}

void MainFrame::OfferSheet() {
    SheetDialog(this, desk_).ShowModal();
}

void MainFrame::OfferSeal() {
    SealDialog(this, desk_).ShowModal();
}

void MainFrame::OfferOdds() {
    if (companion_.session.table().dive() != nullptr) OddsDialog(this, desk_).ShowModal();
}

void MainFrame::OpenCards(deepblue::Seat diver) {
    Go(PageId::CrewCards);
    // Only after the page has put the focus to rest.
    CallAfter([this, diver] {
        if (current_ == PageId::CrewCards) static_cast<CrewCardsPage&>(ThePage()).ChooseDiver(diver);
    });
}

void MainFrame::ShowHelp() {
    if (current_ == PageId::Rules) return GoBack();
    const std::string_view rule = ThePage().Rule();
    ShowRule(rule.empty() ? learn::rules_for(companion_.session.prompt()).front() : rule);
}

void MainFrame::ShowRule(std::string_view id) {
    rule_asked_ = id;
    Go(PageId::Rules);
}

void MainFrame::OfferReference() {
    ReferenceDialog(this, desk_).ShowModal();
}

void MainFrame::OpenGameFile(const wxString& path) {
    open_game_file(path, desk_);
}

}  // namespace desktop
