"""Lessons over HTTP: any step, and what comes of a move there."""

from __future__ import annotations

import httpx
import pytest

from tests.server.conftest import Running

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture
def address(running: Running) -> str:
    return f"{running.url}/api/games/raubern/lessons"


async def test_which_lessons_there_are(address: str) -> None:
    async with httpx.AsyncClient() as web:
        (first,) = (await web.get(address)).json()
    assert first["name"] == "first"
    assert len(first["steps"]) == 15


async def test_a_step_and_its_answer(address: str) -> None:
    async with httpx.AsyncClient() as web:
        step = (await web.get(f"{address}/first/1")).json()
        good = (await web.post(f"{address}/first/1", json={"move": step["do"][0]})).json()
        poor = (
            await web.post(f"{address}/first/1", json={"move": {"motif": "crown", "pile": 0}})
        ).json()
        told = (await web.post(f"{address}/first/0", json={})).json()
    assert step["frame"]["observation"]["view"]["seat"] == step["me"]
    assert (good["good"], len(good["frames"])) == (True, 3)
    assert (poor["good"], poor["say"], len(poor["frames"])) == (False, "other", 1)
    assert told == {"good": True, "say": None, "frames": []}


@pytest.mark.parametrize(
    ("path", "move", "status", "detail"),
    [
        ("first/1", {"motif": "wine", "pile": 0}, 422, "RB-3.3"),
        ("first/1", {"pile": 0}, 400, "motif"),
        ("first/15", None, 404, "15 steps"),
        ("first/2?came=1:1", None, 404, "no such moves: 1:1"),
        ("first/2?came=one", None, 400, "came"),
        ("second/0", None, 404, "no lesson called 'second'"),
    ],
)
async def test_what_cannot_be_done_there(
    address: str, path: str, move: dict[str, object] | None, status: int, detail: str
) -> None:
    async with httpx.AsyncClient() as web:
        answer = await web.post(f"{address}/{path}", json={"move": move})
    assert answer.status_code == status
    assert detail in answer.text


async def test_a_game_without_lessons_has_none(running: Running) -> None:
    async with httpx.AsyncClient() as web:
        assert (await web.get(f"{running.url}/api/games/vide_gousset/lessons")).json() == []
        assert (await web.get(f"{running.url}/api/games/nowhere/lessons")).status_code == 400
