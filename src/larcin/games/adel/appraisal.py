"""What things are worth to a bot, in squares of the track, and what others may have.

Everything here is read off a view. Chances are estimates: objects that were never seen are
taken to lie anywhere with equal chance, and others to act at random among what makes sense.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from functools import lru_cache
from math import exp, prod
from typing import Final, NamedTuple

from larcin.kernel.pieces import Seat

from .collection import best_collection, is_collection, letters_of, oldest, runs_of
from .data import (
    LEAST,
    LETTERS,
    LONG_TRACK,
    OLDEST_BONUS,
    SERIES,
    SHORT_TRACK,
    YEAR,
    Castle,
    Cheque,
    Object,
)
from .imagining import unseen_objects
from .moves import Exhibit, Sneak, Watch
from .view import View

GROWTH: Final = 0.9
"""An object more in one's best collection."""

HOPE: Final = 0.6
"""A square of the final bonus, which can still be lost."""

CASH: Final = 1.5
"""The highest cheque there is; lower ones in proportion."""

IN_CASTLE: Final = 0.5
"""How often others go to a castle."""

FIRST_COLLECTION: Final = 1.5
"""Being able to exhibit at all."""

SPARE: Final = 0.2
"""An object that is in no collection yet."""

EXHIBITS, SNEAKS, WATCHES = 0.45, 0.3, 0.25
"""What others do in a castle, as far as they can."""

UNLIKELY: Final = 0.1
"""How often they exhibit without having much."""

HIGHEST: Final = max(cheque for series in SERIES.values() for cheque in series.cheques)


# -- Others ---------------------------------------------------------------------------------


class Rival(NamedTuple):
    """Somebody else: the chances of what they do in a castle, and the collection to expect."""

    seat: Seat
    in_castle: float
    exhibits: float
    sneaks: float
    watches: float
    size: float


@lru_cache(16)
def rivals_of(v: View) -> tuple[Rival, ...]:
    """All others, by what is turned over already and by what they may have."""
    unseen = letters_of(unseen_objects(v))
    return tuple([_rival(v, seat, unseen) for seat in range(v.seats) if seat != v.seat])


def _rival(v: View, seat: Seat, unseen: str) -> Rival:
    player = v.players[seat]
    in_castle = IN_CASTLE
    if v.places:
        in_castle = float(v.places[seat] == "castle")
    size = expected_size(letters_of(player.objects), player.hidden, unseen)
    action = v.actions[seat] if v.actions else None
    if action is not None:
        exhibits, sneaks, watches = (isinstance(action, k) for k in (Exhibit, Sneak, Watch))
        return Rival(seat, in_castle, exhibits, sneaks, watches, size)
    show = EXHIBITS if size >= LEAST - 1 else UNLIKELY
    sneak = SNEAKS if player.thieves else 0.0
    total = show + sneak + WATCHES
    return Rival(seat, in_castle, show / total, sneak / total, WATCHES / total, size)


@lru_cache(1 << 14)
def expected_size(known: str, hidden: int, unseen: str) -> float:
    """How large a collection to expect of these letters and so many unseen objects."""
    share = [hidden * unseen.count(letter) / max(len(unseen), 1) for letter in LETTERS]
    count = [known.count(letter) + more for letter, more in zip(LETTERS, share, strict=True)]
    there = [
        1.0 if letter in known else 1 - exp(-more)
        for letter, more in zip(LETTERS, share, strict=True)
    ]
    return max(_size_around(letter, count, there) for letter in range(len(LETTERS)))


def _size_around(letter: int, count: list[float], there: list[float]) -> float:
    """The objects of this letter, and of each other one if no letter on the way is missing."""
    size, right, left = count[letter], there[letter], there[letter]
    for other in range(letter + 1, len(count)):
        size, right = size + count[other] * right, right * there[other]
    for other in range(letter - 1, -1, -1):
        size, left = size + count[other] * left, left * there[other]
    return size


def chance_of_any(chances: Iterable[float]) -> float:
    """The chance that at least one of these happens."""
    return 1 - prod(1 - each for each in chances)


# -- Objects --------------------------------------------------------------------------------


def worth_of_object(v: View, seat: Seat, new: Object) -> float:
    """What this object adds to a hand, as far as the viewer sees that hand."""
    hand = tuple(each for each in hand_seen(v, seat) if each != new)
    with_it = worth_of_hand(v, seat, (*hand, new))
    return with_it - worth_of_hand(v, seat, hand)


def hand_seen(v: View, seat: Seat) -> tuple[Object, ...]:
    """What the viewer knows of a hand."""
    return v.hand if seat == v.seat else v.players[seat].objects


@lru_cache(1 << 8)
def worth_of_hand(v: View, seat: Seat, hand: tuple[Object, ...]) -> float:
    """Its best collection, what else there is, and the hope for the final bonus."""
    best = best_collection(hand)
    value = GROWTH * len(best) + SPARE * (len(hand) - len(best))
    value += FIRST_COLLECTION if best else SPARE * max(map(len, runs_of(hand)), default=0)
    if hand and not v.options.final_exhibition:
        value += HOPE * expected_bonus(v, seat, oldest_year(hand))
    return value


def expected_bonus(v: View, seat: Seat, year: int) -> float:
    """The squares that an oldest object of this year may earn in the end."""
    years = unseen_years(v)
    share = bisect_left(years, year) / max(len(years), 1)
    none, one = 1.0, 0.0  # the chances that nobody, and that one other, holds an older object
    for other in range(v.seats):
        if other != seat:
            chance = _chance_of_older(v, other, year, share)
            none, one = none * (1 - chance), one * (1 - chance) + none * chance
    return OLDEST_BONUS[0] * none + OLDEST_BONUS[1] * one


@lru_cache(1 << 6)
def unseen_years(v: View) -> list[int]:
    """The years of all that the viewer has never seen, the oldest first."""
    return sorted([YEAR[each] for each in unseen_objects(v)])


def _chance_of_older(v: View, seat: Seat, year: int, share: float) -> float:
    """The chance that somebody holds an older object, where so many of the unseen are older."""
    seen = hand_seen(v, seat)
    if seen and oldest_year(seen) < year:
        return 1.0
    return 0.0 if seat == v.seat else 1 - (1 - share) ** v.players[seat].hidden


@lru_cache(1 << 12)
def oldest_year(objects: tuple[Object, ...]) -> int:
    """The year of the oldest of these."""
    return YEAR[oldest(objects)]


def worth_of_cheque(cheque: Cheque) -> float:
    """What it means to have this cheque."""
    return CASH * cheque / HIGHEST


# -- Exhibitions ----------------------------------------------------------------------------


@lru_cache(16)
def planned_collection(v: View) -> tuple[Object, ...]:
    """The collection that is best shown now: the prize it may win, less what thieves take."""
    found = candidates(v)
    return max(found, key=lambda each: worth_of_exhibition(v, each), default=())


def candidates(v: View) -> list[tuple[Object, ...]]:
    """Each run of the hand, whole and without the objects it would hurt most to lose."""
    found = []
    for run in runs_of(v.hand):
        by_worth = sorted(run, key=lambda each: worth_of_object(v, _me(v), each))
        found += [tuple(sorted(by_worth[:size])) for size in range(LEAST, len(run) + 1)]
    return [each for each in found if is_collection(each)]


@lru_cache(1 << 6)
def worth_of_exhibition(v: View, collection: tuple[Object, ...]) -> float:
    """The prize to expect, less the objects that thieves are expected to take."""
    rivals = rivals_of(v)
    castle = prize_castle(v, _me(v))
    beaten = [r.in_castle * r.exhibits * chance_larger(r, len(collection)) for r in rivals]
    first = prod(1 - chance for chance in beaten)
    second = sum(
        chance * prod(1 - other for n, other in enumerate(beaten) if n != number)
        for number, chance in enumerate(beaten)
    )
    thieves = sum(r.in_castle * r.sneaks for r in rivals)
    objects = [worth_of_object(v, _me(v), each) for each in collection]
    losses = sorted(objects, reverse=True)
    lost = sum(losses[n] * min(1.0, max(0.0, thieves - n)) for n in range(len(losses)))
    return first * castle.best + second * castle.second - lost


def chance_larger(rival: Rival, size: int) -> float:
    """The chance that a rival who exhibits shows more than this."""
    return 1 / (1 + exp(1.5 * (size - rival.size)))


def prize_castle(v: View, seat: Seat) -> Castle:
    """The castle whose fraction would count for this seat."""
    track = LONG_TRACK if v.options.long_track else SHORT_TRACK
    pawns = [player.pawn for player in v.players]
    square = max(pawns) if v.options.leaders_castle else pawns[seat]
    return track[min(square, len(track) - 1)]


def _me(v: View) -> Seat:
    assert v.seat is not None
    return v.seat
