#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Game files as text, for what must be refused or read at the border.
namespace deepblue::game_text {

inline constexpr std::string_view kHeader = R"({"divebell":1,"game":"deepblue"})";

/// A point of a game whose next line is tried. Ada, Ben and Cleo play Scattered Wealth.
enum class Point { AfterHeader, RowDue, OnTurn, InADive, Asked, ScatterDue, Over };

/// The lines that lead to that point, each with its line end.
[[nodiscard]] std::string up_to(Point point);
/// How many lines those are.
[[nodiscard]] int lines_up_to(Point point);
/// A line that is legal at `OnTurn`, and one that is not.
inline constexpr std::string_view kLegalLine = R"({"do":"rest","player":"Ada"})";
inline constexpr std::string_view kIllegalLine = R"({"do":"rest","player":"Ben"})";

/// What becomes of a whole file: "accepted", "line 9: malformed", or "line 9: H8".
[[nodiscard]] std::string verdict(std::string_view file);
/// What becomes of that line at that point: "accepted", "malformed", or the id of a rule. Any other line number is
/// told.
[[nodiscard]] std::string verdict_at(Point point, std::string_view line);

}  // namespace deepblue::game_text
