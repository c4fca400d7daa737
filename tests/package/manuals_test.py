"""The manuals, the completion and --help name the same options and subcommands: manuals_test.py SOURCES DIVEBELL CLI."""
import os
import re
import subprocess
import sys

sources, divebell, cli = sys.argv[1:4]
package = os.path.join(sources, "installer", "package")
found = []


def told(*command):
    """What --help says, in English and without a display."""
    env = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY", "LANGUAGE")}
    done = subprocess.run([*command, "--help"], capture_output=True, text=True, env=dict(env, LC_ALL="C.UTF-8"))
    if done.returncode != 0 or not done.stdout:
        found.append(f"{' '.join(command)} --help tells nothing: {done.stderr}")
    return done.stdout


def options(text):
    return set(re.findall(r"--[a-z][a-z-]*", text))


def manual(name):
    with open(os.path.join(package, name), encoding="utf-8") as file:
        return file.read().replace("\\-", "-")


def compare(what, one, other):
    if one != other:
        found.append(f"{what}: only in --help {sorted(one - other)}, only in the manual {sorted(other - one)}")


def subcommands(help_text):
    return re.findall(r"^  ([a-z]+) {2,}", help_text.split("Commands:", 1)[1], re.MULTILINE)


compare("divebell", options(told(divebell)), options(manual("divebell.1")))
commands = subcommands(told(cli))
page = manual("divebell-cli.1").split(".SH SUBCOMMANDS")[1].split(".SH EXIT STATUS")[0]
for command in commands:
    entry = re.search(rf'^\.BR? "?{command}\b(.*)$', page, re.MULTILINE)
    if not entry:
        found.append(f"the manual does not know {command}")
        continue
    compare(command, options(told(cli, command)) - {"--help"}, options(entry.group(1)))
with open(os.path.join(package, "divebell-cli.bash"), encoding="utf-8") as file:
    completed = re.search(r'compgen -W "(play [a-z ]+)"', file.read()).group(1).split()
compare("the completion", set(commands), set(completed))
print("\n".join(found))
sys.exit(1 if found else 0)
