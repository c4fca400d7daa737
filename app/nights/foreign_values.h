#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "app/nights/foreign_plays.h"

namespace nights {

// How texts of other programs become values of ours. Nothing in them is trusted.

inline constexpr std::size_t kMostPlayers = 12;
inline constexpr int kMostMinutes = 10'000;
inline constexpr int kMostPlays = 100'000;

/// A name that can sit at a table: control characters are gone, and it is cut after 36 characters. "?" for none.
[[nodiscard]] std::string tidy_name(std::string_view text);

/// A text in UTF-8 without control characters other than line ends, no longer than `longest` bytes.
[[nodiscard]] std::string tidy_text(std::string_view text, std::size_t longest);

/// The number of a score: a whole number, or a sum such as "12+5-3"; nothing for any other text.
[[nodiscard]] std::optional<std::int64_t> points_in(std::string_view score);

/// A score with its number, and its text where that says more.
void set_score(ForeignScore& score, std::string_view text);

/// Whether a name is that of our game.
[[nodiscard]] bool is_our_game(std::string_view name);

/// A uuid in capitals, or nothing if the text is none.
[[nodiscard]] std::string tidy_uuid(std::string_view text);

}  // namespace nights
