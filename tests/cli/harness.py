"""What the tests of divebell-cli share: the program, a folder for each test, and lines to play."""
import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

HEADER = {"divebell": 1, "game": "deepblue"}
NOBODY = 65534
CRASHES = ("terminate called", "Sanitizer", "runtime error", "what():", "Traceback", "Segmentation", "Aborted")


class Settings:
    cli = ""
    sources = ""
    few = False  # slow builds repeat less


class Result:
    def __init__(self, code, out, err):
        self.code, self.out, self.err = code, out, err

    def __repr__(self):
        return f"exit {self.code}\n{self.out[:2000]!r}\n{self.err[:2000]!r}"

    def lines(self):
        return self.out.splitlines()

    def json(self):
        return json.loads(self.out)


def environment(home, **more):
    env = {k: v for k, v in os.environ.items()
           if k not in ("XDG_DATA_HOME", "LANG", "LANGUAGE") and not k.startswith("LC_")}
    env.update(HOME=home, XDG_DATA_HOME=os.path.join(home, "data"), **more)
    return env


def seats(*names):
    colours = "green orange yellow violet white".split()
    return [{"name": name, "colour": colour} for name, colour in zip(names, colours)]


def start(*names, scenario="dangerous_reefs"):
    names = names or ("Ada", "Ben")
    return {"do": "start", "seats": seats(*names), "first": names[0], "scenario": scenario}


def set_up(*names, scenario="dangerous_reefs"):
    return [start(*names, scenario=scenario)] + [{"do": "reveal"}] * 4


def dive(leader="Ada", city=False, players=("Ada", "Ben"), **wreck):
    return {"do": "dive", "leader": leader, "wreck": {"vp": 3, "city": city, **wreck},
            "boats": [{"player": name} for name in players]}


def by_hand(*gems):
    return {"do": "draw", "gems": list(gems), "by": "hand"}


STOP, END, DRAW, UNDO, REDO = ({"do": do} for do in ("stop", "end", "draw", "undo", "redo"))
FINISHED = set_up() + [dive(), by_hand("gold"), STOP, END]


def text(lines):
    return "".join(line if isinstance(line, str) else json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def game_file(lines, **header):
    return text([dict(HEADER, **header)] + list(lines))


def as_nobody():
    """For a child process: permissions hold for everyone but root."""
    return {} if os.getuid() else {"user": NOBODY, "group": NOBODY, "extra_groups": []}


class CliTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="divebell-cli-")
        self.addCleanup(shutil.rmtree, self.folder, True)
        self.env = environment(self.folder)
        self.db = self.at("journal", "divebell.db")

    def at(self, *parts):
        return os.path.join(self.folder, *parts)

    def write(self, name, content):
        with open(self.at(name), "wb") as file:
            file.write(content if isinstance(content, bytes) else content.encode())
        return self.at(name)

    def run_cli(self, *args, input="", unprivileged=False, **more):
        data = input if isinstance(input, bytes) else input.encode()
        program = Settings.cli
        if unprivileged:
            program, more = self.program_for_all(), dict(more, **as_nobody())
        done = subprocess.run([program, *args], input=data, capture_output=True, env=self.env, timeout=120, **more)
        return self.without_crash(Result(done.returncode, done.stdout.decode("utf-8"), done.stderr.decode("utf-8")))

    def program_for_all(self):
        """The program in a place that every account may enter."""
        os.chmod(self.folder, 0o755)
        return shutil.copy(Settings.cli, self.at("divebell-cli"))

    def without_crash(self, result):
        self.assertIn(result.code, (0, 1, 2), result)
        for sign in CRASHES:
            self.assertNotIn(sign, result.err)
        return result

    def accept(self, *args, **more):
        result = self.run_cli(*args, **more)
        self.assertEqual(result.code, 0, result)
        return result

    def refuse(self, code, *args, **more):
        """A refusal is one of the two codes, a sentence, and nothing on standard output."""
        result = self.run_cli(*args, **more)
        self.assertEqual(result.code, code, result)
        self.assertEqual(result.out, "", result)
        self.assertNotEqual(result.err.strip(), "", "no sentence")
        return result

    def play(self, lines, db=None):
        return self.run_cli("play", "--db", db or self.db, input=text(lines))

    def play_all(self, lines, db=None):
        result = self.play(lines, db)
        self.assertEqual((result.code, result.err), (0, ""), result)
        return result.lines()

    def export(self, *more, db=None):
        return self.accept("export", "--db", db or self.db, *more).out

    def games(self, db=None):
        return self.accept("games", "--db", db or self.db).json()

    def replay(self, lines, *more):
        return self.run_cli("replay", *more, "-", input=lines if isinstance(lines, (str, bytes)) else game_file(lines))

    def everything(self, db=None):
        """All that the journal tells of its games, to compare before and after."""
        games = self.games(db)
        return games, [self.export("--game", str(game["id"]), db=db) for game in games]

    def open_play(self, db=None):
        """A `play` that stays open and is fed line by line."""
        process = subprocess.Popen([Settings.cli, "play", "--db", db or self.db], stdin=subprocess.PIPE,
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=self.env)
        self.addCleanup(finish, process)
        return process

    def send(self, process, line):
        process.stdin.write(text([line]).encode())
        process.stdin.flush()
        return process.stdout.readline().decode().rstrip("\n")


def finish(process):
    if process.poll() is None:
        process.kill()
    for stream in (process.stdin, process.stdout, process.stderr):
        try:
            stream.close()
        except BrokenPipeError:
            pass
    process.wait()


def files_below(folder):
    """Every file with a hash of its content."""
    found = {}
    for at, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(at, name)
            with open(path, "rb") as file:
                found[os.path.relpath(path, folder)] = hashlib.sha256(file.read()).hexdigest()
    return found


def read_bytes(path):
    with open(path, "rb") as file:
        return file.read()


def settle(arguments=None):
    """Takes the program and the sources from the command line and leaves the rest."""
    parser = argparse.ArgumentParser()
    parser.add_argument("cli")
    parser.add_argument("sources")
    parser.add_argument("--few", action="store_true", help="repeat less, for a slow build")
    known, rest = parser.parse_known_args(arguments)
    Settings.cli, Settings.sources, Settings.few = os.path.abspath(known.cli), known.sources, known.few
    return rest


def main():
    unittest.main(module="__main__", argv=sys.argv[:1] + settle())
