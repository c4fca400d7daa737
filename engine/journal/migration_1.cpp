#include "engine/journal/migrations.h"

namespace journal {

namespace {

constexpr auto kPeople = R"(
CREATE TABLE player (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    colour TEXT NOT NULL,
    language TEXT NOT NULL);
CREATE TABLE night (
    id INTEGER PRIMARY KEY,
    place TEXT NOT NULL,
    date TEXT NOT NULL,
    note TEXT NOT NULL);
CREATE TABLE thing (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    sort TEXT NOT NULL,
    name TEXT NOT NULL,
    content TEXT NOT NULL,
    used INTEGER NOT NULL,
    UNIQUE (kind, sort, name));
CREATE TABLE kept (
    sort TEXT NOT NULL,
    key TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (sort, key)) WITHOUT ROWID;
)";

// line.state: 0 effective, 1 undone, 2 dropped.
constexpr auto kGames = R"(
CREATE TABLE game (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    commitment TEXT NOT NULL,
    seed TEXT NOT NULL,
    started INTEGER NOT NULL,
    ended INTEGER,
    over INTEGER NOT NULL,
    imported INTEGER NOT NULL,
    night INTEGER REFERENCES night);
CREATE TABLE line (
    game INTEGER NOT NULL REFERENCES game,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    state INTEGER NOT NULL CHECK (state IN (0, 1, 2)),
    PRIMARY KEY (game, number)) WITHOUT ROWID;
CREATE TABLE seat (
    game INTEGER NOT NULL REFERENCES game,
    seat INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES player,
    PRIMARY KEY (game, seat)) WITHOUT ROWID;
CREATE TABLE note (
    game INTEGER NOT NULL REFERENCES game,
    sort TEXT NOT NULL,
    key TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, sort, key)) WITHOUT ROWID;
CREATE TABLE statistic (
    game INTEGER NOT NULL REFERENCES game,
    player INTEGER NOT NULL REFERENCES player,
    key TEXT NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (game, player, key)) WITHOUT ROWID;
)";

}  // namespace

void migrate_to_1(Connection& connection) {
    connection.run_script(kPeople);
    connection.run_script(kGames);
}

}  // namespace journal
