"""divebell-cli backup, restore and check."""
import os
import shutil
import stat

import harness
from harness import END, FINISHED, UNDO, files_below, set_up, start

REST = {"do": "rest", "player": "Ada"}


class Keeping(harness.CliTest):
    def setUp(self):
        super().setUp()
        self.play_all(FINISHED)
        self.play_all(set_up("Cleo", "Ada") + [UNDO])
        self.copy = self.at("copy.db")

    def backup(self):
        self.assertEqual(self.accept("backup", "--db", self.db, self.copy).err, "")

    def restore(self, source=None):
        return self.accept("restore", "--db", self.db, source or self.copy)

    def kept_files(self):
        """All files but those that SQLite puts beside a journal while it is read."""
        return {name: found for name, found in files_below(self.folder).items() if not name.endswith(("-shm", "-wal"))}

    def test_a_sound_journal_is_ok(self):
        result = self.accept("check", "--db", self.db)
        self.assertEqual((result.out, result.err), ("ok\n", ""))

    def test_a_backup_holds_everything_and_is_for_the_owner_alone(self):
        self.backup()
        self.assertEqual(self.everything(self.copy), self.everything())
        self.assertEqual(stat.S_IMODE(os.stat(self.copy).st_mode), 0o600)
        self.assertEqual(self.accept("check", "--db", self.copy).out, "ok\n")

    def test_a_backup_refuses_a_name_that_is_taken(self):
        for taken in (self.write("taken", "something else"), self.db, self.folder):
            before = self.kept_files()
            self.refuse(1, "backup", "--db", self.db, taken)
            self.assertEqual(self.kept_files(), before)
        os.symlink("nowhere", self.at("link"))
        self.refuse(1, "backup", "--db", self.db, self.at("link"))
        self.assertFalse(os.path.exists(self.at("nowhere")))

    def test_a_backup_to_a_place_that_cannot_be_is_refused_and_leaves_nothing(self):
        before = self.kept_files()
        for place in (self.at("no folder", "copy.db"), "/dev/null/copy.db", self.at("n" * 252), self.at("n" * 300), ""):
            with self.subTest(place):
                self.refuse(1, "backup", "--db", self.db, place)
        self.assertEqual(self.kept_files(), before)

    def test_a_backup_of_nothing_is_refused(self):
        self.refuse(1, "backup", "--db", self.at("is not there.db"), self.copy)
        self.assertFalse(os.path.exists(self.copy))

    def test_a_restore_brings_everything_back(self):
        before = self.everything()
        self.backup()
        self.play_all([{"do": "reveal"}, END, start("Emil", "Dora")])
        self.restore()
        self.assertEqual(self.everything(), before)
        self.assertEqual(stat.S_IMODE(os.stat(self.db).st_mode), 0o600)

    def test_undone_lines_can_be_brought_back_after_a_restore(self):
        self.backup()
        self.play_all([{"do": "reveal", "gem": "red"}])
        self.restore()
        self.assertEqual(self.play_all([{"do": "redo"}]), ['{"do":"reveal"}'])

    def test_what_was_there_before_a_restore_is_kept(self):
        self.backup()
        self.play_all([{"do": "reveal"}, REST | {"player": "Cleo"}])
        before = self.everything()
        self.restore()
        kept = [name for name in os.listdir(self.at("journal", "backups")) if "before_restore" in name]
        self.assertEqual(len(kept), 1)
        self.assertEqual(self.everything(self.at("journal", "backups", kept[0])), before)

    def test_every_own_backup_can_be_restored(self):
        kept = shutil.copytree(self.at("journal", "backups"), self.at("kept"))
        names = sorted(os.listdir(kept))
        self.assertTrue(any("after_dive" in name for name in names))
        for name in names:
            self.restore(os.path.join(kept, name))
            self.assertEqual(self.accept("check", "--db", self.db).out, "ok\n")

    def test_what_a_dive_changed_is_not_restored_without_the_backup_it_belongs_to(self):
        dive = [name for name in os.listdir(self.at("journal", "backups")) if "after_dive" in name][-1]
        alone = shutil.copy(self.at("journal", "backups", dive), self.at("alone.db"))
        before = self.everything()
        self.assertIn("-day-", self.refuse(1, "restore", "--db", self.db, alone).err)
        self.assertEqual(self.everything(), before)

    def test_a_restore_where_no_journal_is_makes_one(self):
        self.backup()
        before = self.everything()
        self.db = self.at("elsewhere", "divebell.db")
        self.restore()
        self.assertEqual(self.everything(), before)

    def test_a_restore_from_what_is_no_sound_journal_changes_nothing(self):
        self.backup()
        damaged = bytearray(harness.read_bytes(self.copy))
        damaged[len(damaged) // 2] ^= 0xFF
        damaged[-200:] = b"\xAA" * 200
        for source in (self.write("text", "no journal"), self.write("empty", ""), self.write("damaged", bytes(damaged)),
                       self.at("is not there"), self.folder):
            with self.subTest(source):
                before = files_below(self.at("journal"))
                self.refuse(1, "restore", "--db", self.db, source)
                self.assertEqual(files_below(self.at("journal")), before)

    def test_a_damaged_journal_is_put_aside_by_a_restore(self):
        self.backup()
        before = self.everything()
        with open(self.db, "r+b") as file:
            file.write(b"\x00" * 4096)
        damaged = harness.read_bytes(self.db)
        said = self.restore().err
        self.assertEqual(self.everything(), before)
        aside = [name for name in os.listdir(self.at("journal")) if ".damaged-" in name and name.endswith("Z")]
        self.assertEqual(len(aside), 1)
        self.assertEqual(harness.read_bytes(self.at("journal", aside[0])), damaged)
        self.assertIn(aside[0], said)


if __name__ == "__main__":
    harness.main()
