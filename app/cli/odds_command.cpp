#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>

#include "app/cli/commands.h"
#include "app/cli/option_value.h"
#include "app/cli/output.h"
#include "app/words/gems.h"
#include "engine/deepblue/dive_value.h"
#include "engine/deepblue/odds_text.h"

namespace cli {
namespace {

using Json = nlohmann::ordered_json;
using namespace deepblue;

constexpr int kMostDraws = 9999;  // more than any bag holds is no mistake
constexpr int kMostStake = 9999;

struct Options {
    std::string bag;
    std::string board;
    std::string protections;
    std::string spots;
    int draws = 5;
    bool pairs = false;
    bool bounty = false;
    int stake = 0;
};

Outlook outlook_of(const Options& options) {
    return {.bag = value_of("--bag", options.bag, read_gem_counts),
            .board = value_of("--board", options.board, read_gem_counts),
            .protections = value_of("--protect", options.protections, read_protections),
            .spots = value_of("--spots", options.spots, read_paying_spots),
            .pairs = options.pairs,
            .bounty = options.bounty,
            .stake = options.stake};
}

/// A colour of which bag and board together hold more than there are (G1).
std::optional<Gem> too_many(const Outlook& outlook) {
    for (const Gem gem : kAllGems) {
        if (outlook.bag[gem] + outlook.board[gem] > kAllThereIs[gem]) return gem;
    }
    return std::nullopt;
}

Json answer(const Outlook& outlook, int draws) {
    Json next = Json::object();
    for (const Gem gem : kAllGems) next[std::string(id(gem))] = chance_next(outlook, gem);
    Json surface_by = Json::array();
    for (int drawn = 1; drawn <= draws; ++drawn) surface_by.push_back(chance_forced_up(outlook, drawn));
    const DiveValue value = BestPlay().value(outlook);
    return {{"next", next},
            {"hazard_next", chance_of_hazard(outlook)},
            {"surface_by", surface_by},
            {"value_stop", value.stop},
            {"value_draw", value.draw},
            {"value_best", value.best},
            {"best", value.choice == Choice::Draw ? "draw" : "stop"}};
}

int odds(const Options& options, const words::Language& language) try {
    const Outlook outlook = outlook_of(options);
    if (const auto gem = too_many(outlook)) {
        // TRANSLATORS: %s is the colour of a gem
        complain(wxString::Format(language.say("bag and board hold more gems than there are: %s"),
                                  words::name(*gem, language)));
        return kMalformed;
    }
    std::cout << answer(outlook, options.draws).dump() << '\n';
    return kDone;
} catch (const BadValue& bad) {
    complain(sentence(bad, language));
    return kMalformed;
}

}  // namespace

void add_odds(Program& program) {
    auto options = std::make_shared<Options>();
    CLI::App* command =
        program.add("odds", program.say("Print the exact odds of a dive, and whether to draw or to stop"),
                    [options, &program] { return odds(*options, program.language); });
    command->add_option("--bag", options->bag, program.say("what is in the bag, such as black=4,silver=7"))->required();
    command->add_option("--board", options->board, program.say("what is on the dive board"));
    command->add_option("--protect", options->protections,
                        program.say("protections left, such as black=1,blue=0,either=2"));
    program.within(0, kMostDraws,
                   command->add_option("--draws", options->draws, program.say("how many draws to look ahead")));
    command->add_option("--spots", options->spots, program.say("paying spots held, such as gold,red"));
    command->add_flag("--pairs", options->pairs, program.say("two gems a draw (Troubled Waters)"));
    command->add_flag("--bounty", options->bounty, program.say("2 VP for every full 3 gems (Lucrative Wrecks)"));
    program.within(0, kMostStake,
                   command->add_option("--stake", options->stake, program.say("VP that are lost with the gems")));
}

}  // namespace cli
