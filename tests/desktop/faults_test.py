"""What the window does when something is missing: faults_test.py DIVEBELL CLI SOURCES.

A full or read-only disk, no data folder, no sound, no fonts, no catalogs, a display that goes away. It either shows a
window or says why not, never crashes, and loses nothing.
"""
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

PROGRAM, CLI, ROOT = (os.path.abspath(path) for path in sys.argv[1:4])


def lines_of_example():
    with open(os.path.join(ROOT, "tests", "playthroughs", "example.divebell"), encoding="utf-8") as file:
        return "".join(file.readlines()[1:])


class Faults(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        os.chmod(self.folder, 0o755)
        self.db = os.path.join(self.folder, "divebell.db")

    def play(self):
        subprocess.run([CLI, "play", "--db", self.db], input=lines_of_example(), text=True, check=True,
                       stdout=subprocess.DEVNULL)

    def stored(self):
        return subprocess.run([CLI, "export", "--db", self.db], capture_output=True, text=True, check=True).stdout

    def start(self, program=PROGRAM, db=None, **changes):
        environment = {key: value for key, value in dict(os.environ, **changes).items() if value is not None}
        # LSan and friends are asked elsewhere; here only the end counts.
        started = subprocess.Popen([program] + (["--db", db or self.db] if db != "" else []), env=environment,
                                   stderr=subprocess.DEVNULL)
        self.addCleanup(started.wait)
        self.addCleanup(started.kill)
        return started

    def has_window(self, program, **changes):
        end = time.monotonic() + 30
        while time.monotonic() < end and program.poll() is None:
            found = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(program.pid)],
                                   env=dict(os.environ, **changes), capture_output=True, text=True)
            if found.stdout:
                time.sleep(0.5)  # it must not die of its first painting
                return program.poll() is None
            time.sleep(0.05)
        return False

    def test_without_sound(self):
        self.play()
        self.assertTrue(self.has_window(self.start(SDL_AUDIODRIVER="there-is-none")))

    def test_without_fonts_of_its_own(self):
        config = os.path.join(self.folder, "fonts.conf")
        with open(config, "w", encoding="utf-8") as file:
            file.write('<?xml version="1.0"?><fontconfig><cachedir>%s</cachedir></fontconfig>' % self.folder)
        self.assertTrue(self.has_window(self.start(FONTCONFIG_FILE=config)))

    def test_without_catalogs(self):
        home = os.path.join(self.folder, "elsewhere")
        os.makedirs(os.path.join(home, "bin"))
        shutil.copy(PROGRAM, os.path.join(home, "bin", "divebell"))
        shutil.copytree(os.path.join(os.path.dirname(PROGRAM), "..", "share", "divebell"),
                        os.path.join(home, "share", "divebell"))
        program = self.start(os.path.join(home, "bin", "divebell"), LANGUAGE="de")
        self.assertTrue(self.has_window(program))

    def test_a_data_folder_that_cannot_be_made_is_told_in_a_window(self):
        plain = os.path.join(self.folder, "plain")
        with open(plain, "w", encoding="utf-8"):
            pass
        self.assertTrue(self.has_window(self.start(db="", XDG_DATA_HOME=plain)))

    def test_no_data_folder_is_made(self):
        home = os.path.join(self.folder, "new", "home")
        self.assertTrue(self.has_window(self.start(db="", XDG_DATA_HOME=home)))
        self.assertTrue(os.path.exists(os.path.join(home, "divebell", "divebell.db")))

    def test_a_damaged_journal_is_told_in_a_window_and_left_alone(self):
        with open(self.db, "wb") as file:
            file.write(b"SQLite format 3\0" + b"\xff" * 5000)
        self.assertTrue(self.has_window(self.start()))
        with open(self.db, "rb") as file:
            self.assertEqual(file.read()[16:], b"\xff" * 5000)

    def small_disk(self):
        disk = os.path.join(self.folder, "disk")
        os.mkdir(disk)
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", disk], capture_output=True)
        if mounted.returncode != 0:
            self.skipTest("no disk may be mounted here")
        self.addCleanup(subprocess.run, ["umount", "-l", disk])
        self.db = os.path.join(disk, "divebell.db")
        return os.path.join(disk, "filler")

    def fill(self, filler):
        with open(filler, "wb", buffering=0) as file:
            try:
                while True:
                    file.write(b"\0" * 4096)
            except OSError:
                return

    def test_a_disk_that_fills_up_loses_nothing(self):
        filler = self.small_disk()
        self.play()
        before = self.stored()
        program = self.start()
        self.assertTrue(self.has_window(program))
        self.fill(filler)
        for key in ("Return", "space", "s", "1", "3", "F1", "Escape"):
            subprocess.run(["xdotool", "key", key], check=True)
            time.sleep(0.2)
        self.assertIsNone(program.poll())
        os.remove(filler)
        self.assertTrue(self.stored().startswith(before))

    def test_a_read_only_disk_is_told_in_a_window_and_left_alone(self):
        disk = os.path.dirname(self.small_disk())
        self.play()
        before = self.stored()
        subprocess.run(["mount", "-o", "remount,ro", disk], check=True)
        self.assertTrue(self.has_window(self.start()))
        self.assertEqual(self.stored(), before)

    def test_a_full_disk_is_told_in_a_window(self):
        filler = self.small_disk()
        self.fill(filler)
        self.assertTrue(self.has_window(self.start()))

    def test_a_display_that_goes_away_loses_nothing(self):
        self.play()
        before = self.stored()
        read, write = os.pipe()
        display = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x900x24"], pass_fds=[write],
                                   stderr=subprocess.DEVNULL)
        self.addCleanup(display.wait)
        self.addCleanup(display.kill)
        name = ":" + os.read(read, 10).decode().strip()
        program = self.start(DISPLAY=name)
        self.assertTrue(self.has_window(program, DISPLAY=name))
        display.send_signal(signal.SIGKILL)
        program.wait(30)
        self.assertEqual(self.stored(), before)
        self.assertTrue(self.has_window(self.start()))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + sys.argv[4:])
