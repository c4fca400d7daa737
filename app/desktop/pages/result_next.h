#pragma once

#include <optional>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// The gem that would have come next, now that the dive is over.
class ResultNext : public DrawnControl {
public:
    ResultNext(wxWindow* parent, Look& look);

    /// Without a gem only the sentence stands there.
    void SetGem(std::optional<deepblue::Gem> gem, const wxString& sentence);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    std::optional<deepblue::Gem> gem_;
    wxString sentence_;
};

}  // namespace desktop
