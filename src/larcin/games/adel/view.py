"""What each seat sees, and the worlds it cannot rule out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import accumulate
from typing import Annotated, Final

from msgspec import Struct

from larcin.kernel import table as kernel
from larcin.kernel.pieces import Piece, Seat, again
from larcin.kernel.rng import Chance
from larcin.kernel.zones import EVERYBODY, NOBODY, Zone

from .collection import is_barren, letters_of, ways
from .data import LEAST, SERIES, Cheque, Colour, Object, Place, Thief
from .moves import Action, AnyMove
from .rules import PICKING_BLIND, SCRIPT
from .rules.choosing import actions_at
from .rules.setup import colours_in_box, objects_in_play
from .state import Options, Table


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    """[AV-R10] What everybody knows of a seat."""

    colour: Colour
    pawn: int
    objects: tuple[Object, ...]
    """Those that everybody has seen."""

    hidden: int
    """How many others there are."""

    cheques: tuple[Cheque, ...]
    thieves: tuple[Thief, ...]
    barren: tuple[str, ...]
    """[AV-R74] Letters that, with the hidden objects, made no collection."""


class House(Struct, frozen=True, forbid_unknown_fields=True):
    """An auction house: the object on top, and how many lie under it."""

    top: Object | None
    under: int


class Shown(Struct, frozen=True, forbid_unknown_fields=True):
    """A collection on show, without what was stolen from it."""

    seat: Seat
    objects: tuple[Object, ...]


class Theft(Struct, frozen=True, forbid_unknown_fields=True):
    """A theft to come."""

    thief: Seat
    victim: Seat


class Unused(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of colours that nobody drew."""

    cheques: tuple[Cheque, ...]
    thieves: tuple[Thief, ...]


class View(kernel.View, frozen=True):
    """[AV-R10] A seat sees its own hidden objects, and all that was ever shown to everybody."""

    options: Options
    round: int
    players: tuple[Player, ...]
    hidden: tuple[Object, ...]
    houses: tuple[House, ...]
    till: tuple[Cheque, ...]
    prison: tuple[Thief, ...]
    unused: Unused
    places: tuple[Place, ...]
    actions: Annotated[tuple[Action | None, ...], again()]
    """What was turned over; before, only what this seat has laid itself."""

    considered: int
    picked: Annotated[tuple[Object, ...], again()]
    """What this seat puts into its collection so far."""

    exhibits: Annotated[tuple[Shown, ...], again()]
    thefts: tuple[Theft, ...]
    chosen: tuple[Seat, ...]
    """Before whom something lies face down."""

    choice: Annotated[AnyMove | None, again()]

    @property
    def hand(self) -> tuple[Object, ...]:
        """All objects of this seat, by letter and year."""
        if self.seat is None:
            return ()
        return tuple(sorted(self.hidden + self.players[self.seat].objects))


def view(t: Table, seat: Seat | None) -> View:
    """All that this seat could know with perfect memory; nothing else is copied in."""
    return View(
        seat=seat,
        seats=t.seats,
        step=SCRIPT.rule(t),
        outcome=t.outcome,
        options=t.options,
        round=t.round,
        players=tuple(_player(t, each) for each in range(t.seats)),
        hidden=() if seat is None else t.hidden[seat],
        houses=tuple(House(pile[-1], len(pile) - 1) if pile else EMPTY for pile in t.houses),
        till=t.till,
        prison=t.prison,
        unused=_unused(t.colours),
        places=tuple(t.places),
        actions=_actions_seen(t, seat),
        considered=t.considered,
        picked=() if seat is None else t.picked[seat],
        exhibits=tuple(Shown(*exhibit) for exhibit in t.exhibits),
        thefts=tuple(Theft(*theft) for theft in t.thefts),
        chosen=tuple(sorted(t.chosen)),
        choice=None if seat is None else t.chosen.get(seat),
    )


EMPTY: Final = House(None, 0)
BLIND_STEP: Final = SCRIPT.index(PICKING_BLIND)


def _player(t: Table, seat: Seat) -> Player:
    return Player(
        t.colours[seat],
        t.pawns[seat],
        t.known[seat],
        len(t.hidden[seat]),
        t.cheques[seat],
        t.thieves[seat],
        t.barren[seat],
    )


@cache
def _unused(colours: tuple[Colour, ...]) -> Unused:
    """[AV-R68] What stays in the box, which everybody can look into."""
    idle = [SERIES[each] for each in colours_in_box(len(colours)) if each not in colours]
    cheques = sorted(cheque for series in idle for cheque in series.cheques)
    return Unused(tuple(cheques), tuple(sorted(t for series in idle for t in series.thieves)))


def _actions_seen(t: Table, eye: Seat | None) -> tuple[Action | None, ...]:
    """[AV-R33b] While collections are chosen blind, the actions still lie face down."""
    if t.step != BLIND_STEP:
        return tuple(t.actions)
    return tuple(action if seat == eye else None for seat, action in enumerate(t.actions))


# -- Imagined worlds ------------------------------------------------------------------------

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


# -- Where the pieces are -------------------------------------------------------------------


def zones(t: Table) -> list[Zone]:
    """Where every object, cheque and thief is, and who may see it there."""
    return [
        *(zone for seat in range(t.seats) for zone in _zones_of(t, seat)),
        *(zone for number in range(len(t.houses)) for zone in _zones_of_house(t, number)),
        Zone("till", t.till, EVERYBODY),
        Zone("prison", t.prison, EVERYBODY),
        *(Zone(f"unused {each}", sum(SERIES[each], ()), EVERYBODY) for each in _unused_colours(t)),
    ]


def _zones_of(t: Table, seat: Seat) -> Iterator[Zone]:
    yield Zone(f"hidden objects of {seat}", t.hidden[seat], (seat,))
    known = (*t.known[seat], *t.cheques[seat], *t.thieves[seat])
    yield Zone(f"known cards of {seat}", known, EVERYBODY)


def _zones_of_house(t: Table, number: int) -> Iterator[Zone]:
    pile = t.houses[number]
    yield Zone(f"top of house {number}", pile[-1:], EVERYBODY)
    yield Zone(f"under house {number}", pile[:-1], NOBODY)


def _unused_colours(t: Table) -> list[Colour]:
    return [colour for colour in colours_in_box(t.seats) if colour not in t.colours]


def box(seats: int, options: Options) -> tuple[Piece, ...]:
    """[AV-1.1] [AV-12.3] The objects, and every colour's cheques and thieves."""
    cards = [card for colour in colours_in_box(seats) for cards in SERIES[colour] for card in cards]
    return (*objects_in_play(seats), *cards)
