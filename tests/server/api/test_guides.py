"""Guides over HTTP: the page to play from, and paragraphs on a board."""

from __future__ import annotations

import httpx
import pytest

from larcin.guides import guide_of
from larcin.kernel.registry import find_game
from tests.server.conftest import Running

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture
def address(running: Running) -> str:
    return f"{running.url}/api/games/raubern"


async def test_the_guide_in_one_language(address: str) -> None:
    async with httpx.AsyncClient() as web:
        guide = (await web.get(f"{address}/guide", params={"language": "de"})).json()
    turn = next(part for part in guide["parts"] if part["name"] == "turn")
    assert turn["title"] == "Dein Zug"
    assert [line.startswith("- ") for line in turn["lines"]] == [False, True, True, False]
    pieces = next(part["pieces"] for part in guide["parts"] if part["name"] == "pieces")
    assert {"kind": "motif", "value": "cow", "name": "Kuh", "about": ""} in pieces
    assert "RB-3.9" in guide["shown"]
    assert "RB-3.9" in guide["taught"]
    assert "RB-R17b" in guide["rare"]


async def test_a_paragraph_on_a_board(address: str) -> None:
    async with httpx.AsyncClient() as web:
        shown = (await web.get(f"{address}/shown/RB-R7", params={"language": "en"})).json()
        refused = (await web.get(f"{address}/shown/RB-3.3")).json()
        deal = (await web.get(f"{address}/shown/RB-2.1")).json()
    assert (shown["by"], shown["me"]) == ("RB-3.9", 0)
    assert shown["says"].startswith("Yours a moment ago.")
    assert shown["before"]["observation"]["view"]["piles"][4]["owner"] == 0
    assert shown["after"]["observation"]["view"]["piles"][4]["owner"] == 1
    assert refused["after"] is None
    assert (refused["refusal"]["rule"], refused["refusal"]["reason"]) == ("RB-3.3", "not-in-hand")
    assert deal["before"] is None


async def test_every_paragraph_that_is_named_can_be_had(address: str) -> None:
    async with httpx.AsyncClient() as web:
        answers = [
            await web.get(f"{address}/shown/{each.rule}")
            for each in guide_of(find_game("raubern").folder).shown
        ]
    assert {answer.status_code for answer in answers} == {200}


async def test_a_paragraph_that_is_not_shown(address: str) -> None:
    async with httpx.AsyncClient() as web:
        answer = await web.get(f"{address}/shown/RB-0.1")
    assert answer.status_code == 404
    assert "does not show 'RB-0.1'" in answer.json()["detail"]
