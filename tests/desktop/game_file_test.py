"""A game file is opened with the program: in a first start, in a window that is open already, and one that is no game."""
import os
import subprocess

import outside
from outside import CLI, PLAYTHROUGHS, PROGRAM, Program, wait_for

FINISHED = os.path.join(PLAYTHROUGHS, "game_storm_is_coming.divebell")
RUNNING = os.path.join(PLAYTHROUGHS, "example.divebell")


class GameFile(outside.OutsideTest):
    def games(self):
        done = subprocess.run([CLI, "games", "--db", self.db], capture_output=True, text=True, check=True)
        return done.stdout.count('"id"')

    def start_with(self, file):
        program = Program(self.db, file)
        self.addCleanup(program.close)
        return program

    def second_start(self, file):
        subprocess.run([PROGRAM, "--db", self.db, file], timeout=20, stderr=subprocess.DEVNULL, check=True)

    def test_a_finished_game_is_added_and_told(self):
        program = self.start_with(FINISHED)
        wait_for(lambda: program.says("game_storm_is_coming.divebell", "added"), "what became of the file")
        self.assertEqual(self.games(), 1)

    def test_the_open_window_takes_the_file_of_a_second_start_once(self):
        program = self.start()
        self.second_start(FINISHED)
        wait_for(lambda: program.says("game_storm_is_coming.divebell", "added"), "the file of the second start")
        self.second_start(FINISHED)
        wait_for(lambda: program.says("game_storm_is_coming.divebell", "already"), "the same file again")
        self.assertEqual(self.games(), 1)

    def test_what_is_no_finished_game_is_told_and_changes_nothing(self):
        nothing = self.db + ".divebell"
        with open(nothing, "w", encoding="utf-8") as file:
            file.write("no game\n")
        program = self.start()
        for path, words in ((RUNNING, "not over"), (nothing, "was not added"), (nothing + "x", "cannot be read")):
            self.second_start(path)
            wait_for(lambda: program.says(os.path.basename(path), words), words)
        self.assertEqual(self.games(), 0)


if __name__ == "__main__":
    outside.main()
