"""Imagine worlds from a view.

What a player cannot see, a bot has to imagine: `game.imagine` draws a whole table, uniformly, from
all those that the view cannot rule out. Counting over many of them is a belief. Here: what does the
rival probably hold? The truth stands beside it; no bot ever gets that.

    python examples/imagine_worlds.py
"""

from collections import Counter

from larcin.bots import make_bot
from larcin.kernel.match import Match
from larcin.kernel.registry import find_game
from larcin.kernel.rng import QuickRng

WORLDS = 2_000


def main() -> None:
    game, chance = find_game("raubern"), QuickRng(5)
    match, greedy = Match(game, seats=2, seed=bytes(32)), make_bot("greedy")
    for _ in range(12):
        seat = match.to_act[0]
        match.play(seat, greedy.choose(match.observe(seat), None, chance))
    view = match.observe(0).view
    held: Counter[str] = Counter()
    for _ in range(WORLDS):
        world = game.imagine(view, chance)
        held.update(set(world.hands[1]))
    print("motif         belief  truth")
    for motif, count in held.most_common():
        belief, truth = count / WORLDS, "yes" if motif in match.table.hands[1] else ""
        print(f"{motif:12} {belief:7.2f}  {truth:5}  {'#' * round(20 * belief)}")


if __name__ == "__main__":
    main()
