"""Numbers for bots, no search. All worth is counted in squares of the track."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Final, NamedTuple
from zlib import crc32

from larcin.kernel.game import BySeats
from larcin.kernel.judging import Judge
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance

from .appraisal import (
    Rival,
    chance_of_any,
    expected_size,
    planned_collection,
    rivals_of,
    worth_of_cheque,
    worth_of_exhibition,
    worth_of_object,
)
from .collection import best_collection, letters_of, oldest
from .data import (
    HOUSES,
    LETTERS,
    LONG_TRACK,
    PLAYERS,
    ROUNDS,
    SHORT_TRACK,
    YEAR,
    Cheque,
    Object,
    Place,
)
from .imagining import unseen_objects
from .moves import (
    Action,
    AnyMove,
    Bid,
    Buy,
    Exhibit,
    Go,
    Keep,
    Show,
    Sneak,
    Steal,
    Watch,
)
from .rules.choosing import actions_at
from .state import Table
from .view import View, view

BIDS: Final = 0.7
"""How often others lay a cheque, and not a thief, in the auction house."""

RANSOM: Final = 1.0
"""A thief at large, against one in prison."""

SPITE: Final = 0.4
"""What a rival loses."""

FAR: Final = 16
"""How much less a lead counts when everybody is still in the salon."""

Mood = str
"""What whims come from: who always does what is best is seen through."""


# -- The heuristic --------------------------------------------------------------------------


def heuristic(v: View, move: AnyMove) -> float:
    """The squares that this move may be expected to gain, soon or in the end."""
    return worth(v, move, own_mood(v))


def own_mood(v: View) -> Mood:
    """As good as chance to others, who do not see what it depends on."""
    return f"{v.round} {v.seat} {''.join(v.hidden or v.hand)}"


def worth(v: View, move: AnyMove, mood: Mood) -> float:
    """The squares that this move may be expected to gain in this mood."""
    assert v.seat is not None
    match move:
        case Go(place):
            me = v.players[v.seat]
            actions = actions_at(place, me.cheques, me.thieves)
            return max([expect(v, place, action, mood) for action in actions])
        case Bid() | Sneak() | Exhibit() | Watch():
            return expect(v, v.places[v.seat], move, mood)
        case Buy(house):
            top = v.houses[HOUSES.index(house)].top
            return worth_of_object(v, v.seat, top) if top is not None else 0.0
        case Show(each):
            return float(each in planned_collection(v))
        case Keep(each):
            return float(each not in planned_collection(v))
        case Steal(each):
            loss = worth_of_object(v, v.thefts[0].victim, each)
            return worth_of_object(v, v.seat, each) + SPITE * loss


def expect(v: View, place: Place, action: Action, mood: Mood) -> float:
    """What this action may be expected to gain at this place, as the mood is."""
    return gain(v, place, action) + whim(mood, place, type(action).__name__)


def whim(mood: Mood, *about: str) -> float:
    """How much somebody in this mood feels like it, from -1 to 1."""
    return crc32(f"{mood} {about}".encode()) / (1 << 31) - 1


def gain(v: View, place: Place, action: Action) -> float:
    """What this action may be expected to gain at this place."""
    rivals = rivals_of(v)
    match action:
        case Bid(cheque):
            return expect_of_bid(v, rivals, cheque)
        case Sneak() if place == "auction":
            return expect_of_prowling(v, rivals)
        case Sneak():
            return expect_of_burglary(v, rivals)
        case Exhibit():
            collection = planned_collection(v)
            return worth_of_exhibition(v, collection) if collection else -1.0
        case Watch():
            return chance_of_any(r.in_castle * r.sneaks for r in rivals) * rank(v)


def expect_of_bid(v: View, rivals: Sequence[Rival], cheque: Cheque) -> float:
    """The better of the two objects, less the cheque, if nobody lays a bigger one."""
    assert v.seat is not None
    tops = [house.top for house in v.houses if house.top is not None]
    gain = max((worth_of_object(v, v.seat, top) for top in tops), default=0.0)
    wins = prod(1 - chance_of_bigger(v, rival, cheque) for rival in rivals)
    return wins * (gain - worth_of_cheque(cheque)) if tops else 0.0


def chance_of_bigger(v: View, rival: Rival, cheque: Cheque) -> float:
    """The chance that this rival lays a bigger cheque."""
    cheques = v.players[rival.seat].cheques
    bigger = sum(each > cheque for each in cheques)
    return (1 - rival.in_castle) * BIDS * bigger / max(len(cheques), 1)


def expect_of_prowling(v: View, rivals: Sequence[Rival]) -> float:
    """A cheque, if somebody pays and no other thief comes."""
    if not any(house.top for house in v.houses):
        return 0.0
    cheques = [cheque for rival in rivals for cheque in v.players[rival.seat].cheques]
    paid = chance_of_any((1 - r.in_castle) * BIDS for r in rivals)
    alone = prod(1 - (1 - r.in_castle) * (1 - BIDS) for r in rivals)
    return paid * alone * worth_of_cheque(max(cheques)) if cheques else 0.0


def expect_of_burglary(v: View, rivals: Sequence[Rival]) -> float:
    """An object from everybody who exhibits, unless the thief is caught."""
    assert v.seat is not None
    loot = 0.0
    for r in rivals:
        known = v.players[r.seat].objects
        best = max((worth_of_object(v, v.seat, each) for each in known), default=1.0)
        loot += r.in_castle * r.exhibits * min(1.0, r.size / 4) * best
    return loot - RANSOM * chance_of_any(r.in_castle * r.watches for r in rivals)


def rank(v: View) -> int:
    """What a detective would be paid now."""
    assert v.seat is not None
    own = v.players[v.seat].pawn
    return 1 + sum(player.pawn > own for player in v.players)


# -- The playout policy ---------------------------------------------------------------------


def playout(t: Table, seat: Seat, moves: Sequence[AnyMove], rng: Chance) -> AnyMove:
    """What the heuristic likes best, in a mood that is drawn: nobody foresees the others' moods."""
    v, mood = view(t, seat), str(rng.below(1 << 30))
    return max(moves, key=lambda move: worth(v, move, mood))


# -- Judging --------------------------------------------------------------------------------


class Traits(NamedTuple):
    """What makes a seat strong.

    The lead and the bonus count the more, the nearer somebody is to the table.
    """

    way: float
    """The squares that the pawn has gone."""

    has_oldest: float
    has_second_oldest: float
    younger: float
    """How many centuries its oldest object lies behind the oldest of all; 0 or less."""

    at_risk: float
    """Whether the oldest object is part of the best collection, and so may be stolen."""

    collection: float
    """How many objects the best collection has."""

    has_collection: float
    objects: float
    thieves: float
    """Those at large."""

    best_cheque: float
    cheques: float


def traits(t: Table) -> list[Traits]:
    """The way made, the oldest objects, the best collection, cheques and thieves at large."""
    near = 1 / (1 + FAR * (1 - max(t.pawns) / t.last_square()) ** 2)
    hands = [t.hand(seat) for seat in range(t.seats)]
    years = [min([YEAR[each] for each in hand], default=2000) for hand in hands]
    first, second = sorted(years)[:2]
    rows: list[Traits] = []
    for seat, hand in enumerate(hands):
        cheques, year = t.cheques[seat], years[seat]
        best = best_collection(hand)
        rows.append(
            Traits(
                way=near * t.pawns[seat],
                has_oldest=near * (year == first),
                has_second_oldest=near * (year == second),
                younger=near * (first - year) / 100,
                at_risk=near * (year == first and best != () and YEAR[oldest(best)] == year),
                collection=len(best),
                has_collection=float(len(best) > 0),
                objects=len(hand),
                thieves=len(t.thieves[seat]),
                best_cheque=max(cheques, default=0) / 10_000,
                cheques=sum(cheques) / 10_000,
            )
        )
    return rows


JUDGE: Final = Judge(
    traits,
    BySeats(
        duel=Traits(
            way=2.67,
            has_oldest=2.24,
            has_second_oldest=-2.24,
            younger=0.16,
            at_risk=3.25,
            collection=0.50,
            has_collection=-1.11,
            objects=0.08,
            thieves=0.14,
            best_cheque=-0.05,
            cheques=0.09,
        ),
        crowd=Traits(
            way=1.54,
            has_oldest=11.9,
            has_second_oldest=2.94,
            younger=-0.04,
            at_risk=-1.30,
            collection=0.15,
            has_collection=-0.32,
            objects=0.15,
            thieves=-0.08,
            best_cheque=0.19,
            cheques=0.02,
        ),
    ),
)


# -- The features ---------------------------------------------------------------------------


def features(v: View) -> list[float]:
    """The own hand, the houses, the time, and each player as seen from this seat."""
    unseen = letters_of(unseen_objects(v))
    track = LONG_TRACK if v.options.long_track else SHORT_TRACK
    hand = letters_of(v.hand)
    numbers = [hand.count(letter) / 4 for letter in LETTERS]
    numbers += [unseen.count(letter) / 10 for letter in LETTERS]
    for house in v.houses:
        numbers += [float(house.top is not None and house.top[0] == each) for each in LETTERS]
        numbers.append(house.under / 20)
    numbers += [v.round / ROUNDS, _years(v.hand), float(len(v.picked)), float(v.considered)]
    for place in range(PLAYERS[-1]):
        numbers += _player_features(v, place, len(track), unseen)
    return numbers


def _player_features(v: View, place: int, squares: int, unseen: str) -> list[float]:
    """The player so many seats after this one; nothing where nobody sits."""
    if place >= v.seats:
        return [0.0] * 9
    seat = ((v.seat or 0) + place) % v.seats
    player = v.players[seat]
    known = letters_of(player.objects)
    went = v.places[seat] if v.places else None
    return [
        1.0,
        player.pawn / squares,
        expected_size(known, player.hidden, unseen) / 4,
        _years(player.objects),
        sum(player.cheques) / 50_000,
        max(player.cheques, default=0) / 22_500,
        len(player.thieves) / 2,
        float(went == "auction"),
        float(went == "castle"),
    ]


def _years(objects: Sequence[Object]) -> float:
    """How old the oldest of these is, in centuries before 2000."""
    return (2000 - min((YEAR[each] for each in objects), default=2000)) / 100
