"""The program is killed in the middle of a question and goes on exactly there; a second start raises the first."""
import os
import subprocess

import outside
from outside import PROGRAM, wait_for

HAZARD = "push button", "Surface"


class Survival(outside.OutsideTest):
    def setUp(self):
        super().setUp()
        lines = outside.lines_of("example")
        answers = next(i for i, line in enumerate(lines) if '"do":"protect"' in line)
        self.play(lines[:answers])

    def at_the_hazard(self):
        program = self.start()
        program.press("push button", "Continue the game")
        program.get(*HAZARD)
        return program

    def settled(self, program):
        """What the window says once it has stopped changing."""
        seen = []

        def is_settled():
            seen.append(program.names())
            return len(seen) > 1 and seen[-1] == seen[-2] and seen[-1]

        return wait_for(is_settled, "a window that stands still")

    def test_killed_at_a_hazard_it_goes_on_there(self):
        program = self.at_the_hazard()
        before = self.settled(program)
        program.kill()
        self.assertEqual(self.settled(self.at_the_hazard()), before)

    def test_an_answer_that_was_shown_is_kept(self):
        program = self.at_the_hazard()
        program.press("push button", "Scouting spot")
        wait_for(lambda: program.says("Ben:"), "Ben's question")
        before = self.settled(program)
        program.kill()
        self.assertEqual(self.settled(self.at_the_hazard()), before)

    def frames(self):
        """The windows of all programs of ours that are on the screen."""
        shown = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", "^Divebell$"], capture_output=True,
                               text=True, check=False)
        return shown.stdout.split()

    def test_a_second_start_raises_the_first_window(self):
        self.start()
        window, = wait_for(self.frames, "the window")
        subprocess.run(["xdotool", "windowminimize", window], check=True)
        wait_for(lambda: not self.frames(), "no window")
        second = subprocess.run([PROGRAM, "--db", self.db], timeout=20, stderr=subprocess.DEVNULL, check=False)
        self.assertGreaterEqual(second.returncode, 0)
        self.assertEqual(wait_for(self.frames, "the first window again"), [window])

    def test_after_a_kill_the_next_start_is_the_first(self):
        self.start().kill()
        self.start()
        self.assertEqual(len(wait_for(self.frames, "the window")), 1)
        self.assertTrue(os.path.exists(self.db))


if __name__ == "__main__":
    outside.main()
