"""Random legal games, proposed with the reference implementation and played through the program."""
import copy
import json
import os
import sys

import harness

_reference = None


def reference():
    """The reference implementation, found below the sources."""
    global _reference
    if not _reference:
        sys.dont_write_bytecode = True
        sys.path.insert(0, os.path.join(harness.Settings.sources, "tests", "reference"))
        import random_games
        import replay
        _reference = random_games, replay
    return _reference


def short_style(rng, style):
    """A game that comes to its end soon and draws often."""
    style.city, style.dive, style.go_on = 0.9, 8, rng.choice([0.6, 0.8])
    style.books, style.refresh = rng.choice([0, 0.05]), 0.3
    return style


def by_hand(action):
    return dict(action, by="hand") if action["do"] in ("draw", "scatter") else action


def asked_of_the_app(rng, action):
    """The same draw or scatter for the app to make, mostly."""
    if action["do"] not in ("draw", "scatter") or rng.random() < 0.15:
        return by_hand(action)
    asked = {"do": action["do"]}
    if action["do"] == "scatter":
        asked["count"] = len(action["gems"])
    return asked


class RandomGame:
    """One game. `send` gives a line to the program and returns what it printed."""

    def __init__(self, rng, send):
        random_games, self.ref = reference()
        self.rng, self.send = rng, send
        style = short_style(rng, random_games.Style(rng))
        self.maker = random_games.Maker(rng, style=style)
        self.maker.actions, self.maker.game, first = [], self.ref.Game(), self.maker.actions[0]
        self.maker.add = self.add
        self.printed, self.hand_only = [], False
        self.add(first)

    @property
    def over(self):
        return self.maker.game.over

    def add(self, action):
        """Plays an action that the reference finds legal; draws are the app's own."""
        action = {key: value for key, value in action.items() if key != "mixed"}
        copy.deepcopy(self.maker.game).apply(self.ref.read_action(copy.deepcopy(action)))
        self.book(self.send(by_hand(action) if self.hand_only else asked_of_the_app(self.rng, action)))

    def book(self, printed):
        """What the program printed is legal for the reference too."""
        self.maker.game.apply(self.ref.read_action(json.loads(printed)))
        self.printed.append(printed)

    def go_back_to(self, lines):
        """The game after these printed lines."""
        self.maker.game, self.printed = self.ref.Game(), []
        for line in lines:
            self.book(line)

    def step(self):
        self.maker.step()

    def play_to_the_end(self, most=400):
        while not self.over and len(self.printed) < most:
            self.step()
        if not self.over:
            if self.maker.game.dive:
                self.close_the_dive()
            self.add({"do": "end"})

    def plan_by_hand(self, most):
        """So many legal lines in which a hand draws. The game is after them then."""
        planned, send = [], self.send
        self.send, self.hand_only = lambda line: json.dumps(planned.append(line) or line), True
        while not self.over and len(planned) < most:
            self.step()
        self.send, self.hand_only = send, False
        return planned

    def close_the_dive(self):
        while self.maker.game.dive:
            kinds = {e["do"] for e in self.maker.game.expects()}
            if "surface" in kinds:
                self.add(self.maker.propose_surface())
            else:
                self.add({"do": "stop"} if "stop" in kinds else self.maker.propose_draw())
