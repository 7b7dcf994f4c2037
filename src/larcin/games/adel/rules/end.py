"""The end of a round and of the game."""

from __future__ import annotations

from larcin.games.adel.collection import Worth, best_collection, oldest, worth
from larcin.games.adel.data import CENTURY, OLDEST_BONUS, ROUNDS, YEAR, Object
from larcin.games.adel.events import Compared, Crowned, Honoured
from larcin.games.adel.state import Options, Table
from larcin.games.adel.steps import NEXT_ROUND
from larcin.kernel.pieces import Seat
from larcin.kernel.table import Outcome, places

from .castle import make_known
from .setup import objects_in_play
from .track import advance, is_at_table

YEARS_EACH = 75  # [AV-11.2]

# -- 8. Remarks -----------------------------------------------------------------------------


def end_round(t: Table) -> str | None:
    """[AV-8.4] [AV-R38] [AV-R53] Everyone takes back what was not paid, stolen or arrested.

    [AV-9.1] [AV-R54] Once a pawn is at the table, this was the last round.
    """
    t.exhibits, t.places, t.actions = [], [], []
    if any(is_at_table(t, seat) for seat in range(t.seats)):
        return None
    if t.round < ROUNDS:
        return NEXT_ROUND
    t.stopped = True  # [AV-R60] noted before a bonus brings somebody to the table
    return None


# -- 9. The end -----------------------------------------------------------------------------


def give_bonus(t: Table) -> None:
    """[AV-9.2] [AV-R70] Eight squares for the oldest object."""
    if t.options.final_exhibition:
        hold_final_exhibition(t)
    else:
        honour(t, 0, "AV-9.2")


def give_next_bonus(t: Table) -> None:
    """[AV-9.3] [AV-R70] Four squares for the next player's oldest.

    [AV-R58] That is as if both were given at once: no pawn has a say in whose object is older.
    """
    if t.options.final_exhibition:
        reward_final_exhibition(t)
    else:
        honour(t, 1, "AV-9.3")


def honour(t: Table, place: int, rule: str) -> None:
    """[AV-R70] The objects that earn the bonus are shown to all."""
    owners = sorted(filter(t.size, range(t.seats)), key=lambda seat: age(t, seat))  # [AV-R57]
    for seat in owners[place : place + 1]:  # [AV-R55] [AV-R56]
        bonus = OLDEST_BONUS[place]
        t.tell(Honoured, rule, seat, *present_oldest(t, seat), bonus)
        t.picture()  # first the object is seen, then the pawn goes
        advance(t, seat, bonus, "bonus", rule)


def present_oldest(t: Table, seat: Seat) -> tuple[Object, tuple[Object, ...], int]:
    """[AV-R70] Show all what makes this seat's oldest object as old as it counts."""
    hand = t.hand(seat)
    first = oldest(hand)
    younger = younger_objects(hand) if t.options.seventy_five else ()  # [AV-R62]
    make_known(t, seat, (first, *younger))
    return first, younger, age(t, seat)[0]


def hold_final_exhibition(t: Table) -> None:
    """[AV-R55b] As a variant, the best final collections earn the bonus."""
    for collection, seat in final_collections(t):
        make_known(t, seat, collection)
        t.tell(Crowned, "AV-R55b", seat, collection)


def reward_final_exhibition(t: Table) -> None:
    """[AV-R55b] The two best of them, that is."""
    for (_, seat), steps in zip(final_collections(t), OLDEST_BONUS, strict=False):
        advance(t, seat, steps, "bonus", "AV-R55b")


def final_collections(t: Table) -> list[tuple[tuple[Object, ...], Seat]]:
    """[AV-R55b] The best collection of everybody who has one, the best of all first."""
    collections = [(best_collection(t.hand(seat)), seat) for seat in range(t.seats)]
    return sorted((each for each in collections if each[0]), key=rank_of, reverse=True)


def rank_of(shown: tuple[tuple[Object, ...], Seat]) -> Worth:
    """How good the collection is that somebody shows."""
    return worth(shown[0])


def name_winner(t: Table) -> None:
    """[AV-9.4] [AV-R58] [AV-R71] Whose pawn is furthest, at the table or not, wins."""
    if not t.options.final_exhibition:
        compare_oldest(t)
    keys = [(pawn, tie_break(t, seat)) for seat, pawn in enumerate(t.pawns)]
    t.outcome = Outcome(deciding_rule(t, keys.count(max(keys))), tuple(t.pawns), places(keys))


def compare_oldest(t: Table) -> None:
    """[AV-R59] Pawns on the same square: the objects that decide between them are shown to all."""
    for seat, pawn in enumerate(t.pawns):
        if t.pawns.count(pawn) > 1 and t.size(seat):
            t.tell(Compared, "AV-R59", seat, *present_oldest(t, seat))


def tie_break(t: Table, seat: Seat) -> Worth:
    """[AV-R59] On the same square the older oldest object decides; [AV-R55b] or the collection."""
    if t.options.final_exhibition:
        return worth(best_collection(t.hand(seat)))
    if not t.size(seat):
        return -10_000, 0  # younger than anything
    year, printed = age(t, seat)
    return -year, -printed


def deciding_rule(t: Table, winners: int) -> str:
    """[AV-R60] Nobody came to the table; [AV-9.4] one pawn ahead; [AV-R59] [AV-R55b] a tie broken.

    [AV-R59b] Those who tie and have nothing to compare share the victory.
    """
    if t.stopped:
        return "AV-R60"
    if winners > 1:
        return "AV-R59b"
    if t.pawns.count(max(t.pawns)) == 1:
        return "AV-9.4"
    return "AV-R55b" if t.options.final_exhibition else "AV-R59"


def bound(seats: int, options: Options) -> int:
    """[AV-R60] A hundred rounds: two choices each, a sale, every object considered, all thefts."""
    thefts = (seats // 2) * (seats - seats // 2)
    return ROUNDS * (2 * seats + 1 + len(objects_in_play(seats)) + thefts)


# -- 11. Variant: seventy-five years --------------------------------------------------------


def age(t: Table, seat: Seat) -> tuple[int, int]:
    """[AV-R63] [AV-R64] The year that counts at the end, then the printed one; less is older."""
    hand = t.hand(seat)
    printed = YEAR[oldest(hand)]
    return effective_year(hand) if t.options.seventy_five else printed, printed


def effective_year(hand: tuple[Object, ...]) -> int:
    """[AV-11.2] [AV-R61] Each object of the 1900s makes the oldest object 75 years older."""
    return YEAR[oldest(hand)] - YEARS_EACH * len(younger_objects(hand))


def younger_objects(hand: tuple[Object, ...]) -> tuple[Object, ...]:
    """[AV-R62] The objects of 1900 to 1999, the oldest one included."""
    return tuple(each for each in hand if YEAR[each] in CENTURY)
