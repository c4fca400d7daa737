#include "tests/journal/content.h"

#include <sstream>

#include "tests/journal/fixture.h"

namespace journal {

namespace {

constexpr int kGames = 60;

void fill_around(Books& books) {
    for (const char* name : {"Ada", "Ben", "Cleo", "Dora"}) books.players.add(name, "green", "it");
    for (int night = 0; night < 20; ++night) books.nights.add("Home", "2024-02-29", std::string(200, 'n'));
    for (int thing = 0; thing < 40; ++thing)
        books.things.add("deepblue", thing % 2 ? "card" : "wreck", std::to_string(thing), std::string(150, 't'));
    books.persons.put({PlayerId{3}, "UUID", PlayerId{1}});
    books.settings.set("language", "de");
    books.drafts.set("new_game", std::string(500, 'd'));
}

void fill_game(Books& books, int number) {
    NewGame game = new_game();
    game.players = {PlayerId{1 + number % 4}, PlayerId{1 + (number + 1) % 4}};
    game.night = NightId{1 + number % 20};
    const GameId id = books.games.begin(game);
    for (int line = 0; line < 15; ++line)
        books.lines.append(id, R"({"do":"draw","number":)" + std::to_string(line) + "}");
    books.lines.undo(id);
    books.lines.undo(id);
    books.lines.append(id, R"({"do":"stop"})");
    books.lines.undo(id);
    books.notes.state(id, "chests_opened", "1");
    books.notes.set(id, "hints", "off");
    if (number == kGames) return;
    books.games.end(id, {kNow + number});
    books.statistics.hand_over(id, {{game.players[0], "points", number}, {game.players[1], "points", -number}});
    const Outcome outcome{
        .game = id,
        .uuid = "U" + std::to_string(number),
        .day = "2024-02-29",
        .kind = "deepblue",
        .variant = "v" + std::to_string(number % 3),
        .house = number % 5 == 0,
        .hidden = number % 7 == 0,
        .results = {{.player = game.players[0], .place = 1, .won = true, .points = number},
                    {.player = game.players[1], .place = 2, .score = "a lot", .measures = {1, 2, 3}}}};
    books.outcomes.put(outcome);
    if (!outcome.hidden) books.standings.count_in(outcome);
    books.reckoning.add("deepblue", {{"games", 1}, {"key " + std::to_string(number), number}});
}

void write(std::ostream& out, const Texts& texts) {
    for (const auto& [key, text] : texts) out << key << '=' << text << '\n';
}

void write(std::ostream& out, const Measures& measures) {
    out << measures.tries << ' ' << measures.hits << ' ' << measures.expected << ' ' << measures.luck << ' '
        << measures.proven_luck << '\n';
}

void write_outcome(std::ostream& out, const Outcome& outcome) {
    out << outcome.uuid << outcome.day << outcome.kind << outcome.variant << outcome.house << outcome.hidden << '\n';
    for (const Result& result : outcome.results) {
        out << static_cast<std::int64_t>(result.player) << ' ' << result.place << result.won << ' '
            << result.points.value_or(-1) << result.score << ' ';
        write(out, result.measures);
    }
}

void write_game(std::ostream& out, const Journal& journal, const Game& game) {
    out << static_cast<std::int64_t>(game.id) << game.kind << game.commitment << game.seed << ' ' << game.started << ' '
        << game.ended.value_or(-1) << game.over << game.imported << ' '
        << static_cast<std::int64_t>(game.night.value_or(NightId{})) << ' ' << game.lines << '\n';
    for (const PlayerId player : game.players) out << static_cast<std::int64_t>(player) << ' ';
    for (const Line& line : journal->lines.all(game.id))
        out << line.number << line.text << static_cast<int>(line.state) << '\n';
    write(out, journal->notes.facts(game.id));
    write(out, journal->notes.settings(game.id));
    for (const Statistic& one : journal->statistics.of(game.id))
        out << static_cast<std::int64_t>(one.player) << one.key << one.number << '\n';
    if (const auto outcome = journal->outcomes.find(game.id)) write_outcome(out, *outcome);
}

void write_reckoned(std::ostream& out, const Journal& journal) {
    for (const GameId game : journal->outcomes.all()) out << static_cast<std::int64_t>(game) << ' ';
    for (const Person& person : journal->persons.all())
        out << static_cast<std::int64_t>(person.player) << person.uuid << ' '
            << static_cast<std::int64_t>(person.merged.value_or(PlayerId{})) << '\n';
    for (const Standing& one : journal->standings.all()) {
        out << static_cast<std::int64_t>(one.player) << one.kind << one.variant << one.house << one.seats << ' '
            << one.games << ' ' << one.wins << ' ' << one.scored << ' ' << one.points << ' ' << one.best.value_or(-1)
            << ' ';
        write(out, one.measures);
    }
    for (const auto& [key, number] : journal->reckoning.of("deepblue")) out << key << '=' << number << '\n';
}

void write_nights(std::ostream& out, const Journal& journal) {
    for (const Night& night : journal->nights.latest(1000)) {
        out << static_cast<std::int64_t>(night.id) << night.place << night.date << night.note << ':';
        for (const Game& game : journal->games.in_night(night.id)) out << static_cast<std::int64_t>(game.id) << ' ';
    }
}

void write_around(std::ostream& out, const Journal& journal) {
    for (const Player& player : journal->players.all())
        out << static_cast<std::int64_t>(player.id) << player.name << player.colour << player.language << '\n';
    for (const char* sort : {"card", "wreck"})
        for (const Thing& thing : journal->things.all("deepblue", sort))
            out << static_cast<std::int64_t>(thing.id) << thing.sort << thing.name << thing.content << '\n';
    for (const Total& total : journal->statistics.totals())
        out << static_cast<std::int64_t>(total.player) << total.key << total.count << ' ' << total.sum << ' '
            << total.min << ' ' << total.max << '\n';
    write(out, journal->settings.all());
    write(out, journal->drafts.all());
}

}  // namespace

void fill(Journal& journal) {
    in_one_step(journal, [](Books& books) {
        fill_around(books);
        for (int number = 1; number <= kGames; ++number) fill_game(books, number);
    });
}

std::string everything(const Journal& journal) {
    const Snapshot snapshot = journal.snapshot();
    std::ostringstream out;
    for (const Game& game : journal->games.latest(1000)) write_game(out, journal, game);
    if (const auto running = journal->games.running()) out << "running " << static_cast<std::int64_t>(running->id);
    write_nights(out, journal);
    write_around(out, journal);
    write_reckoned(out, journal);
    return out.str();
}

}  // namespace journal
