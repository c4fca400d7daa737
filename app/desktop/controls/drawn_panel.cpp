#include "app/desktop/controls/drawn_panel.h"

#include <memory>

#include "app/desktop/controls/ground.h"

namespace desktop {

DrawnPanel::DrawnPanel(wxWindow* parent, Look& look) : look_(look) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
           wxBORDER_NONE | wxTAB_TRAVERSAL | wxFULL_REPAINT_ON_RESIZE);
    m_font = *wxNORMAL_FONT;  // never seen, but asked for at every painting
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) {
        if (!IsHiddenByChildren()) paint_picture(*this, Picture());
    });
    Bind(wxEVT_SHOW, [this](wxShowEvent& event) {
        if (!event.IsShown()) drop_pictures(*this);
        event.Skip();
    });
    // Not skipped: a panel would give the focus to its first child, and the next key to a field nobody has tapped.
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent&) { look_.motion().finish(); });
    TakeColours();
    following_ = look_.follow([this] {
        TakeColours();
        LookChanged();
        InvalidateBestSize();
        Refresh();
    });
    laying_out_ = look_.follow_layout([this] { Layout(); });
}

DrawnPanel::~DrawnPanel() {
    look_.motion().forget(this);
}

void DrawnPanel::TakeColours() {
    SetForegroundColour(look_.palette().ink);  // native children inherit it
}

void DrawnPanel::Speak(const wxString& name, const wxString& description) {
    name_ = name;
    describe(*this, name, description, Role::Panel);
}

const KeptPicture& DrawnPanel::Picture() {
    const Ground ground = HidesGround() ? Ground() : Ground(*this);
    update_picture(picture_, *this, ground, look_.palette(), [this](wxMemoryDC& dc) {
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
        Painter painter(*gc, look_, GetContentScaleFactor());
        Draw(painter, Box(GetClientSize()));
    });
    return picture_;
}

void DrawnPanel::Refresh(bool erase, const wxRect* rect) {
    picture_.Spoil();
    wxPanel::Refresh(erase, rect);
}

}  // namespace desktop
