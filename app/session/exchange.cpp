#include "app/session/exchange.h"

#include "app/session/game_book.h"
#include "engine/journal/backups.h"
#include "engine/journal/step.h"

namespace session {
namespace {

using namespace deepblue;

std::optional<std::string> if_any(const std::string& text) {
    return text.empty() ? std::nullopt : std::optional(text);
}

void make_final(journal::Journal& journal, journal::GameId game) {
    journal::Step step(journal);
    step->notes.state(game, kSeedGivenAway, "");
    step.commit();
}

bool has_whole_seal(const Header& header) {
    return header.seed && header.commitment;
}

/// Draws that nobody can prove count as made by hand.
Action by_hand(Action action) {
    if (auto* draw = std::get_if<Draw>(&action)) draw->by = Source::Hand;
    if (auto* scatter = std::get_if<Scatter>(&action)) scatter->by = Source::Hand;
    return action;
}

}  // namespace

bool export_makes_final(const journal::Books& books, journal::GameId game) {
    const bool can_be_taken_back = current_game(books) == game && !is_final(books, game);
    return books.games.find(game).over && can_be_taken_back;
}

Exported export_game(journal::Journal& journal, journal::GameId id) {
    if (export_makes_final(*journal, id)) make_final(journal, id);
    const journal::Game game = journal->games.find(id);
    Header header{.commitment = if_any(game.commitment), .seed = {}};
    if (game.over) header.seed = if_any(game.seed);
    std::string file = write_header(header) + "\n";
    for (const std::string& line : journal->lines.effective(id)) file += line + "\n";
    return {std::move(file), !game.over};
}

journal::NewGame CheckedGame::row(journal::Seconds started) const {
    return {.kind = kDeepBlue,
            .commitment = is_proven ? *game.header.commitment : "",
            .seed = is_proven ? *game.header.seed : "",
            .started = started};
}

std::vector<std::string> CheckedGame::lines() const {
    std::vector<std::string> lines;
    for (const Action& action : game.actions)
        lines.push_back(write_action(is_proven ? action : by_hand(action), game.table.seats));
    return lines;
}

std::variant<CheckedGame, ImportRefusal> check_game(std::string_view file) {
    if (file.size() > kLargestImport) return ImportRefusal(TooLarge{});
    auto read = read_game(file);
    if (const auto* refusal = std::get_if<Refusal>(&read)) return ImportRefusal(*refusal);
    CheckedGame checked{std::move(std::get<Game>(read)), false};
    if (!checked.game.table.over() || !has_whole_seal(checked.game.header)) return checked;
    const Proof proof = verify(checked.game);
    if (!std::holds_alternative<Proven>(proof)) return ImportRefusal(proof);
    checked.is_proven = true;
    return checked;
}

journal::GameId add_game(journal::Journal& journal, const CheckedGame& checked, journal::Seconds now) {
    journal::Backups(journal.path()).make(journal::Reason::BeforeImport, now);
    const Table& table = checked.game.table;
    const auto ending = table.over() ? std::optional(journal::Ending{.when = now}) : std::nullopt;
    journal::Step step(journal);
    journal::NewGame row = checked.row(now);
    row.players = know_players(*step, table.seats.players());
    const auto id = step->games.import(row, checked.lines(), ending);
    if (table.over()) step->statistics.hand_over(id, statistics(table, row.players));
    step.commit();
    return id;
}

std::variant<journal::GameId, ImportRefusal> import_game(journal::Journal& journal, std::string_view file,
                                                         journal::Seconds now) {
    const auto checked = check_game(file);
    if (const auto* refusal = std::get_if<ImportRefusal>(&checked)) return *refusal;
    return add_game(journal, std::get<CheckedGame>(checked), now);
}

}  // namespace session
