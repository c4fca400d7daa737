"""Whoever starts the program for the first time is asked nothing: it speaks the system's language, tells where it keeps
everything, and has a sample game that can be looked at and deleted."""
import os
import subprocess
import time
import unittest.mock

import outside
from outside import CLI, wait_for

NEW_GAME, LIES_IN = 0, 1
SAID = {
    "en": ("New game", "Everything you enter lies in"),
    "de": ("Neues Spiel", "Alles, was ihr eingebt, liegt in"),
    "it": ("Nuova partita", "Tutto quello che inserite sta in"),
}


class FirstStart(outside.OutsideTest):
    def start_in(self, tag):
        with unittest.mock.patch.dict(os.environ, LANGUAGE=tag, LC_ALL="C.UTF-8"):
            return self.start()

    def test_the_language_is_the_systems(self):
        for tag, said in SAID.items():
            with self.subTest(tag):
                program = self.start_in(tag)
                program.get("push button", said[NEW_GAME])
                wait_for(lambda: program.says(said[LIES_IN], os.path.basename(os.path.dirname(self.db))), "the folder")
                program.close()

    def test_a_key_works_also_when_the_start_page_was_looked_at_for_a_while(self):
        program = self.start_in("en")
        program.get("push button", "New game")
        time.sleep(1.5)  # by then the game nights have been made ready
        subprocess.run(["xdotool", "key", "1"], check=True)
        program.get("push button", "Start the game")

    def games(self):
        done = subprocess.run([CLI, "games", "--db", self.db], capture_output=True, text=True, check=True)
        return done.stdout.count('"id"')

    def test_a_sample_game_can_be_looked_at_and_deleted(self):
        program = self.start_in("en")
        program.press("push button", "Game nights")
        program.press("push button", "Look at a sample game")
        wait_for(lambda: program.says("Sample game"), "the sample game in the list")
        self.assertEqual(self.games(), 1)


if __name__ == "__main__":
    outside.main()
