#pragma once

#include <string>
#include <vector>

#include "app/learn/lesson.h"

namespace learn {

inline constexpr deepblue::Seat kGreen{0};
inline constexpr deepblue::Seat kOrange{1};
inline constexpr deepblue::Seat kYellow{2};

[[nodiscard]] std::vector<std::string> english_names();
[[nodiscard]] Lesson lesson_of(ChapterId chapter);

/// The only right choice of the step.
[[nodiscard]] std::size_t right_choice(const Step& step);
/// Takes the right choice.
void go_on(Lesson& lesson);
/// The lesson when it comes to that step.
[[nodiscard]] Lesson lesson_at(ChapterId chapter, std::string_view step);
/// What is taught by a choice of that step; the choice is tried and left on view.
Trial try_out(Lesson& lesson, std::size_t choice);

/// The totals of the last paid dive: of Green, Orange, Yellow.
[[nodiscard]] std::vector<int> totals(const deepblue::Table& table);

}  // namespace learn
