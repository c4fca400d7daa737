"""Each layer includes only what lies below it: the rules know no window, the journal no rule."""

import re
import sys

from sources import sources

# folder: what it may include of the project, and patterns of foreign headers it must not
LAYERS = {
    "engine/deepblue": (["engine/deepblue"], [r"wx/", r"SQLiteCpp/", r"sodium", r"chrono", r"fstream", r"random"]),
    "engine/chance": (["engine/chance"], [r"wx/", r"SQLiteCpp/", r"nlohmann/"]),
    "engine/journal": (["engine/journal"], [r"wx/", r"nlohmann/"]),
    "app/session": (["app/session", "engine"], [r"wx/"]),
    "app/learn": (["app/learn", "app/session", "engine"], [r"wx/", r"SQLiteCpp/"]),
    "app/nights": (["app/nights", "app/session", "engine"], [r"wx/", r"SQLiteCpp/"]),
    "app/words": (["app/words", "app/learn", "app/nights", "app/session", "engine"], [r"SQLiteCpp/"]),
    "app/desktop": (["app/desktop", "app/words", "app/learn", "app/nights", "app/session", "engine"], [r"SQLiteCpp/"]),
    "app/cli": (["app/cli", "app/words", "app/session", "engine"], [r"SQLiteCpp/"]),
}
INCLUDE = re.compile(r'#include ([<"])([^>"]+)')


def faults(root):
    for folder, (allowed, forbidden) in LAYERS.items():
        for path in sources(f"{root}/{folder}", ".cpp", ".h"):
            for quote, name in INCLUDE.findall(path.read_text(encoding="utf-8")):
                own = quote == '"' and "/" in name
                if own and not any(name.startswith(a + "/") for a in allowed):
                    yield f"{path}: {name} lies above {folder}"
                if quote == "<" and any(re.match(f, name) for f in forbidden):
                    yield f"{path}: {name} does not belong into {folder}"


found = list(faults(sys.argv[1]))
print("\n".join(found))
sys.exit(1 if found else 0)
