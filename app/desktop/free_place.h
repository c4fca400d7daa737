#pragma once

#include <wx/gdicmn.h>
#include <wx/window.h>

#include <optional>
#include <vector>

namespace desktop {

/// What something that is laid over a window may not cover, and what it should rather not.
struct Occupied {
    std::vector<wxRect> to_press;
    std::vector<wxRect> questions;  // what is asked; covered only where nothing else is left
    std::vector<wxRect> to_read;
};

/// What is shown below `window`, in its coordinates, except for `apart`.
[[nodiscard]] Occupied occupied(const wxWindow& window, const wxWindow& apart);

/// The place in `room` that covers nothing to press, no question and as little to read as can be, rather low and in the
/// middle; nothing if there is none of that size.
[[nodiscard]] std::optional<wxRect> free_place(const wxSize& size, const wxRect& room, const Occupied& occupied);

}  // namespace desktop
