#pragma once

#include <chrono>

namespace desktop {

enum class Easing { Linear, OutQuad, OutCubic, InOutQuad, OutBack };

/// How far a motion is at `time`, both from 0 to 1; OutBack goes 8 % over before it settles.
[[nodiscard]] double eased(Easing easing, double time);

/// How long something moves and in what manner.
struct Movement {
    std::chrono::milliseconds length{};
    Easing easing = Easing::Linear;
};

inline constexpr Movement kButtonPress{std::chrono::milliseconds(80), Easing::Linear};
inline constexpr Movement kGemDrawn{std::chrono::milliseconds(450), Easing::OutBack};
inline constexpr Movement kGemSettles{std::chrono::milliseconds(250), Easing::OutCubic};
inline constexpr Movement kHazardWipe{std::chrono::milliseconds(200), Easing::OutQuad};
inline constexpr Movement kScreenChange{std::chrono::milliseconds(180), Easing::InOutQuad};
inline constexpr Movement kTideChange{std::chrono::milliseconds(400), Easing::InOutQuad};
inline constexpr Movement kChestOpens{std::chrono::milliseconds(600), Easing::OutBack};
inline constexpr Movement kNumberCounts{std::chrono::milliseconds(700), Easing::OutCubic};

}  // namespace desktop
