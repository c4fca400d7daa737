"""divebell-cli export, games and import."""
import hashlib
import json
import resource

import harness
from harness import DRAW, END, FINISHED, STOP, UNDO, by_hand, dive, game_file, set_up, start

NOTE = "The game is not over"


class Exchange(harness.CliTest):
    def import_file(self, content):
        return self.run_cli("import", "--db", self.db, self.write("to import", content))

    def test_games_lists_them_all(self):
        self.play_all(FINISHED)
        self.play_all([start("Cleo", "Dora", "Emil")])
        newest, oldest = self.games()
        self.assertEqual(set(newest), {"id", "kind", "started", "ended", "players", "over", "lines"})
        self.assertEqual((newest["kind"], newest["ended"], newest["over"], newest["lines"]), ("deepblue", None, False, 1))
        self.assertEqual(newest["players"], ["Cleo", "Dora", "Emil"])
        self.assertEqual((oldest["over"], oldest["lines"]), (True, len(FINISHED)))
        for moment in (newest["started"], oldest["started"], oldest["ended"]):
            self.assertRegex(moment, r"\A\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\Z")
        self.assertNotEqual(newest["id"], oldest["id"])

    def test_lines_counts_the_effective_ones(self):
        self.play_all(set_up() + [UNDO, UNDO])
        self.assertEqual(self.games()[0]["lines"], 3)

    def test_the_export_of_a_running_game_has_a_commitment_and_no_seed(self):
        self.play_all(set_up())
        result = self.accept("export", "--db", self.db)
        header = json.loads(result.lines()[0])
        self.assertRegex(header["commitment"], r"\A[0-9a-f]{64}\Z")
        self.assertNotIn("seed", result.out)
        self.assertIn(NOTE, result.err)
        self.assertEqual((header["divebell"], header["game"]), (1, "deepblue"))

    def test_the_export_of_a_finished_game_has_the_seed_committed_to(self):
        self.play_all(set_up())
        committed = json.loads(self.export().splitlines()[0])["commitment"]
        self.play_all([END])
        header = json.loads(self.export().splitlines()[0])
        self.assertEqual(header["commitment"], committed)
        self.assertEqual(hashlib.sha256(bytes.fromhex(header["seed"])).hexdigest(), committed)

    def test_e1_after_that_export_the_end_is_final(self):
        self.play_all(FINISHED)
        self.export()
        result = self.play([UNDO])
        self.assertEqual((result.code, result.out), (1, ""))
        self.assertRegex(result.err, r"\Aline 1: E1: ")
        self.play_all([start()])

    def test_a_finished_game_can_be_exported_again_and_again(self):
        self.play_all(FINISHED)
        first = self.export()
        self.play_all([start()])
        self.assertEqual(self.export("--game", str(self.games()[1]["id"])), first)

    def test_an_exported_game_replays(self):
        self.play_all(FINISHED)
        state = self.replay(self.export()).json()
        self.assertEqual(state["chests"], {"Ada": 5, "Ben": 2})

    def test_v7_no_output_of_a_running_game_tells_a_chest(self):
        self.play_all(set_up() + [dive(vp=99), by_hand("red"), STOP])
        outputs = [self.accept(*args, "--db", self.db) for args in (("export",), ("games",), ("check",))]
        outputs.append(self.replay(outputs[0].out))
        for said in outputs:
            self.assertNotRegex(said.out + said.err, r"chests\"|total|\b103\b|pay\"")

    def test_export_of_what_is_not_there_is_refused(self):
        self.play_all([])
        self.refuse(1, "export", "--db", self.db)
        self.play_all([start()])
        for wrong in ("7", "0", "-1", "9223372036854775807"):
            self.assertIn(wrong, self.refuse(1, "export", "--db", self.db, "--game", wrong).err)

    def test_what_is_not_there_is_told_in_the_language_asked_for(self):
        self.play_all([])
        self.assertIn("Spiel", self.refuse(1, "--language", "de", "export", "--db", self.db).err)

    def test_a_sealed_game_is_imported_word_for_word(self):
        self.play_all(set_up() + [dive(), DRAW, STOP, END])
        exported = self.export()
        self.db = self.at("other", "divebell.db")
        self.assertEqual(self.import_file(exported).code, 0)
        game, = self.games()
        self.assertEqual((game["over"], game["players"]), (True, ["Ada", "Ben"]))
        self.assertEqual(self.export("--game", str(game["id"])), exported)

    def test_an_unfinished_game_is_added_as_by_hand_and_the_running_one_untouched(self):
        self.play_all(set_up())
        running = self.export()
        result = self.import_file(game_file(set_up("Cleo", "Dora") + [
            dive("Cleo", players=("Cleo",)), {"do": "draw", "gems": ["gold"], "by": "app"}], commitment="ab" * 32))
        self.assertEqual(result.code, 0, result)
        added = self.games()[0]
        self.assertEqual((added["over"], added["ended"], added["players"]), (False, None, ["Cleo", "Dora"]))
        exported = self.export("--game", str(added["id"]))
        self.assertIn('"hand"', exported)
        self.assertNotIn("ab" * 32, exported)
        self.assertEqual(self.export(), running)
        self.play_all([{"do": "rest", "player": "Ada"}])

    def test_import_reads_standard_input_too(self):
        self.accept("import", "--db", self.db, "-", input=game_file(FINISHED))
        self.assertTrue(self.games()[0]["over"])

    def test_a_game_file_that_cannot_be_read_is_refused(self):
        self.refuse(2, "import", "--db", self.db, self.at("is not there"))
        self.refuse(2, "import", "--db", self.db, self.folder)

    def test_a_refused_file_makes_no_journal(self):
        wrong = game_file([{"do": "stop"}])
        for code, content in ((2, "no game"), (1, wrong)):
            self.refuse(code, "import", "--db", self.db, "-", input=content)
        self.assertEqual(harness.files_below(self.folder), {})

    def test_a_file_over_10_mb_is_refused(self):
        self.play_all(set_up())
        before = self.everything()
        content = game_file(FINISHED)
        result = self.import_file(content + "\n" * (10_000_001 - len(content)))
        self.assertIn(result.code, (1, 2))
        self.assertEqual(result.out, "")
        self.assertIn("10 MB", result.err)
        self.assertEqual(self.everything(), before)

    def test_a_huge_file_is_refused_in_little_memory(self):
        path = self.at("huge")
        with open(path, "wb") as file:
            file.truncate(1 << 26 if harness.Settings.few else 1 << 32)  # a hole: it takes no room
        self.refuse(2, "import", "--db", self.db, path, preexec_fn=None if harness.Settings.few else little_memory)


def little_memory():
    resource.setrlimit(resource.RLIMIT_AS, (400 << 20, 400 << 20))



if __name__ == "__main__":
    harness.main()
