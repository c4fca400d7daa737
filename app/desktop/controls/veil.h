#pragma once

#include <wx/window.h>

#include "app/desktop/look/look.h"

namespace desktop {

/// A window that lies over all of its parent for the length of a motion; what it does not paint is seen through it.
class Veil : public wxWindow {
public:
    ~Veil() override;
    [[nodiscard]] bool AcceptsFocus() const override { return false; }

protected:
    Veil(wxWindow* parent, Look& look);

    virtual void Draw(wxGraphicsContext& gc) = 0;
    /// Lies there until the motion is over. `step` is told how far it is.
    void Lie(const Movement& movement, const Motion::Step& step);
    /// Gone at once.
    void Lift();
    [[nodiscard]] Look& TheLook() const { return look_; }

private:
    Look& look_;
};

}  // namespace desktop
