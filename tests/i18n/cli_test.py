"""divebell-cli speaks the language that is asked for; what other programs read is the same in all of them."""
import pathlib
import sys
import tempfile
import unittest

from prefix import run

CLI, ROOT = sys.argv.pop(1), pathlib.Path(sys.argv.pop(1))
EXAMPLE = str(ROOT / "tests" / "playthroughs" / "example.divebell")
PROVABLE = str(ROOT / "tests" / "verifier" / "example.divebell")
TOTALS = {"en": "in all 29 VP", "de": "zusammen 29 SP", "it": "in tutto 29 PV"}
BAG = "black=4,blue=4,silver=7,gold=3,red=1"


class Spoken(unittest.TestCase):
    def assert_speaks(self, language, result):
        self.assertEqual(result.code, 0, result)
        for tag, total in TOTALS.items():
            self.assertEqual(total in result.out, tag == language, (language, result))

    def test_the_language_is_that_of_the_environment(self):
        self.assert_speaks("en", run(CLI, "demo"))
        for tag in TOTALS:
            self.assert_speaks(tag, run(CLI, "demo", LANG=f"{tag}_XX.UTF-8"))
            self.assert_speaks(tag, run(CLI, "demo", LANG="fr_FR.UTF-8", LC_MESSAGES=tag))
            self.assert_speaks(tag, run(CLI, "demo", LANG="fr_FR.UTF-8", LANGUAGE=f"fr:{tag}"))
        self.assert_speaks("en", run(CLI, "demo", LANGUAGE="de", LC_ALL="C"))

    def test_the_option_wins_wherever_it_stands(self):
        for tag in TOTALS:
            self.assert_speaks(tag, run(CLI, "--language", tag, "demo", LANG="fr_FR.UTF-8"))
            self.assert_speaks(tag, run(CLI, "demo", f"--language={tag}", LANG="de_DE.UTF-8", LANGUAGE="it"))

    def test_a_language_that_is_not_there_is_wrong_usage(self):
        for args in (("--language", "xx", "demo"), ("--language=../de", "demo"), ("demo", "--language")):
            result = run(CLI, *args, LANG="de_DE.UTF-8")
            self.assertEqual((result.code, result.out), (2, ""), result)
        unknown = run(CLI, "--language", "xx", "demo", LANG="de_DE.UTF-8")
        self.assertTrue(unknown.err.startswith("Diese Sprache ist nicht bekannt: xx\n"), unknown)

    def test_help_and_complaints_are_in_the_language(self):
        self.assertIn("Aufruf: ", run(CLI, "--help", LANG="de").out)
        self.assertIn("das Journal", run(CLI, "play", "--help", LANG="de").out)
        self.assertIn("il diario", run(CLI, "play", "--help", LANG="it").out)
        for tag, missing in {"en": "FILE is needed.", "de": "FILE fehlt.", "it": "Manca FILE."}.items():
            result = run(CLI, "replay", LANG=tag)
            self.assertEqual((result.code, result.out), (2, ""))
            self.assertTrue(result.err.startswith(missing + "\n"), result)
        for tag, range_ in {"en": "--draws goes from 0 to 9999, not 10000.", "de": "--draws muss zwischen 0 und 9999 liegen, nicht bei 10000.",
                            "it": "--draws deve essere tra 0 e 9999, non 10000."}.items():
            self.assertIn(range_, run(CLI, "odds", "--bag", BAG, "--draws", "10000", LANG=tag).err)

    def test_a_refusal_keeps_line_and_rule_and_is_told_in_the_language(self):
        lines = pathlib.Path(EXAMPLE).read_text(encoding="utf-8").splitlines()[:2] + ['{"do":"stop"}']
        said = {tag: run(CLI, "replay", "-", input="\n".join(lines), LANG=tag) for tag in TOTALS}
        self.assertEqual({result.code for result in said.values()}, {1})
        self.assertEqual({result.out for result in said.values()}, {""})
        self.assertEqual({tag: result.err for tag, result in said.items()},
                         {"en": "line 3: V1: no dive is under way\n", "de": "line 3: V1: kein Tauchgang läuft\n",
                          "it": "line 3: V1: non è in corso alcuna immersione\n"})

    def test_what_programs_read_is_the_same_in_every_language(self):
        with tempfile.TemporaryDirectory() as folder:
            db = folder + "/x.db"
            run(CLI, "import", "--db", db, PROVABLE)
            for args in (("replay", EXAMPLE), ("verify", PROVABLE), ("check", "--db", db), ("games", "--db", db),
                         ("export", "--db", db, "--game", "1"), ("odds", "--bag", BAG), ("--version",)):
                said = {run(CLI, *args, LANG=tag).out for tag in TOTALS}
                self.assertEqual(len(said), 1, args)
                self.assertNotEqual(said, {""}, args)


if __name__ == "__main__":
    unittest.main()
