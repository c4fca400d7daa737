#pragma once

#include <vector>

#include "app/desktop/controls/drawn_control.h"
#include "engine/deepblue/dive.h"

namespace desktop {

/// The gems of the dive in the order they came. Many are drawn smaller, very many from the newest back.
class DrawOrder : public DrawnControl {
public:
    DrawOrder(wxWindow* parent, Look& look);

    void SetDive(const deepblue::Dive& dive);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;
    void LookChanged() override { SpeakState(); }

private:
    void SpeakState();
    /// Number beside gem, all of them.
    void DrawBeside(Painter& painter, const Box& room, double item);
    /// Number below gem, the newest that fit.
    void DrawBelow(Painter& painter, const Box& room);
    void DrawGem(Painter& painter, const Box& place, std::size_t number);

    std::vector<deepblue::Gem> drawn_;
    bool has_wreck_gem_ = false;
};

}  // namespace desktop
