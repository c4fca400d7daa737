#pragma once

#include "app/desktop/audience/scene.h"

namespace desktop {

/// What the dive paid each player, as long as the table looks at it.
class ResultScene : public Scene {
public:
    ResultScene(wxWindow* parent, Look& look) : Scene(parent, look) {}

    void Show(const session::AudienceView& view) override;

protected:
    void Draw(Painter& painter, const Box& body) override;

private:
    void DrawHead(Painter& painter, const Box& row);
    void DrawPay(Painter& painter, const Box& row, const deepblue::Pay& pay);
    void DrawSum(Painter& painter, const Box& column, const deepblue::Pay& pay);
    /// The column of a number, counted from the left of the five.
    [[nodiscard]] static Box Column(const Box& row, int number);

    deepblue::Seating seats_;
    session::AudienceResult result_;
};

}  // namespace desktop
