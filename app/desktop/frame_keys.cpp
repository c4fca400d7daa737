#include "app/desktop/frame_keys.h"

namespace desktop {
namespace {

std::optional<FrameKey> with_control(int key) {
    switch (key) {
        case 'Z': return FrameKey::Undo;
        case 'Y': return FrameKey::Redo;
        case 'L': return FrameKey::AllSteps;
        case ',': return FrameKey::Settings;
        case '+':
        case WXK_NUMPAD_ADD: return FrameKey::LargerText;
        case '-':
        case WXK_NUMPAD_SUBTRACT: return FrameKey::SmallerText;
        case '0':
        case WXK_NUMPAD0: return FrameKey::UsualText;
        default: return std::nullopt;
    }
}

std::optional<FrameKey> of_letter(const wxKeyEvent& event) {
    if (event.GetUnicodeKey() == '?') return FrameKey::Help;
    if (event.GetKeyCode() == 'M' && !event.HasAnyModifiers()) return FrameKey::Sound;
    return std::nullopt;
}

}  // namespace

std::optional<FrameKey> frame_key(const wxKeyEvent& event, bool is_typing) {
    const int key = event.GetKeyCode();
    if (event.GetModifiers() == wxMOD_CONTROL) return with_control(key);
    if (event.GetModifiers() == (wxMOD_CONTROL | wxMOD_SHIFT)) {
        if (key == 'Z') return FrameKey::Redo;
        // On most keyboards the plus itself needs Shift, and some name such a key by what it is without.
        return key == '+' || key == '=' ? std::optional(FrameKey::LargerText) : std::nullopt;
    }
    switch (key) {
        case WXK_F1: return FrameKey::Help;
        case WXK_F10: return FrameKey::Menu;
        case WXK_F11: return FrameKey::TableMode;
        default: return is_typing ? std::nullopt : of_letter(event);
    }
}

}  // namespace desktop
