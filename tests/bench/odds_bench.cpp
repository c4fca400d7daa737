#include <benchmark/benchmark.h>

#include <array>
#include <boost/math/distributions/hypergeometric.hpp>
#include <boost/random/mersenne_twister.hpp>
#include <cstdint>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

#include "engine/deepblue/dive_value.h"
#include "engine/deepblue/simulation.h"

#ifdef DIVEBELL_BENCH_GSL
#include <gsl/gsl_cdf.h>
#endif

// Exact odds against a bare dense array, simulated dives against a bare loop, and the one question that libraries of
// statistics can answer too. The ratios are of this run.
namespace {

using namespace deepblue;
using Engine = boost::random::mt19937_64;

// The dense array: what one would write for this bag and these options alone, with nothing left out and nothing
// general about it. Left in the bag: black, blue, silver, gold, red, and green or purple.

constexpr int kBlack = 4, kBlue = 4, kSilver = 9, kGold = 5, kRed = 3, kPlain = 6;

double dense[kBlack + 1][kBlue + 1][kSilver + 1][kGold + 1][kRed + 1][kPlain + 1];

/// What a full bag is worth that is dived from an empty board, with so many protections of each kind.
double bare_value(int held, bool pairs, bool bounty) {
    for (int b = 0; b <= kBlack; ++b)
        for (int u = 0; u <= kBlue; ++u) {
            const int black = std::max(0, kBlack - b - 1), blue = std::max(0, kBlue - u - 1);
            const bool up = std::max(0, black - held) + std::max(0, blue - held) > held;
            for (int s = 0; s <= kSilver; ++s)
                for (int g = 0; g <= kGold; ++g)
                    for (int r = 0; r <= kRed; ++r)
                        for (int p = 0; p <= kPlain; ++p) {
                            double& value = dense[b][u][s][g][r][p];
                            if (up) {
                                value = 0;
                                continue;
                            }
                            const int left = b + u + s + g + r + p;
                            const int drawn = 31 - left;
                            double sum = 0;
                            if (b) sum += b * dense[b - 1][u][s][g][r][p];
                            if (u) sum += u * dense[b][u - 1][s][g][r][p];
                            if (s) sum += s * dense[b][u][s - 1][g][r][p];
                            if (g) sum += g * dense[b][u][s][g - 1][r][p];
                            if (r) sum += r * dense[b][u][s][g][r - 1][p];
                            if (p) sum += p * dense[b][u][s][g][r][p - 1];
                            const double draw = left ? sum / left : 0;
                            const double stop =
                                (kSilver - s) + 2 * (kGold - g) + 4 * (kRed - r) + (bounty ? 2 * (drawn / 3) : 0);
                            const bool between = pairs && left && drawn % 2;
                            value = between || drawn == 0 ? draw : std::max(stop, draw);
                        }
        }
    return dense[kBlack][kBlue][kSilver][kGold][kRed][kPlain];
}

/// Protections of each kind, S1, S4.
struct Options {
    int held;
    bool pairs;
    bool bounty;
};
constexpr std::array<Options, 6> kOptions{
    {{0, false, false}, {1, false, false}, {2, false, false}, {1, true, false}, {1, false, true}, {2, true, true}}};

Outlook full_bag(const Options& options) {
    return {.bag = kAllThereIs,
            .protections = {options.held, options.held, options.held},
            .pairs = options.pairs,
            .bounty = options.bounty};
}

std::string name(const Options& options) {
    return std::to_string(options.held) + " of each" + (options.pairs ? ", pairs" : "") +
           (options.bounty ? ", bounty" : "");
}

void bare_odds(benchmark::State& state, const Options& options) {
    for (auto _ : state) benchmark::DoNotOptimize(bare_value(options.held, options.pairs, options.bounty));
}

/// All that the program shows of a dive: every chance and the best choice.
void exact_odds(benchmark::State& state, const Options& options) {
    const Outlook outlook = full_bag(options);
    BestPlay best;
    for (auto _ : state) {
        for (const Gem gem : kAllGems) benchmark::DoNotOptimize(chance_next(outlook, gem));
        benchmark::DoNotOptimize(chance_of_hazard(outlook));
        for (int draws = 1; draws <= 31; ++draws) benchmark::DoNotOptimize(chance_forced_up(outlook, draws));
        benchmark::DoNotOptimize(best.value(outlook));
    }
}

// The bare loop: one plan, no protections, the bag as an array that is never put in order again, one word for six
// draws.

struct Sums {
    std::uint64_t forced;
    std::uint64_t vp;
};

Sums bare_loop(Engine& engine, std::uint64_t dives, int until_vp) {
    __extension__ using Wide = unsigned __int128;
    unsigned char bag[19] = {0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 4};
    constexpr int kVp[5] = {0, 0, 1, 2, 4};
    constexpr unsigned kWarning[5] = {1, 2, 0, 0, 0};
    Sums sums{};
    for (std::uint64_t i = 0; i < dives; ++i) {
        std::uint64_t word = engine();
        unsigned left = 19;
        unsigned warned = 0;
        int vp = 0;
        bool up = false;
        do {
            if (left == 13 || left == 7 || left == 1) word = engine();
            const Wide product = static_cast<Wide>(word) * left--;
            word = static_cast<std::uint64_t>(product);
            unsigned char& place = bag[static_cast<unsigned>(product >> 64)];
            const unsigned char gem = place;
            place = bag[left];
            bag[left] = gem;
            vp += kVp[gem];
            up = warned & kWarning[gem];
            warned |= kWarning[gem];
        } while (!up && vp < until_vp && left > 0);
        sums.forced += up;
        sums.vp += up ? 0 : static_cast<std::uint64_t>(vp);
    }
    return sums;
}

constexpr std::uint64_t kDives = 100'000;
constexpr std::array<int, 3> kUntil{3, 5, 8};

std::string until(int vp) {
    return "until " + std::to_string(vp);
}

void bare_simulation(benchmark::State& state, int vp) {
    Engine engine(1);
    for (auto _ : state) benchmark::DoNotOptimize(bare_loop(engine, kDives, vp));
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kDives));
}

void simulation(benchmark::State& state, int vp) {
    Engine engine(1);
    Simulation dives({.bag = kStartingBag, .protections = {}, .until_vp = vp});
    for (auto _ : state) benchmark::DoNotOptimize(dives.run(engine, kDives));
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kDives));
}

// The question that others can answer too: the chance of at least two black gems within 1 to 27 draws from a bag
// without blue ones.

constexpr unsigned kHazards = 4, kGems = 27;

Outlook without_blue() {
    Outlook outlook{.bag = kAllThereIs};
    outlook.bag[Gem::Blue] = 0;
    return outlook;
}

double by_boost(unsigned draws) {
    const boost::math::hypergeometric_distribution<double> black(kHazards, draws, kGems);
    const unsigned least = draws + kHazards > kGems ? draws + kHazards - kGems : 0;
    return least > 1 ? 1.0 : draws < 2 ? 0.0 : cdf(complement(black, 1u));
}

void forced_by_odds(benchmark::State& state) {
    const Outlook outlook = without_blue();
    for (auto _ : state) {
        for (int draws = 1; draws <= static_cast<int>(kGems); ++draws)
            benchmark::DoNotOptimize(chance_forced_up(outlook, draws));
    }
}

void forced_by_boost(benchmark::State& state) {
    for (auto _ : state) {
        for (unsigned draws = 1; draws <= kGems; ++draws) benchmark::DoNotOptimize(by_boost(draws));
    }
}

#ifdef DIVEBELL_BENCH_GSL
double by_gsl(unsigned draws) {
    return gsl_cdf_hypergeometric_Q(1, kHazards, kGems - kHazards, draws);
}

void forced_by_gsl(benchmark::State& state) {
    for (auto _ : state) {
        for (unsigned draws = 1; draws <= kGems; ++draws) benchmark::DoNotOptimize(by_gsl(draws));
    }
}
#endif

bool libraries_agree() {
    const Outlook outlook = without_blue();
    for (unsigned draws = 1; draws <= kGems; ++draws) {
        const double exact = chance_forced_up(outlook, static_cast<int>(draws));
        if (std::abs(by_boost(draws) - exact) > 1e-12) return false;
#ifdef DIVEBELL_BENCH_GSL
        if (std::abs(by_gsl(draws) - exact) > 1e-12) return false;
#endif
    }
    return true;
}

/// Prints as usual and keeps the processor time of each benchmark.
class Times : public benchmark::ConsoleReporter {
public:
    void ReportRuns(const std::vector<Run>& runs) override {
        ConsoleReporter::ReportRuns(runs);
        for (const Run& run : runs) {
            if (run.run_type == Run::RT_Iteration || run.aggregate_name == "median")
                times_[run.run_name.str()] = run.GetAdjustedCPUTime();
        }
    }

    /// The time of `one` by the time of `other`; nothing is printed if one of them was not run.
    void compare(const std::string& what, const std::string& one, const std::string& other) const {
        const auto first = times_.find(one);
        const auto second = times_.find(other);
        if (first == times_.end() || second == times_.end()) return;
        std::printf("%-72s %8.3f\n", what.c_str(), first->second / second->second);
    }

private:
    std::map<std::string, double> times_;
};

void add_benchmarks() {
    for (const Options& options : kOptions) {
        benchmark::RegisterBenchmark(("odds/" + name(options)).c_str(), exact_odds, options);
        benchmark::RegisterBenchmark(("bare odds/" + name(options)).c_str(), bare_odds, options);
    }
    for (const int vp : kUntil) {
        benchmark::RegisterBenchmark(("simulation/" + until(vp)).c_str(), simulation, vp);
        benchmark::RegisterBenchmark(("bare simulation/" + until(vp)).c_str(), bare_simulation, vp);
    }
    benchmark::RegisterBenchmark("forced/odds", forced_by_odds);
    benchmark::RegisterBenchmark("forced/Boost.Math", forced_by_boost);
#ifdef DIVEBELL_BENCH_GSL
    benchmark::RegisterBenchmark("forced/GSL", forced_by_gsl);
#endif
}

void print_ratios(const Times& times) {
    std::printf("\nRatios of this run\n");
    for (const Options& options : kOptions)
        times.compare("odds, time by a bare dense array's (at most 2): " + name(options), "odds/" + name(options),
                      "bare odds/" + name(options));
    for (const int vp : kUntil)  // more speed is less time, so the times stand the other way round
        times.compare("simulation, speed by a bare loop's (at least 0.5): " + until(vp), "bare simulation/" + until(vp),
                      "simulation/" + until(vp));
    times.compare("forced within 1 to 27 draws, time of Boost.Math by the odds'", "forced/Boost.Math", "forced/odds");
    times.compare("forced within 1 to 27 draws, time of GSL by the odds'", "forced/GSL", "forced/odds");
}

/// A comparison of different answers would be worth nothing.
bool same_answers() {
    BestPlay best;
    for (const Options& options : kOptions) {
        const double bare = bare_value(options.held, options.pairs, options.bounty);
        if (std::abs(best.value(full_bag(options)).best - bare) > 1e-10) return false;
    }
    Engine one(3), other(3);
    const Sums bare = bare_loop(one, kDives, 5);
    const DiveTally tally = Simulation({kStartingBag, {}, 5}).run(other, kDives);
    return tally.forced == bare.forced && tally.vp == bare.vp;
}

}  // namespace

int main(int argc, char** argv) {
    if (!same_answers() || !libraries_agree()) {
        std::fprintf(stderr, "the others answer differently\n");
        return 1;
    }
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
    add_benchmarks();
    Times times;
    benchmark::RunSpecifiedBenchmarks(&times);
    print_ratios(times);
}
