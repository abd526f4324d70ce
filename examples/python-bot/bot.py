"""A whole bot for Kingdomino and Kingdomino Duel: the standard library, standard input, standard output.

It likes crowns and crosses, and squares beside their own kind. docs/bot-protocol.md describes the messages.
    npx kingdomino arena --bots 'random,cmd:"python3 examples/python-bot/bot.py"' --games 20
"""

import json
import random
import re
import sys

NEIGHBOURS = ((1, 0), (0, 1), (-1, 0), (0, -1))
STEPS = dict(zip("ESWN", NEIGHBOURS))


def say(**message):
    print(json.dumps(message), flush=True)


def touching(squares, x, y, kind):
    """How many neighbours of a cell show this terrain or coat."""
    kinds = {(s["x"], s["y"]): s.get("terrain") or s.get("coat") for s in squares}
    return sum(kinds.get((x + dx, y + dy)) == kind for dx, dy in NEIGHBOURS)


def kingdomino_value(move, position, seat):
    kind, _, rest = move.partition(":")
    if kind == "pick":  # pick:NUMBER
        domino = next(d for d in position["newer"] if d["number"] == int(rest))
        return sum(half["crowns"] for half in domino["halves"])
    if kind == "place":  # place:NUMBER@X,Y,DIRECTION
        _, x, y, to = re.split("[@,]", rest)
        x, y, (dx, dy) = int(x), int(y), STEPS[to]
        first, second = (half["terrain"] for half in position["held"]["halves"])
        squares = position["kingdoms"][seat]["squares"]
        return touching(squares, x, y, first) + touching(squares, x + dx, y + dy, second)
    return 0


def duel_value(move, position, seat):
    kind, _, rest = move.partition(":")
    if kind in ("take", "both"):  # take:DIE or take:DIE,DIE
        return sum(position["dice"][int(die)]["crosses"] for die in rest.split(","))
    if kind == "draw":  # draw:[SPELLS:]DIE[>FACE][=COAT][*]@X,Y;...
        value = 0
        for die, coat, x, y in re.findall(r"(\d)(?:>\d)?(?:=(\w+))?\*?@(-?\d+),(-?\d+)", rest):
            coat = coat or position["dice"][int(die)]["coat"]
            value += touching(position["maps"][seat]["squares"], int(x), int(y), coat)
        return value
    return 0


def main():
    value, seat, dice = kingdomino_value, 0, random.Random(0)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say(type="hello", protocol=message["protocol"], name="python example")
        elif message["type"] == "new-game":
            value = duel_value if message["game"] == "duel" else kingdomino_value
            seat, dice = message["seat"], random.Random(message["seed"])
        elif message["type"] == "choose":
            best = max(message["legal"], key=lambda m: (value(m, message["position"], seat), dice.random()))
            say(type="choose", move=best)
        elif message["type"] == "bye":
            return


if __name__ == "__main__":
    main()
