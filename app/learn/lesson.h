#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/learn/chapters.h"
#include "app/learn/course.h"
#include "app/learn/pay_lines.h"

namespace learn {

/// A wrong choice, played out on a copy: this is what happens.
struct Trial {
    std::size_t choice = 0;
    Course course;                                   // how it would stand then
    std::optional<deepblue::RuleViolation> refused;  // or why the rules do not allow it at all
};

/// How far the learner is: step 5 of 14.
struct Progress {
    int step = 1;
    int steps = 1;
    friend bool operator==(const Progress&, const Progress&) = default;
};

/// A chapter as it is taken, step by step, on the real rules and a table of its own.
class Lesson {
public:
    /// `names` are those of Green, Orange and Yellow in the learner's language.
    Lesson(const Chapter& chapter, const std::vector<std::string>& names);

    [[nodiscard]] const Chapter& chapter() const { return *chapter_; }
    [[nodiscard]] const Step& step() const { return chapter_->steps[index_]; }
    [[nodiscard]] Progress progress() const;
    /// The place of the step in the chapter, to be kept.
    [[nodiscard]] std::size_t index() const { return index_; }
    /// All steps are taken: only the closing words are left.
    [[nodiscard]] bool is_done() const { return done_; }

    /// The table to be drawn: where a wrong choice is on view, as it would be then.
    [[nodiscard]] const deepblue::Table& table() const { return shown().table; }
    /// What the last tap set in motion, in order.
    [[nodiscard]] std::span<const deepblue::Action> happened() const;
    /// The numbers of the payout on view: as many as the step shows, all of a dive that a wrong choice ended. A wrong
    /// answer about them shows the true ones.
    [[nodiscard]] std::vector<PayLine> paid() const;
    /// The dive under way, or the one whose payout is on view; nothing without one.
    [[nodiscard]] const deepblue::Dive* dive() const;
    /// What is drawn beside the text.
    [[nodiscard]] Scene scene() const { return trial_ ? tried().scene : step().scene; }
    /// The rule that is at stake now.
    [[nodiscard]] std::string_view rule() const;
    /// Whether that rule may be read at once: not where it is what the learner is asked for.
    [[nodiscard]] bool shows_rule() const;

    /// Takes a choice of the step: a right one goes on, a wrong one is tried and waits to be taken back.
    /// Requires that the chapter is not done and that no trial waits.
    void choose(std::size_t choice);
    /// The choice of that kind, if the step has exactly one.
    [[nodiscard]] std::optional<std::size_t> find(ChoiceKind kind) const;
    /// The choice that brings another boat to the wreck before a dive: to that spot, or to the centre.
    [[nodiscard]] std::optional<std::size_t> find_boat(std::optional<deepblue::Spot> place) const;
    [[nodiscard]] const std::optional<Trial>& trial() const { return trial_; }
    [[nodiscard]] const Choice& tried() const { return step().choices[trial_->choice]; }
    void take_back() { trial_.reset(); }

    [[nodiscard]] bool can_go_back() const { return trial_ || done_ || index_ > 0; }
    /// One step back; a trial is taken back first.
    void go_back();
    /// Takes the right choices up to a step, as after a restart.
    void go_to(std::size_t index);
    /// The same players by their names in another language.
    void rename(const std::vector<std::string>& names);

private:
    [[nodiscard]] const Course& shown() const { return trial_ ? trial_->course : course_; }
    [[nodiscard]] std::size_t numbers_on_view() const;

    const Chapter* chapter_;
    Course course_;
    std::vector<Course> before_;  // as it was at each step that is taken
    std::size_t index_ = 0;
    bool done_ = false;
    std::optional<Trial> trial_;
};

}  // namespace learn
