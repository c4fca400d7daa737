"""Writes the finished games example.divebell (gems scattered on wrecks) and example_pairs.divebell (two gems a draw),
and example_tampered.divebell, the first one with one gem changed. They hold every line that moves a gem."""
import hashlib
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).parent
sys.path.append(str(HERE.parent / "chance"))
from golden_draws import draw  # noqa: E402

SEED = bytes(range(32))
ORDER = ["black", "blue", "silver", "gold", "red", "green", "purple"]
PLAYERS = ["Ada", "Ben", "Cleo"]
COLOURS = ["green", "orange", "yellow"]
HAZARDS = ["black", "blue"]


class Game:
    """A game being written down, legal line by line."""

    def __init__(self, scenario):
        self.lines, self.turn = [], 0
        self.bag = dict(zip(ORDER, (4, 4, 7, 3, 1, 0, 0)))
        self.supply = dict(zip(ORDER, (0, 0, 2, 2, 2, 2, 4)))
        self.board, self.app, self.stops, self.mixed = [], 0, 0, 0
        seats = [{"name": name, "colour": colour} for name, colour in zip(PLAYERS, COLOURS)]
        self.write(do="start", seats=seats, first="Ada", scenario=scenario)

    def write(self, **line):
        self.lines.append(line)

    def player(self):
        return PLAYERS[self.turn % 3]

    def reveal(self, gem=None):
        self.write(do="reveal", **({"gem": gem} if gem else {}))
        if gem and self.supply[gem]:
            self.supply[gem] -= 1
            self.bag[gem] += 1

    def recruit(self, gem=None):
        self.write(do="recruit", player=self.player())
        self.reveal(gem)
        self.turn += 1

    def refresh(self, *gems):
        self.write(do="refresh", player=self.player())
        for gem in gems:
            self.reveal(gem)
        self.turn += 1

    def sail(self, city_revealed=0):
        self.write(do="sail", player=self.player(), **({"city_revealed": city_revealed} if city_revealed else {}))
        self.turn += 1

    def rest(self):
        self.write(do="rest", player=self.player())
        self.turn += 1

    def take(self, by, count, mixed):
        self.mixed += mixed
        gems = []
        for _ in range(count):
            gems.append(self.next_of_app() if by == "app" else self.next_by_hand())
            self.bag[gems[-1]] -= 1
        return {"gems": gems, "by": by, **({"mixed": mixed} if mixed else {})}

    def next_of_app(self):
        kind = draw(SEED, self.app + self.stops + 1000 * self.mixed, [self.bag[gem] for gem in ORDER])
        self.app += 1
        return ORDER[kind]

    def next_by_hand(self):
        return next(gem for gem in ["silver", "gold", *ORDER] if self.bag[gem])

    def scatter(self, count, by="app", mixed=0):
        line = self.take(by, count, mixed)
        self.write(do="scatter", **line)
        return list(line["gems"])

    def draw(self, by, count, mixed):
        """Draws and tells the hazards that must now be answered."""
        before = list(self.board)
        line = self.take(by, count, mixed)
        self.write(do="draw", **line)
        self.board += line["gems"]
        return [gem for gem in HAZARDS for _ in range(max(1, self.board.count(gem)) - max(1, before.count(gem)))]

    def dive(self, draws, city=False, gem=None, count=1):
        """Draws as listed; at a hazard all protect with cards but Cleo, who surfaces and ends her own dives by it."""
        leader, still_in = self.player(), PLAYERS[self.turn % 3 :] + PLAYERS[: self.turn % 3]
        boats = [{"player": name} for name in still_in]
        self.write(do="dive", leader=leader, wreck={"vp": 3, "city": city, "spots": [], "gem": gem}, boats=boats)
        self.board = [gem] if gem else []
        for by, mixed in draws:
            against = self.draw(by, count, mixed)
            if against:
                still_in = self.answer(still_in, against)
            if leader not in still_in:
                break
            self.write(do="play", player=leader, card={"vp": 2})
        self.stop()

    def answer(self, still_in, against):
        for name in still_in:
            if name == "Cleo":
                self.write(do="surface", player=name)
            else:
                self.write(do="protect", player=name, **{"with": [{"against": gem, "by": "card"} for gem in against]})
        return [name for name in still_in if name != "Cleo"]

    def stop(self):
        self.write(do="stop")
        self.stops += 1
        for gem in self.board:
            self.bag[gem] += 1
        self.board, self.turn = [], self.turn + 1

    def recount(self, **more):
        """The bag turned out to hold more of some colours than was thought."""
        for gem, number in more.items():
            self.bag[gem] += number
            self.supply[gem] -= number
        self.write(do="recount", bag={gem: number for gem, number in self.bag.items() if number})

    def text(self):
        header = {"divebell": 1, "game": "deepblue", "commitment": hashlib.sha256(SEED).hexdigest(), "seed": SEED.hex()}
        return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in [header, *self.lines])


def app(number, mixed=0):
    return [("app", mixed)] + [("app", 0)] * (number - 1)


def scattered():
    game = Game("scattered_wealth")
    for gem in ("green", None, "silver", "purple"):
        game.reveal(gem)
    game.recruit("green")
    game.dive(app(6))
    game.recruit("green")  # none is left in the supply
    game.sail(city_revealed=1)
    tiles = game.scatter(4)
    game.dive(app(5, mixed=1), city=True, gem=tiles[0])
    game.refresh("gold", None, "purple", "red", None)
    game.dive([("hand", 2), ("hand", 0), *app(4)])
    game.recount(silver=1, purple=1)
    game.sail(city_revealed=2)
    tiles += game.scatter(3, mixed=1)
    game.dive(app(9), gem=tiles[1])
    game.dive(app(12), city=True)
    game.recruit("silver")  # the last one of the supply was counted into the bag
    game.dive(app(7), city=True, gem=tiles[2])
    game.sail(city_revealed=1)
    tiles += game.scatter(1, by="hand", mixed=1)
    game.dive(app(14), city=True, gem=tiles[3])
    return game


def pairs():
    game = Game("troubled_waters")
    for gem in ("red", "purple", None, "gold"):
        game.reveal(gem)
    game.dive(app(5))
    game.dive(app(3), city=True, count=2)
    game.dive([("app", 0), ("hand", 1), ("app", 1)], city=True, count=2)
    game.rest()
    game.dive(app(4), city=True, count=2)
    game.dive(app(5, mixed=3), city=True, count=2)
    return game


def tampered(game):
    """The last gem that is neither gold nor a hazard becomes a gold one."""
    draws = [line for line in game.lines if line["do"] == "draw" and line["gems"][0] not in ("gold", *HAZARDS)]
    draws[-1]["gems"][0] = "gold"
    return game


def main():
    (HERE / "example.divebell").write_text(scattered().text())
    (HERE / "example_pairs.divebell").write_text(pairs().text())
    (HERE / "example_tampered.divebell").write_text(tampered(scattered()).text())


if __name__ == "__main__":
    main()
