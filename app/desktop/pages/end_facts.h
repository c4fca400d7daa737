#pragma once

#include <vector>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// Something worth telling of a game.
struct EndFact {
    Icon icon{};
    wxString heading;
    wxString text;
    friend bool operator==(const EndFact&, const EndFact&) = default;
};

/// A few facts side by side.
class EndFacts : public DrawnControl {
public:
    EndFacts(wxWindow* parent, Look& look);

    void SetFacts(std::vector<EndFact> facts);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    std::vector<EndFact> facts_;
};

}  // namespace desktop
