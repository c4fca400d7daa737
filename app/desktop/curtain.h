#pragma once

#include <wx/toplevel.h>

#include <optional>

#include "app/desktop/controls/veil.h"
#include "app/desktop/look/snapshot.h"

namespace desktop {

/// What was on the screen a moment ago; it fades away over what is there now.
class Curtain : public Veil {
public:
    Curtain(wxTopLevelWindow* parent, Look& look) : Veil(parent, look), parent_(*parent) {}

    /// Keeps what the window shows; call it before that changes.
    void Take();
    /// Lets what was kept fade away.
    void Fade(const Movement& movement);

protected:
    void Draw(wxGraphicsContext& gc) override;

private:
    wxTopLevelWindow& parent_;
    std::optional<Snapshot> before_;
    double opacity_ = 1;
};

}  // namespace desktop
