"""How fast the engines play at random, beside a plain loop for Räubern, in one run.

    python -m benchmarks.engine [--game G] [--seats N] [--seconds S] [--json]

Machines are noisy, so only the ratios mean anything: the contestants take turns in short
slices, and each one's best slice counts. The plain loop is what Python can do with small
ints and lists and without a kernel: no events, views, rule ids, records or options.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

from larcin.kernel import steps
from larcin.kernel.errors import LarcinError
from larcin.kernel.game import AnyGame
from larcin.kernel.registry import find_game, games
from larcin.kernel.rng import QuickRng

# -- The reference: Räubern in small ints and lists -----------------------------------------

MOTIFS, COPIES, PILES, HAND = 11, 4, 8, 5
LAYS = [list(range(motif * PILES, (motif + 1) * PILES)) for motif in range(MOTIFS)]


class Plain:
    """A table of Räubern and nothing else. A move is the number motif * 8 + pile."""

    def __init__(self, seats: int, rng: random.Random) -> None:
        motifs = list(range(MOTIFS))
        rng.shuffle(motifs)
        cards = [m for m in range(MOTIFS) for _ in range(COPIES - (m in motifs[:PILES]))]
        rng.shuffle(cards)
        self.seats = seats
        self.tops = motifs[:PILES]
        self.heights = [1] * PILES
        self.owners = [-1] * PILES
        self.hands = [[cards.pop() for _ in range(HAND)] for _ in range(seats)]
        self.deck = cards
        self.turn = 0

    def copy(self) -> Plain:
        """An independent copy."""
        twin = object.__new__(Plain)
        twin.seats = self.seats
        twin.tops = self.tops[:]
        twin.heights = self.heights[:]
        twin.owners = self.owners[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck = self.deck[:]
        twin.turn = self.turn
        return twin

    def moves(self) -> list[int]:
        """The legal moves of whose turn it is."""
        moves: list[int] = []
        for motif in set(self.hands[self.turn]):
            moves += LAYS[motif]
        return moves

    def apply(self, move: int) -> None:
        """Lay, steal or leave, draw, and pass the turn."""
        motif, pile = divmod(move, PILES)
        hand = self.hands[self.turn]
        hand.remove(motif)
        if self.tops[pile] == motif:
            self.owners[pile] = self.turn
        else:
            self.tops[pile] = motif
        self.heights[pile] += 1
        if self.deck:
            hand.append(self.deck.pop())
        self.turn = (self.turn + 1) % self.seats

    def is_over(self) -> bool:
        """Whether the last card is laid."""
        return not self.hands[self.turn]

    def scores(self) -> list[int]:
        """Cards won by each seat."""
        won = [0] * self.seats
        for height, owner in zip(self.heights, self.owners, strict=True):
            if owner >= 0:
                won[owner] += height
        return won


def plain_match(seats: int, rng: random.Random, copying: bool) -> int:
    """One random match of the reference; answers its number of moves."""
    table, count, draw = Plain(seats, rng), 0, rng.random
    while not table.is_over():
        if copying:
            table = table.copy()
        moves = table.moves()
        table.apply(moves[int(draw() * len(moves))])
        count += 1
    assert sum(table.scores()) <= MOTIFS * COPIES
    return count


# -- The engines ----------------------------------------------------------------------------


def engine_match(game: AnyGame, seats: int, rng: random.Random) -> int:
    """One random match through `moves` and `apply`; answers its number of moves."""
    to_act, moves_of, apply, draw = game.to_act, game.moves, game.apply, rng.random
    table: Any = game.start(seats, rng=QuickRng(rng.getrandbits(64)))
    count = 0
    while table.outcome is None:
        seat = to_act(table)[0]
        moves = moves_of(table, seat)
        apply(table, seat, moves[int(draw() * len(moves))])
        count += 1
    return count


def copying_match(game: AnyGame, seats: int, rng: random.Random) -> int:
    """The same, with a copy before each step."""
    to_act, moves_of, apply, draw = game.to_act, game.moves, game.apply, rng.random
    copy = game.copy
    table: Any = game.start(seats, rng=QuickRng(rng.getrandbits(64)))
    count = 0
    while table.outcome is None:
        table = copy(table)
        seat = to_act(table)[0]
        moves = moves_of(table, seat)
        apply(table, seat, moves[int(draw() * len(moves))])
        count += 1
    return count


def imagining_match(game: AnyGame, seats: int, rng: random.Random) -> int:
    """The same, going on in a world imagined from the mover's view before each step."""
    to_act, moves_of, apply, draw = game.to_act, game.moves, game.apply, rng.random
    quick = QuickRng(rng.getrandbits(64))
    table: Any = game.start(seats, rng=quick)
    count = 0
    while table.outcome is None:
        seat = to_act(table)[0]
        table = game.imagine(game.view(table, seat), quick)
        moves = moves_of(table, seat)
        apply(table, seat, moves[int(draw() * len(moves))])
        count += 1
    return count


# -- Taking turns at the clock --------------------------------------------------------------

Contestant = Callable[[], int]


def race(contestants: dict[str, Contestant], seconds: float, rounds: int = 8) -> dict[str, float]:
    """Steps per second of each: its best of several slices, taken in turns."""
    best = dict.fromkeys(contestants, 0.0)
    for _ in range(rounds):
        for name, play in contestants.items():
            best[name] = max(best[name], _speed(play, seconds / rounds))
    return best


def _speed(play: Contestant, seconds: float) -> float:
    count, start = 0, time.process_time()
    while True:
        count += play()
        spent = time.process_time() - start
        if spent >= seconds:
            return count / spent


def contestants(chosen: list[AnyGame], seats: int | None) -> Iterator[tuple[str, Contestant]]:
    """The reference twice and each game three times."""
    rng = random.Random(1)
    plain_seats = seats or 2
    yield "plain", lambda: plain_match(plain_seats, rng, copying=False)
    yield "plain, copy", lambda: plain_match(plain_seats, rng, copying=True)
    for game in chosen:
        number = seats or game.players[0]
        for kind, match in (
            ("", engine_match),
            (", copy", copying_match),
            (", imagine", imagining_match),
        ):
            yield f"{game.slug}{kind}", lambda g=game, n=number, m=match: m(g, n, rng)  # type: ignore[misc]


def how_run() -> str:
    """Whether the kernel ran as Python or compiled, and on which Python."""
    is_compiled = not str(steps.__file__).endswith(".py")
    kind = "compiled with mypyc" if is_compiled else "pure Python"
    return f"{kind}, {platform.python_implementation()} {platform.python_version()}"


def report(speeds: dict[str, float]) -> str:
    """A table with the ratios to the reference."""
    plain = speeds["plain"]
    lines = [f"{'':24}{'steps/s':>12}{'of plain':>10}"]
    lines += [f"{name:24}{speed:>12,.0f}{speed / plain:>10.2f}" for name, speed in speeds.items()]
    return "\n".join([f"Random play, {how_run()}", "", *lines])


def main() -> int:
    """Run the race and print it."""
    parser = argparse.ArgumentParser(description="Measure the engines beside a plain loop.")
    parser.add_argument("--game", help="one game only, by its slug")
    parser.add_argument("--seats", type=int, help="seats (default: the fewest of each game)")
    parser.add_argument("--seconds", type=float, default=4.0, help="time for each contestant")
    parser.add_argument("--json", action="store_true", help="print JSON")
    args = parser.parse_args()
    try:
        chosen = [find_game(args.game)] if args.game else list(games().values())
        speeds = race(dict(contestants(chosen, args.seats)), args.seconds)
    except LarcinError as error:
        print(error, file=sys.stderr)
        return 2
    if args.json:
        ratios = {name: speed / speeds["plain"] for name, speed in speeds.items()}
        print(json.dumps({"run": how_run(), "steps_per_second": speeds, "of_plain": ratios}))
    else:
        print(report(speeds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
