-- A journal of version 3 whose games were taken in before their digests counted played games and crew cards.
PRAGMA application_id = 1147762277;
PRAGMA user_version = 3;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE player (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    colour TEXT NOT NULL,
    language TEXT NOT NULL, crc INTEGER NOT NULL DEFAULT 0);
INSERT INTO player VALUES(1,'Ada','green','',3944305147);
INSERT INTO player VALUES(2,'Ben','orange','',2790407408);
INSERT INTO player VALUES(3,'Cleo','','',790241386);
CREATE TABLE night (
    id INTEGER PRIMARY KEY,
    place TEXT NOT NULL,
    date TEXT NOT NULL,
    note TEXT NOT NULL, crc INTEGER NOT NULL DEFAULT 0, games INTEGER NOT NULL DEFAULT 0);
INSERT INTO night VALUES(1,'','2024-02-29','',2176717606,2);
INSERT INTO night VALUES(2,'Club','2024-03-03','',564040141,1);
CREATE TABLE thing (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    sort TEXT NOT NULL,
    name TEXT NOT NULL,
    content TEXT NOT NULL,
    used INTEGER NOT NULL, crc INTEGER NOT NULL DEFAULT 0,
    UNIQUE (kind, sort, name));
CREATE TABLE kept (
    sort TEXT NOT NULL,
    key TEXT NOT NULL,
    text TEXT NOT NULL, crc INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (sort, key)) WITHOUT ROWID;
INSERT INTO kept VALUES('setting','current_game','2',3643101630);
INSERT INTO kept VALUES('setting','nights/journal','50fcef3e7972f92d1135f2a8b902e2321a55019436b00b207347020f111e563c',623475333);
INSERT INTO kept VALUES('setting','nights/settled','2',1963323366);
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
INSERT INTO game VALUES(1,'deepblue','d5d4cf6409c0689fc7307bc6181714a8721cc63749e5956bbb2c7817d973ec6b','6ca04a815ee3e6bffb4df1c6b8fd36b6423daf547a74be4cfa2c89763d0aee76',1709231400,1709231400,1,0,1,155493993);
INSERT INTO game VALUES(2,'deepblue','1422c43cd158b59ccd2dd418b9aeca0f6fd082e533641765f8e2f90742913c8d','63b0a51f98dbffa3dc360b00652d75a2f40b2b30c68fa69d1ca8d249ee243590',1709235000,1709235000,1,0,1,596057117);
INSERT INTO game VALUES(3,'deepblue','','',1709496000,1709496000,1,1,2,1520269507);
CREATE TABLE line (
    game INTEGER NOT NULL REFERENCES game,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    state INTEGER NOT NULL CHECK (state IN (0, 1, 2)), crc INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, number)) WITHOUT ROWID;
INSERT INTO line VALUES(1,1,'{"do":"start","seats":[{"name":"Ada","colour":"green"},{"name":"Ben","colour":"orange"}],"first":"Ada","scenario":"dangerous_reefs","rules":{"late_cards":true,"scattered_gem_is_a_draw":true,"ruins_pay_surfaced":true}}',0,3528547205);
INSERT INTO line VALUES(1,2,'{"do":"reveal"}',0,345715601);
INSERT INTO line VALUES(1,3,'{"do":"reveal"}',0,4237075248);
INSERT INTO line VALUES(1,4,'{"do":"reveal"}',0,158947988);
INSERT INTO line VALUES(1,5,'{"do":"reveal"}',0,3782134325);
INSERT INTO line VALUES(1,6,'{"do":"dive","leader":"Ada","wreck":{"vp":3},"boats":[{"player":"Ada"},{"player":"Ben"}]}',0,4138467361);
INSERT INTO line VALUES(1,7,'{"do":"draw","gems":["black"],"by":"hand"}',0,3618009179);
INSERT INTO line VALUES(1,8,'{"do":"draw","gems":["black"],"by":"hand"}',0,2825483110);
INSERT INTO line VALUES(1,9,'{"do":"protect","player":"Ada","with":[{"against":"black","by":"card"}]}',0,943233614);
INSERT INTO line VALUES(1,10,'{"do":"surface","player":"Ben"}',0,3969735774);
INSERT INTO line VALUES(1,11,'{"do":"draw","gems":["silver"],"by":"hand"}',0,3042705276);
INSERT INTO line VALUES(1,12,'{"do":"stop"}',0,3760517701);
INSERT INTO line VALUES(1,13,'{"do":"end"}',0,3283391933);
INSERT INTO line VALUES(2,1,'{"do":"start","seats":[{"name":"Ada","colour":"green"},{"name":"Ben","colour":"orange"}],"first":"Ada","scenario":"dangerous_reefs","rules":{"late_cards":true,"scattered_gem_is_a_draw":true,"ruins_pay_surfaced":true}}',0,3596309280);
INSERT INTO line VALUES(2,2,'{"do":"reveal"}',0,1136205763);
INSERT INTO line VALUES(2,3,'{"do":"reveal"}',0,2880343906);
INSERT INTO line VALUES(2,4,'{"do":"reveal"}',0,1583052486);
INSERT INTO line VALUES(2,5,'{"do":"reveal"}',0,3058493031);
INSERT INTO line VALUES(2,6,'{"do":"dive","leader":"Ada","wreck":{"vp":3},"boats":[{"player":"Ada"},{"player":"Ben"}]}',0,1789333406);
INSERT INTO line VALUES(2,7,'{"do":"draw","gems":["silver"],"by":"hand"}',0,2493956741);
INSERT INTO line VALUES(2,8,'{"do":"draw","gems":["gold"],"by":"hand"}',0,3165448674);
INSERT INTO line VALUES(2,9,'{"do":"stop"}',0,153805933);
INSERT INTO line VALUES(2,10,'{"do":"end"}',0,1852273982);
CREATE TABLE seat (
    game INTEGER NOT NULL REFERENCES game,
    seat INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES player, crc INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, seat)) WITHOUT ROWID;
INSERT INTO seat VALUES(1,0,1,2808630617);
INSERT INTO seat VALUES(1,1,2,2923528697);
INSERT INTO seat VALUES(2,0,1,1430233249);
INSERT INTO seat VALUES(2,1,2,1544973313);
INSERT INTO seat VALUES(3,0,1,2988574262);
INSERT INTO seat VALUES(3,1,3,2007091720);
CREATE TABLE note (
    game INTEGER NOT NULL REFERENCES game,
    sort TEXT NOT NULL,
    key TEXT NOT NULL,
    text TEXT NOT NULL, crc INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, sort, key)) WITHOUT ROWID;
INSERT INTO note VALUES(1,'fact','chests_opened','',1638589724);
INSERT INTO note VALUES(1,'setting','nights/digest','{"brave":[{"all":18,"answer":2,"app":false,"dive":1,"gems":["black"],"hits":3,"leader":0,"vp":4},{"all":17,"answer":0,"app":false,"dive":1,"gems":["silver"],"hits":2,"leader":0,"vp":4}],"busts":0,"dives":1,"sums":{"games":1,"odds/hand/25/answered":1,"odds/hand/25/decisions":2,"odds/hand/25/expected":284314}}',2084210511);
INSERT INTO note VALUES(1,'setting','table','{"coach":false,"drawing":0,"languages":[],"odds":1}',1019687784);
INSERT INTO note VALUES(1,'setting','times','1709231400 1709231400 1709231400 1709231400 1709231400 1709231400 1709231400 1709231400 1709231400 1709231400 1709231400 1709231400 1709231400',406604099);
INSERT INTO note VALUES(2,'fact','chests_opened','',3690979595);
INSERT INTO note VALUES(2,'setting','nights/digest','{"brave":[],"busts":0,"dives":1,"sums":{"games":1,"odds/hand/10/decisions":1,"odds/hand/10/expected":0}}',1760983319);
INSERT INTO note VALUES(2,'setting','table','{"coach":false,"drawing":0,"languages":[],"odds":1}',2206829713);
INSERT INTO note VALUES(2,'setting','times','1709235000 1709235000 1709235000 1709235000 1709235000 1709235000 1709235000 1709235000 1709235000 1709235000',83421339);
INSERT INTO note VALUES(3,'setting','nights/digest','{"brave":[],"busts":0,"dives":0,"sums":{"games":1}}',2086922054);
INSERT INTO note VALUES(3,'setting','nights/told','{"colours":["",""],"dives":0,"minutes":0}',3170010678);
CREATE TABLE statistic (
    game INTEGER NOT NULL REFERENCES game,
    player INTEGER NOT NULL REFERENCES player,
    key TEXT NOT NULL,
    number INTEGER NOT NULL, crc INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, player, key)) WITHOUT ROWID;
INSERT INTO statistic VALUES(1,1,'best_dive',4,3018626637);
INSERT INTO statistic VALUES(1,1,'cards',0,3929004266);
INSERT INTO statistic VALUES(1,1,'crew',4,3427275172);
INSERT INTO statistic VALUES(1,1,'dives',1,3687007590);
INSERT INTO statistic VALUES(1,1,'gems',1,2411278362);
INSERT INTO statistic VALUES(1,1,'led',1,3341114442);
INSERT INTO statistic VALUES(1,1,'place',1,58161821);
INSERT INTO statistic VALUES(1,1,'vp',4,1606490589);
INSERT INTO statistic VALUES(1,1,'won',1,1327685109);
INSERT INTO statistic VALUES(1,2,'best_dive',0,3161826990);
INSERT INTO statistic VALUES(1,2,'cards',0,4178043289);
INSERT INTO statistic VALUES(1,2,'crew',4,2296984764);
INSERT INTO statistic VALUES(1,2,'dives',1,3370875925);
INSERT INTO statistic VALUES(1,2,'gems',0,129111452);
INSERT INTO statistic VALUES(1,2,'led',0,2928097208);
INSERT INTO statistic VALUES(1,2,'place',2,2664449037);
INSERT INTO statistic VALUES(1,2,'vp',0,3646230528);
INSERT INTO statistic VALUES(1,2,'won',0,645969415);
INSERT INTO statistic VALUES(2,1,'best_dive',6,2410797462);
INSERT INTO statistic VALUES(2,1,'cards',0,3230885986);
INSERT INTO statistic VALUES(2,1,'crew',4,533925215);
INSERT INTO statistic VALUES(2,1,'dives',1,4051695086);
INSERT INTO statistic VALUES(2,1,'gems',3,503786396);
INSERT INTO statistic VALUES(2,1,'led',1,2328714285);
INSERT INTO statistic VALUES(2,1,'place',1,701221397);
INSERT INTO statistic VALUES(2,1,'vp',6,1199907264);
INSERT INTO statistic VALUES(2,1,'won',1,46849426);
INSERT INTO statistic VALUES(2,2,'best_dive',3,1283647979);
INSERT INTO statistic VALUES(2,2,'cards',0,3552268561);
INSERT INTO statistic VALUES(2,2,'crew',4,1534208071);
INSERT INTO statistic VALUES(2,2,'dives',1,3797404829);
INSERT INTO statistic VALUES(2,2,'gems',3,1520832132);
INSERT INTO statistic VALUES(2,2,'led',0,3815716831);
INSERT INTO statistic VALUES(2,2,'place',2,3027039365);
INSERT INTO statistic VALUES(2,2,'vp',3,230369411);
INSERT INTO statistic VALUES(2,2,'won',0,1802024544);
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
INSERT INTO tally VALUES(1,13,13,0,37633964315,2,5732159314,4,5149092118,18,45828232596,2763226495);
INSERT INTO tally VALUES(2,10,10,0,21709223202,2,2975206562,4,7742213966,18,35571294240,2036915487);
INSERT INTO tally VALUES(3,0,0,0,0,2,4995665982,2,5256932732,0,0,3707304726);
CREATE TABLE total (
    player INTEGER NOT NULL REFERENCES player,
    key TEXT NOT NULL,
    count INTEGER NOT NULL,
    sum INTEGER NOT NULL,
    min INTEGER NOT NULL,
    max INTEGER NOT NULL,
    crc INTEGER NOT NULL,
    PRIMARY KEY (player, key)) WITHOUT ROWID;
INSERT INTO total VALUES(1,'best_dive',2,10,4,6,1802934008);
INSERT INTO total VALUES(1,'cards',2,0,0,0,3431860509);
INSERT INTO total VALUES(1,'crew',2,8,4,4,2884766806);
INSERT INTO total VALUES(1,'dives',2,2,1,1,1905468659);
INSERT INTO total VALUES(1,'gems',2,4,1,3,586098271);
INSERT INTO total VALUES(1,'led',2,2,1,1,1234162270);
INSERT INTO total VALUES(1,'place',2,2,1,1,239942350);
INSERT INTO total VALUES(1,'vp',2,10,4,6,3392169478);
INSERT INTO total VALUES(1,'won',2,2,1,1,3243226154);
INSERT INTO total VALUES(2,'best_dive',2,3,0,3,3824620201);
INSERT INTO total VALUES(2,'cards',2,0,0,0,331815336);
INSERT INTO total VALUES(2,'crew',2,8,4,4,2181921530);
INSERT INTO total VALUES(2,'dives',2,2,1,1,2933535814);
INSERT INTO total VALUES(2,'gems',2,3,0,3,1417011350);
INSERT INTO total VALUES(2,'led',2,0,0,0,829843093);
INSERT INTO total VALUES(2,'place',2,4,2,2,869247917);
INSERT INTO total VALUES(2,'vp',2,3,0,3,635965878);
INSERT INTO total VALUES(2,'won',2,0,0,0,3115712737);
CREATE TABLE seal (
    of TEXT PRIMARY KEY,
    rows INTEGER NOT NULL,
    sum INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO seal VALUES('game',3,2271820617);
INSERT INTO seal VALUES('kept',3,6229900329);
INSERT INTO seal VALUES('night',2,2740757747);
INSERT INTO seal VALUES('outcome',3,4992587969);
INSERT INTO seal VALUES('person',0,0);
INSERT INTO seal VALUES('player',3,7524953941);
INSERT INTO seal VALUES('reckoning',4,8410840375);
INSERT INTO seal VALUES('result',6,16615449411);
INSERT INTO seal VALUES('running',0,2691535196);
INSERT INTO seal VALUES('schema',76,178899999457);
INSERT INTO seal VALUES('standing',4,11533172623);
INSERT INTO seal VALUES('step',31,3337632508);
INSERT INTO seal VALUES('thing',0,0);
INSERT INTO seal VALUES('total',18,34860302361);
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
INSERT INTO outcome VALUES(1,'16B1819F-D5A3-5048-83F1-D1BF9153504D','2024-02-29','dangerous_reefs',0,2,0,2012957995);
INSERT INTO outcome VALUES(2,'EB373991-0AD9-54A0-8808-DEBD489701BF','2024-02-29','dangerous_reefs',0,2,1,555283827);
INSERT INTO outcome VALUES(3,'B9B2A487-66B2-59B6-84FD-3B2066F2CE96','2024-03-03','',0,2,0,2424346147);
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
INSERT INTO result VALUES(1,0,1,'2024-02-29','deepblue','dangerous_reefs',0,2,0,1,1,4,'',1,0,284314,-2589282,0,117501505);
INSERT INTO result VALUES(1,1,2,'2024-02-29','deepblue','dangerous_reefs',0,2,0,2,0,0,'',1,1,166667,0,0,2581804582);
INSERT INTO result VALUES(2,0,1,'2024-02-29','deepblue','dangerous_reefs',0,2,1,1,1,6,'',1,0,0,1731958,0,2920050299);
INSERT INTO result VALUES(2,1,2,'2024-02-29','deepblue','dangerous_reefs',0,2,1,2,0,3,'',1,0,0,0,0,4032259303);
INSERT INTO result VALUES(3,0,1,'2024-03-03','deepblue','',0,2,0,2,0,3,'',0,0,0,0,0,3663148914);
INSERT INTO result VALUES(3,1,3,'2024-03-03','deepblue','',0,2,0,1,1,5,'',0,0,0,0,0,3300684808);
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
INSERT INTO standing VALUES(1,'deepblue','',0,2,1,0,1,3,3,0,0,0,0,0,2297178810);
INSERT INTO standing VALUES(1,'deepblue','dangerous_reefs',0,2,1,1,1,4,4,1,0,284314,-2589282,0,3328059811);
INSERT INTO standing VALUES(2,'deepblue','dangerous_reefs',0,2,1,0,1,0,0,1,1,166667,0,0,2066150222);
INSERT INTO standing VALUES(3,'deepblue','',0,2,1,1,1,5,5,0,0,0,0,0,3841783780);
CREATE TABLE reckoning (
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    number INTEGER NOT NULL,
    crc INTEGER NOT NULL,
    PRIMARY KEY (kind, key)) WITHOUT ROWID;
INSERT INTO reckoning VALUES('deepblue','games',2,460452443);
INSERT INTO reckoning VALUES('deepblue','odds/hand/25/answered',1,3446832670);
INSERT INTO reckoning VALUES('deepblue','odds/hand/25/decisions',2,2426600620);
INSERT INTO reckoning VALUES('deepblue','odds/hand/25/expected',284314,2076954642);
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
CREATE INDEX outcome_by_day ON outcome (hidden, day, game, variant, house);
CREATE INDEX outcome_by_variant ON outcome (hidden, variant, day, game, house);
CREATE INDEX result_by_player ON result (player, hidden, day, game, variant, house);
CREATE INDEX result_by_slice ON result (player, hidden, kind, variant, house, seats, points);
CREATE INDEX night_by_date ON night (date, id);
CREATE INDEX night_by_place ON night (place, date, id);
CREATE TRIGGER person_sealed AFTER INSERT ON person BEGIN
    UPDATE seal SET rows = rows + 1, sum = sum + NEW.crc WHERE of = 'person';
END;
CREATE TRIGGER person_resealed AFTER UPDATE OF crc ON person BEGIN
    UPDATE seal SET sum = sum + NEW.crc - OLD.crc WHERE of = 'person';
END;
CREATE TRIGGER person_unsealed AFTER DELETE ON person BEGIN
    UPDATE seal SET rows = rows - 1, sum = sum - OLD.crc WHERE of = 'person';
END;
CREATE TRIGGER outcome_sealed AFTER INSERT ON outcome BEGIN
    UPDATE seal SET rows = rows + 1, sum = sum + NEW.crc WHERE of = 'outcome';
END;
CREATE TRIGGER outcome_resealed AFTER UPDATE OF crc ON outcome BEGIN
    UPDATE seal SET sum = sum + NEW.crc - OLD.crc WHERE of = 'outcome';
END;
CREATE TRIGGER outcome_unsealed AFTER DELETE ON outcome BEGIN
    UPDATE seal SET rows = rows - 1, sum = sum - OLD.crc WHERE of = 'outcome';
END;
CREATE TRIGGER result_sealed AFTER INSERT ON result BEGIN
    UPDATE seal SET rows = rows + 1, sum = sum + NEW.crc WHERE of = 'result';
END;
CREATE TRIGGER result_resealed AFTER UPDATE OF crc ON result BEGIN
    UPDATE seal SET sum = sum + NEW.crc - OLD.crc WHERE of = 'result';
END;
CREATE TRIGGER result_unsealed AFTER DELETE ON result BEGIN
    UPDATE seal SET rows = rows - 1, sum = sum - OLD.crc WHERE of = 'result';
END;
CREATE TRIGGER standing_sealed AFTER INSERT ON standing BEGIN
    UPDATE seal SET rows = rows + 1, sum = sum + NEW.crc WHERE of = 'standing';
END;
CREATE TRIGGER standing_resealed AFTER UPDATE OF crc ON standing BEGIN
    UPDATE seal SET sum = sum + NEW.crc - OLD.crc WHERE of = 'standing';
END;
CREATE TRIGGER standing_unsealed AFTER DELETE ON standing BEGIN
    UPDATE seal SET rows = rows - 1, sum = sum - OLD.crc WHERE of = 'standing';
END;
CREATE TRIGGER reckoning_sealed AFTER INSERT ON reckoning BEGIN
    UPDATE seal SET rows = rows + 1, sum = sum + NEW.crc WHERE of = 'reckoning';
END;
CREATE TRIGGER reckoning_resealed AFTER UPDATE OF crc ON reckoning BEGIN
    UPDATE seal SET sum = sum + NEW.crc - OLD.crc WHERE of = 'reckoning';
END;
CREATE TRIGGER reckoning_unsealed AFTER DELETE ON reckoning BEGIN
    UPDATE seal SET rows = rows - 1, sum = sum - OLD.crc WHERE of = 'reckoning';
END;
COMMIT;
