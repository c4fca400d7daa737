#pragma once

#include <wx/event.h>
#include <wx/eventfilter.h>

#include <utility>

namespace desktop {

/// Knows which key is held down, whatever window its release arrives at; a page that is gone by then cannot tell.
class HeldKey : public wxEventFilter {
public:
    HeldKey() { wxEvtHandler::AddFilter(this); }
    ~HeldKey() override { wxEvtHandler::RemoveFilter(this); }
    HeldKey(const HeldKey&) = delete;
    HeldKey& operator=(const HeldKey&) = delete;

    /// The key is pressed; true if it had not been let go since the last time.
    bool Press(int key) { return std::exchange(key_, key) == key; }

    int FilterEvent(wxEvent& event) override {
        if (event.GetEventType() == wxEVT_KEY_UP || event.GetEventType() == wxEVT_ACTIVATE) key_ = WXK_NONE;
        return Event_Skip;
    }

private:
    int key_ = WXK_NONE;
};

}  // namespace desktop
