#include "app/learn/lesson.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace learn {
namespace {

/// The choice that goes on; every step has one.
std::size_t right_choice(const Step& step) {
    const auto right =
        std::find_if(step.choices.begin(), step.choices.end(), [](const Choice& c) { return c.is_right(); });
    return static_cast<std::size_t>(right - step.choices.begin());
}

int count_steps(const std::vector<Step>& steps, std::size_t up_to) {
    int count = 0;
    for (std::size_t i = 0; i < up_to; ++i) count += steps[i].goes_on ? 0 : 1;
    return count;
}

}  // namespace

Lesson::Lesson(const Chapter& chapter, const std::vector<std::string>& names) : chapter_(&chapter) {
    [[maybe_unused]] const auto refused = play(course_, chapter.set_up);
    assert(!refused);
    rename_in(course_, names);
}

Progress Lesson::progress() const {
    const auto& steps = chapter_->steps;
    return {.step = count_steps(steps, index_ + 1), .steps = count_steps(steps, steps.size())};
}

std::span<const deepblue::Action> Lesson::happened() const {
    const std::span<const deepblue::Action> all(shown().actions);
    if (trial_) return all.subspan(course_.actions.size());
    return before_.empty() ? all.last(0) : all.subspan(before_.back().actions.size());
}

std::vector<PayLine> Lesson::paid() const {
    std::vector<PayLine> lines = pay_lines(shown());
    const bool ended_by_trial = trial_ && trial_->course.before_pay != course_.before_pay;
    if (!ended_by_trial && !done_) lines.resize(std::min(lines.size(), numbers_on_view()));
    return lines;
}

std::size_t Lesson::numbers_on_view() const {
    if (!trial_ || !tried().plays.empty() || step().paid == 0) return step().paid;
    const auto& steps = chapter_->steps;
    return index_ + 1 < steps.size() ? steps[index_ + 1].paid : std::numeric_limits<std::size_t>::max();
}

const deepblue::Dive* Lesson::dive() const {
    if (const deepblue::Dive* dive = table().dive()) return dive;
    return paid().empty() ? nullptr : shown().before_pay->dive();
}

std::string_view Lesson::rule() const {
    return trial_ ? tried().rule : step().rule;
}

bool Lesson::shows_rule() const {
    const auto& choices = step().choices;
    const auto is_asked = [&](const Choice& choice) {
        return choice.kind == ChoiceKind::Answer || choice.rule == step().rule;
    };
    return trial_ || std::none_of(choices.begin(), choices.end(), is_asked);
}

std::optional<std::size_t> Lesson::find(ChoiceKind kind) const {
    const auto& choices = step().choices;
    const auto is_it = [&](const Choice& choice) { return choice.kind == kind; };
    if (std::count_if(choices.begin(), choices.end(), is_it) != 1) return std::nullopt;
    return static_cast<std::size_t>(std::find_if(choices.begin(), choices.end(), is_it) - choices.begin());
}

std::optional<std::size_t> Lesson::find_boat(std::optional<deepblue::Spot> place) const {
    if (!step().site) return std::nullopt;
    const auto& there = step().site->boats;
    const auto is_new = [&](const deepblue::Boat& boat) {
        return boat.spot == place && std::find(there.begin(), there.end(), boat) == there.end();
    };
    const auto brings = [&](const Choice& choice) {
        const auto* dive = choice.plays.empty() ? nullptr : std::get_if<deepblue::BeginDive>(&choice.plays.front());
        return dive != nullptr && std::any_of(dive->boats.begin(), dive->boats.end(), is_new);
    };
    const auto& choices = step().choices;
    const auto found = std::find_if(choices.begin(), choices.end(), brings);
    if (found == choices.end()) return std::nullopt;
    return static_cast<std::size_t>(found - choices.begin());
}

void Lesson::choose(std::size_t choice) {
    assert(!done_ && !trial_ && choice < step().choices.size());
    const Choice& chosen = step().choices[choice];
    Course course = course_;
    auto refused = play(course, chosen.plays);
    if (!chosen.is_right()) {
        trial_ = Trial{choice, std::move(course), std::move(refused)};
        return;
    }
    assert(!refused);
    before_.push_back(std::exchange(course_, std::move(course)));
    done_ = before_.size() == chapter_->steps.size();
    if (!done_) ++index_;
}

void Lesson::go_back() {
    if (trial_) return take_back();
    if (before_.empty()) return;
    course_ = std::move(before_.back());
    before_.pop_back();
    index_ = before_.size();
    done_ = false;
}

void Lesson::go_to(std::size_t index) {
    take_back();
    while (before_.size() > index) go_back();
    while (index_ < index && !done_) choose(right_choice(step()));
}

void Lesson::rename(const std::vector<std::string>& names) {
    rename_in(course_, names);
    for (Course& course : before_) rename_in(course, names);
    if (trial_) rename_in(trial_->course, names);
}

}  // namespace learn
