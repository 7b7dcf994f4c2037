"""What a closer can know of the hand under the pile, against all worlds written out."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from larcin.games.schattendieb import GAME
from larcin.games.schattendieb.data import COPIES, Card
from larcin.games.schattendieb.imagining import imagine
from larcin.games.schattendieb.memory import (
    AWAY,
    after_move,
    after_show,
    certain,
    hand_of,
    remember,
    under_of,
)
from larcin.games.schattendieb.moves import Play
from larcin.games.schattendieb.notation import CARD_OF, CODE_OF, read_position
from larcin.games.schattendieb.state import Table
from larcin.games.schattendieb.view import view
from larcin.kernel.rng import QuickRng


def cards(text: str) -> tuple[Card, ...]:
    return tuple(CARD_OF[code] for code in text.split())


OWN = remember(cards("r7 r8"), under_of(0))


def test_nothing_is_in_doubt_while_the_hand_lies_under_the_pile() -> None:
    """[SD-R5]"""
    assert OWN == ((("under-0", "ring-7"), ("under-0", "ring-8")),)
    assert certain(OWN) == ["ring-7", "ring-8"]


def test_who_draws_one_of_two_cards_has_either_of_them() -> None:
    """[SD-R5] [SD-R17]"""
    assert after_move(OWN, under_of(0), 2, 1, hand_of(1)) == (
        (("hand-1", "ring-7"), ("under-0", "ring-8")),
        (("hand-1", "ring-8"), ("under-0", "ring-7")),
    )


def test_who_draws_all_has_all() -> None:
    """[SD-R5]"""
    (guess,) = after_move(OWN, under_of(0), 2, 2, hand_of(1))
    assert guess == (("hand-1", "ring-7"), ("hand-1", "ring-8"))


def test_among_strangers_fewer_or_more_may_have_moved() -> None:
    """[SD-R5]"""
    mixed = remember(cards("r7 r8"), hand_of(1))
    moved = after_move(mixed, hand_of(1), 3, 2, AWAY)
    assert [sum(place == AWAY for place, _ in guess) for guess in moved] == [2, 1, 1]


def test_a_card_that_comes_to_light_may_be_another_that_looks_like_it() -> None:
    """[SD-R5]"""
    held = remember(cards("r7 r8"), hand_of(1))
    shown = after_show(held, hand_of(1), "ring-7", held=2, unseen=1)
    assert len(shown) == 2
    assert certain(shown) == ["ring-8"]


@pytest.mark.parametrize(("held", "unseen"), [(1, 1), (2, 0)])
def test_it_is_the_own_card_if_there_is_no_room_or_no_other(held: int, unseen: int) -> None:
    """[SD-R5]"""
    hand = remember(cards("r7 r8"), hand_of(1))
    shown = after_show(hand, hand_of(1), "ring-7", held=held, unseen=unseen)
    assert shown == ((("hand-1", "ring-8"),),)


def test_it_was_another_if_the_own_one_lies_elsewhere() -> None:
    """[SD-R5]"""
    assert after_show(OWN, hand_of(1), "ring-7", held=3, unseen=1) == OWN


# -- All worlds written out -----------------------------------------------------------------

# Seat 1 has closed on a hand of r7 and r8. The others hold three cards each of the six
# below, r7' being the second r7; all other cards have been discarded openly.
STRANGERS = ("r7'", "w1", "w2", "t3", "t4", "n9")
FIRST, SECOND = ("w1", "t3"), ("r7", "t4")
"""What seats 2 and 3 lay in the first turn and, having drawn a card each, in the second."""

World = tuple[tuple[str, ...], tuple[str, ...]]


def face(card: str) -> str:
    return card.removesuffix("'")


def worlds() -> Counter[World]:
    """The hands that seat 1 cannot rule out in the end, and in how many ways they come about."""
    found: Counter[World] = Counter()
    for left in combinations(STRANGERS, 3):
        right = tuple(card for card in STRANGERS if card not in left)
        if FIRST[0] not in left or FIRST[1] not in right:
            continue
        for drawn in (("r7", "r8"), ("r8", "r7")):
            hands = [{*left, drawn[0]} - {FIRST[0]}, {*right, drawn[1]} - {FIRST[1]}]
            for laid in [card for card in hands[0] if face(card) == SECOND[0]]:
                if SECOND[1] in hands[1]:
                    rest = hands[0] - {laid}, hands[1] - {SECOND[1]}
                    found[_faces(rest[0]), _faces(rest[1])] += 1
    return found


def _faces(hand: set[str]) -> tuple[str, ...]:
    return tuple(sorted(map(face, hand)))


def played(first: str, second: str, pile: str) -> Table:
    """The same on a table where the other players truly hold these cards."""
    text = f"closed S4 keeps n1 / holds {first} / holds {second}; pile {pile}; under 0:2"
    seen = Counter(cards(f"S4 n1 {first} {second} {pile}"))
    gone = " ".join(CODE_OF[card] for card in (COPIES - seen).elements())
    t = read_position(f"{text}; gone {gone}")
    for laid in (FIRST, SECOND):
        for seat, code in zip((1, 2), laid, strict=True):
            GAME.apply(t, seat, Play(CARD_OF[code]))
        while GAME.script.rule(t) == "SD-4":
            seat = GAME.to_act(t)[0]
            GAME.apply(t, seat, GAME.moves(t, seat)[0])
    return t


@pytest.mark.parametrize(
    ("first", "second", "pile"),
    [
        ("w1 w2 n9", "t3 t4 r7", "r8 r7"),
        ("w1 r7 n9", "t3 t4 w2", "r7 r8"),
        ("w1 r7 n9", "t3 t4 w2", "r8 r7"),
    ],
)
def test_imagined_worlds_are_those_that_cannot_be_ruled_out(
    first: str, second: str, pile: str
) -> None:
    """[SD-R5] [SD-R17]"""
    v = view(played(first, second, pile), 0)
    chance, draws = QuickRng(1), 6000
    found: Counter[World] = Counter()
    for _ in range(draws):
        hands = [tuple(sorted(CODE_OF[card] for card in hand)) for hand in imagine(v, chance).hands]
        found[hands[1], hands[2]] += 1
    expected = worlds()
    assert set(found) == set(expected)
    for world, ways in expected.items():
        assert found[world] / draws == pytest.approx(ways / expected.total(), rel=0.2)


def test_the_truth_makes_no_difference_to_what_the_closer_knows() -> None:
    """[SD-R5]"""
    same = {
        view(played("w1 w2 n9", "t3 t4 r7", "r8 r7"), 0),
        view(played("w1 r7 n9", "t3 t4 w2", "r7 r8"), 0),
        view(played("w1 r7 n9", "t3 t4 w2", "r8 r7"), 0),
    }
    assert len(same) == 1
    assert same.pop().given == ("ring-8",)
