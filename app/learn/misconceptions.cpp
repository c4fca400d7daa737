#include "app/learn/misconceptions.h"

#include <algorithm>

namespace learn {

const std::vector<Misconception>& misconceptions() {
    static const std::vector<Misconception> kAll{
        {phrase("The gems go into the treasure chests."), ChapterId::Example, "gems_go_back", 1},
        {phrase("A second black or blue gem ends the dive."), ChapterId::Example, "second_blue", 0},
        {phrase("A leader who surfaces gets nothing."), ChapterId::Example, "second_blue", 1},
        {phrase("A crew card must be played at once."), ChapterId::Example, "card_can_wait", 0},
        {phrase("A rushing boat may take a free spot."), ChapterId::Spots, "rush", 0},
        {phrase("All wreck tiles start face down."), ChapterId::Spots, "tiles", 0},
        {phrase("Resting brings all cards back."), ChapterId::Crew, "rest", 0},
    };
    return kAll;
}

std::size_t index_of(const Misconception& misconception) {
    const auto& steps = chapter(misconception.chapter).steps;
    const auto is_it = [&](const Step& step) { return step.id == misconception.step; };
    return static_cast<std::size_t>(std::find_if(steps.begin(), steps.end(), is_it) - steps.begin());
}

Phrase truth_of(const Misconception& misconception) {
    const Step& step = chapter(misconception.chapter).steps.at(index_of(misconception));
    return step.choices.at(misconception.choice).taught.value();
}

}  // namespace learn
