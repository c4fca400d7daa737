#include "app/words/scenarios.h"

namespace words {

using deepblue::Scenario;

wxString rule_of(Scenario scenario, const Language& language) {
    switch (scenario) {
        case Scenario::TroubledWaters: return language.say("In the Sunken City the leader draws two gems at a time.");
        case Scenario::BestOfTheBest:
            return language.say("In the Sunken City every crew card played for VP pays 4 more.");
        case Scenario::ScatteredWealth:
            return language.say("A revealed city wreck and its neighbours get a gem; dives there start with it.");
        case Scenario::LucrativeWrecks:
            return language.say("In the Sunken City the leader gets 2 VP for every full 3 gems, unless surfaced.");
        case Scenario::StormIsComing:
            return language.say(
                "Whoever reveals a city wreck dives there at once; boats rush from up to two moves away.");
        case Scenario::DangerousReefs: return language.say("Nobody may rush to a Sunken City wreck.");
        case Scenario::TreasureFilledRuins:
            return language.say("In the Sunken City every diver gets the wreck’s VP, with two boats twice.");
    }
    return {};
}

}  // namespace words
