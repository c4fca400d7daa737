#pragma once

#include <wx/event.h>
#include <wx/window.h>

#include "app/desktop/controls/drawn_control.h"

namespace desktop_test {

/// A mouse event that `window` gets as if the pointer were at `place` of it.
inline void mouse(wxWindow& window, wxEventType type, const wxPoint& place) {
    wxMouseEvent event(type);
    event.SetEventObject(&window);
    event.SetPosition(place);
    window.ProcessWindowEvent(event);
}

/// A click into the middle of a drawn control.
inline void click(desktop::DrawnControl& control) {
    const wxRect body = control.Body();
    const wxPoint middle(body.x + body.width / 2, body.y + body.height / 2);
    mouse(control, wxEVT_LEFT_DOWN, middle);
    mouse(control, wxEVT_LEFT_UP, middle);
}

/// One key event for `window`; true if something took it.
inline bool key_event(wxWindow& window, wxEventType type, int code, int modifiers = wxMOD_NONE) {
    wxKeyEvent event(type);
    event.SetEventObject(&window);
    event.m_keyCode = code;
    event.m_isRepeat = false;  // which its constructor forgets
    event.m_uniChar = code < WXK_START ? code : WXK_NONE;
    event.SetControlDown((modifiers & wxMOD_CONTROL) != 0);
    event.SetShiftDown((modifiers & wxMOD_SHIFT) != 0);
    event.SetAltDown((modifiers & wxMOD_ALT) != 0);
    return window.ProcessWindowEvent(event);
}

}  // namespace desktop_test
