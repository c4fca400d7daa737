#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <string>
#include <vector>

#include "engine/deepblue/game_file.h"
#include "engine/deepblue/rules.h"

namespace {

std::size_t bytes_asked_for = 0;

}  // namespace

// Not inlined: GCC would take malloc and delete, or new and free, for a pair that does not match.
[[gnu::noinline]] void* operator new(std::size_t size) {
    bytes_asked_for += size;
    if (void* memory = std::malloc(size)) return memory;
    throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept {
    std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

namespace {

using namespace deepblue;

constexpr std::size_t kActions = 400;
constexpr double kMostMilliseconds = 5.0;

/// A game of five that is played on until it has 400 actions, the last of them in the middle of a dive.
class LongGame {
public:
    LongGame() {
        Start start{.seats = {}, .first = "Ada", .scenario = Scenario::BestOfTheBest, .rules = {}};
        for (const char* name : {"Ada", "Ben", "Cleo", "Dora", "Emil"})
            start.seats.push_back({name, static_cast<Colour>(start.seats.size())});
        play(start);
        for (const Gem gem : {Gem::Green, Gem::Purple, Gem::Red, Gem::Gold}) play(Reveal{gem, std::nullopt});
        for (int dives = 0; dives < kOrdinaryWrecks + kCityWrecks - 1; ++dives) {
            recruit();
            begin_dive(dives);
            draw_and_answer();
            play(Stop{});
        }
        while (actions_.size() < kActions - 2) play(Rest{table_.on_turn});
        begin_dive(kOrdinaryWrecks);
        play(Draw{{Gem::Red}});
    }

    [[nodiscard]] const Table& table() const { return table_; }
    [[nodiscard]] const std::vector<Action>& actions() const { return actions_; }

private:
    void play(const Action& action) {
        if (check(table_, action) || actions_.size() == kActions) {
            std::fprintf(stderr, "action %zu does not fit\n", actions_.size() + 1);
            std::exit(EXIT_FAILURE);
        }
        table_ = deepblue::apply(std::move(table_), action);
        actions_.push_back(action);
    }
    void recruit() {
        play(Recruit{table_.on_turn});
        play(Reveal{Gem::Silver, MarketCard{.vp = 4, .needs = Condition{Gem::Red, 1}, .name = "Otto"}});
    }
    void begin_dive(int number) {
        BeginDive dive{table_.on_turn, {.vp = 3, .city = number >= kOrdinaryWrecks}, {}};
        dive.wreck.spots = {Spot::Gold, Spot::Blue, Spot::Red};
        dive.wreck.name = "Wreck number " + std::to_string(number + static_cast<int>(table_.dives.size()));
        for (const Seat seat : table_.seats.all()) dive.boats.push_back({seat, std::nullopt, seat != dive.leader});
        dive.boats[static_cast<std::size_t>(dive.leader)].spot = Spot::Blue;
        play(dive);
    }
    /// Eight draws as in the rulebook's example; all answer the one hazard, and all play a card.
    void draw_and_answer() {
        for (const Gem gem :
             {Gem::Gold, Gem::Silver, Gem::Blue, Gem::Green, Gem::Gold, Gem::Red, Gem::Black, Gem::Blue})
            play(Draw{{gem}, Source::App, 0});
        const auto order = table_.seats.clockwise_from(table_.on_turn);
        for (const Seat seat : order)
            play(Protect{seat, {{Gem::Blue, seat == table_.on_turn ? Means::Spot : Means::Card}}});
        for (const Seat seat : order) play(Play{seat, {.vp = 6, .needs = Condition{{}, 8}, .name = "Malik the diver"}});
    }

    Table table_;
    std::vector<Action> actions_;
};

const LongGame& long_game() {
    static const LongGame game;
    return game;
}

const std::string& long_file() {
    static const std::string file = write_game(Header{}, long_game().actions());
    return file;
}

/// One of every kind that stands in a file; in the middle of a dive most are refused.
std::vector<Action> one_of_each_kind() {
    const Seat seat = long_game().table().on_turn;
    return {Start{long_game().table().seats.players(), "Ada", {}, {}},
            Reveal{},
            Recruit{seat},
            Refresh{seat},
            Sail{seat, 1},
            Rest{seat},
            Scatter{{Gem::Red}},
            BeginDive{seat, {.vp = 3}, {{seat, std::nullopt, false}}},
            Draw{{Gem::Silver}},
            Protect{seat, {{Gem::Blue, Means::Card}}},
            Surface{seat},
            Play{seat, {.vp = 4, .needs = Condition{Gem::Red, 1}, .name = "Otto"}},
            Stop{},
            SetCrew{seat, 5},
            Correct{seat, 1, "counted again"},
            Recount{kStartingBag},
            EndGame{}};
}

void ReplayFile(benchmark::State& state) {
    for (auto _ : state) benchmark::DoNotOptimize(read_game(long_file()));
    state.SetLabel(std::to_string(long_game().actions().size()) + " actions");
}
BENCHMARK(ReplayFile)->Unit(benchmark::kMillisecond);

void CopyLateTable(benchmark::State& state) {
    for (auto _ : state) {
        Table copy = long_game().table();
        benchmark::DoNotOptimize(copy);
    }
}
BENCHMARK(CopyLateTable);

void CheckEveryKind(benchmark::State& state) {
    const auto actions = one_of_each_kind();
    for (auto _ : state) {
        for (const Action& action : actions) benchmark::DoNotOptimize(check(long_game().table(), action));
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(actions.size()));
}
BENCHMARK(CheckEveryKind);

/// A copy asks for exactly the heap a table needs.
void tell_bytes() {
    const std::size_t before = bytes_asked_for;
    const Table copy = long_game().table();
    const std::size_t heap = bytes_asked_for - before;
    std::printf("a late table: %zu bytes, and %zu bytes of heap after %zu dives\n", sizeof copy, heap,
                copy.dives.size());
}

/// The fastest of some replays: what else the machine does is not meant.
double fastest_replay() {
    using Clock = std::chrono::steady_clock;
    double fastest = 1e9;
    for (int i = 0; i < 50; ++i) {
        const auto begin = Clock::now();
        benchmark::DoNotOptimize(read_game(long_file()));
        fastest = std::min(fastest, std::chrono::duration<double, std::milli>(Clock::now() - begin).count());
    }
    return fastest;
}

bool tell_replay() {
    const bool read = std::holds_alternative<Game>(read_game(long_file()));
    const double took = fastest_replay();
    const bool holds = read && took < kMostMilliseconds;
    std::printf("%s: %zu actions replay in %.3f ms, %.0f ms are allowed\n", holds ? "pass" : "FAIL",
                long_game().actions().size(), took, kMostMilliseconds);
    return holds;
}

}  // namespace

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return EXIT_FAILURE;
    benchmark::RunSpecifiedBenchmarks();
    tell_bytes();
    return tell_replay() ? EXIT_SUCCESS : EXIT_FAILURE;
}
