#pragma once

#include <wx/app.h>
#include <wx/evtloop.h>
#include <wx/frame.h>
#include <wx/uiaction.h>
#include <wx/window.h>

#include <chrono>

namespace desktop_test {

/// Handles events until `done` holds; false if it does not hold in time. The time only bounds a failure.
template <class Predicate>
bool pump_until(Predicate done, int timeout_ms = 10000) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(timeout_ms);
    while (!done()) {
        if (std::chrono::steady_clock::now() > end) return false;
        wxEventLoopBase* loop = wxEventLoopBase::GetActive();
        while (loop->Pending()) loop->Dispatch();
        wxTheApp->ProcessPendingEvents();
        loop->ProcessIdle();
        wxMilliSleep(2);
    }
    return true;
}

/// Shows `frame` and waits until it has the keyboard. A window manager that has only just begun may miss the first
/// wish.
inline bool show_in_front(wxFrame& frame) {
    constexpr int kTries = 6;
    constexpr int kOneTry = 2500;
    frame.Show();
    for (int i = 0; i < kTries; ++i) {
        frame.Raise();
        if (pump_until([&] { return frame.IsShownOnScreen() && frame.IsActive(); }, kOneTry)) return true;
    }
    return false;
}

/// Waits until the window manager has stopped moving `window`.
inline bool settle(const wxWindow& window) {
    wxRect last;
    auto since = std::chrono::steady_clock::now();
    return pump_until([&] {
        const wxRect place = window.GetScreenRect();
        const auto now = std::chrono::steady_clock::now();
        if (place != last) {
            last = place;
            since = now;
        }
        return window.IsShownOnScreen() && now - since > std::chrono::milliseconds(80);
    });
}

/// Moves the real pointer to `client` of `window` and clicks.
inline bool click_at(wxUIActionSimulator& hand, const wxWindow& window, const wxPoint& client) {
    if (!settle(window)) return false;
    const wxPoint place = window.ClientToScreen(client);
    wxPoint found;
    hand.MouseMove(place);
    if (!pump_until([&] { return wxGetMousePosition() == place && wxFindWindowAtPointer(found) == &window; }))
        return false;
    hand.MouseDown();
    pump_until([] { return false; }, 10);
    hand.MouseUp();
    pump_until([] { return false; }, 10);
    return true;
}

}  // namespace desktop_test
