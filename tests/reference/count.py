#!/usr/bin/env python3
"""Count all legal sequences of actions, for the engine to be compared with.

    python3 count.py DIR [--write]

DIR holds vocabulary.jsonl, the only lines that are tried, the situations NAME.divebell
they are tried in, and counts.txt with rows of

    NAME DEPTH SEQUENCES VP

where VP is what lies in all chests together at the ends of all those sequences.
Every row is counted again and compared; --write puts the new numbers into counts.txt,
to the same depths. Exit 1 if a number differs or a situation has no row.
"""

import argparse
import json
import pathlib
import pickle
import sys

import replay as ref


class Count:
    """Sequences and VP by their length, from one situation on."""

    def __init__(self, lines, depth):
        self.lines = lines
        self.sequences = [0] * (depth + 1)
        self.vp = [0] * (depth + 1)

    def walk(self, game, length):
        self.sequences[length] += 1
        self.vp[length] += sum(game.chests.values())
        if length + 1 == len(self.sequences):
            return
        kept = pickle.dumps(game)
        for line in self.lines:
            try:
                game.apply(ref.read_action(line))
            except ref.Illegal:
                continue  # refused before anything was changed
            self.walk(game, length + 1)
            game = pickle.loads(kept)


def count(folder, name, lines, depth):
    result = ref.replay((folder / f"{name}.divebell").read_bytes())
    if result.code:
        raise SystemExit(f"{name}: {result.message()}")
    counted = Count(lines, depth)
    counted.walk(result.game, 0)
    return [(name, n, counted.sequences[n], counted.vp[n]) for n in range(1, depth + 1)]


def read_rows(text):
    for line in text.splitlines():
        if line and not line.startswith("#"):
            name, *numbers = line.split()
            yield (name, *map(int, numbers))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("dir", type=pathlib.Path)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    lines = [json.loads(line) for line in (args.dir / "vocabulary.jsonl").read_text("utf-8").splitlines()]
    file = args.dir / "counts.txt"
    stored = list(read_rows(file.read_text("utf-8")))
    depths = {path.stem: 0 for path in args.dir.glob("*.divebell")}
    for name, depth, *_ in stored:
        depths[name] = max(depths[name], depth)
    counted = [row for name in sorted(depths) for row in count(args.dir, name, lines, depths[name] or 2)]
    if args.write:
        rows = [" ".join(map(str, row)) for row in counted]
        file.write_text("\n".join(["# situation depth sequences vp", *rows]) + "\n", "utf-8")
        return 0
    different = sorted(set(counted) ^ set(stored))
    for row in different:
        print("counted" if row in counted else "stored", *row)
    print(f"{len(counted)} counts, {len(different)} rows differ")
    return 1 if different or not counted else 0


if __name__ == "__main__":
    sys.exit(main())
