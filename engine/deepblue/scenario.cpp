#include "engine/deepblue/scenario.h"

#include "engine/deepblue/word_list.h"

namespace deepblue {
namespace {

constexpr WordList<Scenario, kScenarios> kWords{{"troubled_waters", "best_of_the_best", "scattered_wealth",
                                                 "lucrative_wrecks", "storm_is_coming", "dangerous_reefs",
                                                 "treasure_filled_ruins"}};

}  // namespace

std::string_view id(Scenario scenario) {
    return kWords.word(scenario);
}

std::optional<Scenario> scenario_from_id(std::string_view word) {
    return kWords.value(word);
}

}  // namespace deepblue
