#include "app/desktop/window_place.h"

#include <wx/display.h>

#include <sstream>
#include <utility>

namespace desktop {
namespace {

const wxSize kFrame{4, 40};

/// Enough of the title can be seen to take hold of it.
bool can_be_reached(const wxRect& place) {
    const wxPoint title(place.x + place.width / 2, place.y + 10);
    return wxDisplay::GetFromPoint(title) != wxNOT_FOUND;
}

/// Whether the window and what the desktop puts around it fit on the screen.
bool has_room(const wxTopLevelWindow& window) {
    const wxSize screen = wxDisplay(&window).GetClientArea().GetSize();
    const wxSize wanted = window.GetSize() + kFrame;
    return wanted.x <= screen.x && wanted.y <= screen.y;
}

/// A place that is given before the desktop has taken the window is lost on the way.
void move_once_taken(wxTopLevelWindow& window, const wxPoint& place) {
    window.Bind(wxEVT_ACTIVATE, [&window, place, is_done = false](wxActivateEvent& event) mutable {
        if (!std::exchange(is_done, true)) window.CallAfter([&window, place] { window.Move(place); });
        event.Skip();
    });
}

}  // namespace

std::string place_of(const wxTopLevelWindow& window) {
    const wxRect place = window.GetRect();
    std::ostringstream kept;
    kept << place.x << ' ' << place.y << ' ' << place.width << ' ' << place.height << ' ' << window.IsMaximized();
    return kept.str();
}

void restore_place(wxTopLevelWindow& window, const std::string& kept) {
    std::istringstream text(kept);
    wxRect place;
    bool maximised = false;
    if (text >> place.x >> place.y >> place.width >> place.height >> maximised && can_be_reached(place)) {
        window.SetSize(place);
        if (!maximised) move_once_taken(window, place.GetPosition());
    } else {
        maximised = !has_room(window);
    }
    if (maximised) window.Maximize();
}

}  // namespace desktop
