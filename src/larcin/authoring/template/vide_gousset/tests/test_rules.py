"""A sentence about each paragraph of Vide-gousset."""

from __future__ import annotations

from collections import Counter

from larcin.games.vide_gousset import GAME
from larcin.games.vide_gousset.data import NUMBERS
from larcin.games.vide_gousset.moves import Lay
from larcin.games.vide_gousset.rules import SCRIPT
from larcin.games.vide_gousset.state import Options, Table
from larcin.games.vide_gousset.steps import FILLING
from larcin.kernel.match import Match
from larcin.kernel.rng import QuickRng


def read_position(text: str, options: Options | None = None) -> Table:
    """A table with these hands by seat, as in `1 5 | 5 6`, at the start of a round."""
    hands = [[NUMBERS[int(card) - 1] for card in hand.split()] for hand in text.split("|")]
    table = Table(
        seats=len(hands),
        options=options or Options(),
        rng=QuickRng(),
        hands=hands,
        laid=[[] for _ in hands],
        coins=[0] * len(hands),
    )
    SCRIPT.begin(table, FILLING)
    return table


def after(hands: str, *, lowest: bool = False) -> Table:
    """The table after everyone has laid all their cards, from left to right."""
    t = read_position(hands, Options(lowest=lowest))
    while t.outcome is None:
        for seat in range(t.seats):
            SCRIPT.apply(t, seat, Lay(t.hands[seat][0]))
    return t


def test_three_cards_each_and_the_rest_stays_in_the_box() -> None:
    """[VG-1.1] [VG-1.2]"""
    t = Match(GAME, 5, seed=bytes(32)).table
    assert [len(hand) for hand in t.hands] == [3] * 5
    assert Counter(sum(t.hands, t.rest)) == dict.fromkeys(range(1, 7), 3)


def test_a_coin_goes_into_the_purse() -> None:
    """[VG-2.1]"""
    assert read_position("1 | 2").purse == 1


def test_everyone_chooses_among_the_cards_in_hand() -> None:
    """[VG-2.2]"""
    assert read_position("1 1 5 | 2").asked == {0: (Lay(1), Lay(5)), 1: (Lay(2),)}


def test_cards_stay_hidden_until_all_have_chosen() -> None:
    """[VG-2.3]"""
    t = read_position("1 | 2")
    SCRIPT.apply(t, 0, Lay(1))
    assert t.laid == [[], []]
    SCRIPT.apply(t, 1, Lay(2))
    assert t.laid == [[1], [2]]


def test_the_highest_card_takes_the_purse() -> None:
    """[VG-2.4]"""
    assert after("3 | 5 | 4").coins == [0, 1, 0]


def test_equal_cards_cancel_each_other() -> None:
    """[VG-2.4]"""
    assert after("5 | 5 | 4").coins == [0, 0, 1]


def test_the_purse_stays_when_no_card_is_left() -> None:
    """[VG-2.5]"""
    assert after("5 3 | 5 1").coins == [2, 0]


def test_most_coins_win() -> None:
    """[VG-3.1]"""
    outcome = after("6 6 1 | 5 5 5").outcome
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.places) == ("VG-3.1", (2, 1), (1, 2))


def test_a_tie_is_a_shared_victory() -> None:
    """[VG-R1]"""
    outcome = after("5 5 | 4 6").outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("VG-R1", (0, 1))


def test_the_lowest_card_takes_the_purse_as_an_option() -> None:
    """[VG-R2]"""
    assert after("3 | 5 | 3 | 6", lowest=True).coins == [0, 1, 0, 0]
