#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/journal/ids.h"
#include "engine/journal/ledger.h"
#include "engine/journal/lines.h"

namespace journal {

/// What is known of a game before its first line. Kind, commitment and seed mean nothing to the journal.
struct NewGame {
    std::string kind;
    std::string commitment;
    std::string seed;
    Seconds started = 0;
    std::vector<PlayerId> players;  // in seat order
    std::optional<NightId> night;
};

/// How a game ended.
struct Ending {
    Seconds when = 0;
    bool over = true;  // false if it was left unfinished
    friend bool operator==(const Ending&, const Ending&) = default;
};

/// A game as it stands in the journal.
struct Game {
    GameId id;
    std::string kind;
    std::string commitment;
    std::string seed;
    Seconds started;
    std::optional<Seconds> ended;
    bool over;
    bool imported;
    std::optional<NightId> night;
    std::vector<PlayerId> players;  // in seat order
    std::int64_t lines;             // those that count
    friend bool operator==(const Game&, const Game&) = default;
};

/// All games. At most one is running: begun here and not ended. None is ever removed.
class Games {
public:
    explicit Games(Ledger& ledger) : ledger_(ledger) {}

    [[nodiscard]] std::int64_t count() const;

    /// One game; throws NotFound.
    [[nodiscard]] Game find(GameId id) const;

    /// The night of a game, if it is in one; throws NotFound.
    [[nodiscard]] std::optional<NightId> night_of(GameId id) const;

    /// The newest games that have a commitment, the newest first; with `before`, those that came before it.
    [[nodiscard]] std::vector<GameId> sealed(std::int64_t limit, std::optional<GameId> before = {}) const;

    /// The game that is being played, if any.
    [[nodiscard]] std::optional<Game> running() const;

    /// The newest games, the newest first; with `before`, those that came before it.
    [[nodiscard]] std::vector<Game> latest(std::int64_t limit, std::optional<GameId> before = {}) const;

    /// The games of a night, the first one first.
    [[nodiscard]] std::vector<Game> in_night(NightId night) const;

    /// Every game someone has a seat in, the first one first.
    [[nodiscard]] std::vector<GameId> with(PlayerId player) const;

    /// The first game in which both have a seat.
    [[nodiscard]] std::optional<GameId> with_both(PlayerId one, PlayerId other) const;

    /// The first game that was sealed with this commitment.
    [[nodiscard]] std::optional<GameId> with_commitment(const std::string& commitment) const;

    /// Begins the running game; throws Exists if one runs.
    GameId begin(const NewGame& game);

    /// Adds a game that was played elsewhere, with all its lines. It never is the running one.
    GameId import(const NewGame& game, const std::vector<std::string>& lines, std::optional<Ending> ending);

    /// Ends a game, or takes its end back; that throws Exists if another one runs by now.
    void end(GameId id, const Ending& ending);
    void reopen(GameId id);

    /// Seats other players.
    void seat(GameId id, const std::vector<PlayerId>& players);

    /// Sets when a game was played. Shown, never used to order anything.
    void date(GameId id, Seconds started, Seconds ended);

    /// Puts a game into a night, or out of all.
    void move(GameId id, std::optional<NightId> night);

private:
    Game read(const Query& row) const;
    std::vector<PlayerId> players(GameId id, const Seal& seal) const;
    GameId add(const NewGame& game, bool imported, std::optional<Ending> ending);
    void put(const Game& game);
    void set_running(GameId id);

    Ledger& ledger_;
};

}  // namespace journal
