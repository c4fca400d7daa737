#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace deepblue {

/// The kinds of gem. Files and tests use id(), never the number. The order is the one draws are laid out in.
enum class Gem : std::uint8_t { Black, Blue, Silver, Gold, Red, Green, Purple };

inline constexpr std::size_t kGemKinds = 7;

inline constexpr std::array<Gem, kGemKinds> kAllGems{Gem::Black, Gem::Blue,  Gem::Silver, Gem::Gold,
                                                     Gem::Red,   Gem::Green, Gem::Purple};

/// Black is a sea creature, blue an oxygen problem (H1).
constexpr bool is_hazard(Gem gem) {
    return gem == Gem::Black || gem == Gem::Blue;
}

/// The gem's word in game files.
[[nodiscard]] std::string_view id(Gem gem);

/// The gem with that word, or nothing.
[[nodiscard]] std::optional<Gem> gem_from_id(std::string_view word);

}  // namespace deepblue
