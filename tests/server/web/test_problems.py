"""What bad input gets over HTTP, and what every answer has in common."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from larcin.client import Client, Unreachable
from larcin.kernel.codec import encode
from larcin.kernel.registry import games
from larcin.server.web.middleware import HEADERS
from larcin.wire import TableSettings

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = next(iter(games()))
PUBLIC = TableSettings(game=GAME, seats=(None, None), public=True)


TABLE = {"game": GAME, "seats": [None, None]}


@pytest.mark.parametrize(
    ("path", "body", "status", "kind"),
    [
        ("/api/me", b"", 400, "bad-message"),
        ("/api/me", b"{", 400, "bad-message"),
        ("/api/me", b"\xff", 400, "bad-message"),
        ("/api/me", {"name": ""}, 400, "bad-message"),
        ("/api/me", {"name": "x" * 41}, 400, "bad-message"),
        ("/api/me", {"name": "Anna\n"}, 400, "bad-name"),
        ("/api/me", {"name": "Anna", "id": "x"}, 400, "bad-message"),
        ("/api/tables", {**TABLE, "game": "chess"}, 400, "unknown-game"),
        ("/api/tables", {**TABLE, "seats": [None] * 99}, 400, "bad-seats"),
        ("/api/tables", {**TABLE, "seats": [None, "nobody"]}, 400, "unknown-bot"),
        ("/api/tables", {**TABLE, "seats": [None, "ismcts:sims=999999"]}, 400, "unknown-bot"),
        ("/api/tables", {**TABLE, "seats": [None, "os:abort"]}, 400, "unknown-bot"),
        ("/api/tables", {**TABLE, "options": {"nonsense": 1}}, 400, "bad-option"),
        ("/api/tables", {**TABLE, "clock": {"seconds": 0}}, 400, "bad-message"),
        ("/api/tables", {**TABLE, "stand_in": "nobody"}, 400, "unknown-bot"),
        ("/api/tables/none/sit", {}, 404, "not-there"),
        ("/api/nothing", {}, 404, "not-there"),
        ("/health", {}, 405, "wrong-method"),
        ("/api/me", {"name": "x" * 100_000}, 413, "too-big"),
    ],
)
async def test_a_bad_request_is_a_problem(
    raw: httpx.AsyncClient, path: str, body: Any, status: int, kind: str
) -> None:
    content = body if isinstance(body, bytes) else encode(body)
    answer = await raw.post(path, content=content, headers={"content-type": "application/json"})
    told = answer.json()
    assert (answer.status_code, told["type"]) == (status, f"/problems/{kind}")
    assert answer.headers["content-type"] == "application/problem+json"
    assert told["detail"].endswith(".")
    assert "Traceback" not in answer.text


async def test_another_site_changes_nothing(raw: httpx.AsyncClient) -> None:
    answer = await raw.post(
        "/api/me", json={"name": "X"}, headers={"origin": "http://elsewhere.example"}
    )
    assert answer.status_code == 403
    assert (await raw.get("/api/me")).json()["name"] == "Mallory"


async def test_every_answer_has_the_headers_that_keep_browsers_safe(raw: httpx.AsyncClient) -> None:
    for path in ("/health", "/api/me", "/api/nothing", "/schema/openapi.json"):
        answer = await raw.get(path)
        assert {name: answer.headers[name] for name in HEADERS} == HEADERS
        assert "server" not in answer.headers


async def test_the_api_describes_itself(raw: httpx.AsyncClient) -> None:
    described = (await raw.get("/schema/openapi.json")).json()
    assert "/api/tables/{table_id}/play" in described["paths"]


async def test_health(raw: httpx.AsyncClient) -> None:
    assert (await raw.get("/health")).json()["status"] == "ok"


async def test_a_server_that_is_not_there_is_a_sentence() -> None:
    async with Client("http://127.0.0.1:9") as client:
        with pytest.raises(Unreachable, match="does not answer"):
            await client.games()
