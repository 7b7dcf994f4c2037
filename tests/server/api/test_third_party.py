"""docs/wire.md is enough to play: a client written after it plays a match of every game."""

from __future__ import annotations

import asyncio
import inspect
import json
import re

import pytest

from larcin.kernel.record import read_record, verify
from larcin.kernel.registry import games
from tests.server import third_party
from tests.server.conftest import Running
from tests.server.third_party import ask, play_a_match
from tests.wire_page import PAGE

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


@pytest.mark.parametrize("game", games())
async def test_a_third_party_plays_a_match(running: Running, game: str) -> None:
    match, outcome = await asyncio.to_thread(play_a_match, running.url, game)
    record, _ = await asyncio.to_thread(ask, running.url, f"/api/matches/{match}")
    assert record["outcome"] == outcome
    assert record["seed"] is not None
    match_again = verify(read_record(json.dumps(record).encode()))
    assert {line.seat for line in match_again.log} == {0, 1}


async def test_it_does_what_the_page_says_and_knows_nothing_of_larcin() -> None:
    source = inspect.getsource(third_party)
    assert "larcin" not in source
    steps = (
        PAGE.read_text(encoding="utf-8").partition("## Playing a match")[2].partition("\n## ")[0]
    )
    said = re.sub(r"\s+", " ", steps)
    for path in ("POST /api/me", "POST /api/tables", "/sit", "/start", "/socket", "/api/matches/"):
        assert path in said
    assert '{"game": "…", "seats": [null, "burglar"]}' in said
    assert '{"type": "play", "question": 1, "move": {…}}' in said
