"""One walker finds every piece and every seat in any view or event."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest
from msgspec import Struct

from larcin.kernel.events import Event, Secret
from larcin.kernel.pieces import Scores, Seat, again, marked, piece, pieces_in

Card = Annotated[Literal["ace", "king"], piece("card")]


class BareGem(Struct, frozen=True):
    colour: str


Gem = Annotated[BareGem, piece("gem")]
RED = BareGem("red")


class Pile(Struct, frozen=True):
    cards: tuple[Card, ...]
    owner: Seat | None


class Drawn(Event, frozen=True):
    seat: Seat
    card: Secret[Card]


class Counted(Event, frozen=True):
    scores: Scores


FINDS: dict[str, tuple[Any, Any, list[tuple[str, Any]]]] = {
    "a piece": (Card, "ace", [("card", "ace")]),
    "a seat": (Seat, 2, [("seat", 2)]),
    "a piece that is a struct": (Gem, RED, [("gem", RED)]),
    "no piece": (Card | None, None, []),
    "perhaps a piece": (Card | None, "ace", [("card", "ace")]),
    "perhaps a struct": (Gem | None, RED, [("gem", RED)]),
    "pieces in a row": (tuple[Card, ...], ("ace", "ace"), [("card", "ace"), ("card", "ace")]),
    "a pair": (tuple[Card, Seat], ("king", 0), [("card", "king"), ("seat", 0)]),
    "a list": (list[Card], ["king"], [("card", "king")]),
    "a set": (frozenset[Card], frozenset(["king"]), [("card", "king")]),
    "keys and values": (dict[Seat, Card], {1: "ace"}, [("seat", 1), ("card", "ace")]),
    "fields": (Pile, Pile(("ace",), 1), [("card", "ace"), ("seat", 1)]),
    "nested fields": (tuple[Pile, ...], (Pile((), 3),), [("seat", 3)]),
    "an open secret": (
        Drawn | Counted,
        Drawn("RB-1", 0, Secret("ace", (0,))),
        [("seat", 0), ("card", "ace"), ("seat", 0)],
    ),
    "a kept secret": (
        Drawn | Counted,
        Drawn("RB-1", 0, Secret(None, (0,))),
        [("seat", 0), ("seat", 0)],
    ),
    "unmarked numbers": (Drawn | Counted, Counted("RB-1", (3, 4)), []),
    "unmarked words": (tuple[str, int, dict[str, int]], ("ace", 1, {"king": 2}), []),
    "a repeated piece": (Annotated[Card | None, again()], "ace", [("again", "ace")]),
    "a repeated pile": (Annotated[Pile, again()], Pile(("ace",), 1), [("again", "ace")]),
}


@pytest.mark.parametrize("what", FINDS)
def test_it_finds(what: str) -> None:
    kind, value, found = FINDS[what]
    assert list(marked(value, kind)) == found


def test_a_struct_knows_its_own_type() -> None:
    assert list(marked(Pile(("ace",), 1))) == [("card", "ace"), ("seat", 1)]


class Hand(Struct, frozen=True):
    seat: Seat
    cards: tuple[Card, ...]
    chosen: Annotated[Card | None, again()]


def test_a_piece_named_again_is_counted_once() -> None:
    hand = Hand(0, ("ace", "king"), "king")
    assert pieces_in(hand) == ["ace", "king"]
    assert ("again", "king") in marked(hand)
