"""Every C++ file looks as .clang-format says."""

import shutil
import subprocess
import sys

from sources import sources

NOT_HERE = 77

if not shutil.which("clang-format"):
    print("clang-format is not installed")
    sys.exit(NOT_HERE)
files = [str(path) for path in sources(sys.argv[1], ".cpp", ".h")]
assert files, "no source was found"
sys.exit(subprocess.run(["clang-format", "--dry-run", "-Werror", *files]).returncode)
