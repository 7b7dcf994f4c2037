"""Short ways to play, for the tests.

t = at("i5 wears red | j5 wants red; each 4")
play(t, Walk("thief", "north"), EndTurn())
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from larcin.games.couronnes import GAME
from larcin.games.couronnes.board import NAMES
from larcin.games.couronnes.bot import playout
from larcin.games.couronnes.data import Figure
from larcin.games.couronnes.moves import AnyMove, Walk
from larcin.games.couronnes.notation import read_position
from larcin.games.couronnes.state import Options, Table
from larcin.kernel.events import Event
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import QuickRng, ScriptedRng

E = TypeVar("E", bound=Event)
M = TypeVar("M")

FOUR = Options(colours="four")


def at(text: str, options: Options | None = None) -> Table:
    """A table in this position, whose events are kept."""
    return read_position(text, options, listen=True)


def deal(seats: int, seed: int = 0, options: Options | None = None) -> Table:
    """A table after the deal."""
    return GAME.start(seats, options or Options(), rng=QuickRng(seed), listen=True)


def asked(t: Table) -> Seat:
    """Who is asked now."""
    (seat,) = GAME.to_act(t)
    return seat


def offers(t: Table) -> tuple[AnyMove, ...]:
    """What is offered now."""
    return tuple(GAME.moves(t, asked(t)))


def of_type(kind: type[M], t: Table) -> list[M]:
    """What is offered now of this type of move."""
    return [move for move in offers(t) if isinstance(move, kind)]


def steps(t: Table, figure: Figure = "thief") -> str:
    """The directions in which this figure may step, as letters: `nesw`."""
    return "".join(move.direction[0] for move in of_type(Walk, t) if move.figure == figure)


def play(t: Table, *moves: AnyMove) -> Table:
    """Play these moves, each of whoever is asked then."""
    for move in moves:
        assert move in offers(t), f"{move} is not among {offers(t)}"
        GAME.apply(t, asked(t), move)
    return t


def walk(t: Table, letters: str, figure: Figure = "thief") -> Table:
    """Walk by letters: `nne` is two steps north and one east."""
    names = {"n": "north", "e": "east", "s": "south", "w": "west"}
    for letter in letters:
        wanted = [m for m in of_type(Walk, t) if m.figure == figure]
        play(t, next(move for move in wanted if move.direction == names[letter]))
    return t


def dice(t: Table, *faces: int) -> Table:
    """What the next dice show, counted from 1: movement 1-2 shared, 3-4 alone, 5-6 each."""
    t.rng = ScriptedRng(tuple(face - 1 for face in faces))
    return t


def heard(kind: type[E], t: Table) -> list[E]:
    """The events of this kind so far."""
    return [event for event in t.told or () if isinstance(event, kind)]


def where(t: Table, seat: Seat = 0) -> str:
    """The square of this seat's thief."""
    return NAMES[t.thieves[seat]]


def guard_at(t: Table, number: int) -> str:
    """The square of this guard, counted from 1."""
    return NAMES[t.guards[number - 1]]


def lively_play(t: Table, seed: int = 1) -> Iterator[Table]:
    """Play to the end, mostly by the playout policy; each time look at the table."""
    chance = QuickRng(seed)
    yield t
    while t.outcome is None:
        seat = asked(t)
        moves = GAME.moves(t, seat)
        is_wild = chance.below(4) == 0
        move = chance.choice(moves) if is_wild else playout(t, seat, moves, chance)
        GAME.apply(t, seat, move)
        yield t
