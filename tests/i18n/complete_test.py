"""Every text of the program is translated, nothing is doubtful or left over, and the list of texts is fresh."""
import pathlib
import subprocess
import sys
import unittest

import catalog

ROOT = pathlib.Path(sys.argv.pop(1))


def each(language):
    return catalog.read(ROOT / "i18n" / f"{language}.po")


class Complete(unittest.TestCase):
    maxDiff = None

    def check(self, faulty):
        for language in catalog.languages(ROOT):
            with self.subTest(language):
                self.assertEqual([entry.name for entry in each(language) if faulty(entry)], [])

    def test_nothing_is_missing(self):
        self.check(lambda entry: any(text == "" for _, text in entry.forms()))

    def test_nothing_is_doubtful(self):
        self.check(lambda entry: "fuzzy" in entry.flags)

    def test_nothing_is_left_over(self):
        self.check(lambda entry: entry.obsolete)

    def test_the_placeholders_are_those_of_the_source(self):
        self.check(lambda entry: any(catalog.placeholders(english) != catalog.placeholders(text)
                                     for english, text in entry.forms()))

    def test_words_are_stressed_where_the_source_stresses_some(self):
        self.check(lambda entry: any(english.count("*") != text.count("*") for english, text in entry.forms()))

    def test_each_translation_has_each_text_of_the_list(self):
        texts = [entry.name for entry in catalog.read(ROOT / "i18n" / "divebell.pot")]
        for language in catalog.languages(ROOT):
            self.assertEqual([entry.name for entry in each(language)], texts, language)

    def test_the_compiler_of_catalogs_finds_no_fault(self):
        for language in catalog.languages(ROOT):
            done = subprocess.run(["msgfmt", "--check", "--output-file=/dev/null", ROOT / "i18n" / f"{language}.po"],
                                  capture_output=True, text=True)
            self.assertEqual((done.returncode, done.stderr), (0, ""), language)

    def test_the_list_of_texts_is_that_of_the_sources(self):
        done = subprocess.run([ROOT / "i18n" / "update.sh", "--check"], capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def test_every_placeholder_of_the_source_has_a_note(self):
        pot = (ROOT / "i18n" / "divebell.pot").read_text(encoding="utf-8")
        bare = [block for block in pot.split("\n\n")[1:]
                if catalog.placeholders(block.partition("msgid")[2].replace("%%", "")) and "#. TRANSLATORS" not in block]
        self.assertEqual(bare, [])


if __name__ == "__main__":
    unittest.main()
