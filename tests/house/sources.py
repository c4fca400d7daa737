"""The files of the project, for the checks in this folder."""

import pathlib

SKIPPED = {"build", ".git", "__pycache__"}


def sources(root, *endings):
    """Every file below root with one of the endings, without what is built."""
    for path in sorted(pathlib.Path(root).rglob("*")):
        inside = path.relative_to(root).parts
        if not SKIPPED.intersection(inside) and path.suffix in endings:
            yield path
