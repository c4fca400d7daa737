#include "tests/learn/walk.h"

#include <gtest/gtest.h>

namespace learn {

std::vector<std::string> english_names() {
    return {"Green", "Orange", "Yellow"};
}

Lesson lesson_of(ChapterId id) {
    return Lesson(chapter(id), english_names());
}

std::size_t right_choice(const Step& step) {
    std::size_t right = step.choices.size();
    for (std::size_t i = 0; i < step.choices.size(); ++i) {
        if (step.choices[i].is_right()) right = i;
    }
    EXPECT_LT(right, step.choices.size()) << step.id << " cannot be left";
    return right;
}

void go_on(Lesson& lesson) {
    lesson.choose(right_choice(lesson.step()));
}

Lesson lesson_at(ChapterId id, std::string_view step) {
    Lesson lesson = lesson_of(id);
    while (!lesson.is_done() && lesson.step().id != step) go_on(lesson);
    EXPECT_EQ(lesson.step().id, step);
    return lesson;
}

Trial try_out(Lesson& lesson, std::size_t choice) {
    lesson.choose(choice);
    EXPECT_TRUE(lesson.trial().has_value());
    return lesson.trial().value();
}

std::vector<int> totals(const deepblue::Table& table) {
    std::vector<int> all(3, 0);
    for (const deepblue::Pay& pay : table.dives.back().pay) all[static_cast<std::size_t>(pay.seat)] = pay.total();
    return all;
}

}  // namespace learn
