#include "tests/journal/generator.h"

#include <array>
#include <string>
#include <vector>

#include "engine/journal/step.h"

namespace journal {

namespace {

constexpr int kPlayers = 12;
constexpr int kSeats = 3;
constexpr int kLinesOfBrief = 4;
constexpr int kGamesInNight = 5;
constexpr int kGamesInStep = 2000;
constexpr const char* kKind = "deepblue";
constexpr std::array kVariants = {"troubled_waters", "lucrative_wrecks", "storm_is_coming", "dangerous_reefs"};
constexpr std::array kKeys = {"won", "points", "dives", "forced", "best_dive", "draws"};

std::vector<std::string> lines(int count) {
    std::vector<std::string> lines;
    for (int number = 1; number <= count; ++number)
        lines.push_back(R"({"do":"draw","gems":["silver"],"by":"app","mixed":0,"number":)" + std::to_string(number) +
                        "}");
    return lines;
}

std::vector<PlayerId> seats(int game) {
    std::vector<PlayerId> players;
    for (int seat = 0; seat < kSeats; ++seat) players.push_back(PlayerId{(game + seat) % kPlayers + 1});
    return players;
}

std::vector<Statistic> numbers(int game) {
    std::vector<Statistic> numbers;
    for (const PlayerId player : seats(game))
        for (const char* key : kKeys) numbers.push_back({player, key, (game * 7919) % 101});
    return numbers;
}

/// Three years of evenings, over and over, so that days have many games.
std::string day(int game) {
    const int number = game / kGamesInNight % (3 * 12 * 28);
    const auto digits = [](int value) { return (value < 10 ? "0" : "") + std::to_string(value); };
    return std::to_string(2021 + number / (12 * 28)) + "-" + digits(1 + number / 28 % 12) + "-" +
           digits(1 + number % 28);
}

Outcome outcome(GameId id, int number) {
    Outcome all{.game = id,
                .uuid = "game " + std::to_string(number),
                .day = day(number),
                .kind = kKind,
                .variant = kVariants[static_cast<std::size_t>(number / kSeats) % kVariants.size()],
                .house = number % 9 == 0,
                .hidden = false,
                .results = {}};
    int place = 0;
    for (const PlayerId player : seats(number))
        all.results.push_back({.player = player,
                               .place = ++place,
                               .won = place == 1,
                               .points = 130 - 10 * place - number % 31,
                               .score = {},
                               .measures = {9, number % 4, 2'100'000, number % 2'000'000 - 1'000'000, 0}});
    return all;
}

NewGame game_at(Books& books, int number) {
    if (number % kGamesInNight == 0) books.nights.add("Home", day(number), "");
    const std::string commitment(64, static_cast<char>('a' + number % 6));
    return {kKind, commitment, std::string(64, '0'), number, seats(number), NightId{books.nights.count()}};
}

void add_players(Journal& journal) {
    Step step(journal);
    for (int number = 1; number <= kPlayers; ++number)
        step->players.add("Player " + std::to_string(number), "red", "en");
    step.commit();
}

void add_finished(Books& books, int number, const std::vector<std::string>& lines) {
    const GameId id = books.games.import(game_at(books, number), lines, Ending{number});
    books.statistics.hand_over(id, numbers(number));
    const Outcome all = outcome(id, number);
    books.outcomes.put(all);
    books.standings.count_in(all);
    books.reckoning.add(kKind, {{"games", 1}, {"bag/drawn/silver", number % 7}, {"bag/expected/silver", 3'000'000}});
}

void add_running(Journal& journal, int number, const std::vector<std::string>& lines) {
    Step step(journal);
    const GameId id = step->games.begin(game_at(*step, number));
    for (const std::string& line : lines) step->lines.append(id, line);
    step.commit();
}

}  // namespace

void generate(const std::filesystem::path& file, const JournalSize& size) {
    Journal journal = Journal::open(file, 0);
    add_players(journal);
    const auto full = lines(size.lines_of_full);
    const auto brief = lines(kLinesOfBrief);
    const int count = size.full + size.brief;
    for (int first = 0; first < count; first += kGamesInStep) {
        Step step(journal);
        for (int number = first; number < std::min(first + kGamesInStep, count); ++number)
            add_finished(*step, number, number < size.full ? full : brief);
        step.commit();
    }
    add_running(journal, count, full);
}

}  // namespace journal
