#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/deepblue/action.h"
#include "engine/deepblue/table.h"

namespace deepblue {

/// One action of a random game.
struct Step {
    const Table& before;
    const Action& action;
    const Table& after;
};

/// Counts how often the rare turns of the game came up, so that random games cannot go by without meeting them.
class Sightings {
public:
    explicit Sightings(Scenario scenario) : scenario_(scenario) {}

    void note(const Step& step);
    /// What can come up in this scenario and was never seen.
    [[nodiscard]] std::vector<std::string> missing() const;

private:
    Scenario scenario_;
    std::map<std::string, int> seen_;
};

}  // namespace deepblue
