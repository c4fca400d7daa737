#include "app/desktop/free_place.h"

#include <wx/bookctrl.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <tuple>

#include "app/desktop/controls/drawn_control.h"
#include "app/desktop/controls/drawn_panel.h"

namespace desktop {
namespace {

constexpr int kStep = 8;

bool is_pressable(const wxWindow& window) {
    if (const auto* drawn = dynamic_cast<const DrawnControl*>(&window)) return drawn->AcceptsFocus();
    return window.IsKindOf(CLASSINFO(wxControl)) && dynamic_cast<const wxBookCtrlBase*>(&window) == nullptr &&
           window.AcceptsFocusFromKeyboard();
}

bool is_question(const wxWindow& window) {
    const auto* drawn = dynamic_cast<const DrawnControl*>(&window);
    return drawn != nullptr && drawn->IsQuestion();
}

/// Texts and cards; not the page itself, which is everywhere.
bool is_readable(const wxWindow& window) {
    const bool is_page = dynamic_cast<const wxBookCtrlBase*>(window.GetParent()) != nullptr;
    return window.IsKindOf(CLASSINFO(wxControl)) || (dynamic_cast<const DrawnPanel*>(&window) != nullptr && !is_page);
}

/// Where a window shows something: without the room for a focus ring.
wxRect body_of(const wxWindow& window) {
    const auto* drawn = dynamic_cast<const DrawnControl*>(&window);
    return drawn != nullptr ? drawn->Body() : wxRect(window.GetSize());
}

/// `seen` is what shows of the window, and (0, 0) of its inside lies at `inside`.
void collect(const wxWindow& window, const wxWindow& apart, const wxPoint& inside, const wxRect& seen,
             Occupied& found) {
    for (const wxWindow* child : window.GetChildren()) {
        if (!child->IsShown() || child->IsTopLevel() || child == &apart) continue;
        const wxPoint at = inside + child->GetPosition();
        const wxRect body = body_of(*child);
        const wxRect part = wxRect(at + body.GetPosition(), body.GetSize()).Intersect(seen);
        if (part.IsEmpty()) continue;
        if (is_pressable(*child)) {
            found.to_press.push_back(part);
            continue;
        }
        if (is_question(*child)) found.questions.push_back(part);
        if (is_readable(*child) && !child->IsKindOf(CLASSINFO(wxBookCtrlBase))) found.to_read.push_back(part);
        collect(*child, apart, at, part, found);
    }
}

std::int64_t covered(const wxRect& place, const std::vector<wxRect>& all) {
    std::int64_t area = 0;
    for (const wxRect& one : all) {
        const wxRect both = one.Intersect(place);
        area += std::int64_t{both.width} * both.height;
    }
    return area;
}

}  // namespace

Occupied occupied(const wxWindow& window, const wxWindow& apart) {
    Occupied found;
    collect(window, apart, {0, 0}, wxRect(window.GetClientSize()), found);
    return found;
}

std::optional<wxRect> free_place(const wxSize& size, const wxRect& room, const Occupied& occupied) {
    std::optional<wxRect> best;
    std::tuple<std::int64_t, std::int64_t, int, int> least;
    const int middle = room.x + (room.width - size.x) / 2;
    for (int y = room.GetBottom() + 1 - size.y; y >= room.y; y -= kStep) {
        for (int x = room.x; x + size.x <= room.GetRight() + 1; x += kStep) {
            const wxRect place(wxPoint(x, y), size);
            const auto is_in_the_way = [&](const wxRect& one) { return one.Intersects(place); };
            if (std::any_of(occupied.to_press.begin(), occupied.to_press.end(), is_in_the_way)) continue;
            const std::tuple cost(covered(place, occupied.questions), covered(place, occupied.to_read), -y,
                                  std::abs(x - middle));
            if (best && cost >= least) continue;
            best = place;
            least = cost;
        }
        if (best && std::get<0>(least) == 0 && std::get<1>(least) == 0)
            break;  // nothing is better than the lowest free row
    }
    return best;
}

}  // namespace desktop
