"""The figures Divebell has to hold, measured in one run: figures.py BIN, such as build/release/bin.

Needs a display (xvfb-run gives one), xdotool and poedit. Prints a table and fails if one figure does not hold. Figures
are ratios against something bare that was measured beside them, or times against a limit.
"""
import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))


class Figure:
    def __init__(self, what, limit, value, unit, holds):
        self.what, self.limit, self.value, self.unit, self.holds = what, limit, value, unit, holds

    def row(self):
        measured = "not measured" if self.value is None else f"{self.value:.2f}{self.unit}"
        return f"| {self.what} | {self.limit} | {measured} | {'pass' if self.holds else 'FAIL'} |"


def output_of(*command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return done.stdout


def numbers(pattern, text):
    return [float(number) for number in re.findall(pattern, text, re.MULTILINE)]


def at_least(what, limit, values):
    value = min(values, default=None)
    return Figure(what, f"at least {limit}", value, "", value is not None and value >= limit)


def at_most(what, limit, values, unit=""):
    value = max(values, default=None)
    return Figure(what, f"at most {limit}{unit}", value, unit, value is not None and value <= limit)


def measure(folder):
    run = lambda name, *more: output_of(os.path.join(folder, name), *more)
    odds = run("odds_bench", "--benchmark_min_time=0.2")
    yield at_least("simulated dives: speed by a bare loop’s", 0.5, numbers(r"^simulation, speed.* ([\d.]+)$", odds))
    yield at_most("exact odds: time by a bare dense array’s", 2, numbers(r"^odds, time.* ([\d.]+)$", odds))
    journal = run("journal_bench")
    yield at_most("committing an action: time by a bare durable write’s", 1.5,
                  numbers(r"durable_action: ([\d.]+) times", journal))
    replay = run("deepblue_bench", "--benchmark_filter=Copy")
    yield at_most("replaying 400 actions", 5, numbers(r"actions replay in ([\d.]+) ms", replay), " ms")
    pages = numbers(r"^(?:holds|MISSED) (?!open_and_resume|durable)\w+: ([\d.]+) ms", journal + run("nights_bench"))
    yield at_most("slowest page over 100,000 games", 10, pages, " ms")
    start = output_of(sys.executable, os.path.join(HERE, "start.py"), os.path.join(folder, "divebell"))
    yield at_most("first window: time by Poedit’s", 1, numbers(r"ratio ([\d.]+)", start))
    paint = run("paint_bench")
    yield at_most("drawing a gem: click to painted", 50, numbers(r"^click to painted +([\d.]+)", paint), " ms")
    yield at_most("painting the slowest page at 1920 × 1080", 8,
                  numbers(r"^(?!click)\S.*? +([\d.]+) +[\d.]+  (?:pass|fail)$", paint), " ms")


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    print("| what | to hold | measured | |\n|---|---|---|---|", flush=True)
    holds = True
    for figure in measure(sys.argv[1]):
        print(figure.row(), flush=True)
        holds = holds and figure.holds
    sys.exit(0 if holds else 1)


if __name__ == "__main__":
    main()
