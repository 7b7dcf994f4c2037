"""What things are worth to a bot, in squares of the track, and what others may have.

Everything here is read off a view. Chances are estimates: objects that were never seen are
taken to lie anywhere with equal chance, and others to act at random among what makes sense.
"""

from __future__ import annotations

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
from .moves import Exhibit, Sneak, Watch
from .view import View, unseen_objects


class Taste(NamedTuple):
    """What a player believes that cannot be counted, in squares of the track."""

    growth: float
    """An object more in one's best collection."""

    hope: float
    """A square of the final bonus, which can still be lost."""

    cash: float
    """The highest cheque there is; lower ones in proportion."""

    show: float
    """A square won by exhibiting: it also keeps others from winning it."""

    in_castle: float
    """How often others go to a castle."""

    mood: float
    """How far a mood may tip the scales: whoever always does the best thing is seen through."""


GREEN: Final = Taste(growth=0.9, hope=0.6, cash=1.5, show=1.0, in_castle=0.5, mood=1.0)
"""Of who has thought about the game."""

SEASONED: Final = Taste(growth=1.1, hope=1.2, cash=1.0, show=1.6, in_castle=0.7, mood=0.2)
"""Of who has played it: the best of some dozen tries among greedy players, and not by much."""

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
def rivals_of(v: View, taste: Taste) -> tuple[Rival, ...]:
    """All others, by what is turned over already and by what they may have."""
    unseen = letters_of(unseen_objects(v))
    return tuple([_rival(v, seat, unseen, taste) for seat in range(v.seats) if seat != v.seat])


def _rival(v: View, seat: Seat, unseen: str, taste: Taste) -> Rival:
    player = v.players[seat]
    in_castle = taste.in_castle
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


def worth_of_object(v: View, seat: Seat, new: Object, taste: Taste) -> float:
    """What this object adds to a hand, as far as the viewer sees that hand."""
    hand = tuple(each for each in hand_seen(v, seat) if each != new)
    with_it = worth_of_hand(v, seat, (*hand, new), taste)
    return with_it - worth_of_hand(v, seat, hand, taste)


def hand_seen(v: View, seat: Seat) -> tuple[Object, ...]:
    """What the viewer knows of a hand."""
    return v.hand if seat == v.seat else v.players[seat].objects


@lru_cache(1 << 8)
def worth_of_hand(v: View, seat: Seat, hand: tuple[Object, ...], taste: Taste) -> float:
    """Its best collection, what else there is, and the hope for the final bonus."""
    best = best_collection(hand)
    value = taste.growth * len(best) + SPARE * (len(hand) - len(best))
    value += FIRST_COLLECTION if best else SPARE * max(map(len, runs_of(hand)), default=0)
    if hand and not v.options.final_exhibition:
        value += taste.hope * expected_bonus(v, seat, YEAR[oldest(hand)])
    return value


def expected_bonus(v: View, seat: Seat, year: int) -> float:
    """The squares that an oldest object of this year may earn in the end."""
    unseen = unseen_objects(v)
    older = sum(YEAR[each] < year for each in unseen)
    chances = [
        _chance_of_older(v, other, year, older / max(len(unseen), 1))
        for other in range(v.seats)
        if other != seat
    ]
    none = prod(1 - chance for chance in chances)
    one = sum(
        chance * prod(1 - other for n, other in enumerate(chances) if n != number)
        for number, chance in enumerate(chances)
    )
    return OLDEST_BONUS[0] * none + OLDEST_BONUS[1] * one


def _chance_of_older(v: View, seat: Seat, year: int, share: float) -> float:
    """The chance that somebody holds an older object, where so many of the unseen are older."""
    if any(YEAR[each] < year for each in hand_seen(v, seat)):
        return 1.0
    return 0.0 if seat == v.seat else 1 - (1 - share) ** v.players[seat].hidden


def worth_of_cheque(cheque: Cheque, taste: Taste) -> float:
    """What it means to have this cheque."""
    return taste.cash * cheque / HIGHEST


# -- Exhibitions ----------------------------------------------------------------------------


@lru_cache(16)
def planned_collection(v: View, taste: Taste) -> tuple[Object, ...]:
    """The collection that is best shown now: the prize it may win, less what thieves take."""
    found = candidates(v, taste)
    return max(found, key=lambda each: worth_of_exhibition(v, each, taste), default=())


def candidates(v: View, taste: Taste) -> list[tuple[Object, ...]]:
    """Each run of the hand, whole and without the objects it would hurt most to lose."""
    found = []
    for run in runs_of(v.hand):
        by_worth = sorted(run, key=lambda each: worth_of_object(v, _me(v), each, taste))
        found += [tuple(sorted(by_worth[:size])) for size in range(LEAST, len(run) + 1)]
    return [each for each in found if is_collection(each)]


@lru_cache(1 << 6)
def worth_of_exhibition(v: View, collection: tuple[Object, ...], taste: Taste) -> float:
    """The prize to expect, less the objects that thieves are expected to take."""
    rivals = rivals_of(v, taste)
    castle = prize_castle(v)
    beaten = [r.in_castle * r.exhibits * chance_larger(r, len(collection)) for r in rivals]
    first = prod(1 - chance for chance in beaten)
    second = sum(
        chance * prod(1 - other for n, other in enumerate(beaten) if n != number)
        for number, chance in enumerate(beaten)
    )
    thieves = sum(r.in_castle * r.sneaks for r in rivals)
    objects = [worth_of_object(v, _me(v), each, taste) for each in collection]
    losses = sorted(objects, reverse=True)
    lost = sum(losses[n] * min(1.0, max(0.0, thieves - n)) for n in range(len(losses)))
    return taste.show * (first * castle.best + second * castle.second - lost)


def chance_larger(rival: Rival, size: int) -> float:
    """The chance that a rival who exhibits shows more than this."""
    return 1 / (1 + exp(1.5 * (size - rival.size)))


def prize_castle(v: View) -> Castle:
    """The castle whose fraction would count for the viewer."""
    track = LONG_TRACK if v.options.long_track else SHORT_TRACK
    pawns = [player.pawn for player in v.players]
    square = max(pawns) if v.options.leaders_castle else pawns[_me(v)]
    return track[min(square, len(track) - 1)]


def _me(v: View) -> Seat:
    assert v.seat is not None
    return v.seat
