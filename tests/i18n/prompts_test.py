"""The prompts that the table hears most are translated word for word as they were written."""
import pathlib
import sys
import unittest

import catalog

ROOT = pathlib.Path(sys.argv.pop(1))
LANGUAGES = ("de", "it")


def written():
    """English, German, Italian of each line of prompts.txt."""
    lines = pathlib.Path(__file__).with_name("prompts.txt").read_text(encoding="utf-8").splitlines()
    return [line.split(" | ") for line in lines if not line.startswith("#")]


class Prompts(unittest.TestCase):
    def test_each_is_translated_as_written(self):
        for place, language in enumerate(LANGUAGES, start=1):
            said = {entry.name: next(entry.forms())[1] for entry in catalog.read(ROOT / "i18n" / f"{language}.po")}
            for texts in written():
                with self.subTest(language, english=texts[0]):
                    self.assertEqual(said.get(texts[0]), texts[place])


if __name__ == "__main__":
    unittest.main()
