#include "app/desktop/controls/drawn_control.h"

#include <chrono>
#include <memory>

#include "app/desktop/controls/ground.h"

namespace desktop {
namespace {

constexpr auto kLock = std::chrono::milliseconds(300);
constexpr double kLockedOpacity = 0.6;
constexpr double kRingWidth = 3;
constexpr double kRingGap = 3;

bool is_pressable(Role role) {
    return role == Role::Button || role == Role::Choice;
}

bool is_press(int key) {
    return key == WXK_SPACE || key == WXK_RETURN || key == WXK_NUMPAD_ENTER;
}

}  // namespace

DrawnControl::DrawnControl(wxWindow* parent, Look& look, Role role)
    : look_(look), role_(role), is_pressable_(is_pressable(role)) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxFULL_REPAINT_ON_RESIZE);
    // Never seen, but asked for at every painting; the desktop's own take long to find out.
    m_font = *wxNORMAL_FONT;
    m_foregroundColour = *wxBLACK;
    m_backgroundColour = *wxWHITE;
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint_picture(*this, Picture()); });
    unlock_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { Refresh(); });
    following_ = look_.follow([this] {
        LookChanged();
        InvalidateBestSize();
        Refresh();
    });
    if (is_pressable_) BindInput();
}

DrawnControl::~DrawnControl() {
    if (HasCapture()) ReleaseMouse();
    look_.motion().forget(this);
    look_.motion().forget(&sunk_);
}

void DrawnControl::BindInput() {
    Bind(wxEVT_KEY_DOWN, &DrawnControl::OnKeyDown, this);
    Bind(wxEVT_KEY_UP, &DrawnControl::OnKeyUp, this);
    Bind(wxEVT_LEFT_DOWN, &DrawnControl::OnLeftDown, this);
    Bind(wxEVT_LEFT_DCLICK, &DrawnControl::OnLeftDown, this);
    Bind(wxEVT_LEFT_UP, &DrawnControl::OnLeftUp, this);
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) { OnHover(Body().Contains(event.GetPosition())); });
    Bind(wxEVT_ENTER_WINDOW, [this](wxMouseEvent& event) { OnHover(Body().Contains(event.GetPosition())); });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) { OnHover(false); });
    Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) { Release(); });
    Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
        Raise();  // no neighbour that stands close covers the ring
        Refresh();
        event.Skip();
    });
    Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        is_key_down_ = false;
        Refresh();
        event.Skip();
    });
}

void DrawnControl::EnableUnless(const wxString& reason) {
    if (reason == reason_ && IsThisEnabled() == reason.empty()) return;
    reason_ = reason;
    Enable(reason.empty());
    SetToolTip(reason);
    SpeakAgain();
    ContentChanged();
}

bool DrawnControl::IsLocked() const {
    return look_.now() < locked_until_;
}

bool DrawnControl::Activate() {
    if (!is_pressable_ || !IsEnabled() || !IsShown() || IsLocked()) return false;
    Pressed();
    return true;
}

void DrawnControl::Pressed() {
    wxCommandEvent event(wxEVT_BUTTON, GetId());
    event.SetEventObject(this);
    ProcessWindowEvent(event);
}

int DrawnControl::Ring() const {
    return is_pressable_ && !HasInnerRing() ? look_.px(kRingWidth + kRingGap) : 0;
}

wxRect DrawnControl::Body() const {
    return wxRect(GetClientSize()).Deflate(Ring());
}

void DrawnControl::PlaceBody(const wxRect& place) {
    SetSize(wxRect(place).Inflate(Ring()));
}

wxSize DrawnControl::DoGetBestClientSize() const {
    const int ring = 2 * Ring();
    return BodySize() + wxSize(ring, ring);
}

void DrawnControl::Speak(const wxString& name, const wxString& description) {
    if (name == name_ && description == description_) return;
    name_ = name;
    description_ = description;
    SpeakAgain();
}

void DrawnControl::SpeakAgain() {
    const wxString both =
        description_.empty() || reason_.empty() ? description_ + reason_ : description_ + ". " + reason_;
    describe(*this, name_, both, role_);
}

void DrawnControl::ContentChanged() {
    InvalidateBestSize();
    Refresh();
}

void DrawnControl::MeaningChanged() {
    ContentChanged();
    if (!is_pressable_ || !IsShownOnScreen()) return;
    locked_until_ = look_.now() + kLock;
    Release();
    unlock_.StartOnce(static_cast<int>(kLock.count()) + 1);
}

void DrawnControl::DoSetSize(int x, int y, int width, int height, int flags) {
    wxControl::DoSetSize(x, y, width, height, flags);
    PlaceChanged();
}

void DrawnControl::PlaceChanged() {
    const wxSize parent_size = GetParent()->GetClientSize();
    // With the window all things move, and no one is surprised by that.
    const bool alone = parent_size == last_parent_size_ && last_place_ != wxDefaultPosition;
    if (alone && GetPosition() != last_place_) MeaningChanged();
    last_place_ = GetPosition();
    last_parent_size_ = parent_size;
}

void DrawnControl::OnKeyDown(wxKeyEvent& event) {
    if (look_.motion().finish()) return;
    ShowKeys(true);
    if (is_press(event.GetKeyCode()) && !event.HasAnyModifiers()) {
        if (!is_key_down_) {
            is_key_down_ = true;
            Activate();
        }
        return;
    }
    if (!TakeKey(event.GetKeyCode())) event.Skip();
}

void DrawnControl::OnKeyUp(wxKeyEvent& event) {
    if (is_press(event.GetKeyCode())) is_key_down_ = false;
    event.Skip();
}

void DrawnControl::OnLeftDown(wxMouseEvent& event) {
    if (look_.motion().finish()) return;
    if (is_touch()) ShowKeys(false);
    if (!Body().Contains(event.GetPosition()) || IsLocked()) return;
    SetFocus();
    if (!HasCapture()) CaptureMouse();
    is_down_ = true;
    is_over_ = true;
    Sink();
}

void DrawnControl::OnLeftUp(wxMouseEvent& event) {
    const bool was_down = is_down_;
    Release();
    if (was_down && Body().Contains(event.GetPosition())) Activate();
}

void DrawnControl::Sink() {
    look_.motion().run(&sunk_, kButtonPress, [this](double far) {
        sunk_ = far;
        Refresh();
    });
}

void DrawnControl::Release() {
    is_down_ = false;
    look_.motion().forget(&sunk_);
    if (HasCapture()) ReleaseMouse();
    Refresh();
}

void DrawnControl::OnHover(bool over) {
    if (over == is_over_) return;
    is_over_ = over;
    Refresh();
}

void DrawnControl::ShowKeys(bool shown) {
    LookSettings settings = look_.settings();
    settings.keys_shown = shown;
    look_.change(settings);
}

const KeptPicture& DrawnControl::Picture() {
    if (IsLocked() != is_drawn_locked_) picture_.Spoil();
    update_picture(picture_, *this, Ground(*this), look_.palette(), [this](wxMemoryDC& dc) { DrawPicture(dc); });
    return picture_;
}

void DrawnControl::Refresh(bool erase, const wxRect* rect) {
    picture_.Spoil();
    wxControl::Refresh(erase, rect);
}

void DrawnControl::DrawPicture(wxMemoryDC& dc) {
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    Painter painter(*gc, look_, GetContentScaleFactor());
    is_drawn_locked_ = IsLocked();
    if (is_drawn_locked_) gc->BeginLayer(kLockedOpacity);
    Draw(painter, Box(Body()));
    if (is_drawn_locked_) gc->EndLayer();
    if (HasFocus() && is_pressable_) DrawFocus(painter);
}

void DrawnControl::DrawFocus(Painter& painter) {
    const double width = painter.px(kRingWidth);
    const double radius = painter.px(Corner()) + Ring();
    painter.outline(Box(GetClientSize()), radius, {painter.palette().accent, width});
}

}  // namespace desktop
