#pragma once

#include <vector>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// What a part of the bag is to the divers.
enum class OddsKind { MustAnswer, OnlyWarning, Treasure, Antique };

/// One part of the odds bar: so many gems of that kind, shown in the colour of `gem`.
struct OddsPart {
    OddsKind kind{};
    deepblue::Gem gem{};
    int count = 0;
};

/// How high such a bar is, and the bar itself.
[[nodiscard]] int odds_bar_height(Look& look);
void draw_odds_bar(Painter& painter, const Box& body, const std::vector<OddsPart>& parts);

/// The bag as a bar, hazards first; hatched is what must be answered.
class OddsBar : public DrawnControl {
public:
    OddsBar(wxWindow* parent, Look& look);

    /// `spoken` says the chance in words.
    void SetParts(std::vector<OddsPart> parts, const wxString& spoken);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    std::vector<OddsPart> parts_;
};

}  // namespace desktop
