#include "app/desktop/audience/audience_frame.h"

#include <wx/app.h>
#include <wx/display.h>
#include <wx/sizer.h>

namespace desktop {
namespace {

const wxSize kUsualSize{1280, 720};
const wxSize kLeastSize{640, 360};

}  // namespace

AudienceFrame::AudienceFrame(Speakers& speakers, std::function<void()> closed)
    : wxFrame(nullptr, wxID_ANY, "Divebell", wxDefaultPosition, kUsualSize, wxDEFAULT_FRAME_STYLE, "audience"),
      closed_(std::move(closed)),
      book_(new SceneBook(this, look_, speakers)) {
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(book_, wxSizerFlags(1).Expand());
    SetSizer(all);
    SetMinClientSize(kLeastSize);
    SetClientSize(kUsualSize);
    Bind(wxEVT_CHAR_HOOK, &AudienceFrame::OnKey, this);
    Bind(wxEVT_CLOSE_WINDOW, &AudienceFrame::OnClose, this);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        CallAfter([this] { AdaptLook(); });
    });
}

AudienceFrame::~AudienceFrame() {
    DestroyChildren();  // they need the look until they are gone
}

void AudienceFrame::AdaptLook() {
    LookSettings settings = settings_;
    settings.under_water = is_under_water(view_);
    settings.keeps_theme = true;
    settings.sizes.window = GetClientSize();
    settings.sizes.text_size = 1;  // the whole window is as large as one makes it
    settings.sizes.table_mode = true;
    settings.sizes.in_dive = is_under_water(view_);
    look_.change(settings);
}

void AudienceFrame::ShowView(const session::AudienceView& view, const LookSettings& settings) {
    if (view == view_ && settings == settings_ && IsShownOnScreen()) return;
    view_ = view;
    settings_ = settings;
    AdaptLook();
    // TRANSLATORS: the title of the second window, which shows the game to those who only watch
    SetTitle("Divebell: " + look_.language().say("for spectators"));
    book_->ShowView(view);
    FollowClicks(*book_);
}

/// Nothing here takes a click, so that a double click anywhere fills the screen. Windows that came since are added.
void AudienceFrame::FollowClicks(wxWindow& window) {
    if (window.GetClientData() != this) window.Bind(wxEVT_LEFT_DCLICK, [this](wxMouseEvent&) { ToggleFullScreen(); });
    window.SetClientData(this);
    for (wxWindow* child : window.GetChildren()) FollowClicks(*child);
}

void AudienceFrame::GoToOtherDisplay() {
    const int here = wxDisplay::GetFromWindow(wxTheApp->GetTopWindow());
    for (unsigned number = 0; number < wxDisplay::GetCount(); ++number) {
        if (static_cast<int>(number) == here) continue;
        SetPosition(wxDisplay(number).GetClientArea().GetPosition());
        return;
    }
}

void AudienceFrame::OnKey(wxKeyEvent& event) {
    if (event.HasAnyModifiers()) return PassOn(event);
    switch (event.GetKeyCode()) {
        case 'F':
        case WXK_F11: return ToggleFullScreen();
        case WXK_ESCAPE:
            if (IsFullScreen()) ToggleFullScreen();
            return;
        default: PassOn(event);
    }
}

/// Whoever has clicked here to fill the screen goes on playing by keyboard all the same.
void AudienceFrame::PassOn(wxKeyEvent& event) {
    if (!wxTheApp->GetTopWindow()->HandleWindowEvent(event)) event.Skip();
}

void AudienceFrame::OnClose(wxCloseEvent&) {
    closed_();
    Destroy();
}

}  // namespace desktop
