"""The recipe of CONTRIBUTING.md for a new language: one line in LINGUAS, one file, and the programs speak it."""
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

from prefix import place, run

CLI, ROOT = sys.argv.pop(1), pathlib.Path(sys.argv.pop(1))
PROJECT = "cmake_minimum_required(VERSION 3.25)\nproject(catalogs NONE)\nadd_subdirectory(i18n)\n"


def do(*command, **more):
    subprocess.run(command, check=True, capture_output=True, text=True, **more)


class Fourth(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        self.prefix = self.root / "prefix"
        shutil.copytree(ROOT / "i18n", self.root / "i18n")
        (self.root / "app").symlink_to(ROOT / "app")
        (self.root / "CMakeLists.txt").write_text(PROJECT)

    def add_language(self):
        with open(self.root / "i18n" / "LINGUAS", "a") as languages:
            languages.write("eo\n")
        do("msginit", "--no-translator", "--locale=eo", "--input=divebell.pot", "--output-file=eo.po", cwd=self.root / "i18n")
        path = self.root / "i18n" / "eo.po"
        text = path.read_text(encoding="utf-8")
        for english, translated in (("English", "Esperanto"), ("The game is over", "La ludo finiĝis"),
                                    ("The example dive of the rulebook", "La ekzempla plonĝo")):
            text = text.replace(f'msgid "{english}"\nmsgstr ""', f'msgid "{english}"\nmsgstr "{translated}"')
        path.write_text(text, encoding="utf-8")

    def install(self):
        do(self.root / "i18n" / "update.sh")
        do("cmake", "-S", self.root, "-B", self.root / "build", f"-DCMAKE_INSTALL_PREFIX={self.prefix}")
        do("cmake", "--build", self.root / "build")
        do("cmake", "--install", self.root / "build")

    def test_one_line_and_one_file_add_a_language(self):
        self.add_language()
        self.install()
        cli = place(CLI, self.prefix)
        told = run(cli, "--language", "eo", "demo")
        self.assertEqual(told.code, 0, told)
        self.assertTrue(told.out.startswith("La ekzempla plonĝo\n"), told)
        self.assertIn("in all 29 VP", told.out)  # what is not translated yet is said in English
        self.assertTrue(run(cli, "demo", LANG="eo.UTF-8").out.startswith("La ekzempla plonĝo\n"))
        self.assertIn("zusammen 29 SP", run(cli, "demo", LANG="de_DE.UTF-8").out)

    def test_without_the_line_there_is_no_such_language(self):
        self.install()
        self.assertEqual(run(place(CLI, self.prefix), "--language", "eo", "demo").code, 2)

    def test_without_any_catalog_the_program_speaks_english(self):
        told = run(place(CLI, self.prefix), "demo", LANG="de_DE.UTF-8")
        self.assertEqual(told.code, 0, told)
        self.assertIn("in all 29 VP", told.out)

    def test_a_damaged_catalog_is_english_and_no_failure(self):
        self.install()
        cli = place(CLI, self.prefix)
        catalog = self.prefix / "share" / "locale" / "de" / "LC_MESSAGES" / "divebell.mo"
        for damage in (b"", b"not a catalog", catalog.read_bytes()[:100], catalog.read_bytes()[:20000]):
            catalog.write_bytes(damage)
            told = run(cli, "demo", LANG="de_DE.UTF-8")
            self.assertEqual((told.code, told.err), (0, ""), told)


if __name__ == "__main__":
    unittest.main()
