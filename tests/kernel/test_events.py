"""An event is told once, and redacted for each pair of eyes."""

from __future__ import annotations

import pytest
from msgspec import Struct

from larcin.kernel.events import Event, Secret, redact
from larcin.kernel.pieces import Seat

FOR_0, FOR_NOBODY = Secret("crown", (0,)), Secret("purse", ())


class Drawn(Event, frozen=True):
    card: Secret[str]


class Box(Struct, frozen=True):
    inside: Secret[str]


class Moved(Event, frozen=True):
    box: Box
    cards: tuple[Secret[str], ...] = ()
    heap: list[Secret[str]] = []
    by_seat: dict[Seat, Secret[str]] = {}


class Nested(Event, frozen=True):
    hand: Secret[tuple[Secret[str], ...]]


def hidden(secret: Secret[str]) -> Secret[str]:
    return Secret(None, secret.seats)


def test_who_may_know_hears_everything() -> None:
    assert redact(Drawn("RB-1", FOR_0), 0) == Drawn("RB-1", FOR_0)


@pytest.mark.parametrize("seat", [1, None], ids=["another seat", "a spectator"])
def test_others_hear_that_there_is_a_secret_and_whose(seat: Seat | None) -> None:
    assert redact(Drawn("RB-1", FOR_0), seat) == Drawn("RB-1", Secret(None, (0,)))


def test_what_nobody_may_know_nobody_hears() -> None:
    assert redact(Drawn("RB-1", FOR_NOBODY), 0).card.value is None


def test_secrets_are_found_in_everything_that_holds_things() -> None:
    event = Moved("RB-1", Box(FOR_0), (FOR_0, FOR_NOBODY), [FOR_0], {1: FOR_0})
    none, nobody = hidden(FOR_0), hidden(FOR_NOBODY)
    assert redact(event, 0) == Moved("RB-1", Box(FOR_0), (FOR_0, nobody), [FOR_0], {1: FOR_0})
    assert redact(event, 1) == Moved("RB-1", Box(none), (none, nobody), [none], {1: none})


def test_a_secret_may_hold_a_deeper_one() -> None:
    event = Nested("RB-1", Secret((FOR_0, FOR_NOBODY), (0, 1)))
    assert redact(event, 1).hand.value == (hidden(FOR_0), hidden(FOR_NOBODY))
    assert redact(event, 2).hand.value is None


def test_redacting_for_one_leaves_the_event_for_the_next() -> None:
    event = Moved("RB-1", Box(FOR_0), heap=[FOR_0], by_seat={1: FOR_0})
    redact(event, 1)
    assert event == Moved("RB-1", Box(FOR_0), heap=[FOR_0], by_seat={1: FOR_0})


def test_an_event_without_secrets_is_not_copied() -> None:
    event = Moved("RB-1", Box(FOR_0), (FOR_0,), [FOR_0], {1: FOR_0})
    assert redact(event, 0) is event
