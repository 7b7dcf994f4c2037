"""Rounds written in a line per player, for the tests.

    play(t, "auction $22 fine", "castle exhibit", "castle T5 C1468", "castle watch")

A place, an action, and then what this player wants when asked: the house to buy from, the
objects to show (all that fit, if none is written), or the objects to steal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from larcin.games.adel import GAME
from larcin.games.adel.moves import AnyMove, Bid, Buy, Exhibit, Go, Keep, Show, Sneak, Steal, Watch
from larcin.games.adel.notation import CHEQUE_OF, THIEF_OF
from larcin.games.adel.rules import SCRIPT
from larcin.games.adel.state import Options, Table
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


def until(t: Table, rule: str, *players: str) -> Table:
    """Play the round until the question of this rule is put."""
    for _ in moves_of_round(t, *players):
        if SCRIPT.rule(t) == rule:
            break
    return t


def answer(moves: Sequence[AnyMove], wish: list[str]) -> AnyMove:
    """The first move that this player wants; otherwise the first one there is."""
    return next((move for move in moves if is_wanted(move, wish)), moves[0])


def is_wanted(move: AnyMove, wish: list[str]) -> bool:
    """Whether this is what the player said."""
    place, action, *wanted = wish
    match move:
        case Go():
            return move.place == place
        case Bid(cheque):
            return CHEQUE_OF.get(action) == cheque
        case Sneak(thief):
            return THIEF_OF.get(action) == thief
        case Exhibit():
            return action == "exhibit"
        case Watch():
            return action == "watch"
        case Buy(house):
            return house in wanted
        case Show(each):
            return each in wanted or not wanted
        case Keep(each):
            return each not in wanted
        case Steal(each):
            return each in wanted


def deal(seats: int, seed: int = 0, options: Options | None = None) -> Table:
    """A table after set-up."""
    return GAME.start(seats, options or Options(), rng=QuickRng(seed))


def random_play(t: Table, seed: int = 1) -> Iterator[Table]:
    """Play at random to the end; each time, also before the first move, look at the table."""
    chance = QuickRng(seed)
    yield t
    while t.outcome is None:
        seat = GAME.to_act(t)[0]
        GAME.apply(t, seat, chance.choice(GAME.moves(t, seat)))
        yield t


def kinds(events: list[Event]) -> list[str]:
    """What kind of things happened, in order."""
    return [type(event).__name__ for event in events]


def of_kind(kind: type[E], events: list[Event]) -> list[E]:
    """The events of this kind."""
    return [event for event in events if isinstance(event, kind)]
