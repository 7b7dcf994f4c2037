"""The worlds that a seat cannot rule out."""

from __future__ import annotations

from collections import Counter
from math import perm

from larcin.kernel.rng import Chance

from .data import COPIES, Card
from .memory import AWAY, PILE, Guess, Place, hand_of, under_of
from .rules import SCRIPT
from .state import Table
from .view import View


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
        turn=v.turn,
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
