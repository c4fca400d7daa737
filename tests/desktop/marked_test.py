"""With a language that marks every text, every text of the window is marked: what is not did not come from a catalog."""
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

PROGRAM, ROOT = sys.argv.pop(1), pathlib.Path(sys.argv.pop(1))
sys.path.insert(0, str(ROOT / "tests" / "i18n"))
from prefix import place, run  # noqa: E402

NAMES = re.compile(  # what is the same in every language: players, wrecks, cards, the program, languages by their own name
    r"Maximiliane|Friederike|Bartholomäus|Giuseppina|Bianchi|Konstantin|Alexander|Ottilie|\b(Ada|Ben|Cleo|Malik|Raquel|Otto|Emil|EN|DE|IT|QPS)\b|"
    r"Annabella|Divebell|Deep Blue|English|Deutsch|Italiano|BG Stats|\bqps\b|/\S+|\b[0-9a-f]{4}\b")


def unmarked(text):
    """The words left of a text without what is marked and without names."""
    while (inner := re.sub(r"⟦[^⟦⟧]*⟧", " ", text)) != text:
        text = inner
    return re.findall(r"[^\W\d_]{2,}", NAMES.sub(" ", text))


class Marked(unittest.TestCase):
    def test_every_text_of_the_window_comes_from_the_catalog(self):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([ROOT / "i18n" / "pseudo.sh", folder], check=True)
            said = run(place(PROGRAM, folder), "qps", LC_ALL="C.UTF-8")
        self.assertEqual(said.code, 0, said.err)
        lines = [line.split("\t", 1) for line in said.out.splitlines()]
        self.assertGreater(sum("⟦" in text for _, text in lines), 500)
        found = sorted({f"{page}: {text}" for page, text in lines if unmarked(text)})
        self.assertEqual(found, [], "\n" + "\n".join(found))


if __name__ == "__main__":
    unittest.main()
