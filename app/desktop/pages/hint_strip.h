#pragma once

#include <string>

#include "app/desktop/controls/drawn_control.h"
#include "app/desktop/desk.h"

namespace desktop {

/// What a hint stands on.
enum class HintGround { Page, Player };

/// A rule worth a word at this moment, with its id. A press opens the look-up at that rule.
class HintStrip : public DrawnControl {
public:
    HintStrip(wxWindow* parent, Desk& desk, HintGround ground = HintGround::Page);

    /// Shows the hint in `in`, the language of the player it is for, or hides.
    void SetHint(const std::optional<learn::Hint>& hint, const words::Language& in);
    [[nodiscard]] const std::string& Rule() const { return rule_; }
    /// The height it needs in that width, whatever the language; nothing while there is no hint.
    [[nodiscard]] int NeededHeight(int width) const;

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;
    void Pressed() override;
    [[nodiscard]] double Corner() const override { return 12; }

private:
    Desk& desk_;
    HintGround ground_;
    std::string rule_;
    wxString text_;                // with the name of the rule
    std::vector<wxString> texts_;  // the same in every language
};

}  // namespace desktop
