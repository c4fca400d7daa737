"""kill.py DIVEBELL CLI SOURCES [--times N] [--seed S]: kills the window without mercy while keys come in.

A game waits in a dive; the window goes on with it by keyboard and is killed at a random moment. Every line that was on
the disk before must be there afterwards, the journal must be whole, and the next window must go on from there.
"""
import argparse
import os
import random
import subprocess
import sys
import tempfile
import time

KEYS = ("Return", "space", "space", "space", "s", "1", "3", "space", "ctrl+z", "Return")


class Run:
    def __init__(self, options, folder):
        self.options, self.rng = options, random.Random(options.seed)
        self.db = os.path.join(folder, "divebell.db")
        self.environment = dict(os.environ, NO_AT_BRIDGE="1")

    def cli(self, *arguments, text=None):
        done = subprocess.run([self.options.cli, *arguments, "--db", self.db], input=text, capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(f"{arguments}: {done.stderr}")
        return done.stdout

    def begin(self):
        """A game up to the first gem of its first dive."""
        path = os.path.join(self.options.sources, "tests", "playthroughs", "example.divebell")
        with open(path, encoding="utf-8") as file:
            lines = file.read().splitlines()[1:]
        first_draw = next(i for i, line in enumerate(lines) if '"do":"draw"' in line)
        self.cli("play", text="\n".join(lines[:first_draw]) + "\n")

    def stored(self):
        return self.cli("export").splitlines()[1:]

    def window(self, program):
        end = time.monotonic() + 60
        while time.monotonic() < end:
            found = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(program.pid)], capture_output=True,
                                   text=True).stdout.split()
            if found:
                return found[-1]
            if program.poll() is not None:
                sys.exit(f"the window ended by itself: {program.returncode}")
            time.sleep(0.02)
        sys.exit("no window came up")

    def once(self):
        program = subprocess.Popen([self.options.divebell, "--db", self.db], env=self.environment,
                                   stderr=subprocess.DEVNULL)
        window = self.window(program)
        subprocess.run(["xdotool", "windowfocus", "--sync", window, "key", "Return"], capture_output=True)
        for _ in range(self.rng.randint(1, 12)):
            subprocess.run(["xdotool", "key", "--clearmodifiers", self.rng.choice(KEYS)], check=True)
            time.sleep(self.rng.random() * 0.1)
        before = self.stored()
        time.sleep(self.rng.random() * 0.05)
        program.kill()
        program.wait()
        return before, self.stored()

    def run(self):
        self.begin()
        steps = 0
        for number in range(self.options.times):
            before, after = self.once()
            # Undo may have been under way: then one line fewer is right.
            if after[:len(before)] != before and after != before[:-1]:
                sys.exit(f"kill {number}: lost\n{before}\n{after}")
            steps += len(after)
            if self.cli("check") != "ok\n":
                sys.exit(f"kill {number}: the journal is damaged")
        print(f"{self.options.times} kills of the window, {steps} lines looked for, 0 lost")


def main():
    parser = argparse.ArgumentParser()
    for name in ("divebell", "cli", "sources"):
        parser.add_argument(name)
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 32))
    options = parser.parse_args()
    print("seed", options.seed, flush=True)
    with tempfile.TemporaryDirectory() as folder:
        Run(options, folder).run()


if __name__ == "__main__":
    main()
