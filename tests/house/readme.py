"""The README is short, names its two commands, and every file it points to is there."""

import pathlib
import re
import sys

LONGEST = 150

root = pathlib.Path(sys.argv[1])
text = (root / "README.md").read_text(encoding="utf-8")
found = []
if len(text.splitlines()) > LONGEST:
    found.append(f"the README has more than {LONGEST} lines")
for command in ("installer/run.sh", "installer/test.sh"):
    if command not in text:
        found.append(f"the README does not name {command}")
for target in re.findall(r"\]\(([^)#]+)\)", text):
    if "://" not in target and not (root / target).exists():
        found.append(f"the README points to {target}, which is not there")
print("\n".join(found))
sys.exit(1 if found else 0)
