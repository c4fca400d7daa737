"""kill.py CLI SOURCES [--times N] [--workers W] [--seed S]: kills `divebell-cli play` without mercy.

Random games are played line by line; at random moments the program is killed: while it starts, in the middle of
an action, right after a printed line, with many lines waiting. Every printed line must be there afterwards, at most
one more that was not printed, and what was undone must be drawn again as before.
"""
import argparse
import collections
import concurrent.futures
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import time

import harness
from random_play import RandomGame
from victim import Killed, Lost, Victim, expect

MODES = ("timer", "action", "printed", "batch")


class Worker:
    def __init__(self, seed, times):
        self.rng, self.times = random.Random(seed), times
        self.folder = tempfile.mkdtemp(prefix="divebell-kill-")
        self.db = os.path.join(self.folder, "journal", "divebell.db")
        self.env = harness.environment(self.folder)
        self.count = collections.Counter()
        self.game = None
        self.undone, self.drawn = [], {}
        self.pending, self.victim, self.lines_left = None, None, None

    # ---- one line through the program

    def exchange(self, line):
        self.pending = line
        self.victim.write([json.dumps(line, ensure_ascii=False)])
        self.lines_left -= 1
        if self.lines_left == 0 and self.mode == "action":
            time.sleep(self.rng.random() * self.rng.choice((0.0005, 0.003, 0.01)))
            self.victim.kill()
        printed = self.victim.read_line()
        self.took(line, printed)
        if self.lines_left == 0 and self.mode != "timer":
            self.victim.kill()  # the next line finds it dead
        return printed

    def took(self, line, printed):
        self.pending = None
        self.count["lines printed"] += 1
        if line["do"] == "start":
            self.drawn.clear()
        if line["do"] in ("draw", "scatter") and "gems" not in line:
            key = ("\n".join(self.game.printed), json.dumps(line))
            self.count["draws repeated"] += key in self.drawn
            expect(self.drawn.setdefault(key, printed) == printed, "another gem", self.drawn[key], printed)
        if line["do"] not in ("undo", "redo"):
            self.undone.clear()

    # ---- what is played

    def move(self):
        if not self.game or self.game.over or not self.game.printed:
            self.game = RandomGame(self.rng, self.exchange)
        elif self.rng.random() < 0.2:
            for _ in range(min(self.rng.randint(1, 4), len(self.game.printed))):
                self.undo()
            self.draw_again(json.loads(self.undone[-1]))
        elif self.undone and self.rng.random() < 0.5:
            self.redo()
        else:
            self.game.step()

    def undo(self):
        line = self.exchange({"do": "undo"})
        expect(line == self.game.printed[-1], "undo answers", line)
        self.undone.append(line)
        self.game.go_back_to(self.game.printed[:-1])

    def draw_again(self, line):
        """Whoever does not like a gem finds the same one in the bag."""
        if line["do"] == "draw" and line["by"] == "app":
            self.game.book(self.exchange({"do": "draw"}))

    def redo(self):
        line = self.exchange({"do": "redo"})
        expect(line == self.undone.pop(), "redo answers", line)
        self.game.book(line)

    # ---- kill after kill

    def run(self):
        try:
            self.kill_again_and_again()
            self.finish()
        except Lost as lost:
            raise Lost(self.folder, *lost.args) from lost
        shutil.rmtree(self.folder, True)
        return self.count

    def kill_again_and_again(self):
        while self.count["kills"] < self.times:
            self.mode = self.rng.choice(MODES)
            self.victim = Victim(self.db, self.env)
            self.pending, self.lines_left = None, self.rng.randint(1, 25)
            printed = self.batch() if self.mode == "batch" and self.may_batch() else self.one_by_one()
            self.count["kills"] += 1
            self.compare(printed)

    def one_by_one(self):
        timer = threading.Timer(self.rng.random() * self.rng.choice((0.02, 0.1, 0.3)), self.victim.kill)
        if self.mode == "timer":
            timer.start()
        try:
            while True:
                self.move()
        except Killed:
            pass
        timer.cancel()
        return self.victim.rest()

    def may_batch(self):
        return bool(self.game and self.game.printed and not self.game.over)

    def batch(self):
        """Many lines at once, all by hand, so that they can be known before."""
        before = list(self.game.printed)
        plan = self.game.plan_by_hand(self.rng.randint(5, 40))
        self.game.go_back_to(before)
        self.pending = plan
        self.victim.write([json.dumps(line, ensure_ascii=False) for line in plan])
        time.sleep(self.rng.random() * self.rng.choice((0.02, 0.1)))
        self.victim.kill()
        return self.victim.rest()

    # ---- what is there afterwards

    def compare(self, printed):
        stored = self.stored()
        if isinstance(self.pending, list):
            self.compare_batch(stored, printed)
        elif self.pending is None:
            expect(not printed and stored == (self.game.printed if self.game else []), "other lines", stored)
        else:
            self.compare_pending(stored, printed)
        if stored and not self.game:
            self.game = RandomGame(self.rng, json.dumps)
            self.game.send = self.exchange
        if self.game:
            self.game.go_back_to(stored)

    def compare_batch(self, stored, printed):
        told = self.game.printed + printed
        expect(stored[:len(told)] == told, "a printed line is gone", told, stored)
        more = stored[len(told):]
        expect(len(more) <= 1, "more than one line that was not printed", more)
        planned = self.pending[len(printed):len(printed) + len(more)]
        expect([json.loads(line)["do"] for line in more] == [line["do"] for line in planned], "another line", more)
        self.count["lines printed"] += len(printed)
        self.count["kept unprinted"] += len(more)
        if printed or more:
            self.undone.clear()

    def compare_pending(self, stored, printed):
        line, before = self.pending, self.game.printed if self.game else []
        expect(len(printed) <= 1, "answers to one line", printed)
        after = self.outcomes(line, before, stored)
        if printed:
            self.took(line, printed[0])
            expect(stored in after and (line["do"] in ("undo",) or stored[-1] == printed[0]), "a printed line is gone",
                   printed, stored)
        else:
            expect(stored == before or stored in after, "neither before nor after", line, before, stored)
            self.count["kept unprinted"] += stored != before
        if stored != before or printed:
            self.follow(line, before)

    def outcomes(self, line, before, stored):
        """How the game may stand when `line` was played."""
        if line["do"] == "undo":
            return [before[:-1]]
        if line["do"] == "redo":
            return [before + self.undone[-1:]]
        kept = json.loads(stored[-1])["do"] == line["do"] if stored else False
        return [(before if line["do"] != "start" else []) + stored[-1:]] if kept else []

    def follow(self, line, before):
        if line["do"] == "undo":
            self.undone.append(before[-1])
        elif line["do"] == "redo":
            self.undone.pop()
        else:
            self.undone.clear()

    def cli(self, *args, codes=(0,)):
        done = subprocess.run([harness.Settings.cli, *args], capture_output=True, env=self.env, text=True)
        expect(done.returncode in codes, args, done.returncode, done.stdout, done.stderr)
        return done.stdout

    def stored(self):
        """The lines of the current game, as another process reads them."""
        if not os.path.exists(self.db):
            return []
        return self.cli("export", "--db", self.db, codes=(0, 1)).splitlines()[1:]

    def finish(self):
        """The last game is played to its end, and all are proven by both verifiers."""
        self.mode, self.lines_left = "none", -1
        self.victim = Victim(self.db, self.env)
        if not self.game or not self.game.printed or self.game.over:
            self.game = RandomGame(self.rng, self.exchange)
        self.game.send = self.exchange
        self.game.play_to_the_end()
        self.victim.kill()
        self.victim.rest()
        expect(self.cli("check", "--db", self.db) == "ok\n", "check")
        for game in json.loads(self.cli("games", "--db", self.db)):
            if game["over"]:
                self.verify(str(game["id"]))

    def verify(self, game):
        path = os.path.join(self.folder, "exported.divebell")
        with open(path, "w", encoding="utf-8", newline="\n") as file:
            file.write(self.cli("export", "--db", self.db, "--game", game))
        said = self.cli("verify", path)
        other = os.path.join(harness.Settings.sources, "tests", "verifier", "verify.py")
        theirs = subprocess.run([sys.executable, other, path], capture_output=True, text=True)
        expect(theirs.stdout == said, "the verifiers differ", said, theirs)
        self.count["games verified"] += 1
        self.count["gems verified"] += int(said.split()[0])


def work(arguments):
    cli, sources, seed, times = arguments
    harness.Settings.cli, harness.Settings.sources = cli, sources
    return Worker(seed, times).run()


def main():
    rest = harness.settle()
    parser = argparse.ArgumentParser()
    parser.add_argument("--times", type=int, default=300)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 32))
    options = parser.parse_args(rest)
    print("seed", options.seed, flush=True)
    began = time.monotonic()
    share = -(-options.times // options.workers)
    jobs = [(harness.Settings.cli, harness.Settings.sources, options.seed + i, share) for i in range(options.workers)]
    total = collections.Counter()
    with concurrent.futures.ProcessPoolExecutor(options.workers) as pool:
        for count in pool.map(work, jobs):
            total += count
    print(", ".join(f"{number} {what}" for what, number in total.items()) + ", 0 lines lost,",
          f"{time.monotonic() - began:.1f} s")


if __name__ == "__main__":
    main()
