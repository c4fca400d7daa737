"""The shipped program in a language that marks every text: a screen reader finds no text that is not marked, also in
questions and menus. Then the language is switched, and none of it is left."""
import os
import re
import subprocess
import sys
import tempfile

import outside
from outside import ROOT, Program, lines_of

sys.path.insert(0, os.path.join(ROOT, "tests", "i18n"))
from prefix import place  # noqa: E402

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "áƀćďéƒǧĥíĵķĺḿńóṕɋŕśťúṽẃẍýźÁɃĆĎÉƑǦĤÍĴĶĹḾŃÓṔɊŔŚŤÚṼẂẌÝŹ"
NAMES = re.compile(r"\b(Ada|Ben|Cleo|Green|Orange|Yellow|Otto|Malik|EN|QPS|qps)\b|Divebell|Deep Blue|English|divebell|/\S+"
                   r"|\b[0-9a-f]{4} [0-9a-f]{4}\b")  # the seal of a game
# How many lines of the example are played when its pages are looked at.
MOMENTS = {"table": 5, "draw": 6, "hazard": 18, "result": 23}


def mark(english):
    return "⟦" + english.translate(str.maketrans(PLAIN, ACCENTED)) + "⟧"


class MarkedByName(outside.OutsideTest):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        subprocess.run([os.path.join(ROOT, "i18n", "pseudo.sh"), folder.name], check=True)
        cls.marking = place(outside.PROGRAM, folder.name)

    def setUp(self):
        super().setUp()
        self.addCleanup(self.check)
        self.unmarked = set()

    def check(self):
        self.assertEqual(sorted(self.unmarked), [])

    def start(self):
        program = Program(self.db, program=str(self.marking), LANGUAGE="qps", LC_ALL="C.UTF-8")
        self.addCleanup(program.close)
        return program

    def look(self, program, page):
        """Notes every plain word on the screen."""
        for role, name, description in program.names():
            if role == "alert":
                continue  # GTK itself says what kind of question it is
            for text in (name, description):
                if re.search(r"[A-Za-z]{2,}", NAMES.sub("", text)):
                    self.unmarked.add((page, role, text))

    def visit(self, program, button, back):
        program.press("push button", mark(button))
        program.get("push button", mark(back))
        self.look(program, button)
        program.press("push button", mark(back))
        program.get("push button", mark("Settings"))

    def test_the_pages_before_a_game(self):
        program = self.start()
        program.get("push button", mark("New game"))
        self.look(program, "start")
        self.visit(program, "Settings", "Done")
        self.visit(program, "New game", "Back")
        program.press("push button", mark("Learn to dive"))
        program.get("push button", mark("End the lesson"))
        self.look(program, "lesson")

    def test_the_pages_of_a_game(self):
        lines = lines_of("example")
        done = 0
        for page, number in MOMENTS.items():
            self.play(lines[done:number])
            done = number
            program = self.start()
            program.press("push button", mark("Continue the game"))
            program.get("push button", mark("Menu"))
            self.look(program, page)
            program.close()

    def test_menu_and_questions(self):
        self.play(lines_of("example")[:MOMENTS["table"]])
        program = self.start()
        program.press("push button", mark("Continue the game"))
        program.press("push button", mark("Menu"))
        program.get("menu item", mark("Quit"))
        self.look(program, "menu")
        program.press("menu item", mark("End the game early …"))
        program.get("push button", mark("Keep playing"))
        self.look(program, "question")
        program.press("push button", mark("Keep playing"))

    def test_a_switch_leaves_nothing_behind(self):
        program = self.start()
        choice = program.get("combo box", mark("Language"))
        choice.querySelection().selectChild(0)
        program.get("push button", "New game")
        for page in ("Settings", "New game"):
            program.press("push button", page)
            program.get("push button", {"Settings": "Done", "New game": "Back"}[page])
            left = [said for said in program.names() if "⟦" in said[1].replace(mark("English"), "")]
            self.assertEqual(left, [], page)
            program.press("push button", {"Settings": "Done", "New game": "Back"}[page])
            program.get("push button", "Learn to dive")


if __name__ == "__main__":
    outside.main()
