#include <algorithm>
#include <boost/random/mersenne_twister.hpp>
#include <chrono>
#include <cstdint>
#include <iostream>
#include <limits>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <random>

#include "app/cli/commands.h"
#include "app/cli/option_value.h"
#include "app/cli/output.h"
#include "engine/deepblue/odds_text.h"
#include "engine/deepblue/simulation.h"

namespace cli {
namespace {

using Json = nlohmann::ordered_json;
using namespace deepblue;

/// Six draws share one of its words, so it is asked little more than once a dive: the small taus88, which gives half a
/// word at a time, is not quicker.
using Engine = boost::random::mt19937_64;

constexpr std::int64_t kMostDives = 1'000'000'000'000;
constexpr int kMostVp = 9999;

struct Options {
    std::int64_t dives = 0;
    std::string bag;
    std::string protections;
    int until_vp = 0;
    std::optional<std::uint64_t> seed;
};

std::uint64_t any_seed() {
    std::random_device device;
    return (std::uint64_t{device()} << 32) | device();
}

Json answer(const DiveTally& tally, double seconds) {
    const auto dives = static_cast<double>(tally.dives);
    return {{"dives", tally.dives},
            {"seconds", seconds},
            {"dives_per_second", dives / seconds},
            {"forced", static_cast<double>(tally.forced) / dives},
            {"mean_vp", static_cast<double>(tally.vp) / dives}};
}

Json run(const DivePlan& plan, const Options& options) {
    using Clock = std::chrono::steady_clock;
    Simulation simulation(plan);
    Engine engine(options.seed ? *options.seed : any_seed());
    const auto begin = Clock::now();
    const DiveTally tally = simulation.run(engine, static_cast<std::uint64_t>(options.dives));
    const auto took = std::max(Clock::now() - begin, Clock::duration(1));
    return answer(tally, std::chrono::duration<double>(took).count());
}

int simulate(const Options& options, const words::Language& language) try {
    const DivePlan plan{.bag = value_of("--bag", options.bag, read_gem_counts),
                        .protections = value_of("--protect", options.protections, read_protections),
                        .until_vp = options.until_vp};
    if (plan.bag.empty()) {
        complain(language.say("there is no gem in the bag to draw"));
        return kMalformed;
    }
    std::cout << run(plan, options).dump() << '\n';
    return kDone;
} catch (const BadValue& bad) {
    complain(sentence(bad, language));
    return kMalformed;
}

}  // namespace

void add_simulate(Program& program) {
    auto options = std::make_shared<Options>();
    CLI::App* command =
        program.add("simulate", program.say("Dive many times as a leader who draws until the gems are worth enough"),
                    [options, &program] { return simulate(*options, program.language); });
    program.within(std::int64_t{1}, kMostDives,
                   command->add_option("--dives", options->dives, program.say("how many dives"))->required());
    command->add_option("--bag", options->bag, program.say("what is in the bag, such as black=4,silver=7"))->required();
    command->add_option("--protect", options->protections,
                        program.say("protections held, such as black=1,blue=0,either=2"));
    program.within(0, kMostVp,
                   command
                       ->add_option("--until-vp", options->until_vp,
                                    program.say("the leader stops when the gems are worth so many VP"))
                       ->required());
    program.within(std::uint64_t{0}, std::numeric_limits<std::uint64_t>::max(),
                   command->add_option("--seed", options->seed, program.say("for the same dives again")));
}

}  // namespace cli
