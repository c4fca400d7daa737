"""Hostile files: each is refused whole with a reason and changes nothing."""
import json
import os
import random
import re

import harness
from harness import DRAW, END, FINISHED, STOP, UNDO, dive, game_file, set_up, start, text


class Hostile(harness.CliTest):
    def setUp(self):
        super().setUp()
        self.play_all(FINISHED)
        self.export()
        self.play_all(set_up() + [dive(), DRAW])

    def assert_refused(self, content, codes=(1, 2)):
        before = self.everything()
        result = self.run_cli("import", "--db", self.db, self.write("hostile", content))
        self.assertIn(result.code, codes, content[:300])
        self.assertEqual(result.out, "")
        self.assertNotEqual(result.err.strip(), "")
        self.assertIsNone(re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f]", result.err), result.err)
        self.assertEqual(self.everything(), before)

    def test_bytes_that_are_no_game(self):
        for content in (b"", b"\n\n\n", b"\x00" * 4096, os.urandom(4096), b"SQLite format 3\x00" * 20, b"{" * 70000,
                        b"[" * 65000, b"\xff\xfe" + "{}".encode("utf-16-le"), harness.read_bytes(self.db)):
            with self.subTest(content[:20]):
                self.assert_refused(content, (2,))

    def test_headers_that_are_none(self):
        for header in ({}, {"divebell": 2, "game": "deepblue"}, {"divebell": "1", "game": "deepblue"},
                       {"divebell": 1, "game": "crew"}, {"divebell": 1.0, "game": "deepblue"}, [], "divebell"):
            with self.subTest(header):
                self.assert_refused(text([header] + FINISHED) if not isinstance(header, str) else f'"{header}"\n', (2,))

    def test_a_good_game_with_one_bad_line_at_the_end(self):
        for bad in ("{}", '{"do":"stop"}', '{"do":"end"}', '{"do":"start"}', "\x1b[2J", '{"do":"\\u001b[2J"}', "{" * 100):
            with self.subTest(bad):
                self.assert_refused(game_file(FINISHED) + bad + "\n")

    def test_commands_of_play_are_no_lines_of_a_file(self):
        self.assert_refused(game_file(set_up() + [UNDO]), (2,))
        self.assert_refused(game_file(set_up() + [dive(), DRAW]), (2,))

    def test_seals_that_do_not_hold(self):
        for seal in ({"seed": "00" * 32, "commitment": "00" * 32}, {"seed": "", "commitment": ""},
                     {"seed": "zz" * 32, "commitment": "0" * 64}, {"seed": "0" * 10 ** 4, "commitment": "x"},
                     {"seed": "' OR 1=1 --", "commitment": "'; DROP TABLE game; --"}):
            with self.subTest(seal):
                self.assert_refused(game_file(FINISHED, **seal), (1,))

    def test_a_sealed_game_in_which_a_gem_was_changed(self):
        self.play_all([STOP, END])
        lines = [json.loads(line) for line in self.export().splitlines()]
        drawn = next(line for line in lines if line.get("do") == "draw")
        drawn["gems"] = ["gold" if drawn["gems"] == ["silver"] else "silver"]
        self.assert_refused(text(lines))


    def test_names_that_steer_a_terminal(self):
        for name in ("\u001b[2J", "a\rb", "a\u0000", "\u009b31m", "", "x" * 41, "\u007f"):
            with self.subTest(repr(name)):
                self.assert_refused(game_file([start("Ada", name)]), (2,))

    def test_names_that_are_odd_but_allowed_are_kept(self):
        names = ["Robert'); DROP TABLE game;--", "\u202e\u2066x\u2069", "👩‍👩‍👧‍👦", "%s%n%d", "x" * 40]
        self.accept("import", "--db", self.db, self.write("odd", game_file([start(*names)])))
        self.assertEqual(self.games()[0]["players"], names)
        self.assertEqual(self.accept("check", "--db", self.db).out, "ok\n")

    def test_texts_in_lines_are_kept_whatever_they_say(self):
        why = "\u001b[31m'); DROP TABLE line;-- \u202e \u0000"
        lines = set_up() + [{"do": "correct", "player": "Ada", "vp": 1, "why": why}]
        self.accept("import", "--db", self.db, self.write("odd", game_file(lines)))
        exported = self.export("--game", str(self.games()[0]["id"]))
        self.assertEqual(json.loads(exported.splitlines()[-1])["why"], why)

    def test_files_damaged_at_random_never_add_half_a_game(self):
        rng = random.Random(20240229)
        folder = os.path.join(harness.Settings.sources, "tests", "playthroughs")
        whole = harness.read_bytes(os.path.join(folder, "game_troubled_waters.divebell"))
        for _ in range(8 if harness.Settings.few else 40):
            content = bytearray(whole)
            for _ in range(rng.randint(1, 6)):
                content[rng.randrange(len(content))] = rng.randrange(256)
            before = len(self.games())
            result = self.run_cli("import", "--db", self.db, self.write("damaged", bytes(content)))
            self.assertEqual(len(self.games()), before + (result.code == 0), result)
        self.assertEqual(self.accept("check", "--db", self.db).out, "ok\n")


if __name__ == "__main__":
    harness.main()
