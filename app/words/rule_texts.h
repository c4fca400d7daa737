#pragma once

#include <span>
#include <string_view>

#include "app/learn/phrase.h"

namespace words {

/// A rule of RULES.md in our own words, by its id.
struct RuleText {
    std::string_view id;
    learn::Phrase title;
    learn::Phrase text;
};

/// Rules that belong together: those whose ids begin with one letter.
struct RuleGroup {
    learn::Phrase title;
    std::span<const RuleText> rules;
};

/// All rules in the order of RULES.md.
[[nodiscard]] std::span<const RuleGroup> rule_groups();

/// The rule of that id, or nothing.
[[nodiscard]] const RuleText* find_rule(std::string_view id);

namespace rules {

// The groups, each where it is written.
[[nodiscard]] std::span<const RuleText> gems();
[[nodiscard]] std::span<const RuleText> players();
[[nodiscard]] std::span<const RuleText> market();
[[nodiscard]] std::span<const RuleText> start_of_a_dive();
[[nodiscard]] std::span<const RuleText> drawing();
[[nodiscard]] std::span<const RuleText> hazards();
[[nodiscard]] std::span<const RuleText> cards();
[[nodiscard]] std::span<const RuleText> payment();
[[nodiscard]] std::span<const RuleText> end();
[[nodiscard]] std::span<const RuleText> scenarios();

}  // namespace rules

}  // namespace words
