#include "app/desktop/controls/veil.h"

#include <wx/dcclient.h>

#include <memory>

namespace desktop {

Veil::Veil(wxWindow* parent, Look& look) : look_(look) {
    Hide();
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) {
        wxPaintDC dc(this);
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
        Draw(*gc);
    });
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent&) { look_.motion().finish(); });
}

Veil::~Veil() {
    look_.motion().forget(this);
}

void Veil::Lie(const Movement& movement, const Motion::Step& step) {
    look_.motion().forget(this);
    SetSize(wxRect(GetParent()->GetClientSize()));
    Show();
    Raise();
    look_.motion().run(
        this, movement,
        [this, step](double far) {
            step(far);
            Refresh();
        },
        [this] { Lift(); });
}

void Veil::Lift() {
    look_.motion().forget(this);
    Hide();
}

}  // namespace desktop
