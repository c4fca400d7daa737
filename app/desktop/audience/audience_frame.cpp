#include "app/desktop/audience/audience_frame.h"

#include <wx/app.h>
#include <wx/display.h>
#include <wx/sizer.h>

#include "app/desktop/audience/ceremony_scene.h"
#include "app/desktop/audience/dive_scene.h"
#include "app/desktop/audience/hazard_scene.h"
#include "app/desktop/audience/rest_scene.h"
#include "app/desktop/audience/result_scene.h"
#include "app/desktop/audience/table_scene.h"

namespace desktop {
namespace {

const wxSize kUsualSize{1280, 720};
const wxSize kLeastSize{640, 360};

/// The place of a scene in the book.
enum Place : std::size_t { kRest, kTable, kDive, kHazard, kResult, kCeremony };

struct PlaceOf {
    Place operator()(const session::AudienceRest&) const { return kRest; }
    Place operator()(const session::AudienceTable&) const { return kTable; }
    Place operator()(const session::AudienceDive& scene) const { return scene.answers.empty() ? kDive : kHazard; }
    Place operator()(const session::AudienceResult&) const { return kResult; }
    Place operator()(const session::AudienceCeremony&) const { return kCeremony; }
};

}  // namespace

AudienceFrame::AudienceFrame(Speakers& speakers, std::function<void()> closed)
    : wxFrame(nullptr, wxID_ANY, "Divebell", wxDefaultPosition, kUsualSize, wxDEFAULT_FRAME_STYLE, "audience"),
      speakers_(speakers),
      closed_(std::move(closed)),
      book_(new wxSimplebook(this)) {
    scenes_ = {new RestScene(book_, look_),           new TableScene(book_, look_, speakers),
               new DiveScene(book_, look_, speakers), new HazardScene(book_, look_, speakers),
               new ResultScene(book_, look_),         new CeremonyScene(book_, look_)};
    for (Scene* scene : scenes_) book_->AddPage(scene, wxString());
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

bool AudienceFrame::IsUnderWater() const {
    return std::holds_alternative<session::AudienceDive>(view_.scene) ||
           std::holds_alternative<session::AudienceCeremony>(view_.scene);
}

void AudienceFrame::AdaptLook() {
    LookSettings settings = settings_;
    settings.under_water = IsUnderWater();
    settings.keeps_theme = true;
    settings.sizes.window = GetClientSize();
    settings.sizes.text_size = 1;  // the whole window is as large as one makes it
    settings.sizes.table_mode = true;
    settings.sizes.in_dive = IsUnderWater();
    look_.change(settings);
}

void AudienceFrame::ShowView(const session::AudienceView& view, const LookSettings& settings) {
    if (view == view_ && settings == settings_ && IsShownOnScreen()) return;
    view_ = view;
    settings_ = settings;
    AdaptLook();
    // TRANSLATORS: the title of the second window, which shows the game to those who only watch
    SetTitle("Divebell: " + look_.language().say("for spectators"));
    const std::size_t place = std::visit(PlaceOf{}, view.scene);
    scenes_[place]->Show(view);
    book_->ChangeSelection(place);
    scenes_[place]->Layout();
    scenes_[place]->Refresh();
    for (Scene* scene : scenes_) FollowClicks(*scene);
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
    if (event.HasAnyModifiers()) return event.Skip();
    switch (event.GetKeyCode()) {
        case 'F':
        case WXK_F11: return ToggleFullScreen();
        case WXK_ESCAPE:
            if (IsFullScreen()) ToggleFullScreen();
            return;
        default: event.Skip();
    }
}

void AudienceFrame::OnClose(wxCloseEvent&) {
    closed_();
    Destroy();
}

}  // namespace desktop
