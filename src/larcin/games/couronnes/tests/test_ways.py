"""The ways that a screen offers as "go there", and the map that it draws."""

from __future__ import annotations

from msgspec.json import decode

from larcin.games.couronnes import GAME
from larcin.games.couronnes.board import (
    CIRCLES,
    DIRECTIONS,
    GATES,
    NAMES,
    ROWS,
    STEP_TO,
    crown_squares,
    key_squares,
)
from larcin.games.couronnes.data import COLOURS
from larcin.games.couronnes.moves import Walk
from larcin.games.couronnes.state import Table
from larcin.games.couronnes.tests.playing import asked, at, deal, lively_play, offers, play
from larcin.games.couronnes.view import view
from larcin.games.couronnes.ways import ways

DIRECTION_OF = {direction[0]: direction for direction in DIRECTIONS}


def test_every_way_can_be_walked_step_by_step() -> None:
    """[CO-E.1.1] [CO-RE4] And its figure may stop at its end."""
    walked = 0
    for number, t in enumerate(lively_play(deal(4, 5))):
        steps = [] if t.outcome is not None else [m for m in offers(t) if isinstance(m, Walk)]
        if number % 23 == 0 and steps:
            found = ways(view(t, asked(t)))
            assert set(found) <= set(steps)
            for first in steps[::3]:
                for way in found.get(first, ())[-2:]:
                    _walk(t.copy(), first, way)
                    walked += 1
    assert walked > 20


def _walk(t: Table, first: Walk, way: str) -> None:
    assert way[0] == first.direction[0]
    for letter in way:
        step = Walk(first.figure, DIRECTION_OF[letter])
        assert step in offers(t), way
        play(t, step)
        if t.outcome is not None:
            return
    assert t.passing is None


def test_a_way_is_the_shortest_and_goes_around_what_is_in_the_way() -> None:
    """[CO-E.2] [CO-RE15] From h5 the guard on h6 is in the way down the street."""
    found = ways(view(at("h5 | a1; guards h6; alone 4"), 0))
    ends = {}
    for step, each in found.items():
        for way in each:
            here = NAMES.index("h5")
            for letter in way:
                here = STEP_TO[here][DIRECTION_OF[letter]]
            ends[NAMES[here]] = way
            assert step.figure == "thief"
    assert ends["g5"] == "w"
    assert len(ends["j6"]) == 3
    assert "h6" not in ends
    assert "h7" not in ends


def test_of_equally_short_ways_one_without_an_idle_key_is_offered() -> None:
    """[CO-RE8] Between i9 and h10 lie the yellow key and an empty street."""
    assert "ws" in all_ways("i9 wants red | a1; guards e5 e6 e7 e8; alone 2")
    assert "sw" in all_ways("i9 wants yellow | a1; guards e5 e6 e7 e8; alone 2")
    assert "sw" in all_ways("i9 wants red keys yellow | a1; guards e5 e6 e7 e8; alone 2")


def all_ways(text: str) -> list[str]:
    """Every way that is offered there."""
    return [way for each in ways(view(at(text), 0)).values() for way in each]


def test_the_map_of_the_screen_is_the_board() -> None:
    """[CO-RC11]"""
    drawn = decode((GAME.folder / "ui" / "city.json").read_bytes())
    assert drawn == {
        "rows": list(ROWS),
        "circles": list(CIRCLES),
        "gates": list(GATES),
        "crowns": list(crown_squares(len(COLOURS))),
        "keys": list(key_squares(len(COLOURS))),
        "colours": list(COLOURS),
    }
