#include "app/words/gems.h"

#include "app/words/list.h"

namespace words {

using namespace deepblue;

wxString name(Gem gem, const Language& language) {
    switch (gem) {
        // TRANSLATORS: the colours of gems; a noun or a form that can stand alone, as in "drawn: gold"
        case Gem::Black: return language.say_in("gem", "black");
        case Gem::Blue: return language.say_in("gem", "blue");
        case Gem::Silver: return language.say_in("gem", "silver");
        case Gem::Gold: return language.say_in("gem", "gold");
        case Gem::Red: return language.say_in("gem", "red");
        case Gem::Green: return language.say_in("gem", "green");
        case Gem::Purple: return language.say_in("gem", "purple");
    }
    return {};
}

wxString name(Spot spot, const Language& language) {
    switch (spot) {
        case Spot::Red: return name(Gem::Red, language);
        case Spot::Gold: return name(Gem::Gold, language);
        case Spot::Silver: return name(Gem::Silver, language);
        case Spot::Black: return name(Gem::Black, language);
        case Spot::Blue: return name(Gem::Blue, language);
        // TRANSLATORS: a scouting spot that protects once, against either colour
        case Spot::BlackOrBlue: return language.say_in("spot", "black or blue");
    }
    return {};
}

wxString name(Colour colour, const Language& language) {
    switch (colour) {
        // TRANSLATORS: the colours of players' boats; a form that can stand alone
        case Colour::Green: return language.say_in("boat", "green");
        case Colour::Orange: return language.say_in("boat", "orange");
        case Colour::Yellow: return language.say_in("boat", "yellow");
        case Colour::Violet: return language.say_in("boat", "violet");
        case Colour::White: return language.say_in("boat", "white");
        case Colour::Red: return language.say_in("boat", "red");
        case Colour::Blue: return language.say_in("boat", "blue");
        case Colour::Grey: return language.say_in("boat", "grey");
    }
    return {};
}

wxString name(Scenario scenario, const Language& language) {
    switch (scenario) {
        case Scenario::TroubledWaters: return language.say("Troubled Waters");
        case Scenario::BestOfTheBest: return language.say("The Best of the Best");
        case Scenario::ScatteredWealth: return language.say("Scattered Wealth");
        case Scenario::LucrativeWrecks: return language.say("Lucrative Wrecks");
        case Scenario::StormIsComing: return language.say("A Storm Is Coming");
        case Scenario::DangerousReefs: return language.say("Dangerous Reefs");
        case Scenario::TreasureFilledRuins: return language.say("Treasure-Filled Ruins");
    }
    return {};
}

wxString name(const Condition& condition, const Language& language) {
    // TRANSLATORS: gems of any colour, as in "8 × any"
    const wxString what = condition.colour ? name(*condition.colour, language) : language.say_in("gems", "any");
    return wxString::Format(L"%d × %s", condition.count, what);
}

wxString hazard_name(Gem hazard, const Language& language) {
    return hazard == Gem::Black ? language.say("sea creature") : language.say("oxygen problem");
}

wxString list(const std::vector<Gem>& gems, const Language& language) {
    wxString all;
    for (const Gem gem : gems) add_to_list(all, name(gem, language));
    return all;
}

wxString hazards(const GemCounts& open, const Language& language) {
    wxString all;
    for (const Gem hazard : {Gem::Black, Gem::Blue}) {
        for (int i = 0; i < open[hazard]; ++i) add_to_list(all, hazard_name(hazard, language));
    }
    return all;
}

}  // namespace words
