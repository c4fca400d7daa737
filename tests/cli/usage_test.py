"""divebell-cli as a program: usage, help, version, demo, and the journal it means when none is named."""
import os
import stat
import subprocess

import harness
from harness import FINISHED, set_up, text

COMMANDS = "play export games import replay verify backup restore check demo odds simulate".split()


class Usage(harness.CliTest):
    def test_help_and_version_are_told_and_exit_0(self):
        self.assertRegex(self.accept("--version").out, r"\d+\.\d+\.\d+")
        listed = self.accept("--help").out
        for command in COMMANDS:
            self.assertIn(command, listed)
            self.assertNotEqual(self.accept(command, "--help").out, "")

    def test_wrong_usage_is_exit_2(self):
        for args in ((), ("fly",), ("replay",), ("replay", "--fly", "-"), ("replay", "a", "b"), ("verify",), ("import",),
                     ("backup",), ("restore",), ("export", "--game", "x"), ("games", "too much"), ("play", "--db")):
            with self.subTest(args):
                self.refuse(2, *args)

    def test_a_journal_without_a_name_is_wrong_usage_and_makes_nothing(self):
        for command in ("play", "games", "check", "export"):
            refused = self.refuse(2, command, "--db", "", input=text(set_up()), cwd=self.folder)
            self.assertIn("--db needs a value", refused.err)
        self.assertEqual(harness.files_below(self.folder), {})

    def test_what_is_no_command_is_named(self):
        for mistyped in ("fly", "--fly"):
            self.assertIn(mistyped, self.refuse(2, mistyped).err)
        self.assertIn("FILE", self.refuse(2, "replay").err)

    def test_the_demo_tells_29_18_and_2(self):
        said = self.accept("demo").out
        for total in ("29", "18", "2"):
            self.assertRegex(said, rf"in all {total} VP\n")

    def test_without_db_the_users_own_journal_is_meant(self):
        self.accept("play", input=text(set_up()))
        self.assertTrue(os.path.isfile(self.at("data", "divebell", "divebell.db")))
        self.assertEqual(self.accept("games").json()[0]["lines"], 5)
        self.assertEqual(self.accept("check").out, "ok\n")

    def test_without_xdg_data_home_it_lies_below_home(self):
        del self.env["XDG_DATA_HOME"]
        self.accept("play", input=text(set_up()))
        self.assertTrue(os.path.isfile(self.at(".local", "share", "divebell", "divebell.db")))

    def test_a_relative_xdg_data_home_does_not_count(self):
        self.env["XDG_DATA_HOME"] = "relative"
        self.accept("play", input=text(set_up()), cwd=self.folder)
        self.assertTrue(os.path.isfile(self.at(".local", "share", "divebell", "divebell.db")))
        self.assertFalse(os.path.exists(self.at("relative")))

    def test_folder_and_files_are_for_the_owner_alone(self):
        old = os.umask(0)
        self.addCleanup(os.umask, old)
        self.accept("play", input=text(FINISHED))
        process = self.open_play(self.at("data", "divebell", "divebell.db"))
        self.send(process, set_up()[0])
        for at, _, names in os.walk(self.at("data", "divebell")):
            self.assertEqual(stat.S_IMODE(os.stat(at).st_mode), 0o700, at)
            for name in names:
                self.assertEqual(stat.S_IMODE(os.stat(os.path.join(at, name)).st_mode), 0o600, name)

    def test_a_journal_that_others_may_read_is_closed_to_them(self):
        self.play_all(set_up())
        os.chmod(self.db, 0o644)
        self.play_all([{"do": "rest", "player": "Ada"}])
        self.assertEqual(stat.S_IMODE(os.stat(self.db).st_mode), 0o600)

    def test_reading_commands_make_no_journal(self):
        for command in ("games", "export", "check"):
            self.refuse(1, command)
        self.refuse(1, "backup", self.at("copy.db"))
        self.assertEqual(harness.files_below(self.folder), {})

    def test_a_path_that_cannot_be_is_told_in_a_sentence(self):
        plain = self.write("plain", "a file")
        os.mkdir(self.at("folder"))
        os.mkfifo(self.at("pipe"))
        for db in (self.at("folder"), self.at("pipe"), os.path.join(plain, "x.db"), self.at("n" * 300, "x.db"),
                   self.at("n" * 254)):
            for command in ("play", "games", "export", "check"):
                with self.subTest((command, db)):
                    self.refuse(1, command, "--db", db, input=text(set_up()))

    def test_a_path_below_a_folder_that_may_not_be_entered_is_told_in_a_sentence(self):
        os.mkdir(self.at("closed"), 0o700)
        self.play_all(set_up(), self.at("closed", "x.db"))
        os.chmod(self.at("closed"), 0o000)
        self.addCleanup(os.chmod, self.at("closed"), 0o700)
        for db in (self.at("closed", "x.db"), self.at("closed", "deeper", "x.db")):
            for command in ("play", "games", "check"):
                with self.subTest((command, db)):
                    self.refuse(1, command, "--db", db, input=text(set_up()), unprivileged=True)

    def test_output_that_nobody_takes_is_no_success(self):
        self.play_all(FINISHED)
        for command in ("export", "games"):
            with open("/dev/full", "wb") as full:
                done = subprocess.run([harness.Settings.cli, command, "--db", self.db], stdout=full, env=self.env,
                                      stderr=subprocess.PIPE)
            with self.subTest(command):
                self.assertNotEqual(done.returncode, 0)


if __name__ == "__main__":
    harness.main()
