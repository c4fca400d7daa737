"""The shipped program, seen and worked from outside through AT-SPI: by role and name, as a screen reader does."""
import os
import signal
import subprocess
import sys
import tempfile
import time
import unittest

import pyatspi

PROGRAM, CLI, ROOT = sys.argv[1:4]
PLAYTHROUGHS = os.path.join(ROOT, "tests", "playthroughs")

DEAD = 0.6  # seconds in which a button that has changed its meaning takes no press and pages fade, and a little more
CONTROLS = {"push button", "radio button", "toggle button", "check box", "combo box", "spin button", "text", "slider",
            "table", "menu item"}


def wait_for(something, what, seconds=15):
    """What `something` returns as soon as it is not nothing."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            found = something()
            if found:
                return found
        except Exception:  # objects go away while the tree changes
            pass
        time.sleep(0.03)
    raise AssertionError("waited in vain for " + what)


def below(node):
    """The node and everything in it that is on the screen."""
    yield node
    for i in range(node.childCount):
        child = node.getChildAtIndex(i)
        if child is not None and is_shown(child):
            yield from below(child)


def is_shown(node):
    # A list of entries or a menu is not on the screen, but what it says is.
    return node.getState().contains(pyatspi.STATE_SHOWING) or node.getRoleName() in ("application", "menu", "window")


class Program:
    """divebell on a journal."""

    def __init__(self, db, *files, program=PROGRAM, **environment):
        self.process = subprocess.Popen([program, "--db", db, *files], stderr=subprocess.DEVNULL,
                                        env={**os.environ, **environment})
        self.app = wait_for(self.find_app, "the program")
        wait_for(lambda: any(self.all("frame")), "its window")

    def find_app(self):
        desktop = pyatspi.Registry.getDesktop(0)
        for i in range(desktop.childCount):
            app = desktop.getChildAtIndex(i)
            if app is not None and app.get_process_id() == self.process.pid:
                return app
        return None

    def all(self, role=None):
        return [node for node in below(self.app) if role in (None, node.getRoleName())]

    def find(self, role, name, inside=None):
        for node in below(inside or self.app):
            if node.getRoleName() == role and node.name == name:
                return node
        return None

    def get(self, role, name, inside=None):
        return wait_for(lambda: self.find(role, name, inside), f"{role} “{name}”")

    def says(self, *words):
        """Whether one name holds all these words."""
        return any(all(word in node.name for word in words) for node in self.all())

    def press(self, role, name, inside=None):
        time.sleep(DEAD)
        self.act(wait_for(lambda: self.find(role, name, inside() if inside else None), f"{role} “{name}”"))

    def act(self, node):
        """Acts if there is an action, else clicks the centre."""
        try:
            action = node.queryAction()
        except NotImplementedError:
            action = None
        if action and action.nActions > 0:
            action.doAction(0)
        else:
            place = node.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
            pyatspi.Registry.generateMouseEvent(place.x + place.width // 2, place.y + place.height // 2, "b1c")

    def enter(self, name, text):
        """Writes into the field of that name, which may lie inside a combo box."""
        field = wait_for(lambda: self.field(name), f"field “{name}”")
        field.queryEditableText().setTextContents(text)

    def field(self, name):
        for node in self.all():
            if node.name != name:
                continue
            for inner in below(node):
                if inner.getRoleName() in ("text", "entry", "spin button"):
                    return inner
        return None

    def names(self):
        """Everything on the screen, by role and name."""
        return sorted((node.getRoleName(), node.name, node.description) for node in self.all() if node.name)

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self):
        if self.process.poll() is None:
            self.kill()


class OutsideTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.db = os.path.join(folder.name, "divebell.db")

    def start(self):
        program = Program(self.db)
        self.addCleanup(program.close)
        return program

    def play(self, lines):
        """Plays lines past the window."""
        done = subprocess.run([CLI, "play", "--db", self.db], input="\n".join(lines) + "\n", text=True,
                              capture_output=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)


def lines_of(name):
    """The actions of a recorded game, without its header."""
    with open(os.path.join(PLAYTHROUGHS, name + ".divebell"), encoding="utf-8") as file:
        return file.read().splitlines()[1:]


def main():
    unittest.main(argv=sys.argv[:1] + sys.argv[4:])
