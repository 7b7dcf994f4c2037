"""The command that finds what a skill should believe."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from time import monotonic

import pytest

from larcin.authoring.tune import BadName, Trials, climb, home_of, read, write
from larcin.games.schattendieb import bot
from larcin.kernel.registry import find_game

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def _beliefs() -> Iterator[None]:
    before = bot.SEASONED
    yield
    write(home_of(find_game("schattendieb")), {"SEASONED.rich": before.rich})
    assert before == bot.SEASONED


def test_a_number_is_found_in_a_module_and_in_a_tuple() -> None:
    assert read(home_of(find_game("schattendieb")), "SEASONED.rich") == bot.SEASONED.rich
    assert read(home_of(find_game("couronnes")), "SAFE") > 0


@pytest.mark.parametrize("name", ["SEASONED.rock", "SEASONED", "NOTHING"])
def test_what_is_no_number_is_refused(name: str) -> None:
    with pytest.raises(BadName, match=name):
        read(home_of(find_game("schattendieb")), name)


def test_a_game_without_skill_has_nothing_to_tune() -> None:
    with pytest.raises(BadName, match="Räubern"):
        home_of(find_game("raubern"))


def test_it_finds_a_better_belief_than_a_bad_one() -> None:
    with ThreadPoolExecutor(1) as pool:
        trials = Trials("schattendieb", 4, 12, pool)
        shares = [share for share, _ in climb(trials, {"SEASONED.rich": 40.0}, monotonic() + 2)]
    assert max(shares) > shares[0]
