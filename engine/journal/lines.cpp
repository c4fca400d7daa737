#include "engine/journal/lines.h"

#include <algorithm>
#include <utility>

#include "engine/journal/error.h"

namespace journal {

namespace {

auto has(LineState state) {
    return [state](const Line& line) { return line.state == state; };
}

}  // namespace

std::vector<Line> Lines::all(GameId game) const {
    Rows rows = ledger_.rows(kLine, "WHERE game = ?1 ORDER BY number", game);
    std::vector<Line> lines;
    while (rows.next()) lines.push_back({rows.row().number(1), rows.row().text(2), rows.row().as<LineState>(3)});
    rows.expect(ledger_.tally(game).lines);
    return lines;
}

std::vector<std::string> Lines::effective(GameId game) const {
    std::vector<std::string> texts;
    for (Line& line : all(game))
        if (line.state == LineState::Effective) texts.push_back(std::move(line.text));
    return texts;
}

void Lines::append(GameId game, std::string_view text) {
    const Tally tally = ledger_.tally(game);
    if (tally.undone > 0) drop_undone(game);
    ledger_.insert(kLine, game, tally.lines.rows + 1, text, LineState::Effective);
}

std::optional<Line> Lines::undo(GameId game) {
    const auto lines = all(game);
    const auto last = std::find_if(lines.rbegin(), lines.rend(), has(LineState::Effective));
    if (last == lines.rend()) return std::nullopt;
    return mark(game, *last, LineState::Undone);
}

std::optional<Line> Lines::redo(GameId game) {
    const auto lines = all(game);
    const auto first = std::find_if(lines.begin(), lines.end(), has(LineState::Undone));
    if (first == lines.end()) return std::nullopt;
    return mark(game, *first, LineState::Effective);
}

void Lines::rewrite(GameId game, const Line& line) {
    if (line.number < 1 || line.number > ledger_.tally(game).lines.rows)
        throw Error(Fault::NotFound, ledger_.connection().path(), "no line " + std::to_string(line.number));
    ledger_.put(kLine, game, line.number, line.text, line.state);
}

void Lines::drop_undone(GameId game) {
    for (const Line& line : all(game))
        if (line.state == LineState::Undone) mark(game, line, LineState::Dropped);
}

Line Lines::mark(GameId game, Line line, LineState state) {
    line.state = state;
    ledger_.put(kLine, game, line.number, line.text, state);
    return line;
}

}  // namespace journal
