#!/usr/bin/env python3
"""Replay a Deep Blue game file and print the state after its last line.

    python3 replay.py [--chests] FILE|-

A plain reading of RULES.md and GAMEFILE.md, made to check the engine against.
It shares no code with the engine and is written to be read, not to be fast.
"""

import json
import re
import sys
import unicodedata
from collections import Counter

COLOURS = ("black", "blue", "silver", "gold", "red", "green", "purple")
HAZARDS = ("black", "blue")
MARKET_COLOURS = ("silver", "gold", "red", "green", "purple")
SEAT_COLOURS = ("green", "orange", "yellow", "violet", "white", "red", "blue", "grey")
SPOTS = ("red", "gold", "silver", "black", "blue", "black_or_blue")
SCENARIOS = ("troubled_waters", "best_of_the_best", "scattered_wealth", "lucrative_wrecks",
             "storm_is_coming", "dangerous_reefs", "treasure_filled_ruins")
RULES = ("late_cards", "scattered_gem_is_a_draw", "ruins_pay_surfaced")

ALL_GEMS = {"silver": 9, "gold": 5, "black": 4, "blue": 4, "purple": 4, "red": 3, "green": 2}  # G1
BAG_AT_START = {"black": 4, "blue": 4, "silver": 7, "gold": 3, "red": 1}  # G2
GEM_VP = {"red": 4, "gold": 2, "silver": 1}  # V3
SPOT_VP = {"red": 10, "gold": 5, "silver": 3}  # V4

DECK = 30
MAX_LINE = 65536
MAX_DEPTH = 32

TURN_ACTIONS = ("recruit", "refresh", "sail", "rest", "dive")
BOOKKEEPING = ("crew", "correct", "recount", "end")
WITHOUT_A_DIVE = {"draw": "W1", "protect": "H3", "surface": "H7", "play": "C1", "stop": "V1"}


class Malformed(Exception):
    """Exit 2. `unsure`: the documents do not settle whether this is exit 2."""

    def __init__(self, reason, unsure=False):
        super().__init__(reason)
        self.reason = reason
        self.unsure = unsure


class Illegal(Exception):
    """Exit 1. `id` is the rule that fits best, `also` the others that fit as well."""

    def __init__(self, rule, reason, also=()):
        super().__init__(f"{rule}: {reason}")
        self.id = rule
        self.reason = reason
        self.also = frozenset(also) - {rule}


# ---------------------------------------------------------------- JSON

class NotWhole:
    """A number with fraction or exponent, or far too long: fine only where it is ignored."""


def _object(pairs):
    result = {}
    for key, value in pairs:
        if key in result:
            raise Malformed("a key stands twice")
        result[key] = value
    return result


def _constant(word):
    raise Malformed(f"{word} is no number")


def _whole(digits):
    return int(digits) if len(digits) < 19 else NotWhole()


_DECODER = json.JSONDecoder(object_pairs_hook=_object, parse_constant=_constant,
                            parse_int=_whole, parse_float=lambda _: NotWhole())
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"', re.DOTALL)
_HALF_PAIR = re.compile("[\ud800-\udfff]")


def too_deep(text):
    depth = 0
    for mark in re.findall(r"[\[\]{}]", _STRING.sub("", text)):
        depth += 1 if mark in "[{" else -1
        if depth > MAX_DEPTH:
            return True
    return False


def has_half_pair(value):
    if isinstance(value, str):
        return bool(_HALF_PAIR.search(value))
    if isinstance(value, dict):
        return any(has_half_pair(k) or has_half_pair(v) for k, v in value.items())
    if isinstance(value, list):
        return any(has_half_pair(v) for v in value)
    return False


def parse_line(raw):
    """One line of bytes to an object."""
    try:
        text = raw.decode("utf-8", "strict")
    except UnicodeDecodeError:
        raise Malformed("not UTF-8") from None
    if too_deep(text):
        raise Malformed("nested too deep")
    body = text.strip(" \t\r")
    try:
        value, end = _DECODER.raw_decode(body)
    except (ValueError, RecursionError):
        raise Malformed("not JSON") from None
    if end != len(body):
        raise Malformed("something follows the JSON value")
    if not isinstance(value, dict):
        raise Malformed("not a JSON object")
    if has_half_pair(value):
        raise Malformed("half a surrogate pair")
    return value


# ---------------------------------------------------------------- shape of a line

def string(value):
    if not isinstance(value, str):
        raise Malformed("a text is expected")
    return value


def boolean(value):
    if not isinstance(value, bool):
        raise Malformed("true or false is expected")
    return value


def anobject(value):
    if not isinstance(value, dict):
        raise Malformed("an object is expected")
    return value


def whole(low, high):
    def check(value):
        if type(value) is not int:  # true is an int in Python, but no number here
            raise Malformed("a whole number is expected")
        if not low <= value <= high:
            raise Malformed("a number is out of range")
        return value
    return check


def word(*allowed):
    def check(value):
        if string(value) not in allowed:
            raise Malformed("an unknown word")
        return value
    return check


def array(of):
    def check(value):
        if not isinstance(value, list):
            raise Malformed("a list is expected")
        return [of(item) for item in value]
    return check


def need(obj, key, kind):
    if obj.get(key) is None:
        raise Malformed(f"{key} is missing")
    return kind(obj[key])


def maybe(obj, key, kind, default=None):
    return default if obj.get(key) is None else kind(obj[key])


def seat_name(value):
    string(value)
    if not 1 <= len(value) <= 40:
        raise Malformed("a name has 1 to 40 characters")
    if any(unicodedata.category(c) == "Cc" for c in value):
        raise Malformed("a control character in a name")
    return value


def seat(value):
    anobject(value)
    return {"name": need(value, "name", seat_name),
            "colour": need(value, "colour", word(*SEAT_COLOURS))}


def card(value):
    anobject(value)
    result = {"vp": need(value, "vp", whole(0, 99)),
              "needs": maybe(value, "needs", word("any", *COLOURS)),
              "count": maybe(value, "count", whole(1, 31)),
              "name": maybe(value, "name", string)}
    if (result["needs"] is None) != (result["count"] is None):
        raise Malformed("needs and count go together")
    return result


def market_card(value):
    try:
        return card(value)
    except Malformed as error:
        # Of a card in the market the contract says only {…}.
        raise Malformed(error.reason, unsure=isinstance(value, dict)) from None


def wreck(value):
    anobject(value)
    return {"vp": need(value, "vp", whole(0, 99)),
            "city": maybe(value, "city", boolean, False),
            "spots": maybe(value, "spots", array(word(*SPOTS)), []),
            "gem": maybe(value, "gem", word(*COLOURS)),
            "name": maybe(value, "name", string)}


def boat(value):
    anobject(value)
    return {"player": need(value, "player", string),
            "spot": maybe(value, "spot", word(*SPOTS)),
            "rush": maybe(value, "rush", boolean, False)}


def against_word(value):
    if string(value) not in HAZARDS:
        # A gem colour that is no hazard could be read as H4 as well.
        raise Malformed("an unknown word", unsure=value in COLOURS)
    return value


def answer(value):
    anobject(value)
    return {"against": need(value, "against", against_word),
            "by": need(value, "by", word("card", "spot"))}


def counted(value):
    anobject(value)
    return {c: maybe(value, c, whole(0, 31), 0) for c in COLOURS}


def by_and_mixed(o):
    return {"by": maybe(o, "by", word("app", "hand"), "hand"),
            "mixed": maybe(o, "mixed", whole(0, 99), 0)}


def shape_start(o):
    rules = maybe(o, "rules", anobject, {})
    return {"seats": need(o, "seats", array(seat)),
            "first": need(o, "first", string),
            "scenario": need(o, "scenario", word(*SCENARIOS)),
            "rules": {r: maybe(rules, r, boolean, True) for r in RULES}}


def shape_reveal(o):
    return {"gem": maybe(o, "gem", word(*COLOURS)), "card": maybe(o, "card", market_card)}


def shape_player(o):
    return {"player": need(o, "player", string)}


def shape_sail(o):
    return {"player": need(o, "player", string),
            "city_revealed": maybe(o, "city_revealed", whole(0, 2), 0)}


def shape_scatter(o):
    gems = need(o, "gems", array(word(*COLOURS)))
    count = maybe(o, "count", whole(0, 14))
    if count is not None and count != len(gems):
        raise Malformed("count and gems do not agree")
    return {"gems": gems, **by_and_mixed(o)}


def shape_dive(o):
    return {"leader": need(o, "leader", string), "wreck": need(o, "wreck", wreck),
            "boats": need(o, "boats", array(boat))}


def shape_draw(o):
    return {"gems": need(o, "gems", array(word(*COLOURS))), **by_and_mixed(o)}


def shape_protect(o):
    return {"player": need(o, "player", string), "with": need(o, "with", array(answer))}


def shape_play(o):
    return {"player": need(o, "player", string), "card": need(o, "card", card)}


def shape_nothing(_):
    return {}


def shape_crew(o):
    return {"player": need(o, "player", string), "cards": need(o, "cards", whole(0, 99))}


def shape_correct(o):
    return {"player": need(o, "player", string), "vp": need(o, "vp", whole(-999, 999)),
            "why": maybe(o, "why", string)}


def shape_recount(o):
    return {"bag": need(o, "bag", counted)}


SHAPES = {"start": shape_start, "reveal": shape_reveal, "recruit": shape_player,
          "refresh": shape_player, "sail": shape_sail, "rest": shape_player,
          "scatter": shape_scatter, "dive": shape_dive, "draw": shape_draw,
          "protect": shape_protect, "surface": shape_player, "play": shape_play,
          "stop": shape_nothing, "crew": shape_crew, "correct": shape_correct,
          "recount": shape_recount, "end": shape_nothing}


def read_header(obj):
    if need(obj, "divebell", whole(1, 1)) != 1 or need(obj, "game", string) != "deepblue":
        raise Malformed("not the header of a game file")


def read_action(obj):
    """The action with every optional field filled in; everything unknown is dropped."""
    do = need(obj, "do", word(*SHAPES))
    return {"do": do, **SHAPES[do](obj)}


# ---------------------------------------------------------------- the game

class Dive:
    def __init__(self, leader, site, boats, players):
        self.leader = leader
        self.city = site["city"]
        self.vp = site["vp"]
        self.boats = boats
        self.boats_at_start = Counter(b["player"] for b in boats)
        self.players = [p for p in players if self.boats_at_start[p]]
        self.surfaced = set()
        self.drawn = []
        self.last = []       # the gems of the last draw (C8)
        self.draws = 0
        self.against = []    # one entry a hazard gem that is being answered
        self.asked = []      # who still has to answer, next one first
        self.card_vp = Counter()
        self.plays = Counter()
        self.names = set()   # (player, card name), C9

    def still_in(self):
        return [p for p in self.players if p not in self.surfaced]

    def spots_of(self, player):
        return [b["spot"] for b in self.boats if b["player"] == player and b["spot"]]


class Game:
    def __init__(self):
        self.started = False
        self.over = False
        self.players = []
        self.scenario = None
        self.rules = {}
        self.bag = Counter(BAG_AT_START)
        self.supply = Counter(ALL_GEMS)
        self.supply.subtract(self.bag)
        self.tiles = Counter()
        self.chests = {}
        self.crew = {}
        self.turn = None
        self.deck = DECK
        self.row = 0
        self.reveals_due = 0
        self.reveals_rule = None  # M1, M3 or M4
        self.scatter_due = False
        self.storm_due = 0
        self.city = 0
        self.ordinary = 0
        self.city_revealed = 0
        self.wreck_names = set()
        self.dive = None
        self.dives = []
        self.notes = []

    # ---- judging, in the order of the contract

    def apply(self, action):
        if self.over:
            raise Illegal("E1", "the game is over")
        self.judge_seated(action)
        if self.dive and self.dive.asked:
            self.judge_open_hazard(action)
        if self.dive:
            self.judge_in_a_dive(action)
        else:
            self.judge_without_a_dive(action)
            self.judge_due(action)
            self.judge_turn(action)
        getattr(self, "do_" + action["do"])(action)

    def judge_seated(self, action):
        if action["do"] == "start":
            if self.started:
                raise Illegal("P1", "the game has started already")
            return
        if not self.started:
            raise Illegal("P1", "the game has not started")
        names = [action[key] for key in ("player", "leader") if key in action]
        names += [b["player"] for b in action.get("boats", ())]
        for name in names:
            if name not in self.players:
                raise Illegal("P1", f"{name} is not seated")

    def judge_open_hazard(self, action):
        asked = self.dive.asked[0]
        do = action["do"]
        if do in ("protect", "surface") and action["player"] == asked:
            return
        also = {"protect": {"H3"}, "surface": {"H7"}}.get(do, set())
        if also and action["player"] not in self.dive.players:
            also = also | {"D5"}
        raise Illegal("H8", f"{asked} must answer the hazard first", also)

    def judge_in_a_dive(self, action):
        do = action["do"]
        if do in TURN_ACTIONS:
            raise Illegal("P6", "a dive is under way")
        if do in BOOKKEEPING:
            raise Illegal("V1", "a dive is under way")
        if do == "reveal":
            raise self.not_due_reveal()
        if do == "scatter":
            raise Illegal("S3", "no scatter is due")
        if do in ("protect", "surface") and not self.dive.asked:
            raise Illegal(WITHOUT_A_DIVE[do], "there is no hazard to answer")
        if do == "draw" and self.leader_surfaced():
            raise Illegal("H9", "the leader has surfaced")

    def judge_without_a_dive(self, action):
        rule = WITHOUT_A_DIVE.get(action["do"])
        if rule:
            due = self.due_rule()
            raise Illegal(rule, "no dive is under way", {due} if due else ())

    def due_rule(self):
        if self.reveals_due:
            return self.reveals_rule
        if self.scatter_due:
            return "S3"
        return "S5" if self.storm_due else None

    def judge_due(self, action):
        do = action["do"]
        if do == "start" or do in BOOKKEEPING:
            return
        if self.reveals_due:
            if do != "reveal":
                raise Illegal(self.reveals_rule, "market cards are to be revealed first",
                              {"S3"} if do == "scatter" else ())
        elif self.scatter_due:
            if do != "scatter":
                also = {self.not_due_reveal().id} if do == "reveal" else ()
                raise Illegal("S3", "gems are to be laid on the wrecks first", also)
        elif self.storm_due:
            self.judge_storm(action)
        elif do == "reveal":
            raise self.not_due_reveal()
        elif do == "scatter":
            raise Illegal("S3", "no scatter is due")

    def judge_storm(self, action):
        do = action["do"]
        reason = f"{self.turn} must dive on the city wreck first"
        if do == "dive":
            if action["leader"] != self.turn:
                raise Illegal("S5", reason, {"D1"})
            if not action["wreck"]["city"]:
                raise Illegal("S5", reason)
            return
        also = {"reveal": {self.not_due_reveal().id}, "scatter": {"S3"}}.get(do, ())
        raise Illegal("S5", reason, also)

    def judge_turn(self, action):
        do = action["do"]
        if do == "dive" and action["leader"] != self.turn:
            raise Illegal("D1", f"it is the turn of {self.turn}")
        if do in TURN_ACTIONS and do != "dive" and action["player"] != self.turn:
            raise Illegal("P6", f"it is the turn of {self.turn}")

    def not_due_reveal(self):
        if self.deck == 0:
            return Illegal("M7", "the deck is used up")
        return Illegal("M2", "no card is to be revealed")

    @staticmethod
    def refuse(broken):
        """Several of an action's own rules may be broken: the first is named, all fit."""
        if broken:
            rule, reason = broken[0]
            raise Illegal(rule, reason, {r for r, _ in broken})

    # ---- small parts

    def board(self):
        return Counter(self.dive.drawn) if self.dive else Counter()

    def pass_turn(self):
        seat_no = self.players.index(self.turn)
        self.turn = self.players[(seat_no + 1) % len(self.players)]

    def leader_surfaced(self):
        return self.dive.leader in self.dive.surfaced

    def holds(self, gems):
        return all(self.bag[c] >= n for c, n in Counter(gems).items())

    def finish(self):
        self.over = True
        self.turn = None
        self.reveals_due = self.storm_due = 0
        self.scatter_due = False

    # ---- set-up and market

    def do_start(self, a):
        names = [s["name"] for s in a["seats"]]
        colours = [s["colour"] for s in a["seats"]]
        if not 2 <= len(names) <= 5:
            raise Illegal("P1", "2 to 5 players")
        if len(set(names)) < len(names):
            raise Illegal("P1", "a name stands twice")
        if len(set(colours)) < len(colours):
            raise Illegal("P1", "a colour stands twice")
        if a["first"] not in names:
            raise Illegal("P1", "the first player is not seated")
        self.started = True
        self.players = names
        self.scenario = a["scenario"]
        self.rules = a["rules"]
        self.chests = {p: 0 for p in names}
        self.crew = {p: 4 for p in names}  # P5
        self.turn = a["first"]
        self.reveals_due, self.reveals_rule = 4, "M1"

    def do_reveal(self, a):
        gem = a["gem"]
        if gem in HAZARDS:
            raise Illegal("M5", f"{gem} cannot enter the bag")
        if gem and self.supply[gem] == 0:
            self.notes.append(f"M6: the supply has no {gem} gem left")
        elif gem:
            self.supply[gem] -= 1
            self.bag[gem] += 1
        self.deck -= 1
        self.row += 1
        self.reveals_due -= 1
        if self.reveals_due == 0:
            if self.reveals_rule == "M4":
                self.row -= 1  # the free card
            if self.reveals_rule != "M1":
                self.pass_turn()

    def do_recruit(self, a):
        if self.row == 0:
            raise Illegal("M3", "no card in the row", {"M7"})
        self.row -= 1
        self.crew[a["player"]] += 1
        if self.deck == 0:
            self.pass_turn()
        else:
            self.reveals_due, self.reveals_rule = 1, "M3"

    def do_refresh(self, a):
        if self.deck == 0:
            raise Illegal("M7", "the deck is used up", {"M4"})
        self.row = 0
        self.crew[a["player"]] += 1
        self.reveals_due, self.reveals_rule = min(5, self.deck), "M4"

    def do_rest(self, a):
        self.pass_turn()

    def do_sail(self, a):
        revealed = a["city_revealed"]
        if self.city_revealed + revealed > 4:
            raise Illegal("P4", "there are four city wrecks")
        self.city_revealed += revealed
        if revealed and self.scenario == "scattered_wealth":
            self.scatter_due = True
        elif revealed and self.scenario == "storm_is_coming":
            self.storm_due = revealed
        else:
            self.pass_turn()

    def do_scatter(self, a):
        if not self.holds(a["gems"]):
            raise Illegal("G4", "the bag does not hold these gems")
        self.bag.subtract(a["gems"])
        self.tiles.update(a["gems"])
        self.scatter_due = False
        self.pass_turn()

    # ---- the dive

    def do_dive(self, a):
        site, boats = a["wreck"], a["boats"]
        self.refuse(self.broken_by_wreck(site) + self.broken_by_boats(a["leader"], site, boats))
        if site["name"] is not None:
            self.wreck_names.add(site["name"])
        if not site["city"]:
            self.ordinary += 1
        self.dive = Dive(a["leader"], site, boats, self.players)
        if site["gem"]:
            self.tiles[site["gem"]] -= 1
            self.dive.drawn = [site["gem"]]
            self.dive.last = [site["gem"]]  # as if drawn first

    def broken_by_wreck(self, site):
        broken = []
        if site["name"] is not None and site["name"] in self.wreck_names:
            broken.append(("D2", "this wreck was dived before"))
        if not site["city"] and self.ordinary == 10:
            broken.append(("P4", "there are ten ordinary wrecks"))
        if len(site["spots"]) > 4:
            broken.append(("D6", "a wreck has at most four spots"))
        if site["gem"] and (self.scenario != "scattered_wealth" or not self.tiles[site["gem"]]):
            broken.append(("S3", f"no {site['gem']} gem lies on a wreck"))
        return broken

    def broken_by_boats(self, leader, site, boats):
        broken = []
        if any(n > 2 for n in Counter(b["player"] for b in boats).values()):
            broken.append(("D6", "a player has two boats"))
        taken = Counter(b["spot"] for b in boats if b["spot"])
        if taken - Counter(site["spots"]):
            broken.append(("D6", "a spot is not there or taken"))
        if any(b["spot"] and b["rush"] for b in boats):
            broken.append(("D4", "a rushing boat goes to the centre"))
        if not any(b["player"] == leader and not b["rush"] for b in boats):
            broken.append(("D1", "the leader has no boat there"))
        if site["city"] and self.scenario == "dangerous_reefs" and any(b["rush"] for b in boats):
            broken.append(("S6", "nobody may rush to a city wreck"))
        return broken

    def gems_to_draw(self):
        if self.scenario == "troubled_waters" and self.dive.city:
            return min(2, sum(self.bag.values()))
        return 1

    def do_draw(self, a):
        gems = a["gems"]
        broken = []
        if not sum(self.bag.values()):
            broken.append(("W6", "the bag is empty"))
        if len(gems) != self.gems_to_draw():
            pairs = self.scenario == "troubled_waters"
            rules = ["S1", "W1"] if pairs and self.dive.city else ["W1", "S1"] if pairs else ["W1"]
            broken += [(r, "the wrong number of gems") for r in rules]
        if not self.holds(gems):
            broken.append(("G4", "the bag does not hold these gems"))
        self.refuse(broken)
        dive = self.dive
        self.bag.subtract(gems)
        dive.last = list(gems)
        dive.draws += 1
        for gem in gems:
            if gem in HAZARDS and gem in dive.drawn:  # H2: the first is a warning
                dive.against.append(gem)
            dive.drawn.append(gem)
        if dive.against:
            dive.asked = self.clockwise_from_leader()

    def clockwise_from_leader(self):
        start = self.players.index(self.dive.leader)
        order = self.players[start:] + self.players[:start]
        return [p for p in order if p in self.dive.still_in()]

    def do_protect(self, a):
        dive, player, answers = self.dive, a["player"], a["with"]
        broken = []
        if len(answers) != len(dive.against):
            broken.append(("H13", "one answer for each hazard"))
        elif Counter(x["against"] for x in answers) != Counter(dive.against):
            broken.append(("H4", "an answer to another colour"))
        boats = [b for b in dive.boats if b["player"] == player]
        used = []
        for x in answers:
            if x["by"] == "spot":
                found = self.protecting_boat(boats, used, x["against"])
                if found is None:
                    broken += [("H4", "no such spot"), ("H5", "a spot protects once")]
                else:
                    used.append(found)
        self.refuse(broken)
        for b in used:
            b["spot"] = None  # H5: to the centre
        self.answered()

    @staticmethod
    def protecting_boat(boats, used, colour):
        for spot in (colour, "black_or_blue"):
            for b in boats:
                if b["spot"] == spot and not any(b is u for u in used):
                    return b
        return None

    def do_surface(self, a):
        self.dive.surfaced.add(a["player"])
        self.answered()

    def answered(self):
        self.dive.asked.pop(0)
        if not self.dive.asked:
            self.dive.against = []

    def do_play(self, a):
        dive, player, played = self.dive, a["player"], a["card"]
        if player not in dive.players:
            raise Illegal("D5", f"{player} is not in the dive")
        if player in dive.surfaced:
            raise Illegal("C6", f"{player} has surfaced", {"H7"})
        broken = []
        if not dive.drawn:
            broken.append(("C1", "no gem is on the board"))
        broken += self.broken_by_condition(played)
        named = played["name"] is not None
        if named and (player, played["name"]) in dive.names:
            broken.append(("C9", "this card was played in this dive"))
        self.refuse(broken)
        if named:
            dive.names.add((player, played["name"]))
        dive.card_vp[player] += played["vp"]
        dive.plays[player] += 1

    def broken_by_condition(self, played):
        dive, colour = self.dive, played["needs"]
        if colour is None:
            return []
        if colour == "any":
            return [] if len(dive.drawn) >= played["count"] else [("C3", "not enough gems out")]
        broken = []
        if dive.drawn.count(colour) < played["count"]:
            broken.append(("C2", f"not enough {colour} gems out"))
        if not self.rules["late_cards"] and colour not in dive.last:
            broken.append(("C8", f"no {colour} gem was just drawn"))
        return broken

    def may_stop(self):
        if self.dive.draws or self.leader_surfaced():
            return True
        if self.dive.drawn and self.rules["scattered_gem_is_a_draw"]:
            return True
        return not sum(self.bag.values())  # W6: nothing else is left to do

    def do_stop(self, a):
        if not self.may_stop():
            raise Illegal("W3", "at least one gem is drawn")
        dive = self.dive
        pay = {p: self.pay_of(p) for p in dive.players}
        for p, entry in pay.items():
            self.chests[p] += entry["total"]
        self.dives.append({"leader": dive.leader, "pay": pay})
        self.bag.update(dive.drawn)
        self.dive = None
        if dive.city:
            self.city += 1
        if self.city == 4:
            self.finish()
            return
        if self.storm_due:
            self.storm_due -= 1
        if not self.storm_due:
            self.pass_turn()

    def pay_of(self, player):
        dive = self.dive
        entry = {"cards": dive.card_vp[player],
                 "gems": self.gem_vp(player),
                 "wreck": dive.vp if player == dive.leader else 0,
                 "scenario": 0}
        entry["scenario"] = self.scenario_vp(player, entry["wreck"])
        entry["total"] = sum(entry.values())
        return entry

    def gem_vp(self, player):
        if player in self.dive.surfaced:
            return 0
        spots = self.dive.spots_of(player)
        return sum((SPOT_VP if gem in spots else GEM_VP)[gem]
                   for gem in self.dive.drawn if gem in GEM_VP)

    def scenario_vp(self, player, wreck_vp):
        dive = self.dive
        stayed = player not in dive.surfaced
        if not dive.city:
            return 0
        if self.scenario == "best_of_the_best":
            return 4 * dive.plays[player]
        if self.scenario == "lucrative_wrecks" and player == dive.leader and stayed:
            return 2 * (len(dive.drawn) // 3)
        if self.scenario == "treasure_filled_ruins":
            if stayed or self.rules["ruins_pay_surfaced"]:
                return dive.vp * dive.boats_at_start[player] - wreck_vp
        return 0

    # ---- book-keeping

    def do_crew(self, a):
        self.crew[a["player"]] = a["cards"]

    def do_correct(self, a):
        self.chests[a["player"]] += a["vp"]

    def do_recount(self, a):
        free = {c: ALL_GEMS[c] - self.tiles[c] for c in COLOURS}
        for c in COLOURS:
            if a["bag"][c] > free[c]:
                raise Illegal("G4", f"there are not so many {c} gems")
        for c in COLOURS:
            self.bag[c] = a["bag"][c]
            self.supply[c] = free[c] - a["bag"][c]

    def do_end(self, a):
        self.finish()

    # ---- the answer

    def expects(self):
        if self.over:
            return []
        if not self.started:
            return [{"do": "start"}]
        if self.dive:
            return self.expects_in_a_dive()
        if self.reveals_due:
            kinds = ["reveal"]
        elif self.scatter_due:
            kinds = ["scatter"]
        elif self.storm_due:
            kinds = ["dive"]
        else:
            kinds = ["sail", "rest", "dive"]
            kinds += ["recruit"] if self.row else []
            kinds += ["refresh"] if self.deck else []
        return [{"do": k} for k in kinds + list(BOOKKEEPING)]

    def expects_in_a_dive(self):
        dive = self.dive
        if dive.asked:
            player = dive.asked[0]
            return [{"do": "protect", "player": player, "against": list(dive.against)},
                    {"do": "surface", "player": player}]
        kinds = []
        if dive.drawn and dive.still_in():
            kinds.append("play")
        if not self.leader_surfaced() and sum(self.bag.values()):
            kinds.append("draw")
        if self.may_stop():
            kinds.append("stop")
        return [{"do": k} for k in kinds]

    def ranking(self):
        if not self.over:
            return None
        worth = {p: (self.chests[p], self.crew[p]) for p in self.players}
        places = []
        for vp, crew in sorted(set(worth.values()), reverse=True):
            better = sum(1 for w in worth.values() if w > (vp, crew))
            sharers = [p for p in self.players if worth[p] == (vp, crew)]
            places.append({"place": 1 + better, "players": sharers, "vp": vp, "crew": crew})
        return places

    def dive_state(self):
        if not self.dive:
            return None
        dive = self.dive
        return {"leader": dive.leader, "in": dive.still_in(),
                "surfaced": [p for p in dive.players if p in dive.surfaced],
                "drawn": list(dive.drawn)}

    def state(self, chests):
        def gems(counts):
            return {c: counts[c] for c in COLOURS}

        result = {"bag": gems(self.bag), "supply": gems(self.supply),
                  "board": gems(self.board()), "tiles": gems(self.tiles)}
        open_chests = chests or self.over  # V7
        if open_chests:
            result["chests"] = dict(self.chests)
        result["crew"] = dict(self.crew)
        result["city"] = self.city
        result["turn"] = self.turn
        result["dive"] = self.dive_state()
        result["expects"] = self.expects()
        result["dives"] = [d if open_chests else {"leader": d["leader"]} for d in self.dives]
        result["over"] = self.over
        result["ranking"] = self.ranking()
        return result


# ---------------------------------------------------------------- the file

class Result:
    """What a replay came to: code 0 with a game, or 1 or 2 with the line and the error."""

    def __init__(self, code, line=0, error=None, game=None, notes=()):
        self.code = code
        self.line = line
        self.error = error
        self.game = game
        self.notes = list(notes)

    def message(self):
        if self.code == 1:
            return f"line {self.line}: {self.error.id}: {self.error.reason}"
        return f"line {self.line}: {self.error.reason}"


def split_lines(data):
    lines = data.split(b"\n")
    if lines[-1] == b"":
        lines.pop()
    return lines


def replay(data):
    """Replay the bytes of a game file."""
    game, header, notes, number = Game(), False, [], 0
    try:
        for number, raw in enumerate(split_lines(data), 1):
            if len(raw) > MAX_LINE:
                raise Malformed("the line is too long")
            if not raw.strip(b" \t\r"):
                continue
            obj = parse_line(raw)
            if not header:
                read_header(obj)
                header = True
                continue
            game.apply(read_action(obj))
            notes += [f"line {number}: {note}" for note in game.notes]
            game.notes = []
        if not header:
            number = max(number, 1)
            raise Malformed("no header")
    except Malformed as error:
        return Result(2, number, error)
    except Illegal as error:
        return Result(1, number, error)
    return Result(0, number, None, game, notes)


def for_people(text):
    return "".join("\ufffd" if unicodedata.category(c) == "Cc" else c for c in text)


def main(argv):
    args = [a for a in argv if a != "--chests"]
    if len(args) != 1 or (args[0].startswith("-") and args[0] != "-"):
        print("usage: replay.py [--chests] FILE|-", file=sys.stderr)
        return 2
    try:
        if args[0] == "-":
            data = sys.stdin.buffer.read()
        else:
            with open(args[0], "rb") as file:
                data = file.read()
    except OSError as error:
        print(f"cannot read the file: {error.strerror}", file=sys.stderr)
        return 2
    result = replay(data)
    if result.code:
        sys.stderr.buffer.write((for_people(result.message()) + "\n").encode("utf-8"))
        return result.code
    for note in result.notes:
        print(f"note: {note}", file=sys.stderr)
    text = json.dumps(result.game.state("--chests" in argv), ensure_ascii=False)
    sys.stdout.buffer.write((text + "\n").encode("utf-8"))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
