#pragma once

#include <wx/gdicmn.h>

namespace desktop {

/// What decides how large things are.
struct ScaleSettings {
    wxSize window{1366, 768};
    double text_size = 1.0;  // 0.85 to 1.5, for type only
    double gem_size = 1.0;   // 0.8 to 1.4, for gems only
    bool table_mode = false;
    bool in_dive = false;
    friend bool operator==(const ScaleSettings&, const ScaleSettings&) = default;
};

/// Turns lengths of the drawings, which are 1366 by 768, into pixels of the window.
class Scale {
public:
    Scale() : Scale(ScaleSettings{}) {}
    explicit Scale(const ScaleSettings& settings);

    /// The factor of shapes, margins and gems.
    [[nodiscard]] double shapes() const { return shapes_; }
    /// The factor of type: that of shapes times the text size.
    [[nodiscard]] double type() const { return shapes_ * settings_.text_size; }
    [[nodiscard]] bool table_mode() const { return settings_.table_mode; }
    /// Whether the window is so narrow that parts of a page have to give way.
    [[nodiscard]] bool is_narrow() const { return settings_.window.x < kNarrow; }

    [[nodiscard]] int px(double length) const;
    [[nodiscard]] int gem_px(double length) const;
    /// The least side of anything to tap; larger in a dive.
    [[nodiscard]] int target() const;

private:
    static constexpr int kNarrow = 1100;

    ScaleSettings settings_;
    double shapes_ = 1.0;
};

}  // namespace desktop
