"""The translations use the words of the rulebooks and the quotes, apostrophes and spaces of their language."""
import pathlib
import re
import sys
import unittest

import catalog
from glossary import ALIKE, AS_DRAWN, FORBIDDEN, NAMES, TERMS

ROOT = pathlib.Path(sys.argv.pop(1))
QUOTES = {"de": ("„", "“"), "it": ("«", "»")}
KEYS = {"Space", "Enter", "Esc"}


def texts(language):
    """Entry, English and translation of every form."""
    for entry in catalog.read(ROOT / "i18n" / f"{language}.po"):
        for english, text in entry.forms():
            if text:  # what is missing is found by another test
                yield entry, english, text


class Words(unittest.TestCase):
    maxDiff = None

    def check(self, language, faulty):
        with self.subTest(language):
            self.assertEqual([f"{entry.name} → {text}" for entry, english, text in texts(language)
                              if faulty(entry, english, text)], [])

    def each(self, faulty):
        for language in TERMS:
            self.check(language, lambda *args: faulty(language, *args))

    def test_the_terms_of_the_rulebooks(self):
        def misses(language, entry, english, text):
            if english in AS_DRAWN[language]:
                return False
            return any(re.search(term, english, re.IGNORECASE if "VP" not in term else 0) and not re.search(word, text)
                       for term, word in TERMS[language])
        self.each(misses)

    def test_names_stay_what_they_are(self):
        self.each(lambda language, entry, english, text: any(
            name in english and not re.search(words[language], text) for name, words in NAMES.items()))

    def test_words_that_are_not_used(self):
        self.each(lambda language, entry, english, text: any(re.search(word, text) for word in FORBIDDEN[language]))

    def test_nothing_was_left_in_english(self):
        self.each(lambda language, entry, english, text: text == english and english not in ALIKE[language]
                  and re.search(r"[A-Za-z]{2}", catalog.PLACEHOLDER.sub("", english)))

    def test_quotes_and_apostrophes(self):
        def wrong(language, entry, english, text):
            opening, closing = QUOTES[language]
            others = set("\"'“”„«»‚‘") - {opening, closing}
            return bool(others & set(text)) or text.count(opening) != text.count(closing) or "..." in text
        self.each(wrong)

    def test_the_source_has_typographic_quotes_too(self):
        straight = re.compile("[\"']|\\.\\.\\.")
        found = [entry.name for entry in catalog.read(ROOT / "i18n" / "divebell.pot") if straight.search(entry.english)]
        self.assertEqual(found, [])

    def test_a_percentage_does_not_break(self):
        self.each(lambda language, entry, english, text: re.search(r"[^\u00a0%]%(%|$)", text))

    def test_ends_and_edges_are_those_of_the_source(self):
        def differs(language, entry, english, text):
            ends = [re.search(r"[.…?!:]?$", words).group() for words in (english, text)]
            edges = [(words[:1] == " ", words[-1:] == " ", "  " in words) for words in (english, text)]
            return english != "." and entry.context != "short month" and english not in AS_DRAWN[language] and (
                ends[0] != ends[1] or edges[0] != edges[1])
        self.each(differs)

    def test_keys_have_different_names_and_mnemonics_come_from_the_source(self):
        for language in TERMS:
            keys = {english: text for _, english, text in texts(language) if english in KEYS}
            self.assertEqual(len(set(keys.values())), len(KEYS), keys)
        self.each(lambda language, entry, english, text: text.count("&") != english.count("&"))


if __name__ == "__main__":
    unittest.main()
