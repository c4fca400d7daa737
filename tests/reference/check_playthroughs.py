#!/usr/bin/env python3
"""Check the reference against recorded playthroughs.

    python3 check_playthroughs.py DIR [--write]

For each NAME.divebell the state with chests is compared with NAME.expected.json;
--write makes those files anew from the reference.
"""

import argparse
import json
import pathlib
import sys

import compare
import replay as ref


def layout(state):
    """One line for each key of the state: short, and a change is easy to see."""
    rows = [f" {json.dumps(k)}: {json.dumps(v, ensure_ascii=False)}" for k, v in state.items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def check(path, write):
    expected_path = path.with_suffix(".expected.json")
    result = ref.replay(path.read_bytes())
    if result.code:
        return [result.message()]
    state = result.game.state(True)
    if write:
        expected_path.write_text(layout(state), encoding="utf-8")
        return []
    if not expected_path.exists():
        return []
    expected = json.loads(expected_path.read_text(encoding="utf-8"))
    return compare.compare_states(expected, state, False)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("dir", type=pathlib.Path)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    files, bad = sorted(args.dir.glob("*.divebell")), 0
    for path in files:
        found = check(path, args.write)
        bad += bool(found)
        for line in found:
            print(f"{path.name}: {line}")
    print(f"{len(files)} playthroughs, {bad} differences")
    return 1 if bad or not files else 0


if __name__ == "__main__":
    sys.exit(main())
