#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/drawn_panel.h"
#include "app/words/language.h"
#include "engine/deepblue/action.h"
#include "engine/deepblue/dive.h"

namespace desktop {

/// Who is asked what, and what is allowed.
struct HazardAsk {
    deepblue::Diver diver;
    deepblue::Colour colour{};
    std::vector<deepblue::Gem> open;  // each hazard gem as often as it is to be answered
    /// Why these answers are not allowed, or nothing.
    std::function<wxString(const std::vector<deepblue::Shield>&)> why_not;
};

/// What was answered: the shields, or none to surface.
using HazardAnswered = std::function<void(const std::optional<std::vector<deepblue::Shield>>&)>;

/// The key cap of an answer; read from afar it is only in the way.
[[nodiscard]] wxString answer_key(int digit, Look& look);

/// The way out, the same with one hazard and with two.
void show_surface(BigButton& button, const HazardAsk& ask, const words::Language& in, Look& look);

/// Where the answers to one hazard stand: Surface left and apart, then spot and card. What cannot be given is left out,
/// but hands are unknown, so the card always stays.
class HazardAnswers : public DrawnPanel {
public:
    HazardAnswers(wxWindow* parent, Look& look, const HazardAnswered& answered);

    void SetAsk(const HazardAsk& ask, const words::Language& in, bool is_new);
    /// True if the digit stands for an answer here.
    bool Press(int digit);
    [[nodiscard]] int NeededHeight() const;
    bool Layout() override;

protected:
    void Draw(Painter&, const Box&) override {}

private:
    [[nodiscard]] std::vector<deepblue::Shield> ShieldBy(deepblue::Means means) const;

    HazardAsk ask_;
    BigButton* surface_;
    BigButton* spot_;
    BigButton* card_;
};

}  // namespace desktop
