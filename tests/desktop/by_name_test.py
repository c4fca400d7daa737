"""A game is set up and the rulebook's example is dived by accessible names alone: 29, 18 and 2."""
import time

import outside
from outside import CONTROLS, wait_for


class ByName(outside.OutsideTest):
    def setUp(self):
        super().setUp()
        self.program = self.start()
        self.addCleanup(self.check_names)

    def check_names(self):
        self.assertEqual(self.nameless, [])

    nameless = []

    def note_nameless(self, page):
        """Every control on the screen has a name."""
        for node in self.program.all():
            if node.getRoleName() not in CONTROLS or node.name:
                continue
            # The parts of a native control are named by the whole.
            if node.parent.getRoleName() in CONTROLS and node.parent.name:
                continue
            self.nameless.append((page, node.getRoleName(), node.parent.name))

    def press(self, name, role="push button", inside=None):
        self.program.press(role, name, inside)

    def reach(self, page, role, name):
        """Waits for what only that page has."""
        self.program.get(role, name)
        self.note_nameless(page)

    def calm_the_window(self):
        self.press("Settings")
        self.reach("settings", "push button", "Done")
        self.press("Off", "radio button")
        self.press("Done")
        self.reach("start", "push button", "New game")

    def set_up_game(self):
        self.press("New game")
        self.reach("new game", "push button", "Start the game")
        for i, name in enumerate(("Ada", "Ben", "Cleo")):
            self.program.enter(f"Name of player {i + 1}", name)
        self.press("We draw by hand and tap the gem", "radio button")
        self.press("Card 1: green")
        self.press("Start the game")
        self.reach("table", "push button", "Dive")

    def put_boat(self, player, corner, kind):
        self.press(f"{player}, boat 1")
        self.press(f"Corner {corner}: no scouting spot")
        self.press(kind, "menu item")
        wait_for(lambda: self.program.says(f"Corner {corner}: {kind}", player), f"{player} on {kind}")

    def set_up_dive(self):
        self.press("Dive")
        self.reach("dive set-up", "push button", "Start the dive")
        self.put_boat("Ada", 2, "blue")
        self.put_boat("Ben", 1, "gold")
        self.put_boat("Cleo", 3, "red")
        self.program.field("VP").queryValue().currentValue = 3
        self.press("Start the dive")
        self.reach("draw", "push button", "Gold")

    def open_cards(self):
        """Where a remembered card newly fits, their page opens by itself, some time after the gem is told."""
        def opened():
            if self.program.find("push button", "No more cards"):
                return True
            time.sleep(outside.DEAD)
            if button := self.program.find("push button", "Crew card …"):
                self.program.act(button)
            return False
        wait_for(opened, "the crew cards")
        self.reach("crew cards", "push button", "No more cards")

    def play_card(self, player, vp):
        self.open_cards()
        self.press(str(vp), inside=lambda: self.program.get("panel", player))
        wait_for(lambda: self.program.says("Undo", player), "the card")
        self.press("No more cards")
        self.reach("draw", "push button", "Stop the dive")

    def draw(self, *gems):
        for gem in gems:
            self.press(gem)
            wait_for(lambda: self.program.says("Undo", gem.lower()), gem)

    def test_from_the_start_page_to_the_result(self):
        self.reach("start", "push button", "New game")
        self.calm_the_window()
        self.set_up_game()
        self.set_up_dive()
        self.draw("Gold")
        self.play_card("Cleo", 2)
        self.draw("Silver", "Blue", "Green")
        self.play_card("Ben", 8)
        self.draw("Gold")
        self.play_card("Ada", 2)
        self.draw("Red")
        self.play_card("Ada", 4)
        self.draw("Black", "Blue")
        self.reach("hazard", "push button", "Surface")
        self.press("Scouting spot")
        wait_for(lambda: self.program.says("Undo", "Ada"), "Ada's answer")
        self.press("Blue crew card")
        wait_for(lambda: self.program.says("Undo", "Ben"), "Ben's answer")
        self.press("Surface")
        self.play_card("Ben", 6)
        self.press("Stop the dive")
        self.reach("result", "push button", "Book into the chests")
        for player, vp in (("Ada", 18), ("Ben", 29), ("Cleo", 2)):
            wait_for(lambda: self.program.says(player, str(vp)), f"{vp} VP for {player}")
        self.press("Book into the chests")
        self.reach("table", "push button", "Recruit")


if __name__ == "__main__":
    outside.main()
