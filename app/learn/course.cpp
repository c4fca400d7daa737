#include "app/learn/course.h"

#include "engine/deepblue/rules.h"

namespace learn {

std::optional<deepblue::RuleViolation> play(Course& course, const Actions& actions) {
    for (const deepblue::Action& action : actions) {
        if (auto forbidden = deepblue::check(course.table, action)) return forbidden;
        if (std::holds_alternative<deepblue::Stop>(action)) course.before_pay = course.table;
        course.table = deepblue::apply(std::move(course.table), action);
        course.actions.push_back(action);
    }
    return std::nullopt;
}

}  // namespace learn
