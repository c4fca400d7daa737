#pragma once

#include <wx/event.h>

#include <optional>

namespace desktop {

/// What can be done from every page.
enum class FrameKey {
    Undo,
    Redo,
    AllSteps,
    Settings,
    LargerText,
    SmallerText,
    UsualText,
    Help,
    Menu,
    TableMode,
    Sound
};

/// What a key means wherever it is pressed; nothing if that is for the page to say. Letters belong to a text field
/// while someone types in it.
[[nodiscard]] std::optional<FrameKey> frame_key(const wxKeyEvent& event, bool is_typing);

}  // namespace desktop
