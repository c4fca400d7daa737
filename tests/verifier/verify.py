"""verify.py FILE: recomputes every gem the app drew in a finished game; prints `N draws verified` or what differs."""
import hashlib, hmac, json, sys

ORDER = "black blue silver gold red green purple".split()

def drawn(seed, n, bag):
    gems = [gem for gem in ORDER for _ in range(bag[gem])]
    if len(gems) < 2: return gems[0] if gems else None
    bucket = (2**64 - 1) // len(gems) + ((2**64 - 1) % len(gems) == len(gems) - 1)
    for word in range(10**6):
        block = hmac.new(seed, f"divebell/draw/{n}/{word // 4}".encode(), hashlib.sha256).digest()
        pick = int.from_bytes(block[word % 4 * 8 :][:8], "big") // bucket
        if pick < len(gems): return gems[pick]

def verify(lines):
    at, header = next(lines)
    seed = bytes.fromhex(header.get("seed") or sys.exit(f"line {at}: no seed: the game is not finished"))
    if hashlib.sha256(seed).hexdigest() != header.get("commitment"): sys.exit(f"line {at}: seed and commitment differ")
    bag, supply = dict(zip(ORDER, (4, 4, 7, 3, 1, 0, 0))), dict(zip(ORDER, (0, 0, 2, 2, 2, 2, 4)))
    board, app, stops, mixed = [], 0, 0, 0
    for at, line in lines:
        do, gem = line["do"], (line["wreck"] if line["do"] == "dive" else line).get("gem")
        if do == "reveal" and gem and supply[gem]: supply[gem], bag[gem] = supply[gem] - 1, bag[gem] + 1
        if do == "dive": board = [gem] if gem else []
        if do == "recount": supply = {g: supply[g] + bag[g] - (line["bag"].get(g) or 0) for g in ORDER}
        if do == "recount": bag = {g: (line["bag"].get(g) or 0) for g in ORDER}
        if do == "stop": stops, bag, board = stops + 1, {g: bag[g] + board.count(g) for g in ORDER}, []
        if do not in ("draw", "scatter"): continue
        mixed += line.get("mixed") or 0
        for gem in line["gems"] if "gems" in line else sys.exit(f"line {at}: which gems came is not told"):
            if not bag[gem]: sys.exit(f"line {at}: no {gem} is in the bag")
            right = drawn(seed, app + stops + 1000 * mixed, bag) if line.get("by") == "app" else gem
            if gem != right: sys.exit(f"line {at}: {gem} was drawn, the seed gives {right}")
            app, bag[gem] = app + (line.get("by") == "app"), bag[gem] - 1
            if do == "draw": board.append(gem)
    print(app, "draws verified")

with open(sys.argv[1], encoding="utf-8", newline="\n") as file:
    verify((at, json.loads(line)) for at, line in enumerate(file, 1) if line.strip())
