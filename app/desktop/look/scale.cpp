#include "app/desktop/look/scale.h"

#include <algorithm>
#include <cmath>

namespace desktop {
namespace {

constexpr double kDrawnWidth = 1366;
constexpr double kDrawnHeight = 768;
constexpr int kTarget = 44;
constexpr int kTargetInDive = 56;

ScaleSettings in_bounds(ScaleSettings settings) {
    settings.text_size = std::clamp(settings.text_size, 0.85, 1.5);
    settings.gem_size = std::clamp(settings.gem_size, 0.8, 1.4);
    return settings;
}

int rounded(double value) {
    return static_cast<int>(std::lround(value));
}

}  // namespace

Scale::Scale(const ScaleSettings& settings)
    : settings_(in_bounds(settings)),
      shapes_(std::clamp(std::min(settings.window.x / kDrawnWidth, settings.window.y / kDrawnHeight), 0.75, 2.5)) {}

int Scale::px(double length) const {
    return rounded(length * shapes_);
}

int Scale::gem_px(double length) const {
    return rounded(length * shapes_ * settings_.gem_size);
}

int Scale::target() const {
    const int floor = settings_.in_dive ? kTargetInDive : kTarget;
    return std::max(floor, px(floor));
}

}  // namespace desktop
