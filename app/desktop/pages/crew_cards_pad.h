#pragma once

#include <array>
#include <functional>
#include <optional>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/drawn_panel.h"
#include "app/desktop/controls/icon_button.h"

namespace desktop {

/// A number pad for the VP of a card that nobody has entered yet.
class CrewCardsPad : public DrawnPanel {
public:
    CrewCardsPad(wxWindow* parent, Look& look, std::function<void(int)> entered);

    void Clear();
    void ShowWords();
    void Type(int digit);
    void TakeBack();
    /// Plays the number, if there is one.
    void Confirm();
    [[nodiscard]] bool IsEmpty() const { return !vp_; }
    bool Layout() override;

protected:
    void Draw(Painter& painter, const Box& body) override;

private:
    static constexpr std::size_t kDigits = 10;

    void ShowNumber();
    [[nodiscard]] int HeadHeight() const;

    std::function<void(int)> entered_;
    std::array<BigButton*, kDigits> digits_{};
    IconButton* back_;
    BigButton* play_;
    std::optional<int> vp_;
};

}  // namespace desktop
