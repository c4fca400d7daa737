"""The program dies inside a system call: at each of the first ones that write, rename or wait for the disk."""
import os
import shutil
import subprocess

import harness
from harness import DRAW, END, STOP, UNDO, by_hand, dive, set_up, text

CALLS = ("fdatasync", "fsync", "pwrite64", "rename", "ftruncate", "unlink")
GAME = set_up() + [dive(), DRAW, UNDO, DRAW, STOP, dive("Ben"), by_hand("gold"), STOP, END]


class KillPoints(harness.CliTest):
    def setUp(self):
        super().setUp()
        strace = shutil.which("strace")
        if not strace or subprocess.run([strace, "-o", "/dev/null", "true"], capture_output=True).returncode:
            self.skipTest("strace cannot be used here")

    def killed_at(self, call, when, lines):
        """What was printed before the program died in the `when`-th `call`, and whether it died."""
        done = subprocess.run(["strace", "-f", "-o", "/dev/null", "-e", f"trace={call}",
                               "-e", f"inject={call}:signal=SIGKILL:when={when}",
                               harness.Settings.cli, "play", "--db", self.db],
                              input=text(lines).encode(), capture_output=True, env=self.env, timeout=120)
        self.assertEqual(done.stderr, b"")
        return done.stdout.decode().splitlines(), done.returncode != 0

    def stored(self):
        if not os.path.exists(self.db):
            return []
        result = self.run_cli("export", "--db", self.db)
        return result.lines()[1:]

    @staticmethod
    def effective(printed):
        """The printed lines that count: an undo is answered by the line it takes back."""
        lines = []
        for at, line in enumerate(printed):
            lines = lines[:-1] if GAME[at] == UNDO else lines + [line]
        return lines

    def assert_none_lost(self, printed):
        stored, told = self.stored(), self.effective(printed)
        next_one = GAME[len(printed)] if len(printed) < len(GAME) else None
        if next_one == UNDO and stored != told:
            self.assertEqual(stored, told[:-1])
        else:
            self.assertEqual(stored[:len(told)], told)
            self.assertLessEqual(len(stored), len(told) + 1)

    def test_no_printed_line_is_lost(self):
        deaths = 0
        for call in CALLS:
            for when in range(1, 16):
                with self.subTest(call=call, when=when):
                    shutil.rmtree(self.at("journal"), True)
                    printed, died = self.killed_at(call, when, GAME)
                    if not died:
                        break
                    deaths += 1
                    self.assert_none_lost(printed)
                    self.assert_goes_on()
        self.assertGreater(deaths, 15)

    def assert_goes_on(self):
        """The journal that was left is sound, and a game can be played in it."""
        self.play([END])
        self.play_all(set_up() if not self.running() else [])
        self.assertEqual(self.accept("check", "--db", self.db).out, "ok\n")

    def running(self):
        games = self.games() if os.path.exists(self.db) else []
        return bool(games and games[0]["lines"] and not games[0]["over"])


if __name__ == "__main__":
    harness.main()
