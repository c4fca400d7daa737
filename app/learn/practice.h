#pragma once

#include <optional>
#include <vector>

#include "app/learn/course.h"
#include "app/learn/pay_lines.h"
#include "app/session/coach.h"
#include "engine/chance/seed.h"

namespace learn {

/// What a practice dive begins with.
struct PracticeSetUp {
    deepblue::GemCounts bag = deepblue::kStartingBag;
    std::optional<deepblue::Spot> spot;  // the boat is on it
    int cards = 0;                       // protecting ones in hand, which fit whatever comes
    friend bool operator==(const PracticeSetUp&, const PracticeSetUp&) = default;
};

/// A dive alone, on the real rules and with any bag. Nothing of it is kept anywhere.
class Practice {
public:
    /// `names` are those of Lesson. Requires a bag that is not empty and holds no more than there is (G1).
    Practice(const PracticeSetUp& set_up, const std::vector<std::string>& names, const chance::Seed& seed);

    [[nodiscard]] const PracticeSetUp& set_up() const { return set_up_; }
    [[nodiscard]] const deepblue::Table& table() const { return course_.table; }
    /// The dive as it is, or as it was when it ended.
    [[nodiscard]] const deepblue::Dive& dive() const;
    [[nodiscard]] deepblue::Seat diver() const;
    [[nodiscard]] bool is_over() const { return course_.before_pay.has_value(); }
    /// What the dive paid, number by number; nothing before it is over.
    [[nodiscard]] std::vector<PayLine> paid() const { return pay_lines(course_); }
    /// Protecting cards that are left.
    [[nodiscard]] int cards() const;
    /// The hazard that must be answered now.
    [[nodiscard]] std::optional<deepblue::Gem> open_hazard() const;

    // True if it was done; false, and nothing has changed, where the rules or the hand do not allow it.
    bool draw();
    bool stop();
    bool surface();
    bool protect(deepblue::Means by);

    [[nodiscard]] std::optional<deepblue::RuleViolation> why_not(const deepblue::Action& action) const;
    [[nodiscard]] deepblue::Protect protection(deepblue::Means by) const;

    /// What the last decision between drawing and stopping was worth; nothing if there was none yet.
    [[nodiscard]] const std::optional<session::Advice>& advice() const { return advice_; }

    [[nodiscard]] bool can_go_back() const { return !before_.empty(); }
    /// Takes the last step back. Drawing again then brings the same gem.
    void go_back();
    /// The same players by their names in another language.
    void rename(const std::vector<std::string>& names);

private:
    struct Step {
        Course course;
        std::optional<session::Advice> advice;
    };

    bool take(const Actions& actions);
    [[nodiscard]] deepblue::Draw next_draw() const;

    PracticeSetUp set_up_;
    chance::Seed seed_;
    Course course_;
    std::vector<Step> before_;
    std::optional<session::Advice> advice_;
    deepblue::BestPlay best_play_;
};

}  // namespace learn
