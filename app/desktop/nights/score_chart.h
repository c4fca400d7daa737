#pragma once

#include <vector>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// A player's score in one game.
struct ScorePoint {
    int vp = 0;
    bool won = false;
    friend bool operator==(const ScorePoint&, const ScorePoint&) = default;
};

/// The last scores of a player, the oldest first, with their average; a filled point is a game that was won.
class ScoreChart : public DrawnControl {
public:
    ScoreChart(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Picture) {}

    void SetScores(std::vector<ScorePoint> scores, int average);
    /// The same chart somewhere else, such as in a picture.
    void DrawInto(Painter& painter, const Box& body) { Draw(painter, body); }

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    [[nodiscard]] wxString Caption() const;
    [[nodiscard]] wxString Average() const;

    std::vector<ScorePoint> scores_;
    int average_ = 0;
};

}  // namespace desktop
