#include <string>

#include "engine/journal/migrations.h"

namespace journal {

namespace {

// Nothing that was there changes: what is new is reckoned from finished games, or tells more about players.
constexpr auto kNewTables = R"(
CREATE TABLE person (
    player INTEGER PRIMARY KEY REFERENCES player,
    uuid TEXT NOT NULL,
    merged INTEGER REFERENCES player,
    crc INTEGER NOT NULL);
CREATE TABLE outcome (
    game INTEGER PRIMARY KEY REFERENCES game,
    uuid TEXT NOT NULL UNIQUE,
    day TEXT NOT NULL,
    variant TEXT NOT NULL,
    house INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    hidden INTEGER NOT NULL,
    crc INTEGER NOT NULL);
CREATE TABLE result (
    game INTEGER NOT NULL REFERENCES game,
    seat INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES player,
    day TEXT NOT NULL,
    kind TEXT NOT NULL,
    variant TEXT NOT NULL,
    house INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    hidden INTEGER NOT NULL,
    place INTEGER NOT NULL,
    won INTEGER NOT NULL,
    points INTEGER,
    score TEXT NOT NULL,
    tries INTEGER NOT NULL,
    hits INTEGER NOT NULL,
    expected INTEGER NOT NULL,
    luck INTEGER NOT NULL,
    proven_luck INTEGER NOT NULL,
    crc INTEGER NOT NULL,
    PRIMARY KEY (game, seat)) WITHOUT ROWID;
CREATE TABLE standing (
    player INTEGER NOT NULL REFERENCES player,
    kind TEXT NOT NULL,
    variant TEXT NOT NULL,
    house INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    scored INTEGER NOT NULL,
    points INTEGER NOT NULL,
    best INTEGER,
    tries INTEGER NOT NULL,
    hits INTEGER NOT NULL,
    expected INTEGER NOT NULL,
    luck INTEGER NOT NULL,
    proven_luck INTEGER NOT NULL,
    crc INTEGER NOT NULL,
    PRIMARY KEY (player, kind, variant, house, seats)) WITHOUT ROWID;
CREATE TABLE reckoning (
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    number INTEGER NOT NULL,
    crc INTEGER NOT NULL,
    PRIMARY KEY (kind, key)) WITHOUT ROWID;
CREATE INDEX outcome_by_day ON outcome (hidden, day, game, variant, house);
CREATE INDEX outcome_by_variant ON outcome (hidden, variant, day, game, house);
CREATE INDEX result_by_player ON result (player, hidden, day, game, variant, house);
CREATE INDEX result_by_slice ON result (player, hidden, kind, variant, house, seats, points);
CREATE INDEX night_by_date ON night (date, id);
CREATE INDEX night_by_place ON night (place, date, id);
)";

constexpr auto kSeal = R"(
INSERT INTO seal VALUES ('TABLE', 0, 0);
CREATE TRIGGER TABLE_sealed AFTER INSERT ON TABLE BEGIN
    UPDATE seal SET rows = rows + 1, sum = sum + NEW.crc WHERE of = 'TABLE';
END;
CREATE TRIGGER TABLE_resealed AFTER UPDATE OF crc ON TABLE BEGIN
    UPDATE seal SET sum = sum + NEW.crc - OLD.crc WHERE of = 'TABLE';
END;
CREATE TRIGGER TABLE_unsealed AFTER DELETE ON TABLE BEGIN
    UPDATE seal SET rows = rows - 1, sum = sum - OLD.crc WHERE of = 'TABLE';
END;
)";

std::string seal_of(const std::string& table) {
    constexpr std::string_view kWord = "TABLE";
    std::string text = kSeal;
    for (auto at = text.find(kWord); at != text.npos; at = text.find(kWord, at + table.size()))
        text.replace(at, kWord.size(), table);
    return text;
}

}  // namespace

void migrate_to_3(Connection& connection) {
    connection.run_script(kNewTables);
    for (const char* table : {"person", "outcome", "result", "standing", "reckoning"})
        connection.run_script(seal_of(table));
}

}  // namespace journal
