#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/learn/step.h"
#include "engine/deepblue/table.h"
#include "engine/deepblue/violation.h"

namespace learn {

/// How a table got where it is: a value, so that any part of it can be tried on a copy.
struct Course {
    deepblue::Table table;
    Actions actions;                            // all of them, from the start
    std::optional<deepblue::Table> before_pay;  // as it was when the last dive ended
    friend bool operator==(const Course&, const Course&) = default;
};

/// Plays `actions` in order, as far as the rules allow; what forbids the rest is the answer.
std::optional<deepblue::RuleViolation> play(Course& course, const Actions& actions);

/// The same players by other names, in their order.
void rename_in(Course& course, const std::vector<std::string>& names);

}  // namespace learn
