#include "app/nights/opening.h"

#include "app/nights/editing.h"
#include "app/nights/identity.h"
#include "app/nights/settle.h"
#include "engine/journal/step.h"

namespace nights {
namespace {

using journal::Books;
using journal::GameId;

/// The same lines have the same name.
std::string uuid_of_lines(const session::CheckedGame& game) {
    std::string lines = "lines";
    for (const std::string& line : game.lines()) lines += "\n" + line;
    return uuid_from(lines);
}

void show_again(journal::Journal& journal, GameId game) {
    const auto outcome = journal->outcomes.find(game);
    if (outcome && outcome->hidden) bring_back(journal, game);
}

}  // namespace

std::optional<GameId> found_here(const Books& books, const session::CheckedGame& game) {
    if (game.is_proven) {
        if (const auto same = books.games.with_commitment(*game.game.header.commitment)) return same;
    }
    return books.outcomes.with_uuid(uuid_of_lines(game));
}

std::variant<OpenedGame, session::ImportRefusal> open_game_file(journal::Journal& journal, std::string_view file,
                                                                journal::Seconds now) {
    auto checked = session::check_game(file);
    if (auto* refusal = std::get_if<session::ImportRefusal>(&checked)) return std::move(*refusal);
    const auto& game = std::get<session::CheckedGame>(checked);
    if (!game.game.table.over()) return session::ImportRefusal(session::Proof(session::NotFinished{}));
    if (const auto here = found_here(*journal, game)) {
        show_again(journal, *here);
        return OpenedGame{*here, true};
    }
    const auto added = session::add_game(journal, game, now);
    journal::Step step(journal);
    settle(*step, added, journal.path(), uuid_of_lines(game));
    step.commit();
    return OpenedGame{added, false};
}

}  // namespace nights
