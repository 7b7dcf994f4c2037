"""Store a match that ends by the sixth ruby, which by the heuristic alone hardly ever happens.

    python -m larcin.games.maitres_voleurs.tests.hunting RULE SEATS [--late] [--at-once] OUT

Everybody plays the master thief as soon as they can (with `--late`: as the last or last but one of
six cards), and leaves rubies on top for the next one. Apart from that the heuristic decides.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from larcin.games.maitres_voleurs import GAME
from larcin.games.maitres_voleurs.box import DRAWER_COUNT, upper_tray
from larcin.games.maitres_voleurs.data import MASTER_THIEF
from larcin.games.maitres_voleurs.moves import AnyMove, Choose, Turn
from larcin.games.maitres_voleurs.state import Options
from larcin.games.maitres_voleurs.view import View
from larcin.kernel.match import Match
from larcin.kernel.pieces import Seat
from larcin.kernel.record import record, write_record
from larcin.kernel.rng import SEED_BYTES, Chance, QuickRng

HUNTERS: Final = ("Arsène", "Irma", "Cartouche", "Fantômette", "Mandrin", "Moll", "Robin", "Vidocq")
DEALS: Final = 1_000


def main() -> int:
    """Store the first deal that ends in this way, or say that there is none."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rule")
    parser.add_argument("seats", type=int)
    parser.add_argument("--late", action="store_true")
    parser.add_argument("--at-once", action="store_true")
    parser.add_argument("out", type=Path)
    given = parser.parse_args()
    for deal in range(DEALS):
        match = hunt(given.seats, Options(immediate_end=given.at_once), deal, given.late)
        if match.outcome is not None and match.outcome.reason == given.rule:
            given.out.write_bytes(write_record(record(match)))
            return 0
    print(f"None of {DEALS} deals ended by {given.rule}.", file=sys.stderr)
    return 2


def hunt(seats: int, options: Options, deal: int, late: bool) -> Match:
    """A whole match of ruby hunters."""
    match = Match(GAME, HUNTERS[:seats], options, deal.to_bytes(SEED_BYTES, "big"))
    chance = QuickRng(deal)
    while match.outcome is None:
        seat = match.to_act[0]
        match.play(seat, best_move(match, seat, late, chance))
    return match


def best_move(match: Match, seat: Seat, late: bool, chance: Chance) -> AnyMove:
    """One of the moves that look best to a hunter."""
    v: View = match.game.view(match.table, seat)
    moves = match.moves(seat)
    values = [worth(v, move, late) for move in moves]
    highest = max(values)
    best: list[AnyMove] = [m for m, each in zip(moves, values, strict=True) if each == highest]
    return chance.choice(best)


def worth(v: View, move: AnyMove, late: bool) -> float:
    """The heuristic, but for what a hunter wants."""
    assert v.seat is not None
    value = GAME.brain.heuristic(v, move)
    match move:
        case Choose(role) if role == MASTER_THIEF and (not late or len(v.players[v.seat].left) < 3):
            return value + 1_000
        case Turn(_, upending) if any(v.players[seat].laid == MASTER_THIEF for seat in v.queue[1:]):
            return float((upending == "never") == is_ruby_on_top(v))
    return value


def is_ruby_on_top(v: View) -> bool:
    """Whether a master thief could take a ruby with the box as it stands."""
    return any(v.secrets[upper_tray(v.posture, drawer)] for drawer in range(DRAWER_COUNT))


if __name__ == "__main__":
    sys.exit(main())
