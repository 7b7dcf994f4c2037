"""The worlds that a seat cannot rule out: hidden objects, face-down actions and secret picks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance

from .collection import is_barren, letters_of, ways
from .data import LEAST, Object
from .moves import Action
from .rules import SCRIPT
from .rules.choosing import actions_at
from .rules.setup import objects_in_play
from .state import Table
from .view import House, Player, View

Hands = dict[Seat, tuple[Object, ...]]
TRIES: Final = 200
"""How often to deal anew before hands are made to fit by swaps."""

SWAPS: Final = 12
"""How many swaps for each object of those hands, once all fit."""

PATIENCE: Final = 10_000
"""The most swaps of all."""


def imagine(v: View, rng: Chance) -> Table:
    """A table that this view cannot rule out: hidden objects and choices are drawn."""
    hidden, unseen = _imagine_hands(v, rng)
    houses = [_imagine_pile(house, unseen) for house in v.houses]
    t = Table(
        seats=v.seats,
        options=v.options,
        rng=rng,
        step=SCRIPT.index(v.step),
        outcome=v.outcome,
        colours=tuple(player.colour for player in v.players),
        round=v.round,
        pawns=[player.pawn for player in v.players],
        hidden=hidden,
        known=[player.objects for player in v.players],
        cheques=[player.cheques for player in v.players],
        thieves=[player.thieves for player in v.players],
        houses=houses,
        till=v.till,
        prison=v.prison,
        barren=[player.barren for player in v.players],
        places=list(v.places),
        actions=_imagine_actions(v, rng),
        picked=[()] * v.seats,
        exhibits=[(shown.seat, shown.objects) for shown in v.exhibits],
        thefts=[(theft.thief, theft.victim) for theft in v.thefts],
    )
    _imagine_picks(t, v, rng)
    chosen = {seat: v.choice if seat == v.seat else None for seat in v.chosen}
    SCRIPT.ask_again(t, chosen, rng)
    return t


def unseen_objects(v: View) -> list[Object]:
    """The objects that this seat has never seen: in others' hands, or under the top of a pile."""
    seen = {each for player in v.players for each in player.objects}
    seen.update(v.hidden, (house.top for house in v.houses if house.top is not None))
    return [each for each in objects_in_play(v.seats) if each not in seen]


def _imagine_hands(v: View, rng: Chance) -> tuple[list[tuple[Object, ...]], list[Object]]:
    """Hidden objects for everybody, and what is left for the piles.

    [AV-R74] A hand in which somebody could not find a collection has none. Dealing anew until
    all hands fit draws each possible deal as often as any other; where that takes too long,
    hands are made to fit.
    """
    unseen = unseen_objects(v)
    others = [seat for seat in range(v.seats) if seat != v.seat]
    others.sort(key=lambda seat: not v.players[seat].barren)  # those that may not fit come first
    hands = _deal_hidden(v, others, unseen, rng)
    for _ in range(TRIES - 1):
        if hands is not None:
            break
        hands = _deal_hidden(v, others, unseen, rng)
    if hands is None:
        hands = _fit_hands(v, others, unseen, rng)
    left = unseen[sum(map(len, hands.values())) :]
    rng.shuffle(left)
    if v.seat is not None:
        hands[v.seat] = v.hidden
    return [hands[seat] for seat in range(v.seats)], left


def _deal_hidden(v: View, seats: list[Seat], unseen: list[Object], rng: Chance) -> Hands | None:
    """Hands for these seats from the front of the unseen objects; nothing, if one does not fit."""
    for seat, places in _places_of_hands(v, seats).items():
        _draw(unseen, places, rng)
        if not _is_possible(v.players[seat], _objects_at(unseen, places)):
            return None
    return _hands(v, seats, unseen)


def _fit_hands(v: View, seats: list[Seat], unseen: list[Object], rng: Chance) -> Hands:
    """Hands for these seats by a walk: two objects swap unless fewer hands would fit then.

    Once all fit, a swap is as likely as the swap back, so the walk forgets where it began and
    comes to every possible deal equally often. Measured with seven rivals without collections
    at ten seats: each holds 0.77 objects of letter F, as when dealing anew until all fit.

    The walk has an end: a hand that does not fit by then stays as it is, and this imagined world
    takes an exhibition that failed for one that was never tried. That was not seen to happen.
    """
    _draw(unseen, range(len(unseen)), rng)
    places = _places_of_hands(v, seats)
    owners = [seat for seat in seats for _ in places[seat] if v.players[seat].barren]
    swaps, misfits = SWAPS * len(owners), len(places) - _count_possible(v, places, unseen)
    for _ in range(PATIENCE):
        if not misfits:
            swaps -= 1
        if not swaps:
            break
        misfits -= _swap(v, owners, places, unseen, rng)
    return _hands(v, seats, unseen)


def _swap(
    v: View, owners: list[Seat], places: dict[Seat, range], unseen: list[Object], rng: Chance
) -> int:
    """Swap an object of these owners with any other, unless that is for the worse.

    How many hands more fit afterwards.
    """
    one, other = rng.below(len(owners)), rng.below(len(unseen))
    concerned = {seat: places[seat] for seat in (owners[one], *owners[other : other + 1])}
    before = _count_possible(v, concerned, unseen)
    unseen[one], unseen[other] = unseen[other], unseen[one]
    gain = _count_possible(v, concerned, unseen) - before
    if gain < 0:
        unseen[one], unseen[other] = unseen[other], unseen[one]
    return max(gain, 0)


def _places_of_hands(v: View, seats: list[Seat]) -> dict[Seat, range]:
    """Which of the unseen objects are in which hand, if these seats take theirs in turn."""
    ends = list(accumulate(v.players[seat].hidden for seat in seats))
    return {
        seat: range(end - v.players[seat].hidden, end)
        for seat, end in zip(seats, ends, strict=True)
    }


def _hands(v: View, seats: list[Seat], unseen: list[Object]) -> Hands:
    return {
        seat: tuple(sorted(_objects_at(unseen, places)))
        for seat, places in _places_of_hands(v, seats).items()
    }


def _objects_at(objects: list[Object], places: range) -> list[Object]:
    return objects[places.start : places.stop]


def _count_possible(v: View, places: dict[Seat, range], unseen: list[Object]) -> int:
    """How many of these hands agree with the failed exhibitions of their seats."""
    return sum(
        _is_possible(v.players[seat], _objects_at(unseen, hand)) for seat, hand in places.items()
    )


def _draw(objects: list[Object], places: range, rng: Chance) -> None:
    """Put into each of these places any object from there on: the beginning of a shuffle."""
    for place in places:
        other = place + rng.below(len(objects) - place)
        objects[place], objects[other] = objects[other], objects[place]


def _is_possible(player: Player, hidden: Sequence[Object]) -> bool:
    """[AV-R74] Whether these hidden objects agree with every exhibition that failed."""
    if not player.barren:
        return True
    letters = letters_of(hidden)
    return all(is_barren(letters + known) for known in player.barren)


def _imagine_pile(house: House, unseen: list[Object]) -> tuple[Object, ...]:
    if house.top is None:
        return ()
    return (*(unseen.pop() for _ in range(house.under)), house.top)


def _imagine_actions(v: View, rng: Chance) -> list[Action]:
    """What others have laid face down is one of the things they may have laid."""
    return [
        rng.choice(actions_at(v.places[seat], v.players[seat].cheques, v.players[seat].thieves))
        if action is None
        else action
        for seat, action in enumerate(v.actions)
    ]


def _imagine_picks(t: Table, v: View, rng: Chance) -> None:
    """[AV-R73] Others have gone through their objects, too, and nobody saw what they picked.

    All ways in which they can have done so, given their hands, are equally likely.
    """
    t.considered = v.considered
    for seat in t.exhibitors():
        if seat != v.seat and t.size(seat) >= LEAST:
            t.picked[seat] = _imagine_pick(t.hand(seat), v.considered, rng)
    if v.seat is not None:
        t.picked[v.seat] = v.picked


def _imagine_pick(hand: tuple[Object, ...], considered: int, rng: Chance) -> tuple[Object, ...]:
    """What is picked of this hand so far: each answer by the number of ways to go on from it."""
    picked: tuple[Object, ...] = ()
    letters = letters_of(hand)
    for place, each in enumerate(hand[:considered]):
        last = picked[-1][0] if picked else ""
        shown, kept = ways(letters[place:], considered - place, min(len(picked), LEAST), last)
        if rng.below(shown + kept) < shown:
            picked = (*picked, each)
    return picked
