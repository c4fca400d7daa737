"""With a language that marks every text, what divebell-cli writes for people is marked: no text is missing in the list."""
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

import catalog
from prefix import place, run

CLI, ROOT = sys.argv.pop(1), pathlib.Path(sys.argv.pop(1))
COMMANDS = "play export games import replay verify odds simulate backup restore check demo".split()
FIXED = re.compile(r"divebell-cli|-{1,2}[a-z-]+(,--[a-z]+)?|\b(TO|FROM|FILE|GAMEFILE)\b|\{[a-z,_]*\}|\b(%s)\b"
                   % "|".join(COMMANDS))


def unmarked(text):
    """The words of a text that have plain letters, without names that are the same in every language."""
    return sorted(set(re.findall(r"[A-Za-z]{2,}", FIXED.sub("", text))))


class Pseudo(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        subprocess.run([ROOT / "i18n" / "pseudo.sh", folder.name], check=True)
        cls.cli = place(CLI, folder.name)

    def say(self, *args, **more):
        return run(self.cli, *args, LANGUAGE="qps", **more)

    def test_help_is_marked(self):
        for command in COMMANDS:
            self.assertEqual(unmarked(self.say(command, "--help").out.replace(str(self.journal()), "")), [], command)
        self.assertEqual(unmarked(self.say("--help").out), [])

    def journal(self):
        found = re.search(r"=(\S+divebell\.db)", self.say("play", "--help").out)
        return found[1] if found else "no default is shown"

    def test_the_demo_is_marked(self):
        self.assertEqual(unmarked(re.sub(r"Green|Orange|Yellow|Ada|Ben|Cleo|Malik|Otto", "", self.say("demo").out)), [])

    def test_complaints_are_marked(self):
        for args in ((), ("fly",), ("replay",), ("odds", "--bag", "red=1", "--draws", "10000"), ("play", "--db"),
                     ("odds", "--bag", "red=1", "--draws", "x"), ("--language", "xx", "demo"), ("replay", "/nowhere")):
            with self.subTest(args):
                said = self.say(*args)
                self.assertEqual(said.code, 2, said)
                self.assertEqual(unmarked(re.sub(r"fly|/nowhere|\bx+\b", "", said.err)), [], said)

    def test_every_text_of_the_list_is_marked_in_the_catalog(self):
        texts = catalog.read(ROOT / "i18n" / "divebell.pot")
        done = subprocess.run(["msgunfmt", self.cli.parent.parent / "share/locale/qps/LC_MESSAGES/divebell.mo"], check=True,
                              capture_output=True, text=True)
        marked = catalog.parse(done.stdout)[1:]
        self.assertEqual(sorted(entry.name for entry in marked), sorted(entry.name for entry in texts))
        for entry in marked:
            for english, text in entry.forms():
                self.assertEqual(catalog.placeholders(text), catalog.placeholders(english))
                self.assertRegex(catalog.PLACEHOLDER.sub("", text), "(?s)^⟦[^A-Za-z⟦⟧]*⟧$")


if __name__ == "__main__":
    unittest.main()
