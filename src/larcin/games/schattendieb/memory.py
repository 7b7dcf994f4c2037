"""What a player who has closed can still know of the hand that went under the pile. [SD-R5]

The owner alone knows those cards, but not their order. Later they may be drawn, and everybody
sees who draws; they may be laid, but cards that look alike cannot be told apart. So a memory
is the list of all guesses that cannot be ruled out, and a guess says where each of those
cards is that have not come to light. The truth is always one of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import reduce
from itertools import combinations
from operator import and_
from typing import Final

from larcin.kernel.pieces import Seat

from .data import Card

Place = str
Guess = tuple[tuple[Place, Card], ...]
Memory = tuple[Guess, ...]

AWAY: Final[Place] = "away"
"""Discarded unseen."""

PILE: Final[Place] = "pile"
"""In the pile, above all hands that went under it: no guess puts a card there."""


def hand_of(seat: Seat) -> Place:
    """This seat's hand, as a place where a card may be."""
    return f"hand-{seat}"


def under_of(seat: Seat) -> Place:
    """The cards that this seat put under the pile."""
    return f"under-{seat}"


def remember(cards: tuple[Card, ...], place: Place) -> Memory:
    """One's own cards went to this place: so far nothing is in doubt."""
    return (_guess((place, card) for card in cards),)


def after_move(memory: Memory, source: Place, held: int, count: int, goal: Place) -> Memory:
    """So many of the cards held at one place went to another one; which ones, was not seen."""
    guesses: set[Guess] = set()
    for guess in memory:
        there = [known for known in guess if known[0] == source]
        elsewhere = [known for known in guess if known[0] != source]
        strangers = held - len(there)
        for number in range(max(0, count - strangers), min(count, len(there)) + 1):
            for moved in combinations(range(len(there)), number):
                goals = [
                    (goal if i in moved else source, card) for i, (_, card) in enumerate(there)
                ]
                guesses.add(_guess([*elsewhere, *goals]))
    return tuple(sorted(guesses))


def after_show(memory: Memory, place: Place, card: Card, held: int, unseen: int) -> Memory:
    """A card from this place came to light: one's own, or another that looks like it.

    It can be another one only if the place still has room for what the guess puts there, and
    if there are unseen copies enough for what the guess takes to be hidden.
    """
    guesses: set[Guess] = set()
    for guess in memory:
        if (place, card) in guess:
            rest = list(guess)
            rest.remove((place, card))
            guesses.add(tuple(rest))
        has_room = sum(known[0] == place for known in guess) <= held
        if has_room and sum(known[1] == card for known in guess) <= unseen:
            guesses.add(guess)
    return tuple(sorted(guesses))


def certain(memory: Memory) -> list[Card]:
    """The cards that are hidden by every guess, wherever they are."""
    if not memory:
        return []
    counts = (Counter(card for _, card in guess) for guess in memory)
    return sorted(reduce(and_, counts).elements())


def _guess(known: Iterable[tuple[Place, Card]]) -> Guess:
    return tuple(sorted(known))
