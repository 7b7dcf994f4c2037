"""Run a league between several bots, and print its table.

Everybody plays everybody, each deal from both seats. A victory is a point, a shared one half. Two
of the four levels for people are in it, `apprentice` and `pickpocket`; the others think longer. Any
name that `larcin arena` knows will do.

    python examples/run_a_league.py
"""

from collections import Counter
from itertools import combinations

from larcin import arena
from larcin.kernel.registry import find_game

BOTS = ("random", "apprentice", "pickpocket", "write_a_bot:Magpie", "greedy")
DEALS = 4


def main() -> None:
    game = find_game("raubern")
    points: Counter[str] = Counter()
    matches: Counter[str] = Counter()
    for pair in combinations(BOTS, 2):
        settings = arena.settle(game, pair)
        for fixture in arena.Contest(settings, DEALS).fixtures:
            result = arena.play_match(settings, fixture)
            for bot, share in zip(result.bots, result.shares, strict=True):
                points[bot] += share  # type: ignore[assignment]  # half a point is a point
                matches[bot] += 1
    print(f"{game.title}: {sum(matches.values()) // 2} matches")
    for place, (bot, won) in enumerate(points.most_common(), start=1):
        print(f"{place}. {bot:20} {won:4.1f} of {matches[bot]}")


if __name__ == "__main__":
    main()
