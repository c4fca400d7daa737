#include "tests/nights/large_nights.h"

#include <array>
#include <stdexcept>
#include <vector>

#include "app/nights/days.h"
#include "app/nights/settle.h"
#include "app/nights/told_game.h"
#include "app/session/exchange.h"
#include "app/session/game_book.h"
#include "engine/journal/step.h"

namespace nights {
namespace {

using journal::Books;
using journal::PlayerId;

constexpr int kGamesInNight = 5;
constexpr int kGamesInStep = 2000;
constexpr journal::Seconds kDay = 86'400;
constexpr journal::Seconds kNewest = 1'762'976'000;  // 2025-11-12, in the evening
constexpr std::array kPlaces = {"", "At home", "Café Anker", "Club"};
constexpr std::array kColours = {"green", "orange", "yellow", "violet", "white", "red", "blue", "grey"};

session::CheckedGame checked(const std::string& sample) {
    auto game = session::check_game(sample);
    if (!std::holds_alternative<session::CheckedGame>(game)) throw std::runtime_error("the sample game does not hold");
    return std::get<session::CheckedGame>(std::move(game));
}

/// Adds games from the oldest to the newest.
class Generator {
public:
    Generator(const session::CheckedGame& sample, const NightsSize& size)
        : sample_(sample), size_(size), reckoned_(reckon(sample.game.actions)) {}

    void add_people(Books& books) const {
        for (int i = 0; i < size_.people; ++i)
            books.players.add("Player " + std::to_string(i + 1),
                              kColours[static_cast<std::size_t>(i) % kColours.size()], "");
    }

    void add(Books& books, int number) const {
        if (size_.games - number <= size_.played) return add_played(books, number);
        add_told(books, number);
    }

private:
    [[nodiscard]] journal::Seconds moment(int number) const {
        const int evenings_ago = (size_.games - 1 - number) / kGamesInNight;
        return kNewest - evenings_ago * kDay + number % kGamesInNight * 1800;
    }
    [[nodiscard]] static std::string place(const std::string& day) {
        return kPlaces[static_cast<std::size_t>(day.back() - '0') % kPlaces.size()];
    }
    [[nodiscard]] std::vector<PlayerId> people(int number, int seats) const {
        std::vector<PlayerId> players;
        for (int seat = 0; seat < seats; ++seat) players.push_back(PlayerId{(number * 3 + seat) % size_.people + 1});
        return players;
    }

    void add_played(Books& books, int number) const {
        journal::NewGame row = sample_.row(moment(number));
        row.players = people(number, static_cast<int>(sample_.game.table.seats.size()));
        const std::string day = evening_of(row.started);
        row.night = night_at(books, day, place(day));
        const auto id = books.games.import(row, sample_.lines(), journal::Ending{.when = row.started + 1500});
        journal::Outcome outcome{.game = id,
                                 .uuid = "game " + std::to_string(number),
                                 .day = day,
                                 .kind = session::kDeepBlue,
                                 .variant = std::string(deepblue::id(reckoned_.table.scenario)),
                                 .house = false,
                                 .hidden = false,
                                 .results = {}};
        for (const deepblue::Seat seat : reckoned_.table.seats.all()) {
            const auto at = static_cast<std::size_t>(seat);
            outcome.results.push_back({.player = row.players.at(at),
                                       .place = static_cast<int>(at) + 1,
                                       .won = at == 0,
                                       .points = reckoned_.table.chests[seat],
                                       .score = {},
                                       .measures = reckoned_.measures[seat]});
        }
        take_in(books, outcome, reckoned_.digest);
    }

    void add_told(Books& books, int number) const {
        const int seats = 2 + number % 4;
        ToldGame game{.day = evening_of(moment(number)),
                      .place = {},
                      .note = number % 10 == 0 ? "a long evening" : "",
                      .variant = std::string(deepblue::id(static_cast<deepblue::Scenario>(number % 7))),
                      .printed_rules = number % 9 != 0,
                      .minutes = 95,
                      .dives = 9,
                      .began = 0,
                      .scores = {},
                      .started = moment(number),
                      .uuid = "game " + std::to_string(number)};
        game.place = place(game.day);
        for (const PlayerId player : people(number, seats))
            game.scores.push_back(
                {player, "green", 60 + (number * 7 + static_cast<int>(player) * 13) % 80, "", false, 0});
        add_told_game(books, game);
    }

    const session::CheckedGame& sample_;
    NightsSize size_;
    Reckoned reckoned_;
};

}  // namespace

void generate_nights(const std::filesystem::path& file, const std::string& sample, const NightsSize& size) {
    const session::CheckedGame game = checked(sample);
    const Generator generator(game, size);
    auto journal = journal::Journal::open(file, kNewest);
    journal::Step first(journal);
    generator.add_people(*first);
    first.commit();
    for (int from = 0; from < size.games; from += kGamesInStep) {
        journal::Step step(journal);
        for (int number = from; number < std::min(from + kGamesInStep, size.games); ++number)
            generator.add(*step, number);
        step.commit();
    }
    catch_up(journal);  // as a journal that was open before
}

}  // namespace nights
