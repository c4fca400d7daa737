#include "engine/journal/games.h"

#include <algorithm>

#include "engine/journal/error.h"

namespace journal {

namespace {

std::int64_t number(GameId id) {
    return static_cast<std::int64_t>(id);
}

}  // namespace

std::int64_t Games::count() const {
    return ledger_.seal(kGame.name).rows;
}

Game Games::find(GameId id) const {
    Rows rows = ledger_.rows(kGame, "WHERE id = ?1", id);
    if (!rows.next()) ledger_.miss(kGame, number(id));
    return read(rows.row());
}

std::optional<NightId> Games::night_of(GameId id) const {
    Rows rows = ledger_.rows(kGame, "WHERE id = ?1", id);
    if (!rows.next()) ledger_.miss(kGame, number(id));
    return rows.row().maybe<NightId>(8);
}

std::vector<GameId> Games::sealed(std::int64_t limit, std::optional<GameId> before) const {
    const GameId behind_all{count() + 1};
    Rows rows = ledger_.rows(kGame, "WHERE id < ?1 AND commitment <> '' ORDER BY id DESC LIMIT ?2",
                             before.value_or(behind_all), limit);
    std::vector<GameId> games;
    while (rows.next()) games.push_back(rows.row().as<GameId>(0));
    return games;
}

std::optional<Game> Games::running() const {
    const Snapshot snapshot(ledger_.connection());
    const std::int64_t id = ledger_.figure(kRunning);
    return id == 0 ? std::nullopt : std::optional(find(GameId{id}));
}

std::vector<Game> Games::latest(std::int64_t limit, std::optional<GameId> before) const {
    const Snapshot snapshot(ledger_.connection());
    const std::int64_t newest = before ? std::min(number(*before) - 1, count()) : count();
    const std::int64_t oldest = std::max<std::int64_t>(newest - limit, 0) + 1;
    std::vector<Game> games;
    for (std::int64_t id = newest; id >= oldest; --id) games.push_back(find(GameId{id}));
    return games;
}

std::vector<Game> Games::in_night(NightId night) const {
    Rows rows = ledger_.rows(kGame, "WHERE night = ?1 ORDER BY id", night);
    std::vector<Game> games;
    while (rows.next()) games.push_back(read(rows.row()));
    const auto written = ledger_.connection().number("SELECT games FROM night WHERE id = ?1", night);
    if (written != static_cast<std::int64_t>(games.size()))
        throw Error(Fault::Damaged, ledger_.connection().path(), "games of a night are lost");
    return games;
}

std::vector<GameId> Games::with(PlayerId player) const {
    Rows rows = ledger_.rows(kSeat, "WHERE player = ?1 ORDER BY game", player);
    std::vector<GameId> games;
    while (rows.next()) games.push_back(rows.row().as<GameId>(0));
    return games;
}

std::optional<GameId> Games::with_both(PlayerId one, PlayerId other) const {
    Query query = ledger_.connection().query(
        "SELECT min(mine.game) FROM seat AS mine JOIN seat AS theirs ON theirs.game = mine.game "
        "WHERE mine.player = ?1 AND theirs.player = ?2",
        one, other);
    return query.next() ? query.maybe<GameId>(0) : std::nullopt;
}

std::optional<GameId> Games::with_commitment(const std::string& commitment) const {
    Query query = ledger_.connection().query("SELECT min(id) FROM game WHERE commitment = ?1", commitment);
    return query.next() ? query.maybe<GameId>(0) : std::nullopt;
}

GameId Games::begin(const NewGame& game) {
    const GameId id = add(game, false, std::nullopt);
    set_running(id);
    return id;
}

GameId Games::import(const NewGame& game, const std::vector<std::string>& lines, std::optional<Ending> ending) {
    const GameId id = add(game, true, ending);
    Lines all(ledger_);
    for (const std::string& line : lines) all.append(id, line);
    return id;
}

void Games::end(GameId id, const Ending& ending) {
    Game game = find(id);
    game.ended = ending.when;
    game.over = ending.over;
    put(game);
    if (ledger_.figure(kRunning) == number(id)) ledger_.set_figure(kRunning, 0);
}

void Games::reopen(GameId id) {
    Game game = find(id);
    game.ended.reset();
    game.over = false;
    put(game);
    if (!game.imported) set_running(id);
}

void Games::seat(GameId id, const std::vector<PlayerId>& players) {
    ledger_.connection().run("DELETE FROM seat WHERE game = ?1", id);
    int place = 0;
    for (const PlayerId player : players) ledger_.insert(kSeat, id, place++, player);
}

void Games::date(GameId id, Seconds started, Seconds ended) {
    Game game = find(id);
    game.started = started;
    if (game.ended) game.ended = ended;
    put(game);
}

void Games::move(GameId id, std::optional<NightId> night) {
    Game game = find(id);
    game.night = night;
    put(game);
}

Game Games::read(const Query& row) const {
    const GameId id = row.as<GameId>(0);
    const Tally tally = ledger_.tally(id);
    return {id,
            row.text(1),
            row.text(2),
            row.text(3),
            row.number(4),
            row.maybe<Seconds>(5),
            row.as<bool>(6),
            row.as<bool>(7),
            row.maybe<NightId>(8),
            players(id, tally.seats),
            tally.effective};
}

std::vector<PlayerId> Games::players(GameId id, const Seal& seal) const {
    Rows rows = ledger_.rows(kSeat, "WHERE game = ?1 ORDER BY seat", id);
    std::vector<PlayerId> players;
    while (rows.next()) players.push_back(rows.row().as<PlayerId>(2));
    rows.expect(seal);
    return players;
}

GameId Games::add(const NewGame& game, bool imported, std::optional<Ending> ending) {
    Game row{.id = GameId{count() + 1},
             .kind = game.kind,
             .commitment = game.commitment,
             .seed = game.seed,
             .started = game.started,
             .ended = {},
             .over = ending && ending->over,
             .imported = imported,
             .night = game.night,
             .players = {},
             .lines = 0};
    if (ending) row.ended = ending->when;
    put(row);
    seat(row.id, game.players);
    return row.id;
}

void Games::put(const Game& game) {
    ledger_.put(kGame, game.id, game.kind, game.commitment, game.seed, game.started, game.ended, game.over,
                game.imported, game.night);
}

void Games::set_running(GameId id) {
    const std::int64_t now = ledger_.figure(kRunning);
    if (now != 0 && now != number(id))
        throw Error(Fault::Exists, ledger_.connection().path(), "game " + std::to_string(now) + " is running");
    ledger_.set_figure(kRunning, number(id));
}

}  // namespace journal
