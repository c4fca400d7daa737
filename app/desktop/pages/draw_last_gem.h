#pragma once

#include <vector>

#include "app/desktop/controls/drawn_control.h"
#include "engine/deepblue/dive.h"

namespace desktop {

/// The gem that came last, large, with its name and what it is worth; after a pair two circles.
class DrawLastGem : public DrawnControl {
public:
    DrawLastGem(wxWindow* parent, Look& look);

    /// `rises` if it has just come out of the bag.
    void SetDive(const deepblue::Dive& dive, bool rises);

    /// A gem and where it lies in the window.
    struct Stone {
        deepblue::Gem gem{};
        Box place;
    };
    [[nodiscard]] std::vector<Stone> Stones() const;

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;
    void LookChanged() override { SpeakState(); }

private:
    /// One gem and whether it was only a warning.
    struct Came {
        deepblue::Gem gem{};
        bool is_warning = false;
    };

    void Rise();
    void SpeakState();
    [[nodiscard]] wxString Caption() const;
    [[nodiscard]] std::vector<wxString> Lines(const Came& came) const;
    /// The circles of one gem or two, in `body`.
    [[nodiscard]] std::vector<Box> Circles(const Box& body) const;
    [[nodiscard]] double Side(const Box& body) const;
    void DrawCircle(Painter& painter, const Box& box, const Came* came);
    void DrawTexts(Painter& painter, const Box& box);

    std::vector<Came> came_;
    bool is_from_wreck_ = false;
    double risen_ = 1;  // how far the gem is on its way
    bool is_named_ = true;
};

}  // namespace desktop
