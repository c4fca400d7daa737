"""kill.py DIVEBELL CLI SOURCES [--times N] [--seed S]: kills the window without mercy while keys come in.

A game waits in a dive; the window goes on with it by keyboard and is killed at a random moment: while it starts, while
gems are drawn, while steps are taken back. Every gem it had shown must be on the disk, as must every line that was there
before; the journal must be whole, and the next window must go on from there.
"""
import argparse
import collections
import json
import os
import random
import subprocess
import sys
import tempfile
import time

import outside

KEYS = {
    "starting": (),
    "forward": ("space", "space", "space", "space", "3", "1"),
    "back and forth": ("space", "space", "3", "ctrl+z", "ctrl+y", "s"),
}


def drawn_in_last_dive(lines):
    gems = []
    for line in map(json.loads, lines):
        gems = [] if line["do"] == "dive" else gems + line.get("gems", [])
    return gems


def is_beginning(part, whole):
    return whole[:len(part)] == part


class Run:
    def __init__(self, options, db):
        self.db, self.times, self.rng = db, options.times, random.Random(options.seed)
        self.count = collections.Counter()

    def cli(self, *arguments, text=None):
        done = subprocess.run([outside.CLI, *arguments, "--db", self.db], input=text, capture_output=True, text=True,
                              check=False)
        if done.returncode != 0:
            sys.exit(f"{arguments}: {done.stderr}")
        return done.stdout

    def begin(self):
        """A game up to the first gem of its first dive."""
        lines = outside.lines_of("example")
        first_draw = next(i for i, line in enumerate(lines) if '"do":"draw"' in line)
        self.cli("play", text="\n".join(lines[:first_draw]) + "\n")

    def stored(self):
        return self.cli("export").splitlines()[1:]

    def kill_while_it_starts(self):
        process = subprocess.Popen([outside.PROGRAM, "--db", self.db], stderr=subprocess.DEVNULL)
        time.sleep(self.rng.random() * 0.5)
        process.kill()
        process.wait()

    def kill_at_play(self, keys):
        """What was shown and what was stored right before the end."""
        program = outside.Program(self.db)
        self.press("Return")
        for _ in range(self.rng.randint(1, 12)):
            self.press(self.rng.choice(keys))
            time.sleep(self.rng.random() * 0.1)
        shown, before = self.shown(program), self.stored()
        time.sleep(self.rng.random() * 0.05)
        program.kill()
        return shown, before

    def press(self, key):
        subprocess.run(["xdotool", "key", "--clearmodifiers", key], check=True)

    def shown(self, program):
        """The gems of the dive as the window tells them, if they are on its page."""
        order = program.find("image", "Draw order")
        return order.description.split(", ") if order and order.description else []

    def once(self):
        mode = self.rng.choice(["forward", *KEYS])
        shown, before = [], self.stored()
        if mode == "starting":
            self.kill_while_it_starts()
        else:
            shown, before = self.kill_at_play(KEYS[mode])
        self.compare(mode, shown, before, self.stored())
        self.count[mode] += 1

    def compare(self, mode, shown, before, after):
        undone = mode == "back and forth" and is_beginning(after, before)
        if not is_beginning(before, after) and not undone:
            sys.exit(f"lost\n{before}\n{after}")
        if mode == "forward":
            self.count["gems that were shown"] += len(shown)
            if not is_beginning(shown, drawn_in_last_dive(after)):
                sys.exit(f"shown and lost: {shown}\n{after}")
        if self.cli("check") != "ok\n":
            sys.exit("the journal is damaged")

    def dive_again(self):
        """A dive that has ended, or an empty bag, would leave nothing to do."""
        lines = self.stored()
        if json.loads(lines[-1])["do"] == "stop" or len(drawn_in_last_dive(lines)) > 12:
            more = max(1, len(drawn_in_last_dive(lines)) - 2)
            self.cli("play", text='{"do":"undo"}\n' * more)

    def run(self):
        self.begin()
        for _ in range(self.times):
            self.once()
            self.dive_again()
        if self.times > 20 and not self.count["gems that were shown"]:
            sys.exit("no gem was ever shown, so nothing was tried")
        told = ", ".join(f"{number} {what}" for what, number in sorted(self.count.items()))
        print(f"{self.times} kills of the window, 0 lines lost: {told}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 32))
    options = parser.parse_args(sys.argv[4:])
    print("seed", options.seed, flush=True)
    with tempfile.TemporaryDirectory() as folder:
        Run(options, os.path.join(folder, "divebell.db")).run()


if __name__ == "__main__":
    main()
