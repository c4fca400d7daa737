"""The odds of a dive by drawing every gem that may come, one after another, in exact fractions: RULES.md and nothing else."""
from fractions import Fraction
from functools import lru_cache

COLOURS = "black blue silver gold red green purple".split()
BLACK, BLUE, SILVER, GOLD, RED = range(5)
ALL_THERE_IS = dict(black=4, blue=4, silver=9, gold=5, red=3, green=2, purple=4)
WORTH = {SILVER: 1, GOLD: 2, RED: 4}
ON_ITS_SPOT = {SILVER: 3, GOLD: 5, RED: 10}


class EveryPull:
    """A diver who answers every hazard as long as anything is left to answer with."""

    def __init__(self, bag, board, protect=(0, 0, 0), spots=(), pairs=False, bounty=False, stake=0):
        self.bag, self.board, self.protect = (tuple(part) for part in (bag, board, protect))
        self.worth = {gem: ON_ITS_SPOT[gem] if COLOURS[gem] in spots else vp for gem, vp in WORTH.items()}
        self.pairs, self.bounty, self.stake = pairs, bounty, stake
        self.best = lru_cache(None)(self.best)
        self.up_within = lru_cache(None)(self.up_within)

    def answer(self, draws):
        """What `divebell-cli odds` has to print."""
        left = sum(self.bag)
        stop = self.pay(self.board)
        draw = self.drawing(self.bag, self.board, self.protect) if left else stop
        choice = "stop" if not left else "draw" if not sum(self.board) or draw > stop else "stop"
        return {"next": {name: Fraction(self.bag[gem], left) if left else 0 for gem, name in enumerate(COLOURS)},
                "hazard_next": self.hazard_next(),
                "surface_by": [self.up_within(self.bag, self.board, self.protect, n) for n in range(1, draws + 1)],
                "value_stop": stop, "value_draw": draw, "value_best": draw if choice == "draw" else stop, "best": choice}

    def pay(self, board):
        bounty = sum(board) // 3 * 2 if self.bounty else 0
        return sum(vp * board[gem] for gem, vp in self.worth.items()) + bounty + self.stake

    def hazard_next(self):
        return sum(chance for chance, bag, board in self.pulls(self.bag, self.board)
                   if any(board[hazard] > max(1, self.board[hazard]) for hazard in (BLACK, BLUE)))

    def best(self, bag, board, protect):
        stop = self.pay(board)
        return max(stop, self.drawing(bag, board, protect)) if sum(bag) else stop

    def drawing(self, bag, board, protect):
        value = Fraction(0)
        for chance, bag_then, board_then in self.pulls(bag, board):
            left = self.answered(board, board_then, protect)
            if left is not None:
                value += chance * self.best(bag_then, board_then, left)
        return value

    def up_within(self, bag, board, protect, draws):
        if draws == 0 or not sum(bag):
            return Fraction(0)
        up = Fraction(0)
        for chance, bag_then, board_then in self.pulls(bag, board):
            left = self.answered(board, board_then, protect)
            up += chance * (1 if left is None else self.up_within(bag_then, board_then, left, draws - 1))
        return up

    def pulls(self, bag, board):
        """Each pull that may come, with its chance: two gems with S1, one if only one is left."""
        for chance, bag_then, board_then in one_gem(bag, board):
            if not self.pairs or not sum(bag_then):
                yield chance, bag_then, board_then
                continue
            for second, bag_last, board_last in one_gem(bag_then, board_then):
                yield chance * second, bag_last, board_last

    @staticmethod
    def answered(board, board_then, protect):
        """The protections left after this pull; None for a diver who has to surface."""
        left = list(protect)
        for hazard in (BLACK, BLUE):
            for count in range(board[hazard] + 1, board_then[hazard] + 1):
                if count == 1:
                    continue  # only a warning
                use = hazard if left[hazard] else 2
                if not left[use]:
                    return None
                left[use] -= 1
        return tuple(left)


def one_gem(bag, board):
    left = sum(bag)
    for gem, count in enumerate(bag):
        if count:
            yield (Fraction(count, left), bag[:gem] + (count - 1,) + bag[gem + 1:],
                   board[:gem] + (board[gem] + 1,) + board[gem + 1:])
