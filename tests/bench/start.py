"""How long Divebell takes to its first window, against Poedit measured beside it: start.py DIVEBELL [TIMES].

Needs a display (such as xvfb-run gives), xdotool and poedit. Prints the ratio of the middle times of one run.
"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time


def first_window(command):
    with tempfile.TemporaryDirectory() as home:
        environment = dict(os.environ, HOME=home, XDG_DATA_HOME=home, XDG_CONFIG_HOME=home, XDG_RUNTIME_DIR=home)
        begin = time.monotonic()
        program = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            # Not --sync, which looks only twice a second.
            search = ["xdotool", "search", "--onlyvisible", "--pid", str(program.pid)]
            while not subprocess.run(search, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=60).stdout:
                if time.monotonic() - begin > 60:
                    sys.exit(f"{command[0]} shows no window")
            return time.monotonic() - begin
        finally:
            program.kill()
            program.wait()


def main():
    divebell = os.path.abspath(sys.argv[1])
    times = int(sys.argv[2]) if len(sys.argv) > 2 else 7
    for needed in ("xdotool", "poedit"):
        if not shutil.which(needed):
            sys.exit(f"{needed} is not installed")
    first_window([divebell])  # everything is in the disk cache from here on
    first_window(["poedit"])
    ours, theirs = [], []
    for _ in range(times):
        ours.append(first_window([divebell]))
        theirs.append(first_window(["poedit"]))
    ratio = statistics.median(ours) / statistics.median(theirs)
    print(f"first window: {1000 * statistics.median(ours):.0f} ms, poedit {1000 * statistics.median(theirs):.0f} ms, "
          f"ratio {ratio:.2f}  {'pass' if ratio <= 1 else 'fail'}")
    sys.exit(0 if ratio <= 1 else 1)


if __name__ == "__main__":
    main()
