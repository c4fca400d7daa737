"""Compares verify.py with divebell-cli verify on the examples beside it, and on each with one gem changed."""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    line = re.search(r"^line (\d+):", done.stderr, re.MULTILINE | re.DOTALL)
    lines = re.findall(r"^line (\d+): (?!M6)", done.stderr, re.MULTILINE)
    return done.returncode, done.stdout, lines[-1:] if line else []


def tampered(text):
    """The file with the first app-drawn gem exchanged for another of the bag."""
    lines = text.splitlines()
    for i, line in enumerate(lines):
        action = json.loads(line)
        if action.get("do") == "draw" and action.get("by") == "app":
            action["gems"][0] = "silver" if action["gems"][0] != "silver" else "gold"
            lines[i] = json.dumps(action)
            return "\n".join(lines) + "\n"
    raise AssertionError("no app-drawn gem")


def compare(cli, path, verifies):
    ours, theirs = run(cli, "verify", path), run(sys.executable, str(HERE / "verify.py"), path)
    assert ours == theirs, f"{path}: divebell-cli says {ours}, verify.py says {theirs}"
    assert (ours[0] == 0) == verifies, f"{path}: {ours}"


cli = sys.argv[1]
with tempfile.TemporaryDirectory() as folder:
    for name in ("example", "example_pairs"):
        compare(cli, str(HERE / f"{name}.divebell"), True)
        other = pathlib.Path(folder) / "tampered.divebell"
        other.write_text(tampered((HERE / f"{name}.divebell").read_text(encoding="utf-8")), encoding="utf-8")
        assert subprocess.run([cli, "verify", str(other)], capture_output=True).returncode == 1
    compare(cli, str(HERE / "example_tampered.divebell"), False)
