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

NewGame game_at(Books& books, int number) {
    if (number % kGamesInNight == 0) books.nights.add("Home", "2024-02-29", "");
    const std::string commitment(64, static_cast<char>('a' + number % 6));
    return {"deepblue", commitment, std::string(64, '0'), number, seats(number), NightId{books.nights.count()}};
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
