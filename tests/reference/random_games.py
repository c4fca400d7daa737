#!/usr/bin/env python3
"""Write random game files.

    python3 random_games.py --seed S --count N --out DIR [--broken]

A legal game is made by proposing actions and keeping what the reference accepts.
With --broken each game is then damaged in one place; what comes of it the reference says.
"""

import argparse
import copy
import json
import os
import random

import replay as ref

NAMES = ["Ada", "Ben", "Cleo", "Dörte", "Jürgen", "Zoë", "Mia 🌊", "🐙", "Ève", "Ян", "o'Neil",
         "Max \"M\"", "x" * 40, "ada", "船長"]
WRECK_NAMES = ["Aurora", "Björn", "Calypso", "Dora", "Ecke ⚓", "Fortuna", "Gloria", "Hai"]
CARD_NAMES = ["Otto", "Raquel", "Malik", "Zoë", "Taucher 🤿"]
HEADER = {"divebell": 1, "game": "deepblue"}


def chance(rng, p):
    return rng.random() < p


# ---------------------------------------------------------------- legal games

class Style:
    """How one game leans, so that rare corners are reached in some of them."""

    def __init__(self, rng):
        self.gem_reveals = rng.choice([0.1, 0.5, 0.95])
        self.only_gem = rng.choice([None, None, None, "red", "green"])
        self.named = rng.choice([0, 0.4, 0.9])
        self.city = rng.choice([0.15, 0.4, 0.9])
        self.protect = rng.choice([0.3, 0.7, 0.95])
        self.play = rng.choice([0.1, 0.35, 0.6])
        self.go_on = rng.choice([0.5, 0.8, 0.97])
        self.books = rng.choice([0, 0.03, 0.12])
        self.refresh = rng.choice([0.3, 1, 4])
        self.recruit = rng.choice([2, 2, 12])
        self.dive = rng.choice([1, 3, 8])
        self.hazards = rng.choice([1, 1, 3])   # how much likelier a hazard comes
        self.reveal_city = rng.choice([0.1, 0.5])
        self.empty_bag = chance(rng, 0.06)


class Maker:
    def __init__(self, rng, scenario=None, players=None, style=None):
        self.rng = rng
        self.style = style or Style(rng)
        self.game = ref.Game()
        self.actions = []
        self.add(self.propose_start(scenario, players))

    def add(self, action):
        """Apply the action; a refused one leaves the game untouched."""
        self.game.apply(ref.read_action(copy.deepcopy(action)))
        self.actions.append(action)

    def step(self):
        kinds = [e["do"] for e in self.game.expects()]
        weights = [self.weight(k) for k in kinds]
        if not any(weights):
            weights = [1] * len(kinds)
        for _ in range(60):
            kind = self.rng.choices(kinds, weights)[0]
            try:
                self.add(getattr(self, "propose_" + kind)())
                return
            except ref.Illegal:
                continue
        raise RuntimeError("no legal action found")

    def weight(self, kind):
        s = self.style
        if kind in ("crew", "correct", "recount"):
            return s.books
        return {"end": 0.002, "dive": s.dive, "refresh": s.refresh, "recruit": s.recruit, "sail": 2,
                "rest": 1, "draw": s.go_on * 2, "stop": (1 - s.go_on) * 2, "play": s.play * 4,
                "protect": s.protect, "surface": 1 - s.protect}.get(kind, 3)

    # ---- one proposal for each kind

    def propose_start(self, scenario, players):
        rng = self.rng
        n = players or rng.randint(2, 5)
        names = rng.sample(NAMES, n)
        colours = rng.sample(ref.SEAT_COLOURS, n)
        action = {"do": "start",
                  "seats": [{"name": a, "colour": c} for a, c in zip(names, colours)],
                  "first": rng.choice(names), "scenario": scenario or rng.choice(ref.SCENARIOS)}
        if chance(rng, 0.6):
            action["rules"] = {r: chance(rng, 0.4) for r in ref.RULES if chance(rng, 0.8)}
        return action

    def propose_reveal(self):
        action = {"do": "reveal"}
        if chance(self.rng, self.style.gem_reveals):
            action["gem"] = self.style.only_gem or self.rng.choice(ref.MARKET_COLOURS)
        if chance(self.rng, 0.1):
            action["card"] = self.random_card()
        return action

    def propose_recruit(self):
        return {"do": "recruit", "player": self.game.turn}

    def propose_refresh(self):
        return {"do": "refresh", "player": self.game.turn}

    def propose_rest(self):
        return {"do": "rest", "player": self.game.turn}

    def propose_sail(self):
        action = {"do": "sail", "player": self.game.turn}
        if chance(self.rng, self.style.reveal_city):
            action["city_revealed"] = self.rng.randint(0, 2)
        return action

    def from_bag(self, n):
        bag = dict(self.game.bag)
        gems = []
        for _ in range(n):
            colours = [c for c in bag if bag[c] > 0]
            if not colours:
                break
            lean = [bag[c] * (self.style.hazards if c in ref.HAZARDS else 1) for c in colours]
            gem = self.rng.choices(colours, lean)[0]
            bag[gem] -= 1
            gems.append(gem)
        return gems

    def drawn_line(self, do, gems):
        action = {"do": do, "gems": gems}
        if chance(self.rng, 0.6):
            action["by"] = self.rng.choice(["app", "hand"])
        if chance(self.rng, 0.2):
            action["mixed"] = self.rng.randint(0, 99)
        return action

    def propose_scatter(self):
        gems = self.from_bag(self.rng.choice([0, 1, 2, 3, 4, 4, 5, 14]))
        action = self.drawn_line("scatter", gems)
        if chance(self.rng, 0.4):
            action["count"] = len(gems)
        return action

    def propose_draw(self):
        return self.drawn_line("draw", self.from_bag(self.game.gems_to_draw()))

    def propose_dive(self):
        rng, game = self.rng, self.game
        spots = [rng.choice(ref.SPOTS) for _ in range(rng.randint(0, 4))]
        if spots and chance(rng, 0.2):
            spots[-1] = spots[0]
        city = bool(game.storm_due) or chance(rng, self.style.city)
        wreck = {"vp": rng.choice([0, 1, 2, 3, 5, 8, 99]), "city": city, "spots": spots}
        if chance(rng, self.style.named):
            wreck["name"] = rng.choice(WRECK_NAMES) + rng.choice(["", " 2", " 3"])
        lying = [c for c in ref.COLOURS if game.tiles[c]]
        if lying and chance(rng, 0.6):
            wreck["gem"] = rng.choice(lying)
        return {"do": "dive", "leader": game.turn, "wreck": wreck,
                "boats": self.random_boats(spots, city)}

    def random_boats(self, spots, city):
        rng, game = self.rng, self.game
        free = list(spots)
        rng.shuffle(free)
        no_rush = city and game.scenario == "dangerous_reefs"
        boats = []
        for player in game.players:
            leads = player == game.turn
            for i in range(rng.choice([1, 1, 2]) if leads else rng.choice([0, 1, 1, 1, 2])):
                boat = {"player": player}
                if free and chance(rng, 0.7):
                    boat["spot"] = free.pop()
                elif chance(rng, 0.4) and not no_rush and not (leads and i == 0):
                    boat["rush"] = True
                boats.append(boat)
        rng.shuffle(boats)
        return boats

    def propose_protect(self):
        dive = self.game.dive
        player = dive.asked[0]
        spots = dive.spots_of(player)
        answers = []
        for colour in dive.against:
            fits = [s for s in (colour, "black_or_blue") if s in spots]
            by = "card"
            if fits and chance(self.rng, 0.75):
                spots.remove(fits[0])
                by = "spot"
            answers.append({"against": colour, "by": by})
        self.rng.shuffle(answers)
        return {"do": "protect", "player": player, "with": answers}

    def propose_surface(self):
        return {"do": "surface", "player": self.game.dive.asked[0]}

    def random_card(self):
        rng = self.rng
        card = {"vp": rng.randint(0, 9)}
        if chance(rng, 0.7):
            out = self.game.dive.drawn if self.game.dive else []
            card["needs"] = rng.choice(["any"] + (out or list(ref.COLOURS)))
            n = len(out) if card["needs"] == "any" else out.count(card["needs"])
            card["count"] = rng.randint(1, max(1, min(31, n)))
        if chance(rng, 0.5):
            card["name"] = rng.choice(CARD_NAMES)
        return card

    def propose_play(self):
        return {"do": "play", "player": self.rng.choice(self.game.dive.still_in()),
                "card": self.random_card()}

    def propose_stop(self):
        return {"do": "stop"}

    def propose_crew(self):
        return {"do": "crew", "player": self.rng.choice(self.game.players),
                "cards": self.rng.choice([0, 3, 4, 5, 9, 99])}

    def propose_correct(self):
        action = {"do": "correct", "player": self.rng.choice(self.game.players),
                  "vp": self.rng.choice([-999, -7, -1, 0, 2, 5, 999])}
        if chance(self.rng, 0.5):
            action["why"] = self.rng.choice(["verzählt", "", "a card was forgotten 🃏"])
        return action

    def propose_recount(self):
        rng, game = self.rng, self.game
        bag = {c: game.bag[c] for c in ref.COLOURS}
        if self.style.empty_bag and chance(rng, 0.7):
            bag = {c: 0 for c in ref.COLOURS}
            if chance(rng, 0.5):
                bag[rng.choice(ref.COLOURS)] = 1
        else:
            for c in rng.sample(ref.COLOURS, rng.randint(0, 3)):
                bag[c] = rng.randint(0, bag[c] + game.supply[c])
        return {"do": "recount", "bag": {c: n for c, n in bag.items() if n or chance(rng, 0.5)}}

    def propose_end(self):
        return {"do": "end"}

    def make_equal(self):
        """Level some chests and crews so that places are shared, then end."""
        game, rng = self.game, self.rng
        if game.over or game.dive:
            return
        model = rng.choice(game.players)
        for p in game.players:
            gap = game.chests[model] - game.chests[p]
            if chance(rng, 0.7) and abs(gap) <= 999:
                self.add({"do": "correct", "player": p, "vp": gap})
            if chance(rng, 0.6):
                self.add({"do": "crew", "player": p, "cards": min(99, game.crew[model])})
        self.add({"do": "end"})


def legal_actions(rng, scenario=None, players=None):
    maker = Maker(rng, scenario, players)
    limit = rng.choice([rng.randint(0, 30), rng.randint(20, 150), 600, 600])
    while not maker.game.over and len(maker.actions) < limit:
        maker.step()
    if chance(rng, 0.25):
        maker.make_equal()
    return maker.actions


# ---------------------------------------------------------------- writing lines

def reorder(rng, value):
    """The same value with keys in another order, and here and there an unknown field."""
    if isinstance(value, list):
        return [reorder(rng, v) for v in value]
    if not isinstance(value, dict):
        return value
    items = [(k, reorder(rng, v)) for k, v in value.items()]
    if "do" in value and chance(rng, 0.1):
        items.append(("x_note", rng.choice([None, 1.5, -2e3, True, "é", [1, {"do": []}], {}])))
    rng.shuffle(items)
    return dict(items)


NULLS = {"reveal": ["gem", "card"], "sail": ["city_revealed"], "draw": ["by", "mixed"],
         "scatter": ["by", "mixed", "count"], "start": ["rules"], "correct": ["why"]}


def with_nulls(rng, action):
    action = copy.deepcopy(action)
    for key in NULLS.get(action["do"], ()):
        if key not in action and chance(rng, 0.3):
            action[key] = None
    parts = []
    if action["do"] == "dive":
        parts = [(action["wreck"], ["gem", "name"])]
        parts += [(b, ["spot", "rush"]) for b in action["boats"]]
        for key in ("city", "spots"):
            if not action["wreck"][key] and chance(rng, 0.3):
                action["wreck"][key] = None
    if action["do"] == "play":
        parts = [(action["card"], ["needs", "count", "name"])]
    for part, keys in parts:
        for key in keys:
            if key not in part and chance(rng, 0.2):
                part[key] = None
    return action


def write_line(rng, action, plain=False):
    if plain:
        return json.dumps(action, ensure_ascii=False, separators=(",", ":")).encode("utf-8")
    if "do" in action and chance(rng, 0.5):
        action = with_nulls(rng, action)
    separators = rng.choice([(",", ":"), (", ", ": "), (" ,\t", " : ")])
    text = json.dumps(reorder(rng, action), ensure_ascii=chance(rng, 0.5), separators=separators)
    if chance(rng, 0.05):
        text = rng.choice([" ", "\t", "\r "]) + text + rng.choice(["  ", "\t", "\r"])
    return text.encode("utf-8")


def make_header(rng):
    header = dict(HEADER)
    if chance(rng, 0.3):
        header["commitment"] = "%064x" % rng.getrandbits(256)
    return header


def join_lines(rng, lines, plain=False):
    if plain:
        return b"".join(line + b"\n" for line in lines)
    crlf = chance(rng, 0.1)
    blanks = rng.choice([0, 0, 0, 0.1])
    out = []
    for line in lines:
        while chance(rng, blanks):
            out.append(rng.choice([b"", b" ", b"\t\r", b"\r"]))
        out.append(line)
    data = (b"\r\n" if crlf else b"\n").join(out)
    return data if chance(rng, 0.2) else data + b"\n"


def legal_game(rng, **wanted):
    """The bytes of one legal game file."""
    actions = legal_actions(rng, **wanted)
    if chance(rng, 0.01):
        actions = []
    plain = chance(rng, 0.5)
    lines = [write_line(rng, a, plain) for a in [make_header(rng)] + actions]
    return join_lines(rng, lines, plain)


# ---------------------------------------------------------------- broken games

ODD_VALUES = [None, True, False, 0, 1, -1, 2, 3, 4, 5, 32, 100, 1000, -1000, 10 ** 30, 1.0, 0.5, "",
              "Nobody", "pink", "any", "red", "blue", "black", "black_or_blue", "app", "card",
              "spot", [], [None], ["red"], ["blue", "blue"], {}, {"vp": 1}, "Ada", "x" * 41, "a\u0001",
              "a\u007f", "tab\t"]


EDGES = [-1000, -999, 999, 1000, -1, 0, 1, 2, 3, 14, 15, 31, 32, 99, 100]


def places_in(value, path=()):
    """Every path to a value inside an action."""
    items = value.items() if isinstance(value, dict) else \
        enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield path + (key,)
        yield from places_in(inner, path + (key,))


def at(value, path):
    for key in path:
        value = value[key]
    return value


def change_value(rng, action):
    action = copy.deepcopy(action)
    places = list(places_in(action))
    path = rng.choice(places)
    holder, key = at(action, path[:-1]), path[-1]
    how = rng.random()
    if how < 0.25:
        del holder[key]
    elif how < 0.35:
        holder[key] = None
    elif how < 0.5 and isinstance(holder, list):
        holder.insert(key, copy.deepcopy(holder[key]))
    elif how < 0.65 and type(holder[key]) is int:
        holder[key] = rng.choice(EDGES + [holder[key] - 1, holder[key] + 1])
    elif how < 0.8:
        same_type = [v for v in ODD_VALUES if type(v) is type(holder[key])]
        holder[key] = rng.choice(same_type or ODD_VALUES)
    else:
        holder[key] = rng.choice(ODD_VALUES)
    return action


def wild_action(rng, game):
    """Any kind of action, by anyone, whether it fits or not."""
    players = game.players or ["Ada", "Ben"]

    def who():
        if game.turn and chance(rng, 0.4):
            return game.turn
        return "Nobody" if chance(rng, 0.05) else rng.choice(players)

    def gems(n):
        return [rng.choice(ref.COLOURS) for _ in range(n)]

    def answer():
        return {"against": rng.choice(ref.HAZARDS), "by": rng.choice(["card", "spot"])}

    def boat():
        b = {"player": who()}
        if chance(rng, 0.3):
            b["spot"] = rng.choice(ref.SPOTS)
        if chance(rng, 0.3):
            b["rush"] = True
        return b

    def dive():
        leader = game.turn if game.turn and chance(rng, 0.8) else who()
        wreck = {"vp": rng.randint(0, 9), "city": chance(rng, 0.5),
                 "spots": [rng.choice(ref.SPOTS) for _ in range(rng.randint(0, 5))]}
        if chance(rng, 0.3):
            wreck["gem"] = rng.choice(ref.COLOURS)
        if chance(rng, 0.5):
            wreck["name"] = rng.choice(sorted(game.wreck_names) or WRECK_NAMES)
        boats = [boat() for _ in range(rng.randint(0, 3))]
        if chance(rng, 0.8):
            boats.append({"player": leader})
        return {"leader": leader, "wreck": wreck, "boats": boats}

    def card():
        c = {"vp": rng.randint(0, 9)}
        if chance(rng, 0.8):
            c.update(needs=rng.choice(("any",) + ref.COLOURS), count=rng.randint(1, 6))
        if chance(rng, 0.4):
            c["name"] = rng.choice(CARD_NAMES)
        return c

    def start():
        names = [rng.choice(NAMES) for _ in range(rng.randint(0, 6))]
        return {"seats": [{"name": n, "colour": rng.choice(ref.SEAT_COLOURS)} for n in names],
                "first": rng.choice(names or ["Ada"]), "scenario": rng.choice(ref.SCENARIOS)}

    fields = {
        "start": start,
        "reveal": lambda: {"gem": rng.choice(ref.COLOURS)} if chance(rng, 0.6) else {},
        "recruit": lambda: {"player": who()},
        "refresh": lambda: {"player": who()},
        "rest": lambda: {"player": who()},
        "sail": lambda: {"player": who(), "city_revealed": rng.randint(0, 2)},
        "scatter": lambda: {"gems": gems(rng.randint(0, 3))},
        "dive": dive,
        "draw": lambda: {"gems": gems(rng.choice([0, 1, 1, 1, 2, 2, 3]))},
        "protect": lambda: {"player": who(), "with": [answer() for _ in range(rng.randint(0, 3))]},
        "surface": lambda: {"player": who()},
        "play": lambda: {"player": who(), "card": card()},
        "stop": dict,
        "crew": lambda: {"player": who(), "cards": rng.randint(0, 9)},
        "correct": lambda: {"player": who(), "vp": rng.randint(-9, 9)},
        "recount": lambda: {"bag": {c: rng.randint(0, ref.ALL_GEMS[c] + 1) for c in ref.COLOURS}},
        "end": dict,
    }
    fitting = [e["do"] for e in game.expects() if e["do"] not in ref.BOOKKEEPING]
    if fitting and chance(rng, 0.6):
        do = rng.choice(fitting)  # then its own rules get their turn
    else:
        do = rng.choice(sorted(fields))
    return {"do": do, **fields[do]()}


def game_after(actions):
    game = ref.Game()
    for action in actions:
        game.apply(ref.read_action(copy.deepcopy(action)))
    return game


def asked_wrongly(rng, game):
    """Answers to an open hazard that are nearly right."""
    dive = game.dive
    player = dive.asked[0] if chance(rng, 0.8) else rng.choice(game.players)
    answers = [{"against": c, "by": rng.choice(["card", "spot"])} for c in dive.against]
    if chance(rng, 0.3):
        answers.append({"against": rng.choice(ref.HAZARDS), "by": "card"})
    elif chance(rng, 0.3):
        answers[0]["against"] = rng.choice(ref.HAZARDS)
    elif chance(rng, 0.2):
        answers.pop()
    return {"do": "protect", "player": player, "with": answers}


def rare_places(actions):
    """Where something seldom is due or missing."""
    game, places, spent = ref.Game(), [], set()
    for i, action in enumerate(actions):
        game.apply(ref.read_action(copy.deepcopy(action)))
        dive = game.dive
        if action["do"] == "dive":
            spent = set()
        if action["do"] == "protect" and any(w["by"] == "spot" for w in action["with"]):
            spent.add(action["player"])
        if dive and dive.asked and dive.asked[0] in spent:
            places.append(i + 1)
        if game.scatter_due or game.storm_due or not sum(game.bag.values()) or not game.deck \
                or dive and not dive.asked and (not dive.draws or game.leader_surfaced()):
            places.append(i + 1)
    return places


def insert_wild(rng, actions):
    actions = list(actions)
    rare = rare_places(actions) if chance(rng, 0.4) else []
    at_line = rng.choice(rare or range(len(actions) + 1))
    game = game_after(actions[:at_line])
    hazard = game.dive and game.dive.asked
    action = asked_wrongly(rng, game) if hazard and chance(rng, 0.6) else wild_action(rng, game)
    if chance(rng, 0.5):
        actions[at_line:] = [action]
    else:
        actions.insert(at_line, action)
    return actions


def nudge_dive(rng, a, earlier):
    wreck, boats = a["wreck"], a["boats"]
    own = [b for b in boats if b["player"] == a["leader"]]
    one = rng.choice(boats)
    how = rng.choice([0, 1, 1, 2, 3, 3, 4, 5, 6, 7, 8, 9])
    if earlier[0]["scenario"] == "dangerous_reefs" and wreck["city"] and chance(rng, 0.6):
        boats.append({"player": rng.choice([a["leader"], one["player"]]), "rush": True})
    elif how == 0:
        for b in own:
            b["rush"] = True
            b.pop("spot", None)
    elif how == 1:
        rng.choice([b for b in boats if "spot" not in b] or [one])["rush"] = True
    elif how == 2:
        boats += [{"player": one["player"]}, {"player": one["player"]}]
    elif how == 3:
        one["spot"] = rng.choice(ref.SPOTS)
    elif how == 4:
        a["boats"] = [b for b in boats if b["player"] != a["leader"]]
    elif how == 5:
        wreck["gem"] = rng.choice(ref.COLOURS)
    elif how == 6:
        names = [x["wreck"]["name"] for x in earlier if x["do"] == "dive" and "name" in x["wreck"]]
        wreck["name"] = rng.choice(names or ["Aurora"])
    elif how == 7:
        wreck["spots"] = (wreck["spots"] + ["red"] * 5)[:rng.choice([4, 5])]
    elif how == 8:
        wreck["city"] = not wreck["city"]
    else:
        one["player"] = "Nobody"


def nudge_play(rng, a, earlier):
    card = a["card"]
    how = rng.randrange(4)
    if how == 0:
        card.update(needs=rng.choice(ref.COLOURS), count=rng.randint(1, 2))
    elif how == 1:
        card.update(needs="any", count=rng.randint(1, 12))
    elif how == 2:
        a["player"] = rng.choice([x["player"] for x in earlier if "player" in x] or ["Nobody"])
    else:
        card["name"] = rng.choice([x["card"]["name"] for x in earlier
                                   if x["do"] == "play" and "name" in x["card"]] or ["Otto"])


def nudge_draw(rng, a, earlier):
    gems = a["gems"]
    how = rng.randrange(4)
    if how == 0:
        gems.append(rng.choice(ref.COLOURS))
    elif how == 1 and gems:
        gems.pop()
    elif gems:
        gems[0] = rng.choice(ref.COLOURS)


def nudge_protect(rng, a, earlier):
    entry = rng.choice(a["with"])
    how = rng.randrange(4)
    if how == 0:
        a["with"].append(dict(entry))
    elif how == 1:
        a["with"].remove(entry)
    elif how == 2:
        entry["against"] = "blue" if entry["against"] == "black" else "black"
    else:
        entry["by"] = "spot" if entry["by"] == "card" else "card"


NUDGES = {"dive": nudge_dive, "play": nudge_play, "draw": nudge_draw, "protect": nudge_protect,
          "scatter": nudge_draw}


def nudge(rng, actions):
    """One line of a dive nearly as it was; what follows is often cut off."""
    reefs = actions and actions[0]["scenario"] == "dangerous_reefs"
    kind = "dive" if reefs and chance(rng, 0.5) else rng.choice(sorted(NUDGES))
    places = [i for i, a in enumerate(actions) if a["do"] == kind]
    if not places:
        return insert_wild(rng, actions)
    i = rng.choice(places)
    changed = copy.deepcopy(actions[i])
    NUDGES[kind](rng, changed, actions[:i])
    return actions[:i] + [changed] + ([] if chance(rng, 0.7) else actions[i + 1:])


def edge_line(rng, actions):
    """A line with one number or text at the edge of its range or just beyond."""
    seats = [s["name"] for s in actions[0]["seats"]] if actions else ["Ada"]
    who, pick = rng.choice(seats), rng.choice
    wreck = {"vp": pick([-1, 0, 99, 100])}
    lines = [
        {"do": "correct", "player": who, "vp": pick([-1000, -999, 999, 1000])},
        {"do": "crew", "player": who, "cards": pick([-1, 0, 99, 100])},
        {"do": "play", "player": who, "card": {"vp": pick([-1, 0, 99, 100])}},
        {"do": "play", "player": who, "card": {"vp": 1, "needs": "any", "count": pick([0, 1, 31, 32])}},
        {"do": "play", "player": who, "card": {"vp": 1, **pick([{"needs": "any"}, {"count": 1}])}},
        {"do": "scatter", "gems": ["silver"] * 15, "count": pick([14, 15])},
        {"do": "scatter", "gems": [], "count": pick([-1, 0, 1])},
        {"do": "sail", "player": who, "city_revealed": pick([-1, 0, 2, 3])},
        {"do": "recount", "bag": {pick(ref.COLOURS): pick([-1, 0, 31, 32])}},
        {"do": "draw", "gems": ["silver"], "mixed": pick([-1, 0, 99, 100])},
        {"do": "draw", "gems": ["silver"], "by": pick(["app", "hand", "App", "table", 1])},
        {"do": "dive", "leader": who, "wreck": wreck, "boats": [{"player": who}]},
        {"do": "start", "seats": [{"name": pick(["", "🐙" * 40, "🐙" * 41, "a\u0000"]), "colour": "red"},
                                  {"name": "Ben", "colour": "blue"}],
         "first": "Ben", "scenario": pick(ref.SCENARIOS)},
    ]
    i = rng.randint(0, len(actions))
    return actions[:i] + [pick(lines)] + ([] if chance(rng, 0.7) else actions[i:])


def no_more_wrecks(rng, actions):
    """Dive on and on: to the eleventh ordinary wreck, or to many city wrecks seen."""
    actions = list(actions)
    game = game_after(actions)
    for _ in range(rng.randint(8, 14)):
        if game.over or game.dive or game.due_rule():
            break
        if chance(rng, 0.2):
            more = [{"do": "sail", "player": game.turn, "city_revealed": rng.randint(0, 2)}]
        else:
            gem = next((c for c in ref.COLOURS if game.bag[c] > 0), "red")
            more = [{"do": "dive", "leader": game.turn, "wreck": {"vp": 1},
                     "boats": [{"player": game.turn}]}, {"do": "draw", "gems": [gem]}, {"do": "stop"}]
        actions += more
        try:
            for a in more:
                game.apply(ref.read_action(copy.deepcopy(a)))
        except ref.Illegal:
            break
    return actions


def shuffle_lines(rng, actions):
    actions = list(actions)
    if len(actions) < 2:
        return actions
    i = rng.randrange(len(actions) - 1)
    how = rng.randrange(4)
    if how == 0:
        del actions[i]
    elif how == 1:
        actions.insert(i, actions[i])
    elif how == 2:
        actions[i], actions[i + 1] = actions[i + 1], actions[i]
    else:
        actions.append(rng.choice(actions))
    return actions


def mutate_one(rng, actions):
    actions = list(actions)
    if actions:
        i = rng.randrange(len(actions))
        actions[i] = change_value(rng, actions[i])
    return actions


def deep(levels):
    """A harmless action with an unknown field, nested so many levels in all."""
    inner = levels - 1
    return b'{"do":"stop","x":' + b"[" * inner + b"]" * inner + b"}"


def long_line(size):
    start, end = b'{"do":"end","x":"', b'"}'
    return start + b"a" * (size - len(start) - len(end)) + end


RAW_LINES = [
    b"{", b"}", b"[]", b"1", b"null", b'"do"', b"do: stop", b"{}", b'{"do":null}', b'{"do":3}',
    b'{"do":"undo"}', b'{"do":"redo"}', b'{"do":"Stop"}', b'{"do":"stop"}x', b'{"do":"stop",}',
    b'{"do":"stop"}{"do":"stop"}', b"{'do':'stop'}", b'{"do":"stop"} // end', b'{"do":"stop"',
    b'{"do":"stop","do":"stop"}', b'{"do":"stop","x":{"a":1,"b":{"c":1,"c":2}}}',
    b'{"do":"stop","\\u0064o":"stop"}', b'{"do":"stop","x":NaN}', b'{"do":"stop","x":Infinity}',
    b'{"do":"stop","x":-Infinity}', b'{"do":"stop","x":nan}', b'{"do":"stop","x":01}',
    b'{"do":"stop","x":+1}', b'{"do":"stop","x":.5}', b'{"do":"stop","x":1.}', b'{"do":"stop","x":1e}',
    b'{"do":"stop","x":0x10}', b'{"do":"stop","x":True}', b'{"do":"stop","x":"\\ud83d"}',
    b'{"do":"stop","x":"\\ude00"}', b'{"do":"stop","x":"\\ude00\\ud83d"}',
    b'{"do":"stop","x":"\\ud83d\\ude00"}', b'{"do":"stop","\\ud83d":1}', b'{"do":"stop","x":"\\x41"}',
    b'{"do":"stop","x":"\\u12"}', b'{"do":"stop","x":"\\u12g4"}', b'{"do":"stop","x":"a\tb"}',
    b'{"do":"stop","x":"a\x01b"}', b'{"do":"stop","x":"a\x00b"}', b'\x00', b'{"do":"stop"}\x00',
    b'{"do":"stop","x":"\xff"}', b'{"do":"stop","x":"\xc3"}', b'{"do":"stop","x":"\xc0\xaf"}',
    b'{"do":"stop","x":"\xed\xa0\x80"}', b'{"do":"stop","x":"\xf5\x80\x80\x80"}',
    b'{"do":"stop","x":"\xf0\x80\x80\xaf"}', b'\xff', b'\xef\xbb\xbf{"do":"stop"}', b'\x0c',
    b'{"do":"stop"}\x0b', b'{"do":"stop","x":"unfinished}', b'{"do":"stop" "x":1}', b'{"do" "stop"}',
    b'{"do":"stop","x":"\xef\xbf\xbf\xef\xbb\xbf"}', b'{"do":"stop","x":"\\/\\b\\f"}', b'{do:"stop"}',
    b'{"divebell":1,"game":"deepblue"}', b'{"do":"stop","x":[1,]}', b'{"do":"stop","x":1e5}',
    deep(32), deep(33), deep(40), b"[" * 60000, long_line(65536), long_line(65537), b" " * 65537,
    b'{"do":"correct","player":"Ada","vp":1.0}', b'{"do":"crew","player":"Ada","cards":4e0}',
    b'{"do":"sail","player":"Ada","city_revealed":true}', b'{"do":"draw"}', b'{"do":"scatter"}',
    b'{"do":"draw","gems":null}', b'{"do":"scatter","count":2}', b'{"do":"scatter","count":1,"gems":[]}',
]

HEADS = [
    None, b"", b"\xef\xbb\xbf" + b'{"divebell":1,"game":"deepblue"}', b'{"divebell":2,"game":"deepblue"}',
    b'{"divebell":1.0,"game":"deepblue"}', b'{"divebell":true,"game":"deepblue"}',
    b'{"divebell":"1","game":"deepblue"}', b'{"game":"deepblue"}', b'{"divebell":1}',
    b'{"divebell":1,"game":"chess"}', b'{"divebell":1,"game":null}', b'[{"divebell":1,"game":"deepblue"}]',
    b'{"divebell":1,"divebell":1,"game":"deepblue"}', b'{"divebell":1,"game":"deepblue","seed":NaN}',
    b'{"game":"deepblue","divebell":1,"x":[1.5,{}],"seed":"00"}', b'\n \n{"divebell":1,"game":"deepblue"}',
]


def break_raw(rng, lines):
    i = rng.randint(1, len(lines))
    raw = rng.choice(RAW_LINES)
    if chance(rng, 0.5):
        return lines[:i] + [raw] + lines[i:]
    return lines[:i] + [raw]


def break_bytes(rng, lines):
    """Cut, flip or double something inside one line."""
    i = rng.randrange(len(lines))
    line = bytearray(lines[i])
    if not line:
        return lines
    k = rng.randrange(len(line))
    how = rng.randrange(4)
    if how == 0:
        del line[k:]
    elif how == 1:
        line[k] = rng.choice(b'\x00\x1f "{}[]:,0\\\x80\xff')
    elif how == 2:
        del line[k]
    else:
        line.insert(k, line[k])
    return lines[:i] + [bytes(line)] + lines[i + 1:]


def double_key(rng, lines):
    i = rng.randrange(len(lines))
    text = lines[i].decode("utf-8")
    key = rng.choice(['"do":"stop",', '"player":"Ada",', '"vp":1,', '"name":"x",', '"q":1,"q":1,'])
    places = [k for k, c in enumerate(text) if c == "{"]
    k = rng.choice(places) + 1
    changed = text[:k] + key + text[k:]
    return lines[:i] + [changed.encode("utf-8")] + lines[i + 1:]


def change_head(rng, lines):
    head = rng.choice(HEADS)
    return lines[1:] if head is None else [head] + lines[1:]


def odd_files(rng):
    return rng.choice([b"", b"\n", b" \t\r\n\n", b"\xef\xbb\xbf", b"\x00", b"{}", b"\xff\xfe{\x00}\x00"])


def broken_game(rng, **wanted):
    """The bytes of a game file with one thing wrong in it, or nearly so."""
    if chance(rng, 0.01):
        return odd_files(rng)
    actions = legal_actions(rng, **wanted)
    how = rng.random()
    if how < 0.25:
        actions = insert_wild(rng, actions)
    elif how < 0.45:
        actions = nudge(rng, actions)
    elif how < 0.47:
        actions = no_more_wrecks(rng, actions)
    elif how < 0.54:
        actions = edge_line(rng, actions)
    elif how < 0.7:
        actions = mutate_one(rng, actions)
    elif how < 0.8:
        actions = shuffle_lines(rng, actions)
    lines = [write_line(rng, a, True) for a in [make_header(rng)] + actions]
    if how >= 0.8:
        lines = rng.choice([break_raw, break_raw, break_bytes, double_key, change_head])(rng, lines)
    return join_lines(rng, lines, chance(rng, 0.7))


def make(seed, broken):
    """Game number `seed`; scenario and players go round so that all combinations come."""
    rng = random.Random(f"{seed}-{broken}")
    wanted = {"scenario": ref.SCENARIOS[seed % 7], "players": 2 + seed // 7 % 4}
    return (broken_game if broken else legal_game)(rng, **wanted)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--out", required=True)
    parser.add_argument("--broken", action="store_true")
    args = parser.parse_args()
    os.makedirs(args.out, exist_ok=True)
    for seed in range(args.seed, args.seed + args.count):
        kind = "broken" if args.broken else "legal"
        with open(os.path.join(args.out, f"{kind}-{seed:06}.divebell"), "wb") as file:
            file.write(make(seed, args.broken))


if __name__ == "__main__":
    main()
