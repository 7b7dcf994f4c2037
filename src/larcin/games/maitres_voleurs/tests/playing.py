"""Rounds written in a line per player, for the tests.

    play(t, "thief A flip", "smuggler B s top-left", "detective")

A character, the drawer to open, and then what this player wants when asked: `d` or `s` for the
jewel to place or pick, `alarm`, `stop`, `pull`, `leave`; a rotation, and `flip`, or `first` or
`last` for upending with a rotation. What is not written is not done, but a ruby is taken.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from larcin.games.maitres_voleurs import GAME
from larcin.games.maitres_voleurs.box import ROTATIONS, UPENDINGS
from larcin.games.maitres_voleurs.data import NUMBER_OF_DRAWER, DrawerName, Jewel
from larcin.games.maitres_voleurs.moves import (
    Add,
    AnyMove,
    Choose,
    Close,
    LeaveRuby,
    Open,
    Pick,
    Place,
    Pull,
    Stop,
    TakeRuby,
    Turn,
)
from larcin.games.maitres_voleurs.rules import SCRIPT
from larcin.games.maitres_voleurs.state import Options, Table
from larcin.kernel.events import Event
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import QuickRng

E = TypeVar("E", bound=Event)


def play(t: Table, *players: str) -> list[Event]:
    """Play the round to its end; answers what happened."""
    t.told = []
    for _ in moves_of_round(t, *players):
        pass
    return t.told


def moves_of_round(t: Table, *players: str) -> Iterator[tuple[Seat, AnyMove]]:
    """Play the round, and stop before each move."""
    wishes = [player.split() for player in players]
    this_round = t.round
    while t.outcome is None and t.round == this_round:
        seat = GAME.to_act(t)[0]
        move = answer(GAME.moves(t, seat), wishes[seat])
        yield seat, move
        GAME.apply(t, seat, move)


def until(t: Table, rule: str, *players: str, seat: Seat | None = None) -> Table:
    """Play the round until the question of this rule is put, perhaps to this seat."""
    for asked, _ in moves_of_round(t, *players):
        if SCRIPT.rule(t) == rule and seat in (None, asked):
            return t
    raise AssertionError(f"{rule} was not asked")


def answer(moves: Sequence[AnyMove], wish: list[str]) -> AnyMove:
    """The first move that this player wants; otherwise the first one there is."""
    if "stop" in wish and Stop() in moves:
        return Stop()
    return next((move for move in moves if is_wanted(move, wish)), moves[0])


def is_wanted(move: AnyMove, wish: list[str]) -> bool:
    """Whether this is what the player said."""
    match move:
        case Choose(role):
            return role == wish[0]
        case Open(drawer):
            return drawer in wish
        case Place(jewel, alarm):
            return alarm == ("alarm" in wish) and (jewel[0] in wish or not {"d", "s"} & set(wish))
        case Pick(jewel):
            return jewel[0] in wish
        case Turn(rotation, upending):
            return (rotation, upending) == turning(wish)
        case Pull():
            return "pull" in wish
        case TakeRuby():
            return "leave" not in wish
        case Close() | LeaveRuby() | Add() | Stop():
            return True


def turning(wish: list[str]) -> tuple[str, str]:
    """How this player wants to turn the box."""
    rotation = next((each for each in ROTATIONS if each in wish), "none")
    upending = next((each for each in UPENDINGS if each in wish), "never")
    return rotation, "first" if "flip" in wish else upending


def deal(seats: int, seed: int = 0, options: Options | None = None) -> Table:
    """A table with the first diamonds to hide."""
    return GAME.start(seats, options or Options(), rng=QuickRng(seed))


def do(t: Table, *moves: AnyMove) -> Table:
    """Play these moves, whoever is asked; each has to be legal."""
    for move in moves:
        seat = GAME.to_act(t)[0]
        assert move in GAME.moves(t, seat)
        GAME.apply(t, seat, move)
    return t


def random_play(t: Table, seed: int = 1) -> Iterator[Table]:
    """Play at random to the end; each time, also before the first move, look at the table."""
    chance = QuickRng(seed)
    yield t
    while t.outcome is None:
        seat = GAME.to_act(t)[0]
        GAME.apply(t, seat, chance.choice(GAME.moves(t, seat)))
        yield t


def upper(t: Table, drawer: DrawerName) -> tuple[Jewel, ...]:
    """What lies on top in the first compartment of this drawer."""
    return t.trays[2 * NUMBER_OF_DRAWER[drawer] + t.posture % 2]


def lower(t: Table, drawer: DrawerName) -> tuple[Jewel, ...]:
    """What hangs below in the first compartment of this drawer."""
    return t.trays[2 * NUMBER_OF_DRAWER[drawer] + 1 - t.posture % 2]


def kinds(events: list[Event]) -> list[str]:
    """What kind of things happened, in order."""
    return [type(event).__name__ for event in events]


def of_kind(kind: type[E], events: list[Event]) -> list[E]:
    """The events of this kind."""
    return [event for event in events if isinstance(event, kind)]
