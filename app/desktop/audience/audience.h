#pragma once

#include "app/desktop/audience/audience_frame.h"
#include "app/desktop/companion.h"

namespace desktop {

/// The window for spectators: there or not, and remembered.
class Audience {
public:
    explicit Audience(Companion& companion) : companion_(companion) {}
    ~Audience() { Leave(); }
    Audience(const Audience&) = delete;
    Audience& operator=(const Audience&) = delete;

    [[nodiscard]] bool IsOpen() const { return frame_ != nullptr; }
    [[nodiscard]] AudienceFrame* Frame() { return frame_; }
    /// Opens the window, or closes it; from now on the program begins that way.
    void Toggle();
    /// The program ends: the window goes, but it will be there again the next time.
    void Leave();
    /// Shows how the game stands, if the window is there.
    void Show(const session::AudienceMoment& moment);

private:
    void Open();
    void Closed();
    void Keep(bool is_open);

    Companion& companion_;
    AudienceFrame* frame_ = nullptr;
};

}  // namespace desktop
