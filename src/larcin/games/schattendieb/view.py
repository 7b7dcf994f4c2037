"""What each seat sees, and the worlds it cannot rule out."""

from __future__ import annotations

from collections import Counter
from math import perm
from typing import Annotated

from msgspec import Struct

from larcin.kernel import table as kernel
from larcin.kernel.pieces import Scores, Seat, again
from larcin.kernel.rng import Chance
from larcin.kernel.zones import EVERYBODY, NOBODY, Zone

from .data import BOX, COPIES, Card
from .memory import AWAY, PILE, Guess, Memory, Place, certain, hand_of, under_of
from .moves import AnyMove
from .rules import SCRIPT
from .state import Options, Table


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    """[SD-R13] What everybody sees of a player: `lock` is `None` while the safe is open."""

    laid: tuple[Card, ...]
    safe: tuple[Card, ...]
    lock: Card | None
    hand_size: int


class Under(Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards of the hand that this seat put under the pile still lie there."""

    seat: Seat
    size: int


class View(kernel.View, frozen=True):
    """A seat sees its hand, its own choice, and all that ever lay open; and it remembers."""

    options: Options
    deal: int
    hand: tuple[Card, ...]
    choice: Annotated[AnyMove | None, again()]
    chosen: tuple[Seat, ...]
    """Who has answered face down."""

    players: tuple[Player, ...]
    pile_size: int
    under: tuple[Under, ...]
    """The hands under the pile, the uppermost first."""

    discard: tuple[Card, ...]
    """[SD-R5] The discarded cards that everybody saw."""

    away_size: int
    """How many more were discarded unseen."""

    given: tuple[Card, ...]
    """The cards of the hand given away on closing that are surely still hidden."""

    memory: Annotated[Memory, again()]
    """Where those cards may be, and others that may or may not have come to light."""

    points: Scores
    totals: Scores


def view(t: Table, seat: Seat | None) -> View:
    """All that this seat could know with perfect memory; nothing else is copied in."""
    memory = () if seat is None else t.memories.get(seat, ())
    return View(
        seat=seat,
        seats=t.seats,
        step=SCRIPT.rule(t),
        outcome=t.outcome,
        options=t.options,
        deal=t.deal,
        hand=() if seat is None else t.hands[seat],
        choice=None if seat is None else t.chosen.get(seat),
        chosen=tuple(sorted(t.chosen)),
        players=tuple(map(Player, t.laid, t.safes, t.locks, map(len, t.hands))),
        pile_size=len(t.pile),
        under=tuple(Under(*each) for each in t.under),
        discard=tuple(t.discard),
        away_size=len(t.away),
        given=tuple(certain(memory)),
        memory=memory,
        points=tuple(t.points),
        totals=tuple(t.totals),
    )


# -- Imagining ------------------------------------------------------------------------------


def imagine(v: View, rng: Chance) -> Table:
    """A table that this view cannot rule out: hidden cards lie anywhere they may lie.

    What other closers remember is left out: they have no more say in this deal.
    """
    guess = draw_guess(v, rng)
    unseen = unseen_cards(v, guess)
    rng.shuffle(unseen)

    def fill(place: Place, size: int) -> list[Card]:
        cards = [card for where, card in guess if where == place]
        return [*cards, *(unseen.pop() for _ in range(size - len(cards)))]

    hands = [
        v.hand if seat == v.seat else tuple(fill(hand_of(seat), player.hand_size))
        for seat, player in enumerate(v.players)
    ]
    away = fill(AWAY, v.away_size)
    pile: list[Card] = []
    for group in reversed(v.under):
        cards = fill(under_of(group.seat), group.size)
        rng.shuffle(cards)
        pile += cards
    table = Table(
        seats=v.seats,
        options=v.options,
        rng=rng,
        step=SCRIPT.index(v.step),
        outcome=v.outcome,
        deal=v.deal,
        hands=hands,
        laid=[player.laid for player in v.players],
        safes=[player.safe for player in v.players],
        locks=[player.lock for player in v.players],
        pile=pile + unseen,
        under=tuple((group.seat, group.size) for group in v.under),
        discard=list(v.discard),
        away=away,
        memories={} if v.seat is None or not v.memory else {v.seat: v.memory},
        points=list(v.points),
        totals=list(v.totals),
    )
    chosen = {seat: v.choice if seat == v.seat else None for seat in v.chosen}
    SCRIPT.ask_again(table, chosen, rng)
    return table


def draw_guess(v: View, rng: Chance) -> Guess:
    """One of the viewer's guesses, each as likely as there are tables that agree with it."""
    if len(v.memory) < 2:
        return v.memory[0] if v.memory else ()
    weights = [ways_of(v, guess) for guess in v.memory]
    drawn = rng.below(sum(weights))
    for guess, weight in zip(v.memory, weights, strict=True):
        if drawn < weight:
            return guess
        drawn -= weight
    raise AssertionError("a number below the sum of the weights falls into one of them")


def ways_of(v: View, guess: Guess) -> int:
    """In how many ways the hidden cards can lie if the guess is right, but for a factor.

    Its cards may have any position at their places, and two that look alike may be swapped
    between places; the others lie anywhere in what is left.
    """
    sizes = hidden_sizes(v)
    longest = max(map(len, v.memory))
    ways = perm(sum(sizes.values()) - len(guess), longest - len(guess))
    for place, count in Counter(place for place, _ in guess).items():
        ways *= perm(sizes[place], count)
    return ways << len(set(guess)) - len({card for _, card in guess})


def hidden_sizes(v: View) -> dict[Place, int]:
    """How many cards lie at each place that the viewer, having closed, does not see."""
    hands = {hand_of(seat): player.hand_size for seat, player in enumerate(v.players)}
    under = {under_of(group.seat): group.size for group in v.under}
    return {**hands, **under, AWAY: v.away_size, PILE: v.pile_size - sum(under.values())}


def unseen_cards(v: View, guess: Guess = ()) -> list[Card]:
    """[SD-A.4] The cards of the box, less those this seat sees, has seen, or takes for given."""
    left: dict[Card, int] = dict(COPIES)
    for player in v.players:
        for card in (*player.laid, *player.safe):
            left[card] -= 1
        if player.lock is not None:
            left[player.lock] -= 1
    for card in (*v.hand, *v.discard):
        left[card] -= 1
    for _, card in guess:
        left[card] -= 1
    return [card for card, copies in left.items() for _ in range(copies)]


# -- What the laws hold it to ---------------------------------------------------------------


def zones(t: Table) -> list[Zone]:
    """Where every card of the box is, and who may see it there."""
    known = known_to_closers(t)
    found = [Zone("discard", tuple(t.discard), EVERYBODY)]
    for seat, hand in enumerate(t.hands):
        found.append(Zone(f"before {seat}", open_cards(t, seat), EVERYBODY))
        found += hidden_zones(known, hand_of(seat), hand, (seat,))
    for place, cards in unseen_places(t).items():
        found += hidden_zones(known, place, cards, NOBODY)
    return found


def open_cards(t: Table, seat: Seat) -> tuple[Card, ...]:
    """[SD-R13] What lies face up before this seat."""
    lock = t.locks[seat]
    return (*t.laid[seat], *t.safes[seat], *(() if lock is None else (lock,)))


def unseen_places(t: Table) -> dict[Place, tuple[Card, ...]]:
    """The cards in no hand and not in the open: those put away, and the pile by its parts."""
    found = {AWAY: tuple(t.away)}
    bottom = 0
    for seat, size in reversed(t.under):
        found[under_of(seat)] = tuple(t.pile[bottom : bottom + size])
        bottom += size
    return {**found, PILE: tuple(t.pile[bottom:])}


Known = dict[tuple[Place, Card], list[Seat]]
"""Of each card at a hidden place, the closers who are sure that it is hidden."""


def known_to_closers(t: Table) -> Known:
    """[SD-R5] A closer knows those cards of its former hand that cannot have come to light.

    They are shown where they truly lie, which must be one of the closer's guesses.
    """
    places = {hand_of(seat): hand for seat, hand in enumerate(t.hands)} | unseen_places(t)
    known: Known = {}
    for seat, memory in t.memories.items():
        sure = certain(memory)
        for place, card in next(guess for guess in memory if is_true(guess, places)):
            if card in sure:
                sure.remove(card)
                known.setdefault((place, card), []).append(seat)
    return known


def is_true(guess: Guess, places: dict[Place, tuple[Card, ...]]) -> bool:
    """Whether all cards of a guess lie where it puts them."""
    return all(places[place].count(card) >= guess.count((place, card)) for place, card in guess)


def hidden_zones(
    known: Known, place: Place, cards: tuple[Card, ...], holder: tuple[Seat, ...]
) -> list[Zone]:
    """The cards of a hidden place, seen by who holds them and by closers who know of them."""
    others = list(cards)
    found = []
    for (where, card), closers in known.items():
        # A closer may know of both copies, and two closers of one and the same.
        while where == place and closers:
            seers = dict.fromkeys(closers)
            closers = [seat for seat in seers for _ in range(closers.count(seat) - 1)]
            others.remove(card)
            found.append(Zone(place, (card,), (*holder, *seers)))
    return [*found, Zone(place, tuple(others), holder)]


def box(seats: int, options: Options) -> tuple[Card, ...]:
    """[SD-A.4] The 105 cards that are shuffled, whoever plays."""
    return BOX
