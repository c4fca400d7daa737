"""The figures Divebell has to hold, measured in one run: figures.py BIN, such as build/release/bin.

Needs a display (xvfb-run gives one), xdotool and poedit. Prints a table for the README and fails if one figure does not
hold. A figure is a ratio against something bare that was measured beside it, or a time; its share is how much of what is
allowed it takes, so that 1 would just hold.
"""
import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
HEAD = "| what | to hold | measured | share | |\n|---|---|---|---|---|"


class Figure:
    """What is measured, with its limit; `pattern` finds the numbers in what the program `source` prints, the worst counts."""

    def __init__(self, what, limit, source, pattern, unit="", at_least=False):
        self.what, self.limit, self.source, self.pattern = what, limit, source, pattern
        self.unit, self.at_least = unit, at_least

    def head(self):
        return f"| {self.what} | {'at least' if self.at_least else 'at most'} {self.limit}{self.unit} |"

    def worst(self, text):
        numbers = [float(number) for number in re.findall(self.pattern, text, re.MULTILINE)]
        return (min if self.at_least else max)(numbers, default=None)

    def share(self, value):
        return self.limit / value if self.at_least else value / self.limit

    def row(self, text):
        """The row of the table, and whether the figure holds."""
        value = self.worst(text)
        if not value:
            return f"{self.head()} not measured | | FAIL |", False
        share = self.share(value)
        return f"{self.head()} {value:.2f}{self.unit} | {share:.2f} | {'pass' if share <= 1 else 'FAIL'} |", share <= 1


# What each program is, in the order of its figures.
SOURCES = {
    "odds": ["{bin}/odds_bench", "--benchmark_min_time=0.2"],
    "journal": ["{bin}/journal_bench"],
    "replay": ["{bin}/deepblue_bench", "--benchmark_filter=Copy"],
    "nights": ["{bin}/nights_bench"],
    "tabs": ["{bin}/nights_page_bench"],
    "start": [sys.executable, os.path.join(HERE, "start.py"), "{bin}/divebell"],
    "paint": ["{bin}/paint_bench"],
}
FIGURES = [
    Figure("simulated dives: speed by a bare loop’s", 0.5, "odds", r"^simulation, speed.* ([\d.]+)$", at_least=True),
    Figure("exact odds and best choice: time by a bare dense array’s", 2, "odds", r"^odds, time.* ([\d.]+)$"),
    Figure("committing an action: time by a bare durable write’s", 1.5, "journal", r"durable_action: ([\d.]+) times"),
    Figure("replaying a game of 400 actions", 5, "replay", r"actions replay in ([\d.]+) ms", " ms"),
    Figure("slowest question to the journal of 100,000 games", 10, "journal",
           r"^(?:holds|MISSED) (?!open_and_resume|durable)\w+: ([\d.]+) ms", " ms"),
    Figure("slowest figure of a page about 100,000 games", 10, "nights", r"^(?:holds|MISSED) \w+: ([\d.]+) ms", " ms"),
    Figure("opening the slowest tab of the game nights about 100,000 games for the first time", 100, "tabs",
           r"^\w+ +([\d.]+) +[\d.]+  (?:pass|fail)$", " ms"),
    Figure("opening the slowest tab of the game nights about 100,000 games, once each was seen", 100, "tabs",
           r"^\w+ +[\d.]+ +([\d.]+)  (?:pass|fail)$", " ms"),
    Figure("first window: time by Poedit’s", 1, "start", r"ratio ([\d.]+)"),
    Figure("drawing a gem: click to painted", 50, "paint", r"^click to painted +([\d.]+)", " ms"),
    Figure("painting the slowest page at 1920 × 1080", 8, "paint", r"^(?!click)\S.*? +([\d.]+) +[\d.]+  (?:pass|fail)$",
           " ms"),
]


def told(source, folder):
    command = [part.format(bin=folder) for part in SOURCES[source]]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False)
    return re.sub(r"\x1b\[[\d;]*m", "", done.stdout)  # Google Benchmark prints in colour, display or not


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    print(HEAD, flush=True)
    texts, all_hold = {}, True
    for figure in FIGURES:
        if figure.source not in texts:
            texts[figure.source] = told(figure.source, os.path.abspath(sys.argv[1]))
        row, holds = figure.row(texts[figure.source])
        print(row, flush=True)
        all_hold = all_hold and holds
    sys.exit(0 if all_hold else 1)


if __name__ == "__main__":
    main()
