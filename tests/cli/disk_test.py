"""Disks that are full, and files and folders that may not be written."""
import errno
import os
import resource
import select
import signal
import subprocess

import harness
from harness import FINISHED, files_below, set_up, start, text

NO_LIMIT = resource.RLIM_INFINITY


def mounted(folder, size):
    """A disk of that size at `folder`; False where one may not be mounted."""
    return subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", folder],
                          capture_output=True).returncode == 0


class FullDisk(harness.CliTest):
    """The disk fills up while `play` runs, and is emptied again."""

    def setUp(self):
        super().setUp()
        disk = self.at("disk")
        os.mkdir(disk)
        if not mounted(disk, "3m"):
            self.skipTest("no disk may be mounted here; the limit on file sizes is tested instead")
        self.addCleanup(subprocess.run, ["umount", "-l", disk])
        self.db = os.path.join(disk, "divebell", "divebell.db")
        self.filler = os.path.join(disk, "filler")

    def fill(self):
        with open(self.filler, "wb", buffering=0) as file:
            try:
                while True:
                    file.write(b"\0" * 4096)
            except OSError as full:
                self.assertEqual(full.errno, errno.ENOSPC)

    def test_actions_are_refused_with_a_sentence_and_go_on_when_there_is_room(self):
        process = self.open_play()
        printed = [self.send(process, line) for line in set_up()]
        self.fill()
        refused = self.play_until_refused(process, printed)
        self.assertRegex(refused, r"\Aline \d+: .*room.*\n\Z")
        self.assertEqual(self.export().splitlines()[1:], printed)
        os.remove(self.filler)
        printed.append(self.send(process, {"do": "correct", "player": "Ben", "vp": 2}))
        self.assertNotEqual(printed[-1], "")
        process.stdin.close()
        self.assertEqual(process.wait(60), 2)  # for the lines that mark the end of an answer
        self.assertEqual(self.export().splitlines()[1:], printed)
        self.assertEqual(self.accept("check", "--db", self.db).out, "ok\n")

    def play_until_refused(self, process, printed):
        os.set_blocking(process.stderr.fileno(), False)
        line = {"do": "correct", "player": "Ada", "vp": 1, "why": "x" * 4000}
        for _ in range(2000):
            process.stdin.write(text([line, {"do": "crew", "player": "Ada", "cards": 101}]).encode())
            process.stdin.flush()
            said = self.answer(process)
            if not said.startswith("{"):
                return said
            printed.append(said)
        self.fail("the disk never was full")

    def answer(self, process):
        """The printed line, or what was complained about it; the malformed line after it marks the end."""
        complaints = b""
        while True:
            complaints += process.stderr.read() or b""
            if complaints.count(b"\n") == 2:
                return complaints.decode().splitlines(True)[0]
            if complaints.count(b"\n") == 1 and self.has_output(process):
                return process.stdout.readline().decode().rstrip("\n")

    @staticmethod
    def has_output(process):
        return bool(select.select([process.stdout], [], [], 0.01)[0])

    def test_a_new_journal_on_a_full_disk_is_refused(self):
        self.fill()
        self.refuse(1, "play", "--db", self.db, input=text(set_up()))
        os.remove(self.filler)
        self.play_all(set_up())

    def test_a_backup_that_finds_no_room_leaves_nothing_and_stops_nobody(self):
        self.play_all(set_up())
        self.fill()
        copy = os.path.join(os.path.dirname(self.db), "copy.db")
        self.refuse(1, "backup", "--db", self.db, copy)
        self.assertFalse(os.path.exists(copy) or os.path.exists(copy + ".part"))
        os.remove(self.filler)
        self.assertEqual(len(self.export().splitlines()), 6)


class FullByLimit(harness.CliTest):
    """No file may grow: what a full disk is like without one."""

    def limit(self, process, size):
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (size, NO_LIMIT))

    def start_play(self):
        return subprocess.Popen([harness.Settings.cli, "play", "--db", self.db], stdin=subprocess.PIPE,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=self.env,
                                preexec_fn=lambda: signal.signal(signal.SIGXFSZ, signal.SIG_IGN))

    def test_an_action_is_refused_with_a_sentence_and_goes_on_when_there_is_room(self):
        process = self.start_play()
        self.addCleanup(harness.finish, process)
        printed = [self.send(process, line) for line in set_up()]
        self.limit(process, 1000)
        process.stdin.write(text([{"do": "rest", "player": "Ada"}]).encode())
        process.stdin.flush()
        self.assertRegex(process.stderr.readline().decode(), r"\Aline 6: .+\n\Z")
        self.assertEqual(self.export().splitlines()[1:], printed)
        self.limit(process, NO_LIMIT)
        printed.append(self.send(process, {"do": "rest", "player": "Ada"}))
        process.stdin.close()
        self.assertEqual(process.wait(60), 1)
        self.assertEqual(self.export().splitlines()[1:], printed)

    def test_imports_and_restores_are_refused_whole(self):
        self.play_all(FINISHED)
        self.accept("backup", "--db", self.db, self.at("copy.db"))
        self.play_all([start()])
        before = self.everything()
        game = self.write("game", harness.game_file(FINISHED))
        for args in (("import", "--db", self.db, game), ("restore", "--db", self.db, self.at("copy.db"))):
            with self.subTest(args[0]):
                self.refuse(1, *args, preexec_fn=no_file_may_grow)
                self.assertEqual(self.everything(), before)


def no_file_may_grow():
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, NO_LIMIT))


class ReadOnly(harness.CliTest):
    def setUp(self):
        super().setUp()
        self.play_all(FINISHED)
        self.exported = self.export()
        self.give_away(self.folder)

    def give_away(self, folder):
        for at, _, names in os.walk(folder):
            for path in [at] + [os.path.join(at, name) for name in names]:
                if os.getuid() == 0:
                    os.chown(path, harness.NOBODY, harness.NOBODY)

    def assert_readable_but_not_writable(self):
        before = files_below(self.at("journal"))
        self.refuse(1, "play", "--db", self.db, input=text(set_up()), unprivileged=True)
        self.refuse(1, "import", "--db", self.db, self.write("game", self.exported), unprivileged=True)
        self.assertTrue(self.accept("games", "--db", self.db, unprivileged=True).json()[0]["over"])
        self.assertEqual(self.accept("export", "--db", self.db, unprivileged=True).out, self.exported)
        self.assertEqual(self.accept("check", "--db", self.db, unprivileged=True).out, "ok\n")
        self.assertEqual(files_below(self.at("journal")).get("divebell.db"), before["divebell.db"])

    def test_a_file_that_may_not_be_written_can_be_read(self):
        os.chmod(self.db, 0o400)
        self.assert_readable_but_not_writable()

    def test_a_folder_that_may_not_be_written_can_be_read(self):
        os.chmod(self.at("journal"), 0o500)
        os.chmod(self.db, 0o400)
        self.assert_readable_but_not_writable()

    def test_a_file_that_may_not_be_read_is_told_in_a_sentence(self):
        os.chmod(self.db, 0o000)
        for command in ("games", "export", "check"):
            self.refuse(1, command, "--db", self.db, unprivileged=True)

    def test_a_backup_into_a_folder_that_may_not_be_written_is_refused(self):
        os.mkdir(self.at("closed"), 0o555)
        self.refuse(1, "backup", "--db", self.db, self.at("closed", "copy.db"), unprivileged=True)
        self.assertEqual(os.listdir(self.at("closed")), [])


if __name__ == "__main__":
    harness.main()
