#pragma once

#include <string_view>
#include <vector>

#include "app/learn/chapters.h"

namespace learn {

/// Something people get wrong, and the step that lets it happen and shows the truth.
struct Misconception {
    Phrase belief;
    ChapterId chapter{};
    std::string_view step;
    std::size_t choice = 0;
};

[[nodiscard]] const std::vector<Misconception>& misconceptions();

/// The place of the step in its chapter, for Lesson::go_to().
[[nodiscard]] std::size_t index_of(const Misconception& misconception);
/// The truth, as that step tells it.
[[nodiscard]] Phrase truth_of(const Misconception& misconception);

}  // namespace learn
