"""With a language that marks every text, every text of the window is marked: what is not did not come from a catalog.
After a switch of the language nothing is left of the one before."""
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

PROGRAM, ROOT = sys.argv.pop(1), pathlib.Path(sys.argv.pop(1))
sys.path.insert(0, str(ROOT / "tests" / "i18n"))
from prefix import place, run  # noqa: E402

NAMES = re.compile(  # what is the same in every language: players, places, wrecks, cards, the program, languages by their name
    r"Maximiliane|Maximi-|liane-|Friederike|Bartholomäus|Bartho-|lomäus|Giuseppina|Bianchi|Konstantin|Alexander|Ottilie|Café|Anker|"
    r"\b(Ada|Ben|Bei|Cleo|Malik|Raquel|Otto|Emil|EN|DE|IT|QPS)\b|"
    r"Annabella|Divebell|Deep Blue|English|BG Stats|\bqps\b|(https:)?/\S+|\b[0-9a-f]{4}\b")


def unmarked(text):
    """The words with plain letters that are no names."""
    return re.findall(r"[A-Za-z]{2,}", NAMES.sub(" ", text))


def marked(text):
    """What the marking language has said; its own name stands in lists of languages."""
    return re.findall(r"⟦[^⟧]*⟧", text.replace("⟦Éńǧĺíśĥ⟧", ""))


class Marked(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        subprocess.run([ROOT / "i18n" / "pseudo.sh", folder.name], check=True)
        cls.program = place(PROGRAM, folder.name)

    def found(self, faulty, *args):
        """The texts of all pages and forms that are `faulty`."""
        said = run(self.program, *args, LC_ALL="C.UTF-8")
        self.assertEqual(said.code, 0, said.err)
        lines = [line.split("\t", 1) for line in said.out.splitlines()]
        # A prompt in a player's own language is meant to be in another one.
        lines = [(page, text) for page, text in lines if not page.endswith("-own-language")]
        self.assertGreater(sum("⟦" in text or bool(unmarked(text)) for _, text in lines), 1000)
        return sorted({f"{page}: {text}" for page, text in lines if faulty(text)})

    def check(self, found):
        self.assertEqual(found, [], "\n" + "\n".join(found))

    def test_every_text_comes_from_the_catalog_also_after_a_switch_of_the_language(self):
        self.check(self.found(unmarked, "qps", "--from", "en"))

    def test_a_switch_back_leaves_nothing_behind(self):
        self.check(self.found(marked, "en", "--from", "qps"))


if __name__ == "__main__":
    unittest.main()
