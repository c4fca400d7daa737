"""Writes golden_draws.txt and golden_picks.txt beside this file, or with --check compares them with what it would write.

Made from the words of the design alone and with nothing of the program, so that a changed library or compiler shows.
"""
import hashlib
import hmac
import pathlib
import sys

LARGEST = 2**64 - 1
FULL_BAG = [4, 4, 7, 3, 1, 0, 0]
EVERY_GEM = [4, 4, 9, 5, 3, 2, 4]


def words(seed, topic):
    block = 0
    while True:
        digest = hmac.new(seed, f"{topic}/{block}".encode(), hashlib.sha256).digest()
        yield from (int.from_bytes(digest[i : i + 8], "big") for i in range(0, 32, 8))
        block += 1


def pick(seed, topic, total):
    """The number below total, and how many words it took."""
    if total == 1:
        return 0, 0
    bucket = LARGEST // total + (LARGEST % total == total - 1)
    for used, word in enumerate(words(seed, topic), 1):
        if word // bucket < total:
            return word // bucket, used


def draw(seed, n, counts):
    """The kind the n-th draw takes out of a bag with so many of each kind."""
    position, _ = pick(seed, f"divebell/draw/{n}", sum(counts))
    return [kind for kind, count in enumerate(counts) for _ in range(count)][position]


def seed_of(name):
    return hashlib.sha256(f"golden {name}".encode()).digest()


def bag_of(name):
    counts = [byte % (most + 1) for byte, most in zip(hashlib.sha256(f"bag {name}".encode()).digest(), EVERY_GEM)]
    return counts if sum(counts) else EVERY_GEM


def draw_line(seed, n, counts):
    return " ".join(map(str, [seed.hex(), n, *counts, draw(seed, n, counts)]))


def a_bag_drawn_empty(seed, n):
    counts = list(FULL_BAG)
    while sum(counts):
        yield draw_line(seed, n, counts)
        counts[draw(seed, n, counts)] -= 1
        n += 1


def draw_lines():
    yield "# seed, n, how many of each of the seven kinds, the kind drawn from 0; made by golden_draws.py"
    for n in (0, 17, 1000, 99_004):
        yield from a_bag_drawn_empty(seed_of(n), n)
    for i in range(200):
        yield draw_line(seed_of(i % 20), i, bag_of(i))
    for n in (9, 10, 99, 100, 999, 1000, 1001, 2000, 10**6, 2**31, 2**32, 2**53 + 1, 2**63, LARGEST):
        yield draw_line(seed_of("n"), n, FULL_BAG)
        yield draw_line(seed_of("n"), n, EVERY_GEM)
    for kind in range(7):
        yield draw_line(seed_of("one"), kind, [int(kind == other) for other in range(7)])
    for seed in (bytes(32), bytes(range(32)), b"\xff" * 32):
        yield from (draw_line(seed, n, EVERY_GEM) for n in range(10))


def pick_line(seed, topic, number, total):
    return " ".join(map(str, [seed.hex(), topic, number, total, *pick(seed, f"divebell/{topic}/{number}", total)]))


def pick_lines():
    """Just above 2^63 nearly every second word is turned down, so that these go on into later blocks."""
    yield "# seed, topic, its number, total, the number picked, how many words it took; made by golden_draws.py"
    for i in range(40):
        yield pick_line(seed_of(i), "first", i % 3, 2 + i % 4)
        yield pick_line(seed_of(i), "scenario", i % 3, 7)
    for i in range(120):
        yield pick_line(seed_of(i), "draw", i, 2**63 + 1 + i)
    for total in (1, 2, 3, 2**32, 2**62 + 1, 2**63 - 1, 2**63, 3 * 2**62, LARGEST - 1, LARGEST):
        yield pick_line(seed_of("total"), "draw", 0, total)


def main():
    files = {"golden_draws.txt": draw_lines(), "golden_picks.txt": pick_lines()}
    for name, lines in files.items():
        path = pathlib.Path(__file__).with_name(name)
        text = "\n".join(lines) + "\n"
        if "--check" not in sys.argv[1:]:
            path.write_text(text)
        elif path.read_text() != text:
            sys.exit(f"{name} is not what golden_draws.py gives")


if __name__ == "__main__":
    main()
