#include <string>

#include "engine/journal/migrations.h"

namespace journal {

namespace {

// The columns as they were in this version: what comes later must not change what this migration does.
struct Columns {
    const char* table;
    const char* columns;
};
constexpr Columns kSealed[] = {
    {"player", "id, name, colour, language"},
    {"night", "id, place, date, note"},
    {"game", "id, kind, commitment, seed, started, ended, over, imported, night"},
    {"thing", "id, kind, sort, name, content, used"},
    {"kept", "sort, key, text"},
    {"line", "game, number, text, state"},
    {"seat", "game, seat, player"},
    {"note", "game, sort, key, text"},
    {"statistic", "game, player, key, number"},
};
constexpr auto kTallyColumns =
    "game, lines, effective, undone, line_sum, seats, seat_sum, notes, note_sum, statistics, statistic_sum";
constexpr auto kTotalColumns = "player, key, count, sum, min, max";

constexpr auto kNewTables = R"(
CREATE TABLE tally (
    game INTEGER PRIMARY KEY REFERENCES game,
    lines INTEGER NOT NULL DEFAULT 0,
    effective INTEGER NOT NULL DEFAULT 0,
    undone INTEGER NOT NULL DEFAULT 0,
    line_sum INTEGER NOT NULL DEFAULT 0,
    seats INTEGER NOT NULL DEFAULT 0,
    seat_sum INTEGER NOT NULL DEFAULT 0,
    notes INTEGER NOT NULL DEFAULT 0,
    note_sum INTEGER NOT NULL DEFAULT 0,
    statistics INTEGER NOT NULL DEFAULT 0,
    statistic_sum INTEGER NOT NULL DEFAULT 0,
    crc INTEGER NOT NULL DEFAULT 0);
CREATE TABLE total (
    player INTEGER NOT NULL REFERENCES player,
    key TEXT NOT NULL,
    count INTEGER NOT NULL,
    sum INTEGER NOT NULL,
    min INTEGER NOT NULL,
    max INTEGER NOT NULL,
    crc INTEGER NOT NULL,
    PRIMARY KEY (player, key)) WITHOUT ROWID;
CREATE TABLE seal (
    of TEXT PRIMARY KEY,
    rows INTEGER NOT NULL,
    sum INTEGER NOT NULL) WITHOUT ROWID;
ALTER TABLE night ADD COLUMN games INTEGER NOT NULL DEFAULT 0;
CREATE INDEX statistic_by_player ON statistic (player, key, number);
CREATE INDEX game_by_night ON game (night);
)";

// What was kept so far is counted and summed up once; from then on the triggers do it.
constexpr auto kSumsOfGames = R"(
INSERT INTO tally (game) SELECT id FROM game;
UPDATE tally SET (lines, effective, undone, line_sum) =
    (SELECT count(*), ifnull(sum(state = 0), 0), ifnull(sum(state = 1), 0), ifnull(sum(crc), 0) FROM line WHERE line.game = tally.game);
UPDATE tally SET (seats, seat_sum) = (SELECT count(*), ifnull(sum(crc), 0) FROM seat WHERE seat.game = tally.game);
UPDATE tally SET (notes, note_sum) = (SELECT count(*), ifnull(sum(crc), 0) FROM note WHERE note.game = tally.game);
UPDATE tally SET (statistics, statistic_sum) =
    (SELECT count(*), ifnull(sum(crc), 0) FROM statistic WHERE statistic.game = tally.game);
UPDATE night SET games = (SELECT count(*) FROM game WHERE game.night = night.id);
INSERT INTO total SELECT player, key, count(*), sum(number), min(number), max(number), 0 FROM statistic
    GROUP BY player, key;
)";

constexpr auto kFigures = R"(
INSERT INTO seal VALUES ('schema', 0, 0), ('step', 0, row_crc('step', 0));
INSERT INTO seal SELECT 'running', id, row_crc('running', id)
    FROM (SELECT ifnull(max(id), 0) AS id FROM game WHERE ended IS NULL AND imported = 0);
)";

constexpr auto kGameTriggers = R"(
CREATE TRIGGER game_tally AFTER INSERT ON game BEGIN
    INSERT INTO tally (game) VALUES (NEW.id);
    UPDATE tally SET crc = row_crc(TALLY) WHERE game = NEW.id;
END;
CREATE TRIGGER game_into_night AFTER INSERT ON game BEGIN
    UPDATE night SET games = games + 1 WHERE id = NEW.night;
END;
CREATE TRIGGER game_to_night AFTER UPDATE OF crc ON game BEGIN
    UPDATE night SET games = games - 1 WHERE id = OLD.night;
    UPDATE night SET games = games + 1 WHERE id = NEW.night;
END;
CREATE TRIGGER line_added AFTER INSERT ON line BEGIN
    UPDATE tally SET lines = lines + 1, effective = effective + (NEW.state = 0), undone = undone + (NEW.state = 1),
        line_sum = line_sum + NEW.crc WHERE game = NEW.game;
    UPDATE tally SET crc = row_crc(TALLY) WHERE game = NEW.game;
END;
CREATE TRIGGER line_changed AFTER UPDATE OF crc ON line BEGIN
    UPDATE tally SET effective = effective + (NEW.state = 0) - (OLD.state = 0),
        undone = undone + (NEW.state = 1) - (OLD.state = 1), line_sum = line_sum + NEW.crc - OLD.crc
        WHERE game = NEW.game;
    UPDATE tally SET crc = row_crc(TALLY) WHERE game = NEW.game;
END;
CREATE TRIGGER line_stays BEFORE DELETE ON line BEGIN
    SELECT RAISE(ABORT, 'lines are kept for good');
END;
)";

constexpr auto kTriggersOfGameRows = R"(
CREATE TRIGGER TABLE_added AFTER INSERT ON TABLE BEGIN
    UPDATE tally SET TABLEs = TABLEs + 1, TABLE_sum = TABLE_sum + NEW.crc WHERE game = NEW.game;
    UPDATE tally SET crc = row_crc(TALLY) WHERE game = NEW.game;
END;
CREATE TRIGGER TABLE_changed AFTER UPDATE OF crc ON TABLE BEGIN
    UPDATE tally SET TABLE_sum = TABLE_sum + NEW.crc - OLD.crc WHERE game = NEW.game;
    UPDATE tally SET crc = row_crc(TALLY) WHERE game = NEW.game;
END;
CREATE TRIGGER TABLE_removed AFTER DELETE ON TABLE BEGIN
    UPDATE tally SET TABLEs = TABLEs - 1, TABLE_sum = TABLE_sum - OLD.crc WHERE game = OLD.game;
    UPDATE tally SET crc = row_crc(TALLY) WHERE game = OLD.game;
END;
)";

constexpr auto kTriggersOfTable = R"(
INSERT INTO seal SELECT 'TABLE', count(*), ifnull(sum(crc), 0) FROM TABLE;
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

std::string replaced(std::string text, const std::string& word, const std::string& by) {
    for (auto at = text.find(word); at != text.npos; at = text.find(word, at + by.size()))
        text.replace(at, word.size(), by);
    return text;
}

std::string filled(const char* pattern, const std::string& table) {
    return replaced(replaced(pattern, "TALLY", kTallyColumns), "TABLE", table);
}

std::string checksums_of(const std::string& table, const std::string& columns) {
    return "UPDATE " + table + " SET crc = row_crc(" + columns + ");";
}

void add_checksums(Connection& connection) {
    for (const auto& [table, columns] : kSealed) {
        connection.run_script("ALTER TABLE " + std::string(table) + " ADD COLUMN crc INTEGER NOT NULL DEFAULT 0");
        connection.run_script(checksums_of(table, columns));
    }
}

void add_triggers(Connection& connection) {
    connection.run_script(filled(kGameTriggers, ""));
    for (const char* table : {"seat", "note", "statistic"}) connection.run_script(filled(kTriggersOfGameRows, table));
    for (const char* table : {"player", "night", "game", "thing", "kept", "total"})
        connection.run_script(filled(kTriggersOfTable, table));
}

}  // namespace

void migrate_to_2(Connection& connection) {
    add_checksums(connection);
    connection.run_script(kNewTables);
    connection.run_script(kSumsOfGames);
    connection.run_script(checksums_of("tally", kTallyColumns));
    connection.run_script(checksums_of("total", kTotalColumns));
    connection.run_script(kFigures);
    add_triggers(connection);
}

}  // namespace journal
