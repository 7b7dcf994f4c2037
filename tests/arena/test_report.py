"""The standings for readers."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace
from rich.console import Console

from larcin.arena.report import describe, duration, write_json, write_markdown, write_text
from larcin.arena.standings import standings_of
from larcin.kernel.options import choices, spell
from tests.arena.matches import QUICK, SETTINGS, result

RESULTS = [
    result(deal, rotation, bots, (1, 2) if bots == "ab" else (2, 1), moves=10 + deal)
    for deal in range(5)
    for rotation, bots in enumerate(("ab", "ba"))
]
STANDINGS = standings_of(SETTINGS, RESULTS)


def test_a_terminal_shows_all_figures() -> None:
    console = Console(width=100, force_terminal=False)
    with console.capture() as capture:
        console.print(write_text(STANDINGS))
    text = capture.get()
    assert QUICK.title in text
    assert "1.000" in text
    assert "0.566–1.000" in text
    assert "even is 0.500" in text
    assert "10 to 14" in text


@pytest.mark.parametrize("width", [50, 68, 80, 100])
def test_a_narrow_terminal_cuts_off_no_figure(width: int) -> None:
    name = "my_bot:Magpie:boldness=0.5"
    rows = (replace(STANDINGS.rows[0], bot=name), *STANDINGS.rows[1:])
    console = Console(width=width, force_terminal=False)
    with console.capture() as capture:
        console.print(write_text(replace(STANDINGS, rows=rows)))
    text = capture.get()
    assert "…" not in text
    rating = STANDINGS.rows[0].rating
    for figure in ("1.000", "0.566–1.000", f"{rating.mu:.1f} ± {2 * rating.sigma:.1f}"):
        assert figure in text
    assert ("time a move" in text, "score" in text) == (width == 100, width >= 68)


def test_markdown_is_a_table() -> None:
    rows = [line for line in write_markdown(STANDINGS).splitlines() if line.startswith("|")]
    assert len(rows) == 4
    assert {row.count("|") for row in rows} == {8}
    assert rows[2].startswith("| `a` | 1 | 1.000 | 0.566–1.000 |")


def test_json_holds_the_table_and_every_result() -> None:
    read = json.loads(write_json(STANDINGS, RESULTS))
    assert len(read["results"]) == 10
    assert read["table"]["rows"][0]["bot"] == "a"
    assert read["table"]["rows"][0]["share"]["mean"] == 1
    assert read["table"]["settings"]["game"] == QUICK.slug


def test_what_was_played_is_told_where_it_is_not_as_usual() -> None:
    option = choices(QUICK.options)[0]
    other = next(value for value in option.values if value != option.default)
    usual = replace(SETTINGS, options={option.name: option.default})
    assert describe(replace(STANDINGS, settings=usual)).endswith(
        ": 5 deals from 2 seats, 10 matches"
    )
    special = replace(SETTINGS, options={option.name: other}, time=0.2, seed=4)
    told = f"10 matches, {option.name}={spell(other)}, 0.2 s a move, seed 4"
    assert describe(replace(STANDINGS, settings=special)).endswith(told)


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(2.5, "2.5 s"), (0.02, "20.0 ms"), (0.001, "1.0 ms"), (0.0002, "200 µs"), (1.0, "1.0 s")],
)
def test_times_are_short(seconds: float, text: str) -> None:
    assert duration(seconds) == text
