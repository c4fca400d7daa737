#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/deepblue/gem.h"
#include "engine/deepblue/player.h"

namespace deepblue {

/// D6: the kinds of scouting spot.
enum class Spot : std::uint8_t { Red, Gold, Silver, Black, Blue, BlackOrBlue };

inline constexpr std::size_t kSpots = 6;

[[nodiscard]] std::string_view id(Spot spot);
[[nodiscard]] std::optional<Spot> spot_from_id(std::string_view word);

/// A wreck as it is dived: what is printed on it, and the gem scattered on it (S3).
struct Wreck {
    int vp = 0;
    bool city = false;
    std::vector<Spot> spots;
    std::optional<Gem> gem;
    std::optional<std::string> name;
    friend bool operator==(const Wreck&, const Wreck&) = default;
};

/// A boat that takes part: on a spot, or in the centre, where rushing boats go too (D4).
struct Boat {
    Seat seat{};
    std::optional<Spot> spot;
    bool rush = false;
    friend bool operator==(const Boat&, const Boat&) = default;
};

}  // namespace deepblue
