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

std::vector<std::string> lines_of(const Game& game, bool proven) {
    std::vector<std::string> lines;
    for (const Action& action : game.actions)
        lines.push_back(write_action(proven ? action : by_hand(action), game.table.seats));
    return lines;
}

journal::GameId add(journal::Journal& journal, const Game& game, bool proven, journal::Seconds now) {
    journal::Backups(journal.path()).make(journal::Reason::BeforeImport, now);
    const auto ending = game.table.over() ? std::optional(journal::Ending{.when = now}) : std::nullopt;
    journal::Step step(journal);
    const auto players = know_players(*step, game.table.seats.players());
    const auto id = step->games.import({.kind = kDeepBlue,
                                        .commitment = proven ? *game.header.commitment : "",
                                        .seed = proven ? *game.header.seed : "",
                                        .started = now,
                                        .players = players},
                                       lines_of(game, proven), ending);
    if (game.table.over()) step->statistics.hand_over(id, statistics(game.table, players));
    step.commit();
    return id;
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

std::variant<journal::GameId, ImportRefusal> import_game(journal::Journal& journal, std::string_view file,
                                                         journal::Seconds now) {
    if (file.size() > kLargestImport) return ImportRefusal(TooLarge{});
    const auto read = read_game(file);
    if (const auto* refusal = std::get_if<Refusal>(&read)) return ImportRefusal(*refusal);
    const Game& game = std::get<Game>(read);
    const bool sealed = game.table.over() && has_whole_seal(game.header);
    if (!sealed) return add(journal, game, false, now);
    const Proof proof = verify(game);
    if (!std::holds_alternative<Proven>(proof)) return ImportRefusal(proof);
    return add(journal, game, true, now);
}

}  // namespace session
