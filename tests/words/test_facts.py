"""What a message is told about a struct, field by field."""

from __future__ import annotations

from typing import Annotated, Literal

import pytest
from msgspec import Struct

from larcin.kernel.events import Secret
from larcin.kernel.pieces import Scores, Seat, piece
from larcin.words.facts import facts_of, tell_field

Gem = Annotated[Literal["ruby", "opal"], piece("gem")]
Coin = Annotated[Literal[1, 2], piece("coin")]


class Speaker:
    """Three players, the second of whom listens; pieces are called by their kind in capitals."""

    me: Seat | None = 1

    def player(self, seat: Seat) -> str:
        return ("Anna", "Bruno", "Clara")[seat]

    def piece(self, kind: str, piece: object) -> str:
        return f"{kind.upper()} {piece}"


class Deed(Struct, frozen=True):
    seat: Seat = 0
    owner: Seat | None = None
    thieves: tuple[Seat, ...] = ()
    gem: Gem = "ruby"
    lost: Gem | None = None
    coin: Coin = 1
    gems: tuple[Gem, ...] = ()
    hand: Secret[tuple[Gem, ...]] = Secret(None, ())
    hidden: Secret[Gem] = Secret(None, ())
    points: Scores = ()
    height: int = 0
    bid: int | None = None
    effect: Literal["steal", "leave"] = "steal"
    open: bool = False


def facts(**fields: object) -> dict[str, object]:
    """The facts that these fields give, and no others."""
    told = facts_of(Deed(**fields), Speaker())  # type: ignore[arg-type]
    return {name: fact for name, fact in told.items() if name.split("_")[0] in fields}


def test_a_seat_is_a_name_and_perhaps_the_listener() -> None:
    assert facts(seat=0) == {"seat": "Anna", "seat_is": "other"}
    assert facts(seat=1) == {"seat": "Bruno", "seat_is": "you"}


def test_nobody_is_none() -> None:
    assert facts(owner=None) == {"owner": "", "owner_is": "none"}
    assert facts(owner=2) == {"owner": "Clara", "owner_is": "other"}


@pytest.mark.parametrize(
    ("thieves", "is_"), [((), "none"), ((0, 2), "other"), ((1,), "you"), ((1, 2), "shared")]
)
def test_several_seats_are_names_with_a_count(thieves: tuple[int, ...], is_: str) -> None:
    told = facts(thieves=thieves)
    assert (told["thieves_is"], told["thieves_count"]) == (is_, len(thieves))


def test_names_are_joined() -> None:
    assert facts(thieves=(0, 2))["thieves"] == "Anna, Clara"


def test_a_piece_is_its_name_and_its_value() -> None:
    assert facts(gem="opal") == {"gem": "GEM opal", "gem_is": "opal"}
    assert facts(coin=2) == {"coin": "COIN 2", "coin_is": "2"}
    assert facts(lost=None) == {"lost": "", "lost_is": "none"}


def test_pieces_are_joined_and_counted() -> None:
    assert facts(gems=("ruby", "opal")) == {"gems": "GEM ruby, GEM opal", "gems_count": 2}


def test_a_secret_is_told_to_who_may_hear_it() -> None:
    assert facts(hidden=Secret("opal", (1,))) == {"hidden": "GEM opal", "hidden_is": "opal"}
    assert facts(hand=Secret(("opal",), (1,))) == {
        "hand": "GEM opal",
        "hand_is": "shown",
        "hand_count": 1,
    }


def test_a_secret_is_hidden_from_the_others() -> None:
    assert facts(hidden=Secret(None, (0,))) == {"hidden": "", "hidden_is": "hidden"}
    assert facts(hand=Secret(None, (0,))) == {"hand": "", "hand_is": "hidden"}


def test_scores_are_told_by_name() -> None:
    assert facts(points=(12, 7)) == {"points": "Anna 12, Bruno 7"}


def test_numbers_stay_numbers_so_that_plurals_work() -> None:
    assert facts(height=3) == {"height": 3}
    assert facts(bid=None) == {"bid": "", "bid_is": "none"}
    assert facts(bid=5) == {"bid": 5}


def test_words_and_flags_can_be_chosen_by() -> None:
    assert facts(effect="leave") == {"effect": "leave"}
    assert facts(open=True) == {"open": "true"}


def test_one_field_alone() -> None:
    assert tell_field(Deed(gem="opal"), "gem", Speaker()).text == "GEM opal"
