"""Damaged journals: a sentence, never a crash, and the file is left as it is."""
import os
import random
import shutil
import sqlite3

import harness
from harness import DRAW, FINISHED, STOP, by_hand, dive, read_bytes, set_up, text

REST = {"do": "rest", "player": "Ben"}


class Damage(harness.CliTest):
    def setUp(self):
        super().setUp()
        for _ in range(3):
            self.play_all(FINISHED)
        self.printed = self.play_all(set_up() + [dive(), by_hand("gold"), STOP])
        self.whole = read_bytes(self.db)

    def damage(self, content):
        """Another journal with this content and nothing beside it."""
        shutil.rmtree(self.at("damaged"), True)
        os.mkdir(self.at("damaged"))
        path = self.at("damaged", "divebell.db")
        with open(path, "wb") as file:
            file.write(content)
        return path

    def assert_refused_and_untouched(self, db):
        before = read_bytes(db)
        for args in (("play",), ("games",), ("export",), ("check",)):
            with self.subTest(args[0]):
                self.refuse(1, *args, "--db", db, input=text([REST]))
                self.assertEqual(read_bytes(db), before)
        self.refuse(1, "backup", "--db", db, self.at("copy.db"))
        self.assertFalse(os.path.exists(self.at("copy.db")))
        self.assertEqual(read_bytes(db), before)

    def test_an_empty_file(self):
        self.assert_refused_and_untouched(self.damage(b""))

    def test_other_files(self):
        for content in (b"x", b"some text that is no journal\n" * 300, os.urandom(8192), b"SQLite format 3\x00",
                        b"\x00" * 8192):
            with self.subTest(content[:16]):
                self.assert_refused_and_untouched(self.damage(content))

    def test_another_programs_database(self):
        path = self.at("other.db")
        other = sqlite3.connect(path)
        other.execute("CREATE TABLE bookmark (url TEXT)")
        other.commit()
        other.close()
        self.assert_refused_and_untouched(path)

    def test_truncation(self):
        for keep in (1, 50, 100, 512, 4095, 4096, 5000, len(self.whole) // 2, len(self.whole) - 4096, len(self.whole) - 1):
            with self.subTest(keep):
                db = self.damage(self.whole[:keep])
                before = read_bytes(db)
                for command in ("games", "export", "play"):
                    self.run_cli(command, "--db", db)
                said = self.refuse(1, "--language", "de", "check", "--db", db).err
                self.assertRegex(said, "beschädigt|kein Journal")
                self.assertNotIn("\ufffd", said)
                self.refuse(1, "backup", "--db", db, self.at("copy.db"))
                self.assertEqual(read_bytes(db)[:100], before[:100])

    def test_bytes_flipped_at_random(self):
        """What is read is right or refused: no command tells another game than the one that was played."""
        rng = random.Random(1709231400)
        truth = self.games(), self.export()
        for turn in range(15 if harness.Settings.few else 80):
            content = bytearray(self.whole)
            for _ in range(rng.choice((1, 1, 3, 40))):
                content[rng.randrange(len(content))] ^= 1 << rng.randrange(8)
            db = self.damage(bytes(content))
            with self.subTest(turn):
                told = [self.run_cli(command, "--db", db) for command in ("games", "export")]
                self.assertEqual(read_bytes(db), bytes(content), "reading has changed the file")
                if told[0].code == 0:
                    self.assertEqual(told[0].json(), truth[0])
                if told[1].code == 0:
                    self.assertEqual(told[1].out, truth[1])
                sound = self.run_cli("check", "--db", db)
                if sound.code == 0:
                    self.assertEqual((told[0].code, told[1].code, sound.out), (0, 0, "ok\n"))
                else:
                    self.assertNotEqual((sound.out + sound.err).strip(), "")

    def test_play_on_a_flipped_file_goes_on_rightly_or_not_at_all(self):
        rng = random.Random(86400)
        for turn in range(10 if harness.Settings.few else 50):
            content = bytearray(self.whole)
            content[rng.randrange(100, len(content))] ^= 1 << rng.randrange(8)
            db = self.damage(bytes(content))
            with self.subTest(turn):
                result = self.run_cli("play", "--db", db, input=text([REST]))
                if result.code == 0:
                    self.assertEqual(self.export(db=db).splitlines()[1:], self.printed + result.lines())
                else:
                    self.assertNotEqual(result.err.strip(), "")

    def test_a_newer_version_is_left_alone(self):
        db = self.damage(self.whole)
        newer = sqlite3.connect(db)
        newer.execute("PRAGMA user_version = 99")
        newer.commit()
        newer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        newer.close()
        before = read_bytes(db)
        for command in ("play", "games", "export", "check"):
            self.assertIn("newer", self.refuse(1, command, "--db", db, input=text([REST])).err)
        self.accept("backup", "--db", self.db, os.path.join(self.folder, "backup"))
        self.assertIn("newer", self.refuse(1, "restore", "--db", db, os.path.join(self.folder, "backup")).err)
        self.assertEqual(read_bytes(db), before)
        self.assertEqual([name for name in os.listdir(os.path.dirname(db)) if name.endswith(".restored")], [])

    def test_a_journal_put_back_from_an_own_backup_is_whole(self):
        newest = sorted(os.listdir(self.at("journal", "backups")))[-1]
        truth = self.everything()
        source = self.at("journal", "backups", newest)
        with open(self.db, "r+b") as file:
            file.truncate(5000)
        self.accept("restore", "--db", self.db, source)
        self.assertEqual(self.everything(), truth)


class DamagedWal(harness.CliTest):
    """A killed `play` leaves its last actions in the WAL."""

    def setUp(self):
        super().setUp()
        process = self.open_play()
        self.printed = [self.send(process, line) for line in set_up() + [dive(), DRAW]]
        process.kill()
        process.wait()
        self.wal = self.db + "-wal"
        self.content = {path: read_bytes(path) for path in (self.db, self.wal, self.db + "-lock")}
        self.assertGreater(len(self.content[self.wal]), 0)

    def put_back(self, wal):
        for name in os.listdir(self.at("journal")):
            if name.startswith("divebell.db"):
                os.remove(self.at("journal", name))
        for path, content in dict(self.content, **{self.wal: wal}).items():
            with open(path, "wb") as file:
                file.write(content)

    def assert_nothing_printed_is_lost_in_silence(self):
        for command in ("export", "play", "export"):
            result = self.run_cli(command, "--db", self.db)
            if result.code:
                self.assertNotEqual(result.err.strip(), "")
            elif command == "export":
                self.assertEqual(result.out.splitlines()[1:], self.printed)

    def test_a_whole_wal_is_read(self):
        self.put_back(self.content[self.wal])
        self.assertEqual(self.export().splitlines()[1:], self.printed)
        self.assertEqual(self.play_all([]), [])
        self.assertEqual(self.export().splitlines()[1:], self.printed)

    def test_a_wal_that_is_cut_short(self):
        size = len(self.content[self.wal])
        for keep in (0, 10, 32, 100, size // 2, size - 4096, size - 1):
            with self.subTest(keep):
                self.put_back(self.content[self.wal][:keep])
                self.assert_nothing_printed_is_lost_in_silence()

    def test_a_wal_with_flipped_bytes(self):
        rng = random.Random(4096)
        for turn in range(6 if harness.Settings.few else 25):
            wal = bytearray(self.content[self.wal])
            wal[rng.randrange(len(wal))] ^= 1 << rng.randrange(8)
            with self.subTest(turn):
                self.put_back(bytes(wal))
                self.assert_nothing_printed_is_lost_in_silence()

    def test_a_wal_whose_database_is_gone_is_not_overwritten(self):
        os.remove(self.db)
        self.refuse(1, "play", "--db", self.db, input=text([REST]))
        self.assertEqual(read_bytes(self.wal), self.content[self.wal])
        self.assertFalse(os.path.exists(self.db))


if __name__ == "__main__":
    harness.main()
