#pragma once

#include <array>
#include <functional>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/drawn_panel.h"

namespace desktop {

/// One of the four things that can be done now.
struct TableChoice {
    ButtonFace face;
    ButtonStyle style = ButtonStyle::Second;
    wxString reason;  // why it cannot be done, else empty
    std::function<void()> chosen;
};

/// The four large buttons at the bottom of the table: what to do with a turn, or the answers to a question.
class TableActions : public DrawnPanel {
public:
    static constexpr std::size_t kChoices = 4;
    using Choices = std::array<TableChoice, kChoices>;

    TableActions(wxWindow* parent, Look& look);

    /// The buttons are dead for a moment whenever `step` of the game is another one than before.
    void Offer(const Choices& choices, std::size_t step);
    /// Presses the button of that number, from 0 at the left.
    bool Press(std::size_t number) { return buttons_.at(number)->Activate(); }
    /// Puts the buttons themselves, without their focus rings, into `place` of the page.
    void PlaceButtons(const wxRect& place);
    [[nodiscard]] int ButtonHeight() const;
    bool Layout() override;

protected:
    void Draw(Painter&, const Box&) override {}

private:
    std::array<BigButton*, kChoices> buttons_{};
    Choices choices_;
    std::size_t step_ = 0;
};

}  // namespace desktop
