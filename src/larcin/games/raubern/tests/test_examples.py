"""The rulebook's example, its advice, and the arithmetic of the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import prod

import pytest

from larcin.games.raubern import GAME
from larcin.games.raubern.data import PILES, Motif
from larcin.games.raubern.imagining import imagine
from larcin.games.raubern.moves import Lay
from larcin.games.raubern.notation import read_position
from larcin.games.raubern.state import Table
from larcin.games.raubern.view import view
from larcin.kernel.perft import perft
from larcin.kernel.rng import QuickRng


def lay(t: Table, motif: Motif, pile: int) -> None:
    GAME.apply(t, t.turn, Lay(motif, pile))


# -- The example ----------------------------------------------------------------------------


def test_a_treasure_chest_goes_on_a_treasure_chest() -> None:
    """[RB-1.2] [RB-1.3]"""
    t = read_position("Cw Ch; > Ch Ha | Wi Wi")
    lay(t, "chest", 1)
    assert t.piles[1] == ("chest", "chest")
    assert t.owners[1] == 0


def test_a_pile_that_changes_owners_often_grows_with_each_card() -> None:
    """[RB-4.3]"""
    t = read_position("Ch; > Ch Cw | Ch Cw | Ch Cw")
    for owner, height in enumerate([2, 3, 4]):
        lay(t, "chest", 0)
        assert (t.owners[0], len(t.piles[0])) == (owner, height)


# -- The advice: two hams for a pile of six on which a cow lies -----------------------------

SAFE = "Ba.Pa.Cr.Ba.Pa.Cw@1 Ha.Ch Ha.Co; > Ha Ha Wi | Cl Ca Wi; Cl Pu"
"""The other two hams are buried."""

UNSAFE = "Ba.Pa.Cr.Ba.Pa.Cw@2 Ha.Ch; > Ha Ha Wi | Cl Ha Wi | Ca Pu Co; Cl Pu"
"""Only one other ham was seen; the last one is in a third player's hand."""


def test_two_alike_cards_steal_a_high_pile_without_the_motif_on_its_top() -> None:
    """[RB-7.1] [RB-7.2] [RB-7.3] [RB-7.4] [RB-R19] [RB-R20]"""
    t = read_position(SAFE)
    assert "cow" not in t.hands[0]
    lay(t, "ham", 0)
    assert t.owners[0] == 1
    lay(t, "wine", 3)
    lay(t, "ham", 0)
    assert (t.owners[0], len(t.piles[0])) == (0, 8)


def test_the_trick_is_safe_when_the_other_two_cards_have_been_laid() -> None:
    """[RB-7.5]"""
    t = read_position(SAFE)
    lay(t, "ham", 0)
    chance = QuickRng(0)
    worlds = [imagine(view(t, 0), chance) for _ in range(50)]
    assert not any(Lay("ham", 0) in GAME.moves(world, 1) for world in worlds)


def test_otherwise_somebody_may_steal_the_pile_first() -> None:
    """[RB-7.5] [RB-R7]"""
    t = read_position(UNSAFE)
    lay(t, "ham", 0)
    chance = QuickRng(0)
    worlds = [imagine(view(t, 0), chance) for _ in range(50)]
    assert 0 < sum(Lay("ham", 0) in GAME.moves(world, 1) for world in worlds) < 50
    lay(t, "ham", 0)
    assert t.owners[0] == 1


# -- The arithmetic -------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "turns"), [(2, 18), (3, 12), (4, 9)])
@pytest.mark.parametrize("seed", range(5))
def test_everyone_lays_equally_many_cards(seats: int, turns: int, seed: int) -> None:
    """[RB-5.1] [RB-R14]"""
    t = GAME.start(seats, rng=QuickRng(seed))
    chance = QuickRng(seed)
    laid: Counter[int] = Counter()
    while t.outcome is None:
        laid[t.turn] += 1
        GAME.apply(t, t.turn, chance.choice(GAME.moves(t, t.turn)))
    assert laid == dict.fromkeys(range(seats), turns)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("seats", GAME.players)
def test_sequences_of_moves_can_be_counted_from_the_hands_alone(seats: int, seed: int) -> None:
    """[RB-3.3] [RB-3.7] [RB-3.10] Any card on any pile: what lies there does not matter."""
    t = GAME.start(seats, rng=QuickRng(seed))
    for depth in range(4):
        assert perft(GAME, t, depth) == count_by_hands(t, depth)


def test_sequences_of_moves_can_be_counted_while_the_deck_runs_out() -> None:
    """[RB-5.1] [RB-R13]"""
    t = read_position("; > Ch Ha Ha | Wi Wi Wi; Ch")
    # Seat 0 draws the chest and has two motifs again, whichever it laid; seat 1 draws nothing.
    assert perft(GAME, t, 4) == count_by_hands(t, 4) == 8**4 * (2 + 2) * 1
    # Its last two cards are Ch Ha or two alike, whichever two it laid: once 2 ways, once 1.
    assert perft(GAME, t, 5) == count_by_hands(t, 5) == 8**5 * (2 + 1 + 2 + 1) * 1


def count_by_hands(t: Table, depth: int) -> int:
    """8 piles for each move, times the ways in which each player can choose their motifs."""
    order = [(t.turn + number) % t.seats for number in range(depth)]
    drawn = dict(enumerate(reversed(t.deck)))
    ways = [
        ways_to_lay(
            t.hands[seat],
            [drawn.get(number) for number, each in enumerate(order) if each == seat],
        )
        for seat in range(t.seats)
    ]
    return prod([PILES] * depth + ways)


def ways_to_lay(hand: Sequence[Motif], drawn: Sequence[Motif | None]) -> int:
    """In how many ways one card after the other can be chosen, drawing these in between."""
    if not drawn:
        return 1
    count = 0
    for motif in set(hand):
        rest = list(hand)
        rest.remove(motif)
        count += ways_to_lay(rest if drawn[0] is None else [*rest, drawn[0]], drawn[1:])
    return count
