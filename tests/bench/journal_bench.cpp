#include <benchmark/benchmark.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

#include "engine/journal/journal.h"
#include "engine/journal/step.h"
#include "tests/journal/generator.h"

// What the journal has to hold: a durable action against a bare durable write of the same moment, and a journal of
// 100,000 games opened, resumed and asked for its figures.

namespace {

namespace fs = std::filesystem;
using journal::Journal;
using Clock = std::chrono::steady_clock;

constexpr int kActions = 2000;
constexpr journal::JournalSize kLarge{.full = 1000, .brief = 99'000};
const std::string kHundredBytes(100, 'x');

/// A folder on the disk that is measured, gone afterwards.
class Folder {
public:
    Folder() {
        std::string pattern = (fs::temp_directory_path() / "journal-bench-XXXXXX").string();
        path_ = ::mkdtemp(pattern.data());
    }
    ~Folder() { fs::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    [[nodiscard]] const fs::path& path() const { return path_; }

private:
    fs::path path_;
};

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

const fs::path& large_journal() {
    static const Folder folder;
    static const fs::path file = [] {
        const fs::path made = folder.path() / "journal.db";
        journal::generate(made, kLarge);
        return made;
    }();
    return file;
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

/// Prints as usual and remembers what does not hold.
class Verdict : public benchmark::ConsoleReporter {
public:
    void ReportRuns(const std::vector<Run>& runs) override {
        ConsoleReporter::ReportRuns(runs);
        for (const Run& run : runs) judge(run);
    }
    [[nodiscard]] bool holds() const { return holds_; }

private:
    void judge(const Run& run) {
        const std::string name = run.run_name.function_name;
        if (name == "durable_action") return expect(name, run.counters.at("ratio"), 1.5, "times a bare write");
        expect(name, run.GetAdjustedRealTime(), name == "open_and_resume" ? 50 : 10, "ms");
    }
    void expect(const std::string& name, double value, double limit, const char* unit) {
        const bool good = value <= limit;
        std::printf("%s %s: %.3f %s, at most %g\n", good ? "holds" : "MISSED", name.c_str(), value, unit, limit);
        holds_ = holds_ && good;
    }
    bool holds_ = true;
};

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
    Verdict verdict;
    benchmark::RunSpecifiedBenchmarks(&verdict);
    return verdict.holds() ? 0 : 1;
}
