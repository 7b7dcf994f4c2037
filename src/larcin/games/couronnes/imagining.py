"""Worlds that a view cannot rule out.

Every deal of the unseen cards counts alike. Of the objectives that is not quite how they came
to be: doubles were exchanged [CO-RC3b], so a colour that one holds is a little rarer in the
hands of others (0.29 against 0.31 common colours between two players of two objectives).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product

from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance

from .data import (
    CARDS,
    COPIES,
    OBJECTIVES,
    Card,
    CardName,
    Colour,
    Objective,
    colours_in_play,
)
from .memory import past_of
from .rules import SCRIPT
from .rules.setup import in_order
from .state import Table
from .view import View


def imagine(v: View, rng: Chance) -> Table:
    """A table that this view cannot rule out: hidden hands, pile and objectives are drawn."""
    hands, pile, kept = _imagine_cards(v, rng)
    objectives, rest = _imagine_objectives(v, rng)
    players = v.players
    t = Table(
        seats=v.seats,
        options=v.options,
        rng=rng,
        step=SCRIPT.index(v.step),
        outcome=v.outcome,
        turn=v.turn,
        active=v.active,
        thieves=[player.thief for player in players],
        guards=list(v.guards),
        doors=v.doors,
        crowns=[player.crown for player in players],
        keys=[player.keys for player in players],
        home=[player.home for player in players],
        proved=[player.proved for player in players],
        objectives=objectives,
        hands=hands,
        played=[player.played for player in players],
        hidden=[player.hidden for player in players],
        blocked=[player.blocked for player in players],
        asleep=list(v.asleep),
        pile=pile,
        discard=v.discard,
        recycled=v.recycled,
        since=v.since,
        kept=kept,
        rest=rest,
        mode=v.mode,
        number=v.number,
        pool=v.pool,
        thief_points=v.thief_points,
        guard_points=v.guard_points,
        guard=v.guard,
        guard_paid=v.guard_paid,
        fought=v.fought,
        shot=v.shot,
        passing=v.passing,
        visited=v.visited,
        attack=v.attack,
        prize=v.prize,
        trail=v.trail,
    )
    if v.outcome is None:
        SCRIPT.ask_again(t, {}, rng)
    return t


# -- Action cards ---------------------------------------------------------------------------


def unseen_cards(v: View) -> list[Card]:
    """The cards that this seat does not see: in the pile, or in hands of others."""
    left = _count_unseen(v)
    return [card for card in CARDS for _ in range(left[card])]


def _count_unseen(v: View) -> dict[CardName, int]:
    left: dict[CardName, int] = dict(COPIES)
    for card in v.discard:
        left[card] -= 1
    for player in v.players:
        for card in player.hand or ():
            left[card] -= 1
    return left


Dealt = tuple[list[tuple[Card, ...]], list[Card], tuple[tuple[CardName, ...], ...]]
"""Hands, the pile, and what was in the hands at the last reshuffle."""


def _imagine_cards(v: View, rng: Chance) -> Dealt:
    """[CO-RG15] Hands for everybody, and what is left for the pile."""
    if v.recycled and v.outcome is None:
        return _imagine_since_reshuffle(v, rng)
    unseen = unseen_cards(v)
    rng.shuffle(unseen)
    hands = []
    for player in v.players:
        if player.hand is None:
            hands.append(in_order(unseen[: player.cards]))
            del unseen[: player.cards]
        else:
            hands.append(player.hand)
    # At the end nobody needs to remember what others held.
    kept = tuple([(v.kept or ()) if seat == v.seat else () for seat in range(v.seats)])
    return hands, unseen, kept if v.recycled else ()


def _imagine_since_reshuffle(v: View, rng: Chance) -> Dealt:
    """[CO-RD10] Cards that others hold since the reshuffle, and cards out of the new pile."""
    held, gone = past_of(v).recall(rng)
    old: list[Card] = []
    new: list[Card] = []
    for (card, count), of_old in zip(_count_unseen(v).items(), held.old, strict=True):
        old += [card] * of_old
        new += [card] * (count - of_old)
    rng.shuffle(old)
    rng.shuffle(new)
    hands: list[tuple[Card, ...]] = []
    kept: list[tuple[CardName, ...]] = []
    for seat, player in enumerate(v.players):
        if player.hand is not None:
            hands.append(player.hand)
            kept.append(v.kept or ())
            continue
        slots = held.slots[seat]
        drawn = player.cards - slots
        left = [CARDS[leave.kind] for leave in gone if leave.seat == seat]
        hands.append(in_order(old[:slots] + new[:drawn]))
        kept.append(in_order(old[:slots] + left))
        del old[:slots], new[:drawn]
    return hands, new, tuple(kept)


# -- Objectives -----------------------------------------------------------------------------

Copies = tuple[tuple[int, tuple[bool, ...]], ...]
"""Of each colour, how many cards are unseen, and which seats may hold one of them."""


def _imagine_objectives(
    v: View, rng: Chance
) -> tuple[list[tuple[Objective, ...]], tuple[Objective, ...]]:
    """[CO-RC3] Secret objectives for everybody, no colour twice in a hand, and what is left over.

    Colour by colour it is drawn who holds one, by the number of deals in which they do.
    """
    colours = colours_in_play(v.options.colour_count)
    needs = tuple([0 if each.objectives is not None else each.secrets for each in v.players])
    copies = _copies(v, colours)
    hands: list[list[Objective]] = [list(each.objectives or ()) for each in v.players]
    rest: list[Objective] = []
    for place, colour in enumerate(colours):
        holders = _draw_holders(copies[place:], needs, rng)
        for seat in holders:
            hands[seat].append(colour)
        rest += [colour] * (copies[place][0] - len(holders))
        needs = tuple([need - (seat in holders) for seat, need in enumerate(needs)])
    rng.shuffle(rest)
    return [tuple(hand) for hand in hands], tuple(rest)


def _copies(v: View, colours: Sequence[Colour]) -> Copies:
    known = [(*each.home, *each.proved) for each in v.players]
    seen = [
        (*shown, *(each.objectives or ())) for shown, each in zip(known, v.players, strict=True)
    ]
    each_colour = OBJECTIVES // len(colours)
    return tuple(
        [
            (
                each_colour - sum([cards.count(colour) for cards in seen]),
                tuple([colour not in cards for cards in known]),
            )
            for colour in colours
        ]
    )


def _draw_holders(copies: Copies, needs: tuple[int, ...], rng: Chance) -> tuple[Seat, ...]:
    """Who holds a card of the first of these colours."""
    weighed = holdings(copies, needs)
    chosen = rng.below(weighed[-1][1])
    return next(holders for holders, upto in weighed if chosen < upto)


@lru_cache(maxsize=4096)
def holdings(copies: Copies, needs: tuple[int, ...]) -> tuple[tuple[tuple[Seat, ...], int], ...]:
    """Who may hold the first of these colours, with the deals counted up to and including it."""
    total = 0
    found = []
    for holders in _possible_holders(copies[0], needs):
        after = tuple([need - (seat in holders) for seat, need in enumerate(needs)])
        deals = _ways_to_hand_out(copies[0][0], len(holders)) * count_deals(copies[1:], after)
        if deals:
            total += deals
            found.append((holders, total))
    return tuple(found)


@lru_cache(maxsize=4096)
def count_deals(copies: Copies, needs: tuple[int, ...]) -> int:
    """In how many ways everybody can get as many cards as needed, no colour twice."""
    if not copies:
        return int(not any(needs))
    weighed = holdings(copies, needs)
    return weighed[-1][1] if weighed else 0


def _possible_holders(
    colour: tuple[int, tuple[bool, ...]], needs: tuple[int, ...]
) -> Iterator[tuple[Seat, ...]]:
    """Every group of seats that may each hold a card of this colour."""
    unseen, may_hold = colour
    choices = [
        (False, True) if may and need else (False,)
        for may, need in zip(may_hold, needs, strict=True)
    ]
    for chosen in product(*choices):
        if sum(chosen) <= unseen:
            yield tuple([seat for seat, holds in enumerate(chosen) if holds])


def _ways_to_hand_out(unseen: int, holders: int) -> int:
    """Which of the like cards goes to which of them."""
    ways = 1
    for taken in range(holders):
        ways *= unseen - taken
    return ways
