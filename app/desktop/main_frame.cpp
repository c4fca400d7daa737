#include "app/desktop/main_frame.h"

#include <wx/sizer.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "app/desktop/every_language.h"
#include "app/desktop/look/accessible.h"
#include "app/desktop/look/native_style.h"
#include "app/desktop/lost_focus.h"
#include "app/desktop/native_words.h"
#include "app/desktop/pages/make_page.h"
#include "app/desktop/window_place.h"
#include "app/words/faults.h"
#include "app/words/log.h"

namespace desktop {
namespace {

const wxSize kLeastSize{1024, 600};
const wxSize kUsualSize{1366, 768};

/// Measures and places everything again; what is shown and where the focus is stays as it is.
void lay_out_anew(wxWindow& window) {
    for (wxWindow* child : window.GetChildren())
        if (!child->IsTopLevel()) child->InvalidateBestSize();
    window.Layout();
    for (wxWindow* child : window.GetChildren())
        if (!child->IsTopLevel()) lay_out_anew(*child);
}

/// Pages that are left for where one came from.
bool is_side_page(PageId page) {
    return page == PageId::Settings || page == PageId::Steps || page == PageId::Nights || page == PageId::Rules;
}

/// Pages that have nothing to do with the game.
bool is_apart(PageId page) {
    return page == PageId::Learn || page == PageId::Puzzle || page == PageId::Practice || page == PageId::Rules;
}

}  // namespace

MainFrame::MainFrame(Companion& companion)
    : wxFrame(nullptr, wxID_ANY, "Divebell", wxDefaultPosition, kUsualSize, wxDEFAULT_FRAME_STYLE, "main"),
      companion_(companion),
      desk_{companion.look,    companion.session,  companion.memory,
            companion.journal, companion.speakers, companion.preferences,
            companion.sounds,  companion.hints,    *this},
      top_bar_(new TopBar(this, companion.look)),
      book_(new wxSimplebook(this)),
      table_bar_(new TableBar(this, companion.look, *this)),
      notice_(new Notice(this, companion.look)),
      curtain_(new Curtain(this, companion.look)),
      audience_(companion),
      dialog_theme_(companion.look) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(top_bar_, wxSizerFlags().Expand());
    column->Add(book_, wxSizerFlags(1).Expand());
    column->Add(table_bar_, wxSizerFlags().Expand());
    SetSizer(column);
    SetMinClientSize(kLeastSize);
    SetClientSize(kUsualSize);
    restore_place(*this, companion_.preferences.get().window);
    Bind(wxEVT_CHAR_HOOK, &MainFrame::OnKey, this);
    Bind(wxEVT_SIZE, &MainFrame::OnSize, this);
    Bind(wxEVT_CLOSE_WINDOW, &MainFrame::OnClose, this);
    Bind(EVT_TOP_BAR, &MainFrame::OnTopBar, this);
    Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
        KeepFocus();
        event.Skip();
    });
    settle_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { lay_out_anew(ThePage()); });
    make_ready_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { MakeReady(); });
    following_ = companion_.session.on_change([this] { GameChanged(); });
    if (companion_.session.is_told()) seen_.all(companion_.session.actions().size());
    TakeSounds(companion_.preferences.get());
    MainFrame::Go(PageId::Start);
    make_ready_.StartOnce(kMakeReady);
    if (companion_.preferences.get().audience) ToggleAudience();
}

void MainFrame::Go(PageId page) {
    const auto passed = std::find(way_.begin(), way_.end(), page);
    if (!is_side_page(page))
        way_.clear();
    else if (passed != way_.end())
        way_.erase(passed, way_.end());
    else if (page != current_)
        way_.push_back(current_);
    Open(page);
}

void MainFrame::Open(PageId page) {
    const bool is_another = page != std::exchange(current_, page);
    MakePage(page);
    ThePage().Enter();
    ShowPage();
    if (is_another) ThePage().BeDeadForAMoment();
    ThePage().RestFocus();
}

void MainFrame::MakePage(PageId page) {
    if (pages_.contains(page)) return;
    pages_[page] = make_page(page, book_, desk_);
    book_->AddPage(pages_[page], wxString());
    pages_[page]->SetSize(book_->GetClientSize());  // else it would lay out in next to nothing at first
}

/// The game nights have the most native controls, which take long to make: they are made while the first page is
/// looked at.
void MainFrame::MakeReady() {
    if (current_ != PageId::Start) return;
    wxWindow* const focused = FindFocus();
    MakePage(PageId::Nights);
    pages_[PageId::Nights]->ShowState();
    // New native controls take the focus with them to where nobody sees it, and keys would be lost.
    if (FindFocus() != focused && focused != nullptr) focused->SetFocus();
}

void MainFrame::GoToGame() {
    Go(page_of(companion_.session, seen_));
}

void MainFrame::Return(PageId page) {
    current_ = page;
    GameChanged();
    ThePage().RestFocus();
}

void MainFrame::GoBack() {
    const bool was_looked_up = current_ == PageId::Rules;
    const PageId back = way_.empty() ? PageId::Start : way_.back();
    if (!way_.empty()) way_.pop_back();
    if (was_looked_up || is_apart(back)) return Return(back);
    if (back == PageId::Start || back == PageId::NewGame || is_side_page(back)) return Open(back);
    GoToGame();
}

void MainFrame::CloseResult() {
    seen_.result = companion_.session.actions().size();
    GoToGame();
}

void MainFrame::ChestsOpened(std::size_t places) {
    opened_ = places;
    ShowAudience();
}

void MainFrame::CloseCeremony() {
    seen_.ceremony = companion_.session.actions().size();
    GoToGame();
}

bool MainFrame::IsGamePage() const {
    switch (current_) {
        case PageId::Start:
        case PageId::NewGame:
        case PageId::Settings:
        case PageId::Steps:
        case PageId::Learn:
        case PageId::Puzzle:
        case PageId::Nights:
        case PageId::Practice:
        case PageId::Rules: return false;
        default: return true;
    }
}

bool MainFrame::ShowsGame() {
    return IsGamePage() || ThePage().HasSteps();
}

bool MainFrame::IsApart() const {
    return is_apart(current_);
}

bool MainFrame::HasOwnUndo() const {
    switch (current_) {
        case PageId::Draw:
        case PageId::Hazard:
        case PageId::CrewCards:
        case PageId::Result:
        case PageId::Ceremony: return true;
        default: return false;
    }
}

/// One signal, one page to show: the page reads what it needs.
void MainFrame::GameChanged() {
    notice_->Hide();  // what it says was about the step before
    seen_.forget_beyond(companion_.session.actions().size());
    const PageId wanted = page_of(companion_.session, seen_);
    if (IsGamePage() && wanted != current_ && !ThePage().StaysOn(wanted)) {
        Go(wanted);
    } else {
        ShowPage();
    }
}

void MainFrame::ShowPage() {
    shown_in_ = GetClientSize();
    const auto change = Change(WantedLook());
    if (change) curtain_->Take();
    AdaptLook();
    // Not while GTK gives its controls their places: it does not bear a new style then.
    style_native(companion_.look);
    ThePage().ShowState();
    book_->ChangeSelection(static_cast<std::size_t>(book_->FindPage(&ThePage())));
    ShowBars();
    Layout();
    ThePage().Layout();
    notice_->Place();
    if (change) curtain_->Fade(*change);
    KeepAwake();
    ShowAudience();
}

std::optional<Movement> MainFrame::Change(const LookSettings& wanted) {
    if (&Look::palette_of(wanted) != &companion_.look.palette()) return kTideChange;
    // A hazard comes with a motion of its own.
    if (book_->GetCurrentPage() == &ThePage() || current_ == PageId::Hazard) return std::nullopt;
    return kScreenChange;
}

wxString MainFrame::UndoText(const words::Language& in) {
    if (const OwnSteps* own = ThePage().Own()) {
        if (!own->UndoText(in).empty()) return own->UndoText(in);
        const wxString step = own->Undoable(in);
        return step.empty() ? wxString() : words::undo(step, in);
    }
    const auto& actions = companion_.session.actions();
    return actions.empty() ? wxString()
                           : words::undo(words::step_name(actions.back(), companion_.session.table().seats, in), in);
}

void MainFrame::ShowBars() {
    const words::Language& in = companion_.look.language();
    Page& page = ThePage();
    OwnSteps* const own = page.Own();
    const bool has_steps = own != nullptr || page.HasSteps();
    top_bar_->Show(!page.Title().empty() && !table_mode_);
    TopBarFace face{.title = page.Title(), .context = page.Context()};
    const wxString undo = has_steps ? UndoText(in) : wxString();
    if (has_steps) {
        const bool can_redo = own != nullptr ? own->CanRedo() : companion_.session.redo_steps() > 0;
        const auto undo_in = [&](const words::Language& each) {
            return undo.empty() ? each.say("Undo") : UndoText(each);
        };
        face.undo = undo_in(in);
        face.undo_everywhere = in_every_language(desk_, undo_in);
        if (undo.empty() || (own != nullptr && own->Undoable(in).empty()))
            face.undo_reason = in.say("there is nothing to take back");
        face.redo = in.say("Redo");
        if (!can_redo) face.redo_reason = in.say("there is nothing to bring back");
    }
    face.is_muted = companion_.preferences.get().muted;
    top_bar_->SetFace(face);
    table_bar_->Show(table_mode_ && !HasOwnUndo());
    table_bar_->SetUndo(undo);
}

void MainFrame::ShowAudience() {
    const PageId at = page_of(companion_.session, seen_);
    const std::size_t all = companion_.session.table().seats.size();
    audience_.Show({.shows_result = at == PageId::Result,
                    .asks_for_cards = current_ == PageId::CrewCards,
                    .opened = at == PageId::End ? all : opened_});
}

void MainFrame::KeepFocus() {
    if (!IsActive() || !ThePage().IsShownOnScreen() || !has_lost_focus(*this)) {
        seeks_focus_ = false;
    } else if (!std::exchange(seeks_focus_, true)) {
        ThePage().RestFocus();
    }
}

void MainFrame::KeepAwake() {
    const bool plays = IsGamePage() && companion_.session.table().started();
    awake_.Keep(table_mode_ || (plays && companion_.preferences.get().keeps_awake),
                // TRANSLATORS: the reason why the screen stays on, for the desktop's own messages
                companion_.look.language().say("A game is on the table").utf8_string());
}

LookSettings MainFrame::WantedLook() {
    LookSettings settings = look_settings(companion_.preferences.get());
    settings.under_water = ThePage().IsUnderWater();
    settings.keys_shown = companion_.look.settings().keys_shown;
    settings.sizes.window = GetClientSize();
    settings.sizes.table_mode = table_mode_;
    settings.sizes.in_dive = ThePage().IsUnderWater() && current_ != PageId::Start;
    return settings;
}

void MainFrame::AdaptLook() {
    const LookSettings settings = WantedLook();
    speak_natively(settings.language);
    companion_.look.change(settings);
}

void MainFrame::Choose(const Choices& choices) {
    try {
        companion_.preferences.set(choices);
    } catch (const journal::Error& error) {
        Tell(words::reason(error, companion_.look.language()));
        return;
    }
    TakeSounds(choices);
    ShowPage();
    ThePage().SpeakAgain();
    SettleLater();
}

void MainFrame::TakeSounds(const Choices& choices) {
    companion_.sounds.SetMuted(choices.muted);
    companion_.sounds.SetVolume(choices.volume);
    companion_.sounds.SetGemSounds(choices.gem_sounds);
}

void MainFrame::Tell(const wxString& sentence) {
    notice_->Tell(sentence);
}

void MainFrame::Undo() {
    if (OwnSteps* own = ThePage().Own()) return own->Undo();
    if (!ShowsGame()) return;
    try {
        const auto outcome = companion_.session.undo();
        const auto* refusal = std::get_if<session::Refusal>(&outcome);
        companion_.sounds.Play(refusal ? Sound::Refused : Sound::Undo);
        if (refusal) Tell(words::reason(*refusal, companion_.session.table().seats, companion_.look.language()));
    } catch (const journal::Error& error) {
        Tell(words::reason(error, companion_.look.language()));
    }
}

void MainFrame::Redo() {
    if (OwnSteps* own = ThePage().Own()) return own->Redo();
    // A game that was taken back to before its start comes back from where that has led.
    const bool comes_back = !ShowsGame() && !IsApart() && companion_.session.actions().empty();
    if (!ShowsGame() && !comes_back) return;
    try {
        const auto outcome = companion_.session.redo();
        if (const auto* refusal = std::get_if<session::Refusal>(&outcome))
            Tell(words::reason(*refusal, companion_.session.table().seats, companion_.look.language()));
        else if (comes_back)
            GoToGame();
    } catch (const journal::Error& error) {
        Tell(words::reason(error, companion_.look.language()));
    }
}

void MainFrame::OnSize(wxSizeEvent& event) {
    event.Skip();
    if (!pages_.contains(current_) || GetClientSize() == shown_in_) return;
    AdaptLook();
    CallAfter([this] { ShowPage(); });
    SettleLater();
}

void MainFrame::OnClose(wxCloseEvent& event) {
    Choices choices = companion_.preferences.get();
    if (!table_mode_) choices.window = place_of(*this);
    try {
        companion_.preferences.set(choices);
    } catch (const journal::Error&) {
        // The game itself is on the disk; only the place of the window is not remembered.
    }
    audience_.Leave();
    event.Skip();
}

}  // namespace desktop
