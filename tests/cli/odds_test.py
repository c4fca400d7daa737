"""divebell-cli odds and simulate: GAMEFILE.md to the letter, and every figure against a second way to it."""
import json
import math
import random
from fractions import Fraction

import harness
from every_pull import ALL_THERE_IS, COLOURS, EveryPull

START = dict(black=4, blue=4, silver=7, gold=3, red=1)
CLOSE = 1e-12


def words(counts):
    return ",".join(f"{colour}={count}" for colour, count in counts.items())


def row(counts):
    return [counts.get(colour, 0) for colour in COLOURS]


def options_of(bag, board, protect, spots, pairs, bounty, stake):
    args = ["--bag", words(bag), "--board", words(board),
            "--protect", words(dict(zip(("black", "blue", "either"), protect))), "--stake", str(stake)]
    return args + (["--spots", ",".join(spots)] if spots else []) + ["--pairs"] * pairs + ["--bounty"] * bounty


def any_case(chance):
    """A bag of at most eight gems, a board beside it, and every option by the toss of a coin."""
    bag, board = {}, {}
    for _ in range(chance.randint(0, 8)):
        colour = chance.choice(COLOURS)
        if bag.get(colour, 0) < ALL_THERE_IS[colour]:
            bag[colour] = bag.get(colour, 0) + 1
    if chance.random() < 0.7:
        board = {colour: chance.randint(0, ALL_THERE_IS[colour] - bag.get(colour, 0)) for colour in COLOURS}
    spots = [spot for spot in ("gold", "red", "silver") if chance.random() < 0.3]
    return dict(bag=bag, board=board, protect=[chance.randint(0, 2) for _ in range(3)], spots=spots,
                pairs=chance.random() < 0.5, bounty=chance.random() < 0.5, stake=chance.choice((0, 0, 3, 17)))


class Odds(harness.CliTest):
    def odds(self, *args):
        return self.accept("odds", *args).json()

    def expect(self, found, exact):
        self.assertEqual(list(found), list(exact))
        self.assertEqual(found["best"], exact["best"])
        for figure in ("hazard_next", "value_stop", "value_draw", "value_best"):
            self.near(found[figure], exact[figure], figure)
        self.assertEqual(len(found["surface_by"]), len(exact["surface_by"]))
        for one, other in zip(found["surface_by"], exact["surface_by"]):
            self.near(one, other, "surface_by")
        self.assertEqual(sorted(found["next"]), sorted(COLOURS))
        for colour in COLOURS:
            self.near(found["next"][colour], exact["next"][colour], colour)

    def near(self, one, other, what):
        self.assertLessEqual(abs(one - float(other)), CLOSE * max(1.0, float(other)), what)

    def test_every_option_agrees_with_every_pull_that_may_come(self):
        chance = random.Random(20)
        for _ in range(40 if harness.Settings.few else 250):
            case = any_case(chance)
            exact = EveryPull(row(case["bag"]), row(case["board"]), case["protect"], case["spots"], case["pairs"],
                              case["bounty"], case["stake"])
            with self.subTest(case):
                self.expect(self.odds("--draws", "6", *options_of(**case)), exact.answer(6))

    def test_the_starting_bag_agrees_with_the_oracles(self):
        with open(harness.Settings.sources + "/tests/odds/oracles.json", encoding="utf-8") as file:
            oracles = json.load(file)["forced_within_k_draws_START"]
        self.assertEqual(len(oracles), 3)
        for key, by_draws in oracles.items():
            held = words(dict(zip(("black", "blue", "either"), json.loads(key.replace("(", "[").replace(")", "]")))))
            found = self.odds("--bag", words(START), "--protect", held, "--draws", "19")["surface_by"]
            self.assertEqual(len(by_draws), 19)
            for draws, (fraction, _) in by_draws.items():
                self.near(found[int(draws) - 1], Fraction(fraction), key + draws)

    def test_there_are_always_as_many_entries_as_draws(self):
        for draws in (0, 1, 5, 40, 200):
            found = self.odds("--bag", "black=2,gold=1", "--draws", str(draws))["surface_by"]
            self.assertEqual(len(found), draws)
            self.assertEqual(found[3:], [1.0] * len(found[3:]))
        self.assertEqual(len(self.odds("--bag", "gold=1")["surface_by"]), 5)

    def test_the_choice_at_the_edges(self):
        self.assertEqual(self.odds("--bag", "gold=1")["best"], "draw")
        self.assertEqual(self.odds("--bag", "", "--board", "gold=1")["best"], "stop")
        self.assertEqual(self.odds("--bag", "")["best"], "stop")
        self.assertEqual(self.odds("--bag", "green=1", "--board", "gold=1")["best"], "stop")

    def test_what_cannot_be_meant_is_refused_and_names_its_option(self):
        good = ["--bag", "black=4"]
        for option, args in (("--bag", []), ("--bag", ["--bag"]), ("--bag", ["--bag", "black=5"]),
                             ("--bag", ["--bag", "pink=1"]), ("--bag", ["--bag", "black"]), ("--bag", ["--bag", "black=x"]),
                             ("--bag", ["--bag", "black=1,black=1"]), ("--bag", ["--bag", "black=1,"]),
                             ("--bag", good + good), ("--board", good + ["--board", "gold=-1"]),
                             ("--protect", good + ["--protect", "gold=1"]), ("--protect", good + ["--protect", "black=1.5"]),
                             ("--spots", good + ["--spots", "blue"]), ("--draws", good + ["--draws", "-1"]),
                             ("--draws", good + ["--draws", "x"]), ("--draws", good + ["--draws", "1e9"]),
                             ("--stake", good + ["--stake", "-1"]), ("--stake", good + ["--stake", "1.5"]),
                             ("--pairs", good + ["--pairs=3"]), ("--bounty", good + ["--bounty=no"])):
            with self.subTest(args):
                self.assertIn(option, self.refuse(2, "odds", *args).err)
        self.assertIn("black", self.refuse(2, "odds", *good, "--board", "black=1").err)
        for args in (good + ["--fly"], good + ["more"]):
            self.refuse(2, "odds", *args)


class Simulate(harness.CliTest):
    DIVES = 400_000

    def simulate(self, *args):
        return self.accept("simulate", *args).json()

    def plan(self, until, **more):
        return ["--dives", str(self.DIVES), "--bag", words(START), "--until-vp", str(until), "--seed", "7",
                *(part for name, value in more.items() for part in ("--" + name, value))]

    def test_says_what_the_document_says(self):
        found = self.simulate("--dives", "1000", "--bag", words(START), "--protect", "black=1", "--until-vp", "5")
        self.assertEqual(list(found), ["dives", "seconds", "dives_per_second", "forced", "mean_vp"])
        self.assertEqual(found["dives"], 1000)
        self.assertAlmostEqual(found["dives_per_second"], 1000 / found["seconds"], delta=1)

    def test_the_same_seed_gives_the_same_dives(self):
        one, other = self.simulate(*self.plan(5)), self.simulate(*self.plan(5))
        self.assertEqual((one["forced"], one["mean_vp"]), (other["forced"], other["mean_vp"]))

    def test_agrees_with_the_exact_odds_within_four_sigma(self):
        """Who never has enough is forced up as often as the odds say for the whole bag."""
        bag = dict(black=3, blue=2, silver=4, gold=1)
        for held in ("", "black=1", "blue=1,either=1"):
            exact = self.accept("odds", "--bag", words(bag), "--protect", held, "--draws", "10").json()["surface_by"][-1]
            found = self.simulate("--dives", str(self.DIVES), "--bag", words(bag), "--protect", held, "--until-vp", "999",
                                  "--seed", "3")["forced"]
            self.assertLessEqual(abs(found - exact), 4 * math.sqrt(exact * (1 - exact) / self.DIVES) + CLOSE, held)

    def test_what_cannot_be_meant_is_refused_and_names_its_option(self):
        good = {"--dives": "10", "--bag": "gold=1", "--until-vp": "3"}
        for option, value in (("--dives", "0"), ("--dives", "-1"), ("--dives", "1e3"), ("--dives", "x"), ("--bag", "pink=1"),
                              ("--bag", "gold"), ("--protect", "gold=1"), ("--protect", "black=1,"), ("--until-vp", "-1"),
                              ("--until-vp", "x"), ("--seed", "-1"), ("--seed", "x"), ("--seed", "9" * 30)):
            args = [part for pair in dict(good, **{option: value}).items() for part in pair]
            with self.subTest(args):
                self.assertIn(option, self.refuse(2, "simulate", *args).err)
        for option in good:
            args = [part for pair in good.items() if pair[0] != option for part in pair]
            self.assertIn(option, self.refuse(2, "simulate", *args).err)
        self.refuse(2, "simulate", "--dives", "10", "--bag", "", "--until-vp", "3")


if __name__ == "__main__":
    harness.main()
