#include "app/nights/bag_fairness.h"
#include "app/nights/finished_game.h"
#include "app/nights/history.h"
#include "app/nights/luck.h"
#include "app/nights/records.h"
#include "app/nights/settle.h"
#include "engine/journal/journal.h"
#include "tests/bench/large_journal.h"
#include "tests/bench/verdict.h"

// What the pages about game nights ask of a journal of 100,000 games.

namespace {

using nights::Filter;
using nights::People;

template <class Ask>
void ask(benchmark::State& state, Ask question) {
    const auto journal = journal::Journal::open_to_read(bench::large_journal());
    const People people(*journal);
    for (auto _ : state) benchmark::DoNotOptimize(question(*journal, people));
}

void history_page(benchmark::State& state, const Filter& filter) {
    ask(state, [&](const auto& books, const People& people) { return nights::history(books, people, filter, 50); });
}

void history_of_all(benchmark::State& state) {
    history_page(state, {});
}
void history_of_a_player(benchmark::State& state) {
    history_page(state, {.player = journal::PlayerId{7}, .printed_rules_only = true});
}
void history_of_a_scenario_nobody_played(benchmark::State& state) {
    history_page(state, {.player = journal::PlayerId{7}, .scenario = deepblue::Scenario::ScatteredWealth});
}
void history_of_a_name(benchmark::State& state) {
    history_page(state, {.text = "player 1"});
}
void history_of_a_place(benchmark::State& state) {
    history_page(state, {.text = "home"});
}
void history_of_nothing(benchmark::State& state) {
    history_page(state, {.text = "nowhere"});
}
void history_page_further_on(benchmark::State& state) {
    ask(state, [](const auto& books, const People& people) {
        const nights::GameRow middle{.game = journal::GameId{50'000}, .day = "2022-06-15"};
        return nights::history(books, people, {.printed_rules_only = true}, 50, middle);
    });
}

void records_of_all(benchmark::State& state) {
    ask(state, [](const auto& books, const People& people) { return nights::records(books, people, {}); });
}
void way_of_a_player(benchmark::State& state) {
    ask(state, [](const auto& books, const People& people) {
        return nights::last_scores(books, people.of(journal::PlayerId{7}), {}, 12);
    });
}
void luck_of_all(benchmark::State& state) {
    ask(state, [](const auto& books, const People& people) { return nights::luck(books, people, {}, false); });
}
void luck_of_a_night(benchmark::State& state) {
    ask(state, [](const auto& books, const People& people) {
        return nights::luck(books, people, nights::evenings(books, 1).front().night.id, false);
    });
}
void latest_evenings(benchmark::State& state) {
    ask(state, [](const auto& books, const People&) { return nights::evenings(books, 30); });
}
void fairness_of_all(benchmark::State& state) {
    ask(state, [](const auto& books, const People&) { return nights::bag_fairness(books); });
}

bench::Limit limit_of(const std::string&) {
    return {10, "ms", ""};
}

BENCHMARK(history_of_all)->Unit(benchmark::kMillisecond);
BENCHMARK(history_of_a_player)->Unit(benchmark::kMillisecond);
BENCHMARK(history_of_a_scenario_nobody_played)->Unit(benchmark::kMillisecond);
BENCHMARK(history_of_a_name)->Unit(benchmark::kMillisecond);
BENCHMARK(history_of_a_place)->Unit(benchmark::kMillisecond);
BENCHMARK(history_of_nothing)->Unit(benchmark::kMillisecond);
BENCHMARK(history_page_further_on)->Unit(benchmark::kMillisecond);
BENCHMARK(records_of_all)->Unit(benchmark::kMillisecond);
BENCHMARK(way_of_a_player)->Unit(benchmark::kMillisecond);
BENCHMARK(luck_of_all)->Unit(benchmark::kMillisecond);
BENCHMARK(luck_of_a_night)->Unit(benchmark::kMillisecond);
BENCHMARK(latest_evenings)->Unit(benchmark::kMillisecond);
BENCHMARK(fairness_of_all)->Unit(benchmark::kMillisecond);

}  // namespace

int main(int count, char** arguments) {
    benchmark::Initialize(&count, arguments);
    if (benchmark::ReportUnrecognizedArguments(count, arguments)) return 2;
    bench::Verdict verdict(limit_of);
    benchmark::RunSpecifiedBenchmarks(&verdict);
    return verdict.holds() ? 0 : 1;
}
