-- A journal as version 1 left it.
PRAGMA application_id = 1147762277;
PRAGMA user_version = 1;
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
INSERT INTO player VALUES (1, 'Ada', 'green', 'en'), (2, 'Ben', 'red', 'de');
INSERT INTO night VALUES (1, 'Home', '2023-11-14', 'first one');
INSERT INTO game VALUES
    (1, 'deepblue', 'c0ffee', '5eed', 1700000000, 1700003600, 1, 0, 1),
    (2, 'deepblue', 'beef', '5eee', 1700010000, NULL, 0, 0, NULL),
    (3, 'deepblue', '', '', 1600000000, NULL, 0, 1, NULL);
INSERT INTO line VALUES
    (1, 1, 'start', 0), (1, 2, 'sail', 2), (1, 3, 'end', 0),
    (2, 1, 'start', 0), (2, 2, 'dive', 1),
    (3, 1, 'start', 0);
INSERT INTO seat VALUES (1, 0, 2), (1, 1, 1), (2, 0, 1), (2, 1, 2);
INSERT INTO note VALUES (1, 'fact', 'chests_opened', '1'), (2, 'setting', 'hints', 'off');
INSERT INTO statistic VALUES (1, 1, 'points', 18), (1, 2, 'points', 2), (3, 1, 'points', 29);
INSERT INTO thing VALUES (1, 'deepblue', 'card', 'Cook', '{"needs":"gold","count":1,"vp":2}', 1);
INSERT INTO kept VALUES ('setting', 'language', 'it'), ('draft', 'new_game', '{}');
