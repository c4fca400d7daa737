#include <benchmark/benchmark.h>
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

#include "engine/journal/journal.h"
#include "engine/journal/step.h"
#include "tests/bench/large_journal.h"
#include "tests/bench/verdict.h"

// What the journal has to hold: a durable action against a bare durable write of the same moment, and a journal of
// 100,000 games opened, resumed and asked for its figures.

namespace {

namespace fs = std::filesystem;
using bench::Folder;
using bench::large_journal;
using journal::Journal;
using Clock = std::chrono::steady_clock;

constexpr int kActions = 2000;
const std::string kHundredBytes(100, 'x');

template <class Work>
double seconds(Work work) {
    const auto begin = Clock::now();
    work();
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

double median(std::vector<double> values) {
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2), values.end());
    return values[values.size() / 2];
}

void write_durably(int descriptor) {
    if (::write(descriptor, kHundredBytes.data(), kHundredBytes.size()) < 0 || ::fdatasync(descriptor) != 0)
        std::perror("bare write");
}

void act_durably(Journal& journal, journal::GameId game) {
    journal::Step step(journal);
    step->lines.append(game, kHundredBytes);
    step.commit();
}

journal::GameId begin_game(Journal& journal) {
    journal::Step step(journal);
    const auto game = step->games.begin({"deepblue", "", "", 0, {}, {}});
    step.commit();
    return game;
}

// Turn about, so that both meet the same disk in the same mood.
void durable_action(benchmark::State& state) {
    const Folder folder;
    const int descriptor = ::open((folder.path() / "bare").c_str(), O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
    Journal journal = Journal::open(folder.path() / "journal.db", 0);
    const journal::GameId game = begin_game(journal);
    std::vector<double> bare, durable;
    for (auto _ : state) {
        bare.push_back(seconds([&] { write_durably(descriptor); }));
        durable.push_back(seconds([&] { act_durably(journal, game); }));
        state.SetIterationTime(durable.back());
    }
    ::close(descriptor);
    state.counters["bare_us"] = median(bare) * 1e6;
    state.counters["durable_us"] = median(durable) * 1e6;
    state.counters["ratio"] = median(durable) / median(bare);
}

void open_and_resume(benchmark::State& state) {
    const fs::path& file = large_journal();
    for (auto _ : state) {
        const Journal journal = Journal::open(file, 0);
        benchmark::DoNotOptimize(journal->lines.all(journal->games.running()->id));
    }
}

template <class Ask>
void ask(benchmark::State& state, Ask question) {
    const Journal journal = Journal::open_to_read(large_journal());
    for (auto _ : state) benchmark::DoNotOptimize(question(*journal));
}

void totals_of_all(benchmark::State& state) {
    ask(state, [](const journal::Books& books) { return books.statistics.totals(); });
}

void totals_of_one_player(benchmark::State& state) {
    ask(state, [](const journal::Books& books) { return books.statistics.totals(journal::PlayerId{7}); });
}

void totals_of_one_key(benchmark::State& state) {
    ask(state, [](const journal::Books& books) { return books.statistics.totals("points"); });
}

void numbers_of_one_game(benchmark::State& state) {
    ask(state, [](const journal::Books& books) { return books.statistics.of(journal::GameId{50'000}); });
}

void history_page(benchmark::State& state) {
    ask(state, [](const journal::Books& books) { return books.games.latest(50, journal::GameId{60'000}); });
}

/// The limit of each: a ratio for a durable action, milliseconds for the rest.
bench::Limit limit_of(const std::string& name) {
    if (name == "durable_action") return {1.5, "times a bare write", "ratio"};
    return {name == "open_and_resume" ? 50.0 : 10.0, "ms", ""};
}

BENCHMARK(durable_action)->UseManualTime()->Iterations(kActions)->Unit(benchmark::kMillisecond);
BENCHMARK(open_and_resume)->Unit(benchmark::kMillisecond);
BENCHMARK(totals_of_all)->Unit(benchmark::kMillisecond);
BENCHMARK(totals_of_one_player)->Unit(benchmark::kMillisecond);
BENCHMARK(totals_of_one_key)->Unit(benchmark::kMillisecond);
BENCHMARK(numbers_of_one_game)->Unit(benchmark::kMillisecond);
BENCHMARK(history_page)->Unit(benchmark::kMillisecond);

}  // namespace

int main(int count, char** arguments) {
    benchmark::Initialize(&count, arguments);
    if (benchmark::ReportUnrecognizedArguments(count, arguments)) return 2;
    bench::Verdict verdict(limit_of);
    benchmark::RunSpecifiedBenchmarks(&verdict);
    return verdict.holds() ? 0 : 1;
}
