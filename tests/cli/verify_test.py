"""divebell-cli verify, beside the verifier that someone else wrote."""
import json
import os
import random
import subprocess
import sys

import harness
from harness import DRAW, END, STOP, by_hand, dive, game_file, set_up, text
from random_play import RandomGame


class Verify(harness.CliTest):
    def both(self, content):
        """The answers of both verifiers, which must agree in what they say to a program."""
        path = self.write("game.divebell", content)
        ours = self.run_cli("verify", path)
        other = os.path.join(harness.Settings.sources, "tests", "verifier", "verify.py")
        theirs = subprocess.run([sys.executable, other, path], capture_output=True, text=True)
        self.assertEqual(ours.code == 0, theirs.returncode == 0, (ours, theirs))
        if ours.code == 0:
            self.assertEqual(ours.out, theirs.stdout)
        return ours, theirs

    def finished(self, seed):
        """A random game played to its end, as its export."""
        process = self.open_play()
        game = RandomGame(random.Random(seed), lambda line: self.send(process, line))
        game.play_to_the_end()
        process.stdin.close()
        self.assertEqual(process.wait(60), 0)
        return self.export()

    def test_whole_games_are_proven_by_both(self):
        for seed in range(3 if harness.Settings.few else 8):
            exported = self.finished(seed)
            ours, _ = self.both(exported)
            drawn = sum(len(line["gems"]) for line in map(json.loads, exported.splitlines()) if line.get("by") == "app")
            self.assertEqual((ours.code, ours.out), (0, f"{drawn} draws verified\n"))

    def test_a_changed_gem_is_told_with_its_line_by_both(self):
        lines = [json.loads(line) for line in self.finished(99).splitlines()]
        draws = [i for i, line in enumerate(lines) if line.get("by") == "app" and line["gems"]]
        found = 0
        for at in draws:
            for other in ("silver", "gold", "red"):
                changed = json.loads(json.dumps(lines))
                if changed[at]["gems"][0] == other:
                    continue
                changed[at]["gems"][0] = other
                content = text(changed)
                if self.replay(content).code:
                    continue  # no longer a legal game, which is another refusal
                ours, theirs = self.both(content)
                self.assertEqual(ours.code, 1)
                self.assertTrue(ours.err.startswith(f"line {at + 1}: "), ours)
                self.assertTrue(theirs.stderr.startswith(f"line {at + 1}: "), theirs)
                found += 1
                break
            if found == 4:
                break
        self.assertGreater(found, 0)

    def test_a_wrong_seed_or_commitment_is_refused_by_both(self):
        lines = self.finished(5).splitlines(True)
        header = json.loads(lines[0])
        for wrong in (dict(header, seed="00" * 32), dict(header, commitment="00" * 32)):
            ours, _ = self.both(json.dumps(wrong) + "\n" + "".join(lines[1:]))
            self.assertEqual((ours.code, ours.out), (1, ""))

    def test_a_game_without_its_seal_is_refused(self):
        lines = set_up() + [dive(), by_hand("gold"), STOP, END]
        for header in ({}, {"seed": "00" * 32}, {"commitment": "00" * 32}, {"seed": "no", "commitment": "hex"}):
            self.refuse(1, "verify", self.write("game", game_file(lines, **header)))

    def test_a_game_that_still_runs_is_refused(self):
        self.play_all(set_up() + [dive(), DRAW])
        self.refuse(1, "verify", self.write("running", self.export()))

    def test_what_is_no_game_is_refused_like_by_replay(self):
        self.refuse(2, "verify", self.write("none", "no game"))
        self.refuse(2, "verify", self.at("is not there"))
        self.assertRegex(self.refuse(1, "verify", self.write("bad", game_file([END]))).err, r"\Aline 2: P1: ")

    def test_the_stored_examples(self):
        folder = os.path.join(harness.Settings.sources, "tests", "verifier")
        for name, code in (("example", 0), ("example_pairs", 0), ("example_tampered", 1)):
            with self.subTest(name):
                ours, _ = self.both(harness.read_bytes(os.path.join(folder, name + ".divebell")))
                self.assertEqual(ours.code, code)
                self.assertRegex(ours.out or ours.err, r"\A\d+ draws verified\n\Z" if code == 0 else r"\Aline \d+: ")

    def test_standard_input_is_read_too(self):
        exported = self.finished(7)
        self.assertRegex(self.accept("verify", "-", input=exported).out, r"\A\d+ draws verified\n\Z")


if __name__ == "__main__":
    harness.main()
