"""Phase four, first part: exhibitions."""

from __future__ import annotations

from typing import Final

from larcin.games.adel.collection import letters_of, picks, worth
from larcin.games.adel.data import LEAST, OBJECTS, Castle, Object
from larcin.games.adel.events import Exhibited, Missed
from larcin.games.adel.moves import Exhibit, Keep, Pick, Show
from larcin.games.adel.state import Table
from larcin.games.adel.steps import PICKING, PICKING_BLIND
from larcin.kernel.pieces import Seat

from .track import advance, castle_of

# What may be said of an object, made once: by whether it may be shown and whether kept.
PICKS: Final[dict[tuple[Object, tuple[bool, bool]], tuple[Pick, ...]]] = {
    (each, (show, keep)): (*([Show(each)] if show else ()), *([Keep(each)] if keep else ()))
    for each in OBJECTS
    for show in (False, True)
    for keep in (False, True)
}
KEEP_ONLY: Final = (False, True)

# -- 7. Phase four: collections -------------------------------------------------------------


def may_pick(t: Table) -> dict[Seat, tuple[Pick, ...]]:
    """[AV-R33] [AV-R73] Exhibitors go through their objects in secret, at the same time."""
    return {seat: picks_of(t, seat) for seat in pickers(t) if is_asked(t, seat)}


def may_pick_blind(t: Table) -> dict[Seat, tuple[Pick, ...]]:
    """[AV-R33b] As a variant this is done before the actions are turned over, by everyone there.

    Who does not exhibit answers as many questions as who does, but has nothing to choose.
    """
    return {seat: picks_of(t, seat) for seat in blind_pickers(t) if is_asked(t, seat)}


def pickers(t: Table) -> list[Seat]:
    """[AV-R33] Who puts a collection together once the actions are turned over."""
    return [] if t.options.blind else t.exhibitors()


def blind_pickers(t: Table) -> list[Seat]:
    """[AV-R33b] Who is asked for a collection before: all that can have laid an exhibition."""
    return [seat for seat in range(t.seats) if t.options.blind and t.places[seat] == "castle"]


def is_asked(t: Table, seat: Seat) -> bool:
    """[AV-R23] [AV-R73] Whether there is an object left to ask about; who has too few is not asked.

    Everybody can count objects, so being asked betrays nothing.
    """
    return max(t.considered + 1, LEAST) <= t.size(seat)


def picks_of(t: Table, seat: Seat) -> tuple[Pick, ...]:
    """[AV-7.10] [AV-R34] Any object may be left out, while a collection can still be made."""
    hand = t.hand(seat)
    each = hand[t.considered]
    if not isinstance(t.actions[seat], Exhibit):
        return PICKS[each, KEEP_ONLY]
    picked = t.picked[seat]
    last = picked[-1][0] if picked else ""
    return PICKS[each, picks(letters_of(hand[t.considered :]), len(picked), last)]


def pick(t: Table, seat: Seat, move: Pick) -> None:
    """[AV-R73] The object goes into the collection, or not; nobody else sees which."""
    if isinstance(move, Show):
        t.picked[seat] = (*t.picked[seat], move.object)


def consider_next(t: Table) -> str | None:
    """[AV-R73] The next object of each hand is considered, until all hands are gone through."""
    return PICKING if consider_another(t, pickers(t)) else None


def consider_next_blind(t: Table) -> str | None:
    """[AV-R33b] The same, before the actions are turned over."""
    return PICKING_BLIND if consider_another(t, blind_pickers(t)) else None


def consider_another(t: Table, seats: list[Seat]) -> bool:
    """[AV-R73] Go on by one object, and say whether one of these seats has so many."""
    if not seats:
        return False
    t.considered += 1
    return any(is_asked(t, seat) for seat in seats)


# -- 7. Phase four: exhibitions -------------------------------------------------------------


def show_collections(t: Table) -> None:
    """[AV-7.3] [AV-7.1] [AV-R37] All exhibitors show the collections they put together."""
    for seat in t.exhibitors():
        if t.picked[seat]:
            exhibit(t, seat, t.picked[seat])
        else:
            miss(t, seat)
    t.exhibits.sort(key=lambda shown: worth(shown[1]), reverse=True)
    t.considered, t.picked = 0, [()] * t.seats


def exhibit(t: Table, seat: Seat, collection: tuple[Object, ...]) -> None:
    """[AV-R10] What is shown is known to all from then on."""
    t.exhibits.append((seat, collection))
    make_known(t, seat, collection)
    t.tell(Exhibited, "AV-7.3", seat, collection)


def make_known(t: Table, seat: Seat, objects: tuple[Object, ...]) -> None:
    """[AV-R10] [AV-R74] Hidden objects become known, also as part of a hand without collection."""
    hidden = t.hidden[seat]
    new = tuple(each for each in hidden if each in objects)
    if not new:
        return
    t.hidden[seat] = left = tuple(each for each in hidden if each not in new)
    t.known[seat] = tuple(sorted(t.known[seat] + new))
    more = letters_of(new)
    t.barren[seat] = tuple("".join(sorted(each + more)) for each in t.barren[seat] if left)


def miss(t: Table, seat: Seat) -> None:
    """[AV-R23] An exhibition without a collection is void: not ranked and not robbed.

    [AV-R74] But everybody learns that there was no collection in that hand.
    """
    known = letters_of(t.known[seat])
    if t.hidden[seat] and t.size(seat) >= LEAST and known not in t.barren[seat]:
        t.barren[seat] = (*t.barren[seat], known)
    t.tell(Missed, "AV-R23", seat)


def reward(t: Table) -> None:
    """[AV-7.8] [AV-7.12] [AV-R36] The two largest collections, if there are two, are rewarded.

    [AV-R17] Both move together, by what is written where they stood before.
    """
    prizes = [(seat, prize_castle(t, seat)) for seat, _ in t.exhibits[:2]]
    for number, (seat, castle) in enumerate(prizes):
        if number == 0:
            advance(t, seat, castle.best, "best", "AV-7.13")
        else:
            advance(t, seat, castle.second, "second", "AV-7.15")


def prize_castle(t: Table, seat: Seat) -> Castle:
    """[AV-1.5] [AV-7.13] [AV-R13] One's own castle counts; [AV-R13b] as a variant, the leader's."""
    if t.options.leaders_castle:
        return t.track()[max(t.pawns)]
    return castle_of(t, seat)
