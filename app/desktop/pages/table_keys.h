#pragma once

#include <wx/defs.h>

#include <optional>

namespace desktop {

/// The digit of a key, also of the number pad.
[[nodiscard]] inline std::optional<int> digit_of_key(int key) {
    if (key >= '0' && key <= '9') return key - '0';
    if (key >= WXK_NUMPAD0 && key <= WXK_NUMPAD9) return key - WXK_NUMPAD0;
    return std::nullopt;
}

[[nodiscard]] inline bool is_enter(int key) {
    return key == WXK_RETURN || key == WXK_NUMPAD_ENTER;
}

}  // namespace desktop
