#pragma once

#include <string>
#include <vector>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// The seal of a game in groups of four; the first two are those that were shown before the first draw.
class SealView : public DrawnControl {
public:
    enum class Extent {
        AsRoomIs,  // in large text only the first two groups
        Whole,
    };
    SealView(wxWindow* parent, Look& look, Extent extent = Extent::AsRoomIs);

    void SetSeal(const std::string& commitment);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;
    void LookChanged() override { SpeakState(); }

private:
    void SpeakState();
    [[nodiscard]] wxSize Chip() const;
    [[nodiscard]] int InARow(int width) const;
    [[nodiscard]] std::size_t Drawn() const;

    Extent extent_;
    std::string commitment_;
    std::vector<wxString> groups_;
};

}  // namespace desktop
