"""Numbers for bots, no search. All worth is counted in squares of the track."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Final
from zlib import crc32

from larcin.kernel.judging import Judge
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance

from .appraisal import (
    GREEN,
    SEASONED,
    Rival,
    Taste,
    chance_of_any,
    expected_size,
    planned_collection,
    rivals_of,
    worth_of_cheque,
    worth_of_exhibition,
    worth_of_object,
)
from .collection import best_collection, is_barren, letters_of
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
from .view import View, unseen_objects

BIDS: Final = 0.7
"""How often others lay a cheque, and not a thief, in the auction house."""

RANSOM: Final = 1.0
"""A thief at large, against one in prison."""

SPITE: Final = 0.4
"""What a rival loses."""


HOMELY: Final = 3
"""Once in so many times, a playout goes anywhere although it has something to show."""

SHY: Final = 4
"""Once in so many times, a playout in the castle exhibits."""


# -- The heuristic --------------------------------------------------------------------------


def heuristic(v: View, move: AnyMove) -> float:
    """The squares that this move may be expected to gain, soon or in the end."""
    return worth(v, move, GREEN)


def skill(v: View, move: AnyMove) -> float:
    """The same by experience: the bonus of the end counts from the first round on."""
    return worth(v, move, SEASONED)


def worth(v: View, move: AnyMove, taste: Taste) -> float:
    """The squares that this move may be expected to gain by this taste."""
    assert v.seat is not None
    match move:
        case Go(place):
            me = v.players[v.seat]
            actions = actions_at(place, me.cheques, me.thieves)
            return max(expect(v, place, action, taste) for action in actions)
        case Bid() | Sneak() | Exhibit() | Watch():
            return expect(v, v.places[v.seat], move, taste)
        case Buy(house):
            top = v.houses[HOUSES.index(house)].top
            return worth_of_object(v, v.seat, top, taste) if top is not None else 0.0
        case Show(each):
            return float(each in planned_collection(v, taste))
        case Keep(each):
            return float(each not in planned_collection(v, taste))
        case Steal(each):
            loss = worth_of_object(v, v.thefts[0].victim, each, taste)
            return worth_of_object(v, v.seat, each, taste) + SPITE * loss


def expect(v: View, place: Place, action: Action, taste: Taste) -> float:
    """What this action may be expected to gain at this place, as the mood is."""
    return gain(v, place, action, taste) + taste.mood * mood(v, place, type(action).__name__)


def mood(v: View, *about: str) -> float:
    """From -1 to 1: as good as chance to others, who do not see what it depends on."""
    hand = "".join(v.hidden or v.hand)
    return crc32(f"{v.round} {v.seat} {hand} {about}".encode()) / (1 << 31) - 1


def gain(v: View, place: Place, action: Action, taste: Taste) -> float:
    """What this action may be expected to gain at this place."""
    rivals = rivals_of(v, taste)
    match action:
        case Bid(cheque):
            return expect_of_bid(v, rivals, cheque, taste)
        case Sneak() if place == "auction":
            return expect_of_prowling(v, rivals, taste)
        case Sneak():
            return expect_of_burglary(v, rivals, taste)
        case Exhibit():
            collection = planned_collection(v, taste)
            return worth_of_exhibition(v, collection, taste) if collection else -1.0
        case Watch():
            return chance_of_any(r.in_castle * r.sneaks for r in rivals) * rank(v)


def expect_of_bid(v: View, rivals: Sequence[Rival], cheque: Cheque, taste: Taste) -> float:
    """The better of the two objects, less the cheque, if nobody lays a bigger one."""
    assert v.seat is not None
    tops = [house.top for house in v.houses if house.top is not None]
    gain = max((worth_of_object(v, v.seat, top, taste) for top in tops), default=0.0)
    wins = prod(1 - chance_of_bigger(v, rival, cheque) for rival in rivals)
    return wins * (gain - worth_of_cheque(cheque, taste)) if tops else 0.0


def chance_of_bigger(v: View, rival: Rival, cheque: Cheque) -> float:
    """The chance that this rival lays a bigger cheque."""
    cheques = v.players[rival.seat].cheques
    bigger = sum(each > cheque for each in cheques)
    return (1 - rival.in_castle) * BIDS * bigger / max(len(cheques), 1)


def expect_of_prowling(v: View, rivals: Sequence[Rival], taste: Taste) -> float:
    """A cheque, if somebody pays and no other thief comes."""
    if not any(house.top for house in v.houses):
        return 0.0
    cheques = [cheque for rival in rivals for cheque in v.players[rival.seat].cheques]
    paid = chance_of_any((1 - r.in_castle) * BIDS for r in rivals)
    alone = prod(1 - (1 - r.in_castle) * (1 - BIDS) for r in rivals)
    return paid * alone * worth_of_cheque(max(cheques), taste) if cheques else 0.0


def expect_of_burglary(v: View, rivals: Sequence[Rival], taste: Taste) -> float:
    """An object from everybody who exhibits, unless the thief is caught."""
    assert v.seat is not None
    loot = 0.0
    for r in rivals:
        known = v.players[r.seat].objects
        best = max((worth_of_object(v, v.seat, each, taste) for each in known), default=1.0)
        loot += r.in_castle * r.exhibits * min(1.0, r.size / 4) * best
    return loot - RANSOM * chance_of_any(r.in_castle * r.watches for r in rivals)


def rank(v: View) -> int:
    """What a detective would be paid now."""
    assert v.seat is not None
    own = v.players[v.seat].pawn
    return 1 + sum(player.pawn > own for player in v.players)


# -- The playout policy ---------------------------------------------------------------------


def playout(t: Table, seat: Seat, moves: Sequence[AnyMove], rng: Chance) -> AnyMove:
    """Much like the heuristic, at a glance: mostly to the castle, if there is a collection.

    It never lays an exhibition without one, shows what it has and steals the oldest.
    """
    first = moves[0]
    match first:
        case Show():
            return first
        case Steal():
            return min(moves, key=_year)
        case Go() if rng.below(HOMELY) and not is_barren(letters_of(t.hand(seat))):
            return Go("castle")
        case Exhibit() if rng.below(SHY) or is_barren(letters_of(t.hand(seat))):
            return rng.choice(moves[1:])
        case Exhibit():
            return first
    return rng.choice(moves)


def _year(move: AnyMove) -> int:
    assert isinstance(move, Steal)
    return YEAR[move.object]


# -- Judging --------------------------------------------------------------------------------


def traits(t: Table) -> list[tuple[float, ...]]:
    """The way made, the best collection, the oldest object, cheques and thieves at large.

    The lead counts the more, the nearer somebody is to the table.
    """
    last = t.last_square()
    near = 1 / (1 + 4 * (1 - max(t.pawns) / last))
    hands = [t.hand(seat) for seat in range(t.seats)]
    years = [min([YEAR[each] for each in hand], default=2000) for hand in hands]
    first, *others = sorted(years)
    rows: list[tuple[float, ...]] = []
    for seat, hand in enumerate(hands):
        cheques = t.cheques[seat]
        size = len(best_collection(hand))
        rows.append(
            (
                near * t.pawns[seat],
                near * (years[seat] == first),
                near * (years[seat] == others[0]),
                near * (first - years[seat]) / 100,
                size,
                float(size > 0),
                len(hand),
                len(t.thieves[seat]),
                max(cheques, default=0) / 10_000,
                sum(cheques) / 10_000,
            )
        )
    return rows


JUDGE: Final = Judge(
    traits,
    duel=(1.14, 0.86, -0.86, 0.43, 0.47, -0.79, 0.11, -0.2, -0.56, 0.13),
    crowd=(0.81, 6.58, 1.93, -0.85, 0.06, 0.01, 0.21, -0.08, 0.09, 0.0),
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
