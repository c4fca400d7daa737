"""The lesson is taken by accessible names alone, and the rules are read on the way."""
import outside
from outside import wait_for

RIGHT = ("Draw a gem", "Draw on, the card can wait", "Draw a gem", "Nothing yet: draw on", "Not yet: draw on",
         "Play the card: 1 gold, 2 VP", "Draw a gem", "Play Otto: 1 red, 4 VP", "Draw a gem", "No: draw on",
         "Use the blue spot", "Blue crew card", "Stop the dive", "Go on", "4 + 1 + 4 = 9", "2 × 5 = 10", "Nothing",
         "Green, who led the dive", "Back into the bag")


class LessonByName(outside.OutsideTest):
    def setUp(self):
        super().setUp()
        self.program = self.start()

    def press(self, name):
        self.program.press("push button", name)

    def told(self, *words):
        wait_for(lambda: self.program.says(*words), " ".join(words))

    def test_from_the_start_page_to_the_last_word(self):
        self.press("Learn to dive")
        for step, choice in enumerate(RIGHT, 1):
            self.told(f"Step {min(step, 14)} of 14.")
            self.press(choice)
        self.told("Orange 29, Green 18, Yellow 2")

    def test_a_wrong_choice_is_taken_back(self):
        self.press("Learn to dive")
        self.told("Step 1 of 14.")
        self.press("Stop the dive")
        self.told("Without a gem it is no dive")
        self.press("Take it back")
        self.told("Step 1 of 14.", "Reach into the bag")

    def test_the_rules_are_looked_up_and_closed(self):
        self.press("Learn to dive")
        self.told("Step 1 of 14.")
        self.press("Keys and rules")
        self.told("Rule W1")
        self.press("Close")
        self.told("Step 1 of 14.")


if __name__ == "__main__":
    outside.main()
