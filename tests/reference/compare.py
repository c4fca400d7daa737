#!/usr/bin/env python3
"""Compare a divebell-cli with the reference on random games.

    python3 compare.py CLI --seed S --count N

Every other game is a broken one. Exit 1 if anything differs.
"""

import argparse
import json
import multiprocessing
import os
import re
import subprocess
import sys
import tempfile

import random_games
import replay as ref

SHOWN = 10


def same(a, b):
    """Equal with equal types: 1 is neither true nor 1.0."""
    if type(a) is not type(b):
        return False
    if isinstance(a, dict):
        return a.keys() == b.keys() and all(same(a[k], b[k]) for k in a)
    if isinstance(a, list):
        return len(a) == len(b) and all(same(x, y) for x, y in zip(a, b))
    return a == b


def holds(expected, actual, where):
    """Differences of objects in which the engine may have fields of its own."""
    if not isinstance(actual, dict):
        return [f"{where}: {actual!r} is no object"]
    return [f"{where}.{k}: expected {expected[k]!r}, got {actual.get(k)!r}"
            for k in expected if k not in actual or not same(expected[k], actual[k])]


def holds_all(expected, actual, where):
    if not isinstance(actual, list) or len(actual) != len(expected):
        return [f"{where}: expected {expected!r}, got {actual!r}"]
    found = []
    for i, (e, a) in enumerate(zip(expected, actual)):
        found += holds(e, a, f"{where}[{i}]")
    return found


def entry_key(entry):
    if not isinstance(entry, dict):
        return repr(entry)
    if entry.get("do") in ("protect", "surface"):
        against = entry.get("against")
        return (entry["do"], entry.get("player"), tuple(sorted(against)) if against else None)
    return entry.get("do")


def compare_expects(expected, actual):
    if not isinstance(actual, list):
        return [f"expects: {actual!r} is no list"]
    wanted, got = {entry_key(e) for e in expected}, {entry_key(e) for e in actual}
    if wanted == got and len(actual) == len(expected):
        return []
    return [f"expects: missing {sorted(map(str, wanted - got))}, "
            f"too much {sorted(map(str, got - wanted))}, {len(actual)} entries"]


def compare_dives(expected, actual, secret):
    found = []
    if not isinstance(actual, list) or len(actual) != len(expected):
        return [f"dives: expected {expected!r}, got {actual!r}"]
    for i, (e, a) in enumerate(zip(expected, actual)):
        where = f"dives[{i}]"
        found += holds({"leader": e["leader"]}, a, where)
        if secret:
            found += [f"{where}: pay is shown"] if "pay" in a else []
        elif not isinstance(a.get("pay"), dict) or a["pay"].keys() != e["pay"].keys():
            found.append(f"{where}.pay: expected {e['pay']!r}, got {a.get('pay')!r}")
        else:
            for player, entry in e["pay"].items():
                found += holds(entry, a["pay"][player], f"{where}.pay.{player}")
    return found


def compare_states(expected, actual, secret):
    """What differs between the reference's state and the engine's."""
    if not isinstance(actual, dict):
        return ["the answer is no object"]
    plain = {k: v for k, v in expected.items() if k not in ("dive", "expects", "dives", "ranking")}
    found = holds(plain, actual, "state")
    if secret and actual.get("chests"):  # {} before start gives nothing away
        found.append("chests are shown")
    for key in ("dive", "expects", "dives", "ranking"):
        if key not in actual:
            found.append(f"{key} is missing")
            continue
        value = actual[key]
        if key == "expects":
            found += compare_expects(expected[key], value)
        elif key == "dives":
            found += compare_dives(expected[key], value, secret)
        elif expected[key] is None or value is None:
            found += [] if expected[key] is value else [f"{key}: expected {expected[key]!r}, got {value!r}"]
        else:
            found += (holds if key == "dive" else holds_all)(expected[key], value, key)
    return found


def no_header(result):
    return result.code == 2 and result.error.reason == "no header"


def compare_refusals(result, out, err):
    found = ["something is on standard output"] if out else []
    pattern = r"line (\d+): ([A-Z]\d+): ." if result.code == 1 else r"line (\d+): ."
    hits = [m for m in (re.match(pattern, line) for line in err.splitlines()) if m]
    if not hits:
        return found + [f"standard error: expected {result.message()!r}, got {err!r}"]
    hit = hits[-1]
    if int(hit[1]) != result.line and not no_header(result):
        found.append(f"expected {result.message()!r}, got {err!r}")
    elif result.code == 1 and hit[2] not in result.error.also | {result.error.id}:
        also = ", ".join(sorted(result.error.also)) or "none"
        found.append(f"expected {result.message()!r} (also {also}), got {err!r}")
    return found


def compare_one(cli, data, chests):
    result = ref.replay(data)
    if result.code == 2 and result.error.unsure:
        return []
    command = [cli, "replay"] + (["--chests"] if chests else []) + ["-"]
    try:
        run = subprocess.run(command, input=data, capture_output=True, timeout=30)
    except subprocess.TimeoutExpired:
        return ["no answer within 30 seconds"]
    err = run.stderr.decode("utf-8", "replace")
    if run.returncode != result.code:
        wanted = result.message() if result.code else "exit 0"
        return [f"expected exit {result.code} ({wanted}), got {run.returncode}: {err[:300]!r}"]
    if result.code:
        return compare_refusals(result, run.stdout, err)
    try:
        actual = json.loads(run.stdout.decode("utf-8"))
    except ValueError:
        return [f"the answer is not JSON: {run.stdout[:200]!r}"]
    secret = not (chests or result.game.over)
    return compare_states(result.game.state(chests), actual, secret)


def compare_seed(job):
    cli, seed = job
    broken = seed % 2 == 1
    data = random_games.make(seed // 2, broken)
    found = compare_one(cli, data, True)
    if not found and seed % 5 == 0:
        found = compare_one(cli, data, False)
    return seed, data if found else b"", found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("cli")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=1000)
    args = parser.parse_args()
    jobs = [(args.cli, seed) for seed in range(args.seed, args.seed + args.count)]
    different, folder = 0, None
    with multiprocessing.Pool(2) as pool:
        for seed, data, found in pool.imap(compare_seed, jobs, chunksize=16):
            if not found:
                continue
            different += 1
            if different > SHOWN:
                continue
            folder = folder or tempfile.mkdtemp(prefix="divebell-compare-")
            path = os.path.join(folder, f"{seed}.divebell")
            with open(path, "wb") as file:
                file.write(data)
            print(path)
            for line in found[:5]:
                print("   ", line)
    print(f"{args.count} games, {different} differences")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
