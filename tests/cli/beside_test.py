"""A second process beside an open `play`: readers work, writers are refused."""
import harness
from harness import DRAW, END, FINISHED, STOP, dive, files_below, game_file, set_up, start


class Beside(harness.CliTest):
    def setUp(self):
        super().setUp()
        self.play_all(FINISHED)
        self.export()
        self.process = self.open_play()
        for line in set_up() + [dive()]:
            self.assertNotEqual(self.send(self.process, line), "")

    def test_readers_see_every_printed_line(self):
        drawn = self.send(self.process, DRAW)
        self.assertEqual(self.export().splitlines()[-1], drawn)
        self.assertEqual(self.games()[0]["lines"], 7)
        self.assertEqual(self.accept("check", "--db", self.db).out, "ok\n")

    def test_an_earlier_game_can_be_exported(self):
        self.assertIn('"seed"', self.export("--game", str(self.games()[1]["id"])))

    def test_a_backup_can_be_made(self):
        self.accept("backup", "--db", self.db, self.at("copy.db"))
        self.assertEqual(self.everything(self.at("copy.db")), self.everything())

    def test_writers_are_refused_and_change_nothing(self):
        before = self.everything()
        self.accept("backup", "--db", self.db, self.at("copy.db"))
        self.refuse(1, "play", "--db", self.db, input='{"do":"stop"}\n')
        self.refuse(1, "import", "--db", self.db, self.write("game", game_file(FINISHED)))
        self.refuse(1, "restore", "--db", self.db, self.at("copy.db"))
        self.assertEqual(self.everything(), before)

    def test_the_first_one_goes_on_unharmed(self):
        self.refuse(1, "play", "--db", self.db)
        self.assertNotEqual(self.send(self.process, DRAW), "")
        self.assertNotEqual(self.send(self.process, STOP), "")
        self.process.stdin.close()
        self.assertEqual(self.process.wait(60), 0)
        self.play_all([{"do": "rest", "player": "Ben"}])

    def test_a_finished_game_gives_its_seed_and_is_final_from_then_on(self):
        for line in (DRAW, STOP, END):
            self.assertNotEqual(self.send(self.process, line), "")
        self.assertIn('"seed"', self.export())
        self.process.stdin.write(b'{"do":"undo"}\n')
        self.process.stdin.close()
        self.assertIn(b"E1", self.process.stderr.read())
        self.assertTrue(self.games()[0]["over"])

    def test_a_journal_elsewhere_is_free(self):
        self.play_all([start()], self.at("elsewhere", "divebell.db"))

    def test_after_a_kill_the_next_one_may_write(self):
        self.process.kill()
        self.process.wait()
        before = files_below(self.at("journal"))
        self.assertIn("divebell.db-wal", before)
        self.assertEqual(len(self.export().splitlines()), 7)
        self.play_all([DRAW])
        self.assertEqual(len(self.export().splitlines()), 8)


if __name__ == "__main__":
    harness.main()
