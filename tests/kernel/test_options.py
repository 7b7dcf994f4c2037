"""Typed options: read from text, checked, and drawn for the laws."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta

from larcin.authoring.template.vide_gousset import GAME as VIDE_GOUSSET
from larcin.games import raubern
from larcin.kernel.errors import BadOption
from larcin.kernel.game import AnyGame
from larcin.kernel.options import Choice, check_options, choices, draw_options, read_options, spell
from larcin.kernel.rng import QuickRng
from larcin.kernel.table import Options


class House(Options, frozen=True):
    rounds: Annotated[int, Meta(ge=1, le=3)] = 2
    tie: Literal["shared", "highest"] = "shared"
    quick: bool = False


def with_options(options: Any) -> AnyGame:
    return replace(VIDE_GOUSSET, options=options)


GAME = with_options(House)


def test_options_are_read_off_their_types() -> None:
    assert choices(House) == (
        Choice("rounds", (1, 2, 3), 2),
        Choice("tie", ("highest", "shared"), "shared"),
        Choice("quick", (False, True), False),
    )


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({}, House()),
        ({"rounds": "3"}, House(rounds=3)),
        ({"rounds": 3}, House(rounds=3)),
        ({"quick": "true"}, House(quick=True)),
        ({"quick": True, "tie": "highest"}, House(quick=True, tie="highest")),
    ],
)
def test_options_are_read_from_text_or_values(given: dict[str, Any], expected: House) -> None:
    assert read_options(GAME, given) == expected


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("rounds", "4", "Option rounds takes a number from 1 to 3, not '4'."),
        ("rounds", "0", "Option rounds takes a number from 1 to 3, not '0'."),
        ("rounds", "many", "Option rounds takes a number from 1 to 3, not 'many'."),
        ("rounds", "", "Option rounds takes a number from 1 to 3, not ''."),
        ("rounds", None, "Option rounds takes a number from 1 to 3, not None."),
        (
            "rounds",
            10**30,
            "Option rounds takes a number from 1 to 3, not '100000000000...0000000000000'.",
        ),
        ("rounds", float("nan"), "Option rounds takes a number from 1 to 3, not 'nan'."),
        ("rounds", [1], "Option rounds takes a number from 1 to 3, not [1]."),
        ("tie", "lowest", "Option tie takes highest or shared, not 'lowest'."),
        ("tie", True, "Option tie takes highest or shared, not 'true'."),
        ("tie", "\x1b[2J", r"Option tie takes highest or shared, not '\x1b[2J'."),
        ("quick", "maybe", "Option quick takes false or true, not 'maybe'."),
        ("tempo", "3", "Vide-gousset has no option 'tempo'; it has: rounds, tie, quick."),
        ("\x1b", "", r"Vide-gousset has no option '\x1b'; it has: rounds, tie, quick."),
    ],
)
def test_a_wrong_option_is_named(name: str, value: Any, sentence: str) -> None:
    with pytest.raises(BadOption) as error:
        read_options(GAME, {"tie": "shared", name: value})
    assert (error.value.field, str(error.value)) == (name, sentence)


def test_a_sentence_is_short_whatever_was_given() -> None:
    deep: list[Any] = []
    for _ in range(5_000):
        deep = [deep]
    for wrong in ({"rounds": "x" * 10**6}, {"x" * 10**6: 1}, {"tie": deep}):
        with pytest.raises(BadOption) as error:
            read_options(GAME, wrong)
        assert len(str(error.value)) < 100


def test_text_is_not_read_where_values_are_wanted() -> None:
    with pytest.raises(BadOption, match="not '3'"):
        read_options(GAME, {"rounds": "3"}, strict=True)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadOption, match="it has: none"):
        read_options(with_options(Options), {"tempo": 3})


def test_options_are_the_default_ones_unless_given() -> None:
    assert check_options(GAME, None) == House()
    assert check_options(GAME, House(rounds=1)) == House(rounds=1)


def test_given_options_are_checked() -> None:
    with pytest.raises(BadOption, match="rounds takes a number from 1 to 3, not '9'"):
        check_options(GAME, House(rounds=9))


def test_the_options_of_another_game_are_refused() -> None:
    with pytest.raises(BadOption, match="options of its own"):
        check_options(GAME, raubern.GAME.options())


@pytest.mark.parametrize("kind", [int, str, Annotated[int, Meta(ge=0)], list[int], int | None])
def test_an_option_whose_values_cannot_be_listed_is_refused(kind: Any) -> None:
    odd = type("Odd", (Options,), {"__annotations__": {"size": kind}}, frozen=True)
    with pytest.raises(TypeError, match="option size must be"):
        choices(odd)


def test_every_value_is_drawn_sometimes() -> None:
    rng = QuickRng(1)
    drawn = {draw_options(GAME, 2, rng) for _ in range(1000)}
    assert len(drawn) == 3 * 2 * 2


def test_only_what_so_many_seats_may_play_with_is_drawn() -> None:
    rng = QuickRng(1)
    starters = {draw_options(raubern.GAME, 2, rng).starter for _ in range(100)}
    assert starters == {0, 1, 2}


@pytest.mark.parametrize(("value", "text"), [(True, "true"), (3, "3"), ("shared", "shared")])
def test_a_value_is_spelled_as_it_is_typed(value: Any, text: str) -> None:
    assert spell(value) == text
