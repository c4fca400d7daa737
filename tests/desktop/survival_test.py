"""The program is killed in the middle of a question and goes on exactly there; a second start raises the first."""
import os
import subprocess

import outside
from outside import PROGRAM, wait_for

HAZARD = "push button", "Surface"


def settled(program):
    """What the window says once it has stopped changing."""
    seen = []

    def is_settled():
        seen.append(program.names())
        return len(seen) > 1 and seen[-1] == seen[-2] and seen[-1]

    return wait_for(is_settled, "a window that stands still")


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

    def test_killed_at_a_hazard_it_goes_on_there(self):
        program = self.at_the_hazard()
        before = settled(program)
        program.kill()
        self.assertEqual(settled(self.at_the_hazard()), before)

    def test_an_answer_that_was_shown_is_kept(self):
        program = self.at_the_hazard()
        program.press("push button", "Scouting spot")
        wait_for(lambda: program.says("Ben:"), "Ben's question")
        before = settled(program)
        program.kill()
        self.assertEqual(settled(self.at_the_hazard()), before)

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
        folder, name = os.path.split(self.db)  # the same journal by another path
        second = subprocess.run([PROGRAM, "--db", name], cwd=folder, timeout=20, stderr=subprocess.DEVNULL, check=False)
        self.assertGreaterEqual(second.returncode, 0)
        self.assertEqual(wait_for(self.frames, "the first window again"), [window])

    def geometry(self, window):
        told = subprocess.run(["xdotool", "getwindowgeometry", "--shell", window], capture_output=True, text=True,
                              check=True).stdout
        return sorted(line for line in told.splitlines() if line.startswith(("X=", "Y=", "WIDTH=", "HEIGHT=")))

    def settled_geometry(self, window, is_right):
        seen = []

        def is_settled():
            seen.append(self.geometry(window))
            return len(seen) > 1 and seen[-1] == seen[-2] and is_right(seen[-1]) and seen[-1]

        return wait_for(is_settled, "a window that stands still")

    def is_moved(self, place):
        numbers = dict(line.split("=") for line in place)
        return (numbers["WIDTH"], numbers["HEIGHT"]) == ("1200", "700") and 240 <= int(numbers["X"]) < 260

    def test_size_and_place_of_the_window_come_back(self):
        program = self.start()
        window, = wait_for(self.frames, "the window")
        subprocess.run(["xdotool", "windowsize", window, "1200", "700", "windowmove", window, "240", "130"], check=True)
        before = self.settled_geometry(window, self.is_moved)
        subprocess.run(["xdotool", "windowactivate", "--sync", window, "key", "alt+F4"], check=True)
        program.process.wait(timeout=20)
        self.start()
        again, = wait_for(self.frames, "the window")
        # The window manager puts it there a moment after it has come up.
        wait_for(lambda: self.geometry(again) == before, f"a window at {before}")

    def test_after_a_kill_the_next_start_is_the_first(self):
        self.start().kill()
        self.start()
        self.assertEqual(len(wait_for(self.frames, "the window")), 1)
        self.assertTrue(os.path.exists(self.db))


class FivePlayers(outside.OutsideTest):
    """A game from its start to the ceremony; at a hazard the program is killed in the middle of the answers."""
    PLAYERS = "Mara", "Tobias", "Giulia", "Ben", "Anouk"
    CITY_WRECKS = 4

    def press(self, name, role="push button"):
        """The window has done all that the press before led to, so that no button is dead any more."""
        settled(self.program)
        self.program.press(role, name)

    def begin(self):
        self.program = self.start()
        self.press("Settings")
        self.press("Off", "radio button")  # a press that ends a motion does nothing else
        self.press("Done")
        self.press("New game")
        for i, name in enumerate(self.PLAYERS):
            self.program.enter(f"Name of player {i + 1}", name)
        self.press("We draw by hand and tap the gem", "radio button")
        self.press("Start the game")

    def set_up_dive(self, coming):
        """On a wreck of the city; `coming` players rush there beside the leader."""
        self.press("Dive")
        self.press("Sunken City", "check box")
        if coming:
            self.press("Who rushes?")
            self.press("Stays away")
            for _ in range(coming):
                self.press("Comes")
                self.press("Stays away")
        self.press("Start the dive")

    def draw_twice(self, gem):
        """Two gems, whether they come one by one or, in Troubled Waters, together."""
        self.press(gem)
        self.press(gem)

    def is_asked(self, player):
        wait_for(lambda: self.program.says(f"{player}: oxygen"), f"the question to {player}")

    def killed_and_started_again(self):
        before = settled(self.program)
        self.program.kill()
        self.program = self.start()
        self.press("Continue the game")
        self.program.get(*HAZARD)
        self.assertEqual(settled(self.program), before)

    def answer(self):
        leader, *others = self.PLAYERS
        self.is_asked(leader)
        self.press("Blue crew card")
        for number, player in enumerate(others):
            self.is_asked(player)
            if number == 1:
                self.killed_and_started_again()
            self.press("Surface" if number % 2 == 0 else "Blue crew card")
        self.press("No more cards")

    def stop(self):
        self.press("Stop the dive")
        wait_for(lambda: self.program.says("the chests"), "the result")
        self.press("Book and open the chests" if self.program.says("Book and open") else "Book into the chests")

    def test_from_the_start_to_the_ceremony(self):
        self.begin()
        self.set_up_dive(coming=4)
        self.draw_twice("Blue")
        self.answer()
        self.stop()
        for _ in range(self.CITY_WRECKS - 1):
            self.set_up_dive(coming=0)
            self.draw_twice("Silver")
            self.stop()
        self.press("Open all")
        self.press("To the ranking")
        self.program.get("push button", "Rematch")
        for player in self.PLAYERS:
            self.assertTrue(self.program.says(player, "VP"), player)


if __name__ == "__main__":
    outside.main()
