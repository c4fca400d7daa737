-- A journal as version 2 left it.
PRAGMA application_id = 1147762277;
PRAGMA user_version = 2;
CREATE TABLE game (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    commitment TEXT NOT NULL,
    seed TEXT NOT NULL,
    started INTEGER NOT NULL,
    ended INTEGER,
    over INTEGER NOT NULL,
    imported INTEGER NOT NULL,
    night INTEGER REFERENCES night, crc INTEGER NOT NULL DEFAULT 0);
INSERT INTO "game" VALUES(1,'deepblue','c0ffee','5eed',1700000000,1700003600,1,0,1,3495420918);
INSERT INTO "game" VALUES(2,'deepblue','beef','5eee',1700010000,NULL,0,0,NULL,3018780833);
INSERT INTO "game" VALUES(3,'deepblue','','',1600000000,NULL,0,1,NULL,2240460820);
CREATE TABLE kept (
    sort TEXT NOT NULL,
    key TEXT NOT NULL,
    text TEXT NOT NULL, crc INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (sort, key)) WITHOUT ROWID;
INSERT INTO "kept" VALUES('draft','new_game','{}',1563069065);
INSERT INTO "kept" VALUES('setting','language','it',4170679848);
CREATE TABLE line (
    game INTEGER NOT NULL REFERENCES game,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    state INTEGER NOT NULL CHECK (state IN (0, 1, 2)), crc INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, number)) WITHOUT ROWID;
INSERT INTO "line" VALUES(1,1,'start',0,4205632434);
INSERT INTO "line" VALUES(1,2,'sail',2,1414745141);
INSERT INTO "line" VALUES(1,3,'end',0,1929925449);
INSERT INTO "line" VALUES(2,1,'start',0,3490736954);
INSERT INTO "line" VALUES(2,2,'dive',1,119839382);
INSERT INTO "line" VALUES(3,1,'start',0,2136275325);
CREATE TABLE night (
    id INTEGER PRIMARY KEY,
    place TEXT NOT NULL,
    date TEXT NOT NULL,
    note TEXT NOT NULL, crc INTEGER NOT NULL DEFAULT 0, games INTEGER NOT NULL DEFAULT 0);
INSERT INTO "night" VALUES(1,'Home','2023-11-14','first one',839954723,1);
CREATE TABLE note (
    game INTEGER NOT NULL REFERENCES game,
    sort TEXT NOT NULL,
    key TEXT NOT NULL,
    text TEXT NOT NULL, crc INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, sort, key)) WITHOUT ROWID;
INSERT INTO "note" VALUES(1,'fact','chests_opened','1',2160528734);
INSERT INTO "note" VALUES(2,'setting','hints','off',3822679888);
CREATE TABLE player (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    colour TEXT NOT NULL,
    language TEXT NOT NULL, crc INTEGER NOT NULL DEFAULT 0);
INSERT INTO "player" VALUES(1,'Ada','green','en',478716786);
INSERT INTO "player" VALUES(2,'Ben','red','de',581658513);
CREATE TABLE seal (
    of TEXT PRIMARY KEY,
    rows INTEGER NOT NULL,
    sum INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO "seal" VALUES('game',3,8754662571);
INSERT INTO "seal" VALUES('kept',2,5733748913);
INSERT INTO "seal" VALUES('night',1,839954723);
INSERT INTO "seal" VALUES('player',2,1060375299);
INSERT INTO "seal" VALUES('running',2,3796407841);
INSERT INTO "seal" VALUES('schema',49,121346905190);
INSERT INTO "seal" VALUES('step',0,1667963259);
INSERT INTO "seal" VALUES('thing',1,1436556910);
INSERT INTO "seal" VALUES('total',2,4936189880);
CREATE TABLE seat (
    game INTEGER NOT NULL REFERENCES game,
    seat INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES player, crc INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, seat)) WITHOUT ROWID;
INSERT INTO "seat" VALUES(1,0,2,703023802);
INSERT INTO "seat" VALUES(1,1,1,550405658);
INSERT INTO "seat" VALUES(2,0,1,1430233249);
INSERT INTO "seat" VALUES(2,1,2,1544973313);
CREATE TABLE statistic (
    game INTEGER NOT NULL REFERENCES game,
    player INTEGER NOT NULL REFERENCES player,
    key TEXT NOT NULL,
    number INTEGER NOT NULL, crc INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, player, key)) WITHOUT ROWID;
INSERT INTO "statistic" VALUES(1,1,'points',18,835568019);
INSERT INTO "statistic" VALUES(1,2,'points',2,2221537287);
INSERT INTO "statistic" VALUES(3,1,'points',29,3820221500);
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
INSERT INTO "tally" VALUES(1,3,2,0,7550303024,2,1253429460,1,2160528734,2,3057105306,631422719);
INSERT INTO "tally" VALUES(2,2,1,1,3610576336,2,2975206562,1,3822679888,0,0,849814797);
INSERT INTO "tally" VALUES(3,1,1,0,2136275325,0,0,0,0,1,3820221500,1232727501);
CREATE TABLE thing (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    sort TEXT NOT NULL,
    name TEXT NOT NULL,
    content TEXT NOT NULL,
    used INTEGER NOT NULL, crc INTEGER NOT NULL DEFAULT 0,
    UNIQUE (kind, sort, name));
INSERT INTO "thing" VALUES(1,'deepblue','card','Cook','{"needs":"gold","count":1,"vp":2}',1,1436556910);
CREATE TABLE total (
    player INTEGER NOT NULL REFERENCES player,
    key TEXT NOT NULL,
    count INTEGER NOT NULL,
    sum INTEGER NOT NULL,
    min INTEGER NOT NULL,
    max INTEGER NOT NULL,
    crc INTEGER NOT NULL,
    PRIMARY KEY (player, key)) WITHOUT ROWID;
INSERT INTO "total" VALUES(1,'points',2,47,18,29,1306539702);
INSERT INTO "total" VALUES(2,'points',1,2,2,2,3629650178);
CREATE INDEX statistic_by_player ON statistic (player, key, number);
CREATE INDEX game_by_night ON game (night);
CREATE TRIGGER game_tally AFTER INSERT ON game BEGIN
    INSERT INTO tally (game) VALUES (NEW.id);
    UPDATE tally SET crc = row_crc(game, lines, effective, undone, line_sum, seats, seat_sum, notes, note_sum, statistics, statistic_sum) WHERE game = NEW.id;
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
    UPDATE tally SET crc = row_crc(game, lines, effective, undone, line_sum, seats, seat_sum, notes, note_sum, statistics, statistic_sum) WHERE game = NEW.game;
END;
CREATE TRIGGER line_changed AFTER UPDATE OF crc ON line BEGIN
    UPDATE tally SET effective = effective + (NEW.state = 0) - (OLD.state = 0),
        undone = undone + (NEW.state = 1) - (OLD.state = 1), line_sum = line_sum + NEW.crc - OLD.crc
        WHERE game = NEW.game;
    UPDATE tally SET crc = row_crc(game, lines, effective, undone, line_sum, seats, seat_sum, notes, note_sum, statistics, statistic_sum) WHERE game = NEW.game;
END;
CREATE TRIGGER line_stays BEFORE DELETE ON line BEGIN
    SELECT RAISE(ABORT, 'lines are kept for good');
END;
CREATE TRIGGER seat_added AFTER INSERT ON seat BEGIN
    UPDATE tally SET seats = seats + 1, seat_sum = seat_sum + NEW.crc WHERE game = NEW.game;
    UPDATE tally SET crc = row_crc(game, lines, effective, undone, line_sum, seats, seat_sum, notes, note_sum, statistics, statistic_sum) WHERE game = NEW.game;
END;
CREATE TRIGGER seat_changed AFTER UPDATE OF crc ON seat BEGIN
    UPDATE tally SET seat_sum = seat_sum + NEW.crc - OLD.crc WHERE game = NEW.game;
    UPDATE tally SET crc = row_crc(game, lines, effective, undone, line_sum, seats, seat_sum, notes, note_sum, statistics, statistic_sum) WHERE game = NEW.game;
END;
CREATE TRIGGER seat_removed AFTER DELETE ON seat BEGIN
    UPDATE tally SET seats = seats - 1, seat_sum = seat_sum - OLD.crc WHERE game = OLD.game;
    UPDATE tally SET crc = row_crc(game, lines, effective, undone, line_sum, seats, seat_sum, notes, note_sum, statistics, statistic_sum) WHERE game = OLD.game;
END;
CREATE TRIGGER note_added AFTER INSERT ON note BEGIN
    UPDATE tally SET notes = notes + 1, note_sum = note_sum + NEW.crc WHERE game = NEW.game;
    UPDATE tally SET crc = row_crc(game, lines, effective, undone, line_sum, seats, seat_sum, notes, note_sum, statistics, statistic_sum) WHERE game = NEW.game;
END;
CREATE TRIGGER note_changed AFTER UPDATE OF crc ON note BEGIN
    UPDATE tally SET note_sum = note_sum + NEW.crc - OLD.crc WHERE game = NEW.game;
    UPDATE tally SET crc = row_crc(game, lines, effective, undone, line_sum, seats, seat_sum, notes, note_sum, statistics, statistic_sum) WHERE game = NEW.game;
END;
CREATE TRIGGER note_removed AFTER DELETE ON note BEGIN
    UPDATE tally SET notes = notes - 1, note_sum = note_sum - OLD.crc WHERE game = OLD.game;
    UPDATE tally SET crc = row_crc(game, lines, effective, undone, line_sum, seats, seat_sum, notes, note_sum, statistics, statistic_sum) WHERE game = OLD.game;
END;
CREATE TRIGGER statistic_added AFTER INSERT ON statistic BEGIN
    UPDATE tally SET statistics = statistics + 1, statistic_sum = statistic_sum + NEW.crc WHERE game = NEW.game;
    UPDATE tally SET crc = row_crc(game, lines, effective, undone, line_sum, seats, seat_sum, notes, note_sum, statistics, statistic_sum) WHERE game = NEW.game;
END;
CREATE TRIGGER statistic_changed AFTER UPDATE OF crc ON statistic BEGIN
    UPDATE tally SET statistic_sum = statistic_sum + NEW.crc - OLD.crc WHERE game = NEW.game;
    UPDATE tally SET crc = row_crc(game, lines, effective, undone, line_sum, seats, seat_sum, notes, note_sum, statistics, statistic_sum) WHERE game = NEW.game;
END;
CREATE TRIGGER statistic_removed AFTER DELETE ON statistic BEGIN
    UPDATE tally SET statistics = statistics - 1, statistic_sum = statistic_sum - OLD.crc WHERE game = OLD.game;
    UPDATE tally SET crc = row_crc(game, lines, effective, undone, line_sum, seats, seat_sum, notes, note_sum, statistics, statistic_sum) WHERE game = OLD.game;
END;
CREATE TRIGGER player_sealed AFTER INSERT ON player BEGIN
    UPDATE seal SET rows = rows + 1, sum = sum + NEW.crc WHERE of = 'player';
END;
CREATE TRIGGER player_resealed AFTER UPDATE OF crc ON player BEGIN
    UPDATE seal SET sum = sum + NEW.crc - OLD.crc WHERE of = 'player';
END;
CREATE TRIGGER player_unsealed AFTER DELETE ON player BEGIN
    UPDATE seal SET rows = rows - 1, sum = sum - OLD.crc WHERE of = 'player';
END;
CREATE TRIGGER night_sealed AFTER INSERT ON night BEGIN
    UPDATE seal SET rows = rows + 1, sum = sum + NEW.crc WHERE of = 'night';
END;
CREATE TRIGGER night_resealed AFTER UPDATE OF crc ON night BEGIN
    UPDATE seal SET sum = sum + NEW.crc - OLD.crc WHERE of = 'night';
END;
CREATE TRIGGER night_unsealed AFTER DELETE ON night BEGIN
    UPDATE seal SET rows = rows - 1, sum = sum - OLD.crc WHERE of = 'night';
END;
CREATE TRIGGER game_sealed AFTER INSERT ON game BEGIN
    UPDATE seal SET rows = rows + 1, sum = sum + NEW.crc WHERE of = 'game';
END;
CREATE TRIGGER game_resealed AFTER UPDATE OF crc ON game BEGIN
    UPDATE seal SET sum = sum + NEW.crc - OLD.crc WHERE of = 'game';
END;
CREATE TRIGGER game_unsealed AFTER DELETE ON game BEGIN
    UPDATE seal SET rows = rows - 1, sum = sum - OLD.crc WHERE of = 'game';
END;
CREATE TRIGGER thing_sealed AFTER INSERT ON thing BEGIN
    UPDATE seal SET rows = rows + 1, sum = sum + NEW.crc WHERE of = 'thing';
END;
CREATE TRIGGER thing_resealed AFTER UPDATE OF crc ON thing BEGIN
    UPDATE seal SET sum = sum + NEW.crc - OLD.crc WHERE of = 'thing';
END;
CREATE TRIGGER thing_unsealed AFTER DELETE ON thing BEGIN
    UPDATE seal SET rows = rows - 1, sum = sum - OLD.crc WHERE of = 'thing';
END;
CREATE TRIGGER kept_sealed AFTER INSERT ON kept BEGIN
    UPDATE seal SET rows = rows + 1, sum = sum + NEW.crc WHERE of = 'kept';
END;
CREATE TRIGGER kept_resealed AFTER UPDATE OF crc ON kept BEGIN
    UPDATE seal SET sum = sum + NEW.crc - OLD.crc WHERE of = 'kept';
END;
CREATE TRIGGER kept_unsealed AFTER DELETE ON kept BEGIN
    UPDATE seal SET rows = rows - 1, sum = sum - OLD.crc WHERE of = 'kept';
END;
CREATE TRIGGER total_sealed AFTER INSERT ON total BEGIN
    UPDATE seal SET rows = rows + 1, sum = sum + NEW.crc WHERE of = 'total';
END;
CREATE TRIGGER total_resealed AFTER UPDATE OF crc ON total BEGIN
    UPDATE seal SET sum = sum + NEW.crc - OLD.crc WHERE of = 'total';
END;
CREATE TRIGGER total_unsealed AFTER DELETE ON total BEGIN
    UPDATE seal SET rows = rows - 1, sum = sum - OLD.crc WHERE of = 'total';
END;
