#pragma once

#include <vector>

#include "app/desktop/controls/drawn_control.h"
#include "app/desktop/pages/learn_text.h"
#include "app/desktop/pages/rule_picture.h"

namespace desktop {

/// What the card of the look-up tells.
struct RuleFace {
    wxString group;  // with the id, above the title
    wxString title;
    std::vector<RichText> paragraphs;
    RulePicture picture;
};

/// One rule in our words, with what it is about drawn below.
class RuleCard : public DrawnControl {
public:
    RuleCard(wxWindow* parent, Look& look);

    void SetFace(RuleFace face);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    RuleFace face_;
};

}  // namespace desktop
