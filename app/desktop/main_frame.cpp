#include "app/desktop/main_frame.h"

#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <sstream>

#include "app/desktop/help_dialog.h"
#include "app/desktop/look/accessible.h"
#include "app/desktop/pages/make_page.h"
#include "app/words/faults.h"
#include "app/words/log.h"

namespace desktop {
namespace {

const wxSize kLeastSize{1024, 600};
const wxSize kUsualSize{1366, 768};
constexpr double kTextStep = 0.05;

LookSettings look_settings(const Choices& choices) {
    LookSettings settings;
    settings.theme = choices.theme;
    settings.language = choices.language.empty() ? Speakers::system_tag() : choices.language;
    settings.speed = choices.speed;
    settings.sizes.text_size = choices.text_size;
    settings.sizes.gem_size = choices.gem_size;
    return settings;
}

}  // namespace

Companion::Companion(journal::Journal opened)
    : journal(std::move(opened)),
      session(journal),
      memory(journal),
      preferences(journal),
      look(look_settings(preferences.get())) {}

MainFrame::MainFrame(Companion& companion)
    : wxFrame(nullptr, wxID_ANY, "Divebell", wxDefaultPosition, kUsualSize, wxDEFAULT_FRAME_STYLE, "main"),
      companion_(companion),
      desk_{companion.look,     companion.session,     companion.memory, companion.journal,
            companion.speakers, companion.preferences, companion.sounds, *this},
      top_bar_(new TopBar(this, companion.look)),
      book_(new wxSimplebook(this)),
      notice_(new Notice(this, companion.look)) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(top_bar_, wxSizerFlags().Expand());
    column->Add(book_, wxSizerFlags(1).Expand());
    SetSizer(column);
    SetMinClientSize(kLeastSize);
    SetClientSize(kUsualSize);
    RestorePlace();
    Bind(wxEVT_CHAR_HOOK, &MainFrame::OnKey, this);
    Bind(wxEVT_SIZE, &MainFrame::OnSize, this);
    Bind(wxEVT_CLOSE_WINDOW, &MainFrame::OnClose, this);
    Bind(EVT_TOP_BAR, &MainFrame::OnTopBar, this);
    following_ = companion_.session.on_change([this] { GameChanged(); });
    companion_.sounds.SetMuted(companion_.preferences.get().muted);
    companion_.sounds.SetVolume(companion_.preferences.get().volume);
    Go(PageId::Start);
}

void MainFrame::Go(PageId page) {
    current_ = page;
    if (!pages_.contains(page)) {
        pages_[page] = make_page(page, book_, desk_);
        book_->AddPage(pages_[page], wxString());
    }
    ThePage().Enter();
    ShowPage();
    ThePage().RestFocus();
}

void MainFrame::GoToGame() {
    Go(page_of(companion_.session, seen_));
}

void MainFrame::CloseResult() {
    seen_.result = companion_.session.actions().size();
    GoToGame();
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
        case PageId::Steps: return false;
        default: return true;
    }
}

/// One signal, one page to show: the page reads what it needs.
void MainFrame::GameChanged() {
    const PageId wanted = page_of(companion_.session, seen_);
    if (IsGamePage() && wanted != current_ && !ThePage().StaysOn(wanted)) {
        Go(wanted);
    } else {
        ShowPage();
    }
}

void MainFrame::ShowPage() {
    AdaptLook();
    ThePage().ShowState();
    book_->ChangeSelection(static_cast<std::size_t>(book_->FindPage(&ThePage())));
    ShowTopBar();
    Layout();
    ThePage().Layout();
    notice_->Place();
}

void MainFrame::ShowTopBar() {
    const words::Language& in = companion_.look.language();
    const Page& page = ThePage();
    top_bar_->Show(!page.Title().empty() && !table_mode_);
    TopBarFace face{.title = page.Title(), .context = page.Context()};
    if (page.HasSteps()) {
        const auto& actions = companion_.session.actions();
        if (actions.empty()) {
            face.undo = in.say("Undo");
            face.undo_reason = in.say("there is nothing to take back");
        } else {
            // TRANSLATORS: %s is a step of the game, such as "red drawn"
            face.undo = wxString::Format(in.say("Undo: %s"),
                                         words::log_line(actions.back(), companion_.session.table().seats, in));
        }
        face.redo = in.say("Redo");
        if (companion_.session.redo_steps() == 0) face.redo_reason = in.say("there is nothing to bring back");
    }
    face.is_muted = companion_.preferences.get().muted;
    top_bar_->SetFace(face);
}

void MainFrame::AdaptLook() {
    LookSettings settings = look_settings(companion_.preferences.get());
    settings.under_water = ThePage().IsUnderWater();
    settings.keys_shown = companion_.look.settings().keys_shown;
    settings.sizes.window = GetClientSize();
    settings.sizes.table_mode = table_mode_;
    settings.sizes.in_dive = ThePage().IsUnderWater();
    prefer_dark(companion_.preferences.get().theme == Theme::Dark);
    companion_.look.change(settings);
}

void MainFrame::Choose(const Choices& choices) {
    try {
        companion_.preferences.set(choices);
    } catch (const journal::Error& error) {
        Tell(words::reason(error, companion_.look.language()));
        return;
    }
    companion_.sounds.SetMuted(choices.muted);
    companion_.sounds.SetVolume(choices.volume);
    ShowPage();
}

void MainFrame::Tell(const wxString& sentence) {
    notice_->Tell(sentence);
}

void MainFrame::Undo() {
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
    try {
        const auto outcome = companion_.session.redo();
        if (const auto* refusal = std::get_if<session::Refusal>(&outcome))
            Tell(words::reason(*refusal, companion_.session.table().seats, companion_.look.language()));
    } catch (const journal::Error& error) {
        Tell(words::reason(error, companion_.look.language()));
    }
}

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
    if (TakeGlobalKey(event)) return;
    const bool is_text = IsTyping() && !event.HasModifiers() && event.GetKeyCode() != WXK_ESCAPE;
    // A key whose release went to a page that is gone makes the next one look like its repetition.
    const bool repeats = event.IsAutoRepeat() && event.GetKeyCode() == last_key_;
    last_key_ = event.GetKeyCode();
    if (!is_text && !repeats && ThePage().TakeKey(event)) return;
    event.Skip();
}

bool MainFrame::TakeGlobalKey(const wxKeyEvent& event) {
    const int key = event.GetKeyCode();
    if (event.GetModifiers() == wxMOD_CONTROL) {
        switch (key) {
            case 'Z': Undo(); return true;
            case 'Y': Redo(); return true;
            case 'L': Go(PageId::Steps); return true;
            case ',': Go(PageId::Settings); return true;
            case '+':
            case WXK_NUMPAD_ADD: ChangeTextSize(kTextStep); return true;
            case '-':
            case WXK_NUMPAD_SUBTRACT: ChangeTextSize(-kTextStep); return true;
            case '0': ChangeTextSize(0); return true;
            default: return false;
        }
    }
    if (event.GetModifiers() == (wxMOD_CONTROL | wxMOD_SHIFT) && key == 'Z') return Redo(), true;
    switch (key) {
        case WXK_F1: ShowHelp(); return true;
        case WXK_F10: ShowMenu(); return true;
        case WXK_F11: ToggleTableMode(); return true;
        case 'M':
            if (event.HasAnyModifiers() || IsTyping()) return false;
            ToggleSound();
            return true;
        default:
            if (event.GetUnicodeKey() != '?' || IsTyping()) return false;
            ShowHelp();
            return true;
    }
}

void MainFrame::OnSize(wxSizeEvent& event) {
    event.Skip();
    if (!pages_.contains(current_)) return;
    AdaptLook();
    CallAfter([this] { ShowPage(); });
}

void MainFrame::OnTopBar(wxCommandEvent& event) {
    switch (static_cast<TopBarItem>(event.GetInt())) {
        case TopBarItem::Menu: return ShowMenu();
        case TopBarItem::Undo: return Undo();
        case TopBarItem::AllSteps: return Go(PageId::Steps);
        case TopBarItem::Redo: return Redo();
        case TopBarItem::Sound: return ToggleSound();
        case TopBarItem::TableMode: return ToggleTableMode();
        case TopBarItem::Help: return ShowHelp();
    }
}

void MainFrame::ShowMenu() {
    const words::Language& in = companion_.look.language();
    wxMenu menu;
    const auto add = [&](const wxString& label, const std::function<void()>& chosen) {
        const int id = menu.Append(wxID_ANY, label)->GetId();
        menu.Bind(
            wxEVT_MENU, [this, chosen](wxCommandEvent&) { CallAfter(chosen); }, id);
    };
    add(in.say("Start page"), [this] { Go(PageId::Start); });
    if (companion_.session.table().started()) add(in.say("Go on playing"), [this] { GoToGame(); });
    if (companion_.session.table().started()) add(in.say("All steps"), [this] { Go(PageId::Steps); });
    add(in.say("Settings"), [this] { Go(PageId::Settings); });
    add(in.say("Keys and help"), [this] { ShowHelp(); });
    menu.AppendSeparator();
    add(in.say("Quit"), [this] { Close(); });
    PopupMenu(&menu);
}

void MainFrame::ShowHelp() {
    CallAfter([this] { HelpDialog(this, desk_).ShowModal(); });
}

void MainFrame::RestorePlace() {
    std::istringstream kept(companion_.preferences.get().window);
    wxRect place;
    bool maximised = false;
    if (!(kept >> place.x >> place.y >> place.width >> place.height >> maximised)) return;
    SetSize(place);
    if (maximised) Maximize();
}

void MainFrame::OnClose(wxCloseEvent& event) {
    Choices choices = companion_.preferences.get();
    const wxRect place = GetRect();
    std::ostringstream kept;
    kept << place.x << ' ' << place.y << ' ' << place.width << ' ' << place.height << ' ' << IsMaximized();
    choices.window = kept.str();
    try {
        companion_.preferences.set(choices);
    } catch (const journal::Error&) {
        // The game itself is on the disk; only the place of the window is not remembered.
    }
    event.Skip();
}

}  // namespace desktop
