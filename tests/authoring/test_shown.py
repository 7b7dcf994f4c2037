"""Where paragraphs can be seen: candidates for a guide."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from larcin.authoring.files import CannotMake
from larcin.authoring.shown import find_shown, find_where, kept_file
from larcin.guides import read_guide, show
from larcin.guides.guide import Guide
from larcin.kernel.record import read_record
from larcin.kernel.registry import find_game

GAME = find_game("raubern")


def read(lines: list[str]) -> Guide:
    return read_guide("\n".join(lines))


def test_what_is_listed_can_be_copied_into_a_guide() -> None:
    found = find_shown(GAME, "en", matches=0, each=2)
    assert len(found["RB-3.9"]) == 2
    assert found["RB-R15"] == []  # nothing cites it
    assert "RB-4.3" not in found  # a fact binds nobody
    for rule, places in found.items():
        for place in places:
            (shown,) = read(place.lines).shown
            assert rule in show(GAME, shown).cited


def test_refusals_are_listed_with_the_move_that_was_tried() -> None:
    (place, *_) = find_shown(GAME, "en", 0, 1, frozenset({"RB-3.3"}))["RB-3.3"]
    assert place.tried is not None
    assert place.says.startswith("You have no ")


def test_a_place_is_found_by_what_holds_there() -> None:
    facts = ["before.deck_size=0", "after.hand.#=4"]
    (place,) = find_where(GAME, "en", 0, 1, "RB-R13", "RB-R9", facts)
    (shown,) = read(place.lines).shown
    assert (shown.rule, shown.by, len(shown.facts)) == ("RB-R13", "RB-R9", 2)
    (middle,) = find_where(GAME, "en", 0, 1, "RB-R15", "RB-6.2", ["after.piles.3.owner"])
    assert read(middle.lines).shown[0].facts[0].is_ is None
    assert find_where(GAME, "en", 0, 1, "RB-R13", "RB-R9", ["before.deck_size=99"]) == []


def test_a_match_that_was_listed_can_be_kept() -> None:
    ((path, data),) = kept_file(GAME, "shown-18-2-seats").items()
    assert path == Path(GAME.folder, "shown", "shown-18-2-seats.json")
    assert data is not None
    assert path.read_bytes() == data
    assert msgspec.structs.asdict(read_record(data))["game"] == "raubern"


@pytest.mark.parametrize("name", ["shown-18-3-seats", "shown-x", "other"])
def test_a_match_that_was_not_listed(name: str) -> None:
    with pytest.raises(CannotMake, match="No match is listed as"):
        kept_file(GAME, name)
