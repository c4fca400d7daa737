#include "app/words/rule_texts.h"

#include <array>

namespace words {

using learn::phrase;

std::span<const RuleGroup> rule_groups() {
    static const std::array kGroups{
        RuleGroup{phrase("Gems"), rules::gems()},
        RuleGroup{phrase("Players and set-up"), rules::players()},
        RuleGroup{phrase("Market"), rules::market()},
        RuleGroup{phrase("Starting a dive"), rules::start_of_a_dive()},
        RuleGroup{phrase("Drawing"), rules::drawing()},
        RuleGroup{phrase("Hazards"), rules::hazards()},
        RuleGroup{phrase("Crew cards in a dive"), rules::cards()},
        RuleGroup{phrase("What a dive pays"), rules::payment()},
        RuleGroup{phrase("The end of the game"), rules::end()},
        RuleGroup{phrase("Scenarios"), rules::scenarios()},
    };
    return kGroups;
}

const RuleText* find_rule(std::string_view id) {
    for (const RuleGroup& group : rule_groups()) {
        for (const RuleText& rule : group.rules) {
            if (rule.id == id) return &rule;
        }
    }
    return nullptr;
}

}  // namespace words
