"""Views drawn for a screen that has no board for the game: from the view alone, and in bounds."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from larcin.kernel.codec import encode
from larcin.kernel.match import Match
from larcin.kernel.registry import find_game, games
from larcin.kernel.rng import QuickRng
from larcin.server.services import drawing
from larcin.wire import ToDraw
from tests.server.conftest import Running

STRANGE: tuple[Any, ...] = ([], {}, 0, -1, None, "")

pytestmark = pytest.mark.asyncio(loop_scope="module")


def view_of(slug: str, seat: int | None = 0) -> dict[str, Any]:
    game = find_game(slug)
    match = Match(game, game.players[0])
    view: dict[str, Any] = json.loads(encode(match.observe(seat).view))
    return view


async def ask(running: Running, slug: str, **wanted: Any) -> httpx.Response:
    async with httpx.AsyncClient(base_url=running.url) as client:
        return await client.post(f"/api/games/{slug}/drawing", json={"language": "en"} | wanted)


@pytest.mark.parametrize("slug", games())
async def test_every_game_is_drawn_for_players_and_spectators(running: Running, slug: str) -> None:
    played = (await ask(running, slug, view=view_of(slug), names=["Anna", "Bruno"])).json()
    assert any("Anna" in stroke["text"] for line in played["table"] for stroke in line)
    assert played["hand"]
    watched = (await ask(running, slug, view=view_of(slug, None))).json()
    assert watched["table"]
    assert watched["hand"] == []


@pytest.mark.parametrize("slug", games())
async def test_worlds_that_look_alike_are_drawn_alike(slug: str) -> None:
    """Whatever the viewer cannot know leaves no trace in a drawing: it is made from the view."""
    game = find_game(slug)
    match = Match(game, game.players[0])
    seen = match.observe(0).view
    imagined = game.view(game.imagine(seen, QuickRng(7)), 0)
    drawn = [
        drawing.draw(game, ToDraw(view=json.loads(encode(view)), language="en"))
        for view in (seen, imagined)
    ]
    assert drawn[0] == drawn[1]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seats": 99}, "Nobody sits like this."),
        ({"seats": 10**9}, "There is more in this view than in any match."),
        ({"seat": 99}, "Nobody sits like this."),
        ({"outcome": 3}, "Field outcome: expected"),
    ],
)
async def test_what_is_no_view_is_refused_in_a_sentence(
    running: Running, change: dict[str, Any], sentence: str
) -> None:
    slug = next(iter(games()))
    answer = await ask(running, slug, view=view_of(slug) | change)
    assert answer.status_code == 400
    assert answer.json()["detail"].startswith(sentence)
    assert answer.json()["detail"].endswith(".")


async def test_strange_views_never_break_the_server(running: Running) -> None:
    """Every field of every view, replaced by nothing much: a sentence, or a drawing."""
    for slug in games():
        view = view_of(slug)
        for field in view:
            for strange in STRANGE:
                answer = await ask(running, slug, view=view | {field: strange})
                assert answer.status_code in (200, 400), (slug, field, strange, answer.text)


async def test_unknown_languages_and_games_are_refused(running: Running) -> None:
    slug = next(iter(games()))
    assert (await ask(running, slug, view=view_of(slug), language="xx")).status_code == 400
    assert (await ask(running, "nothing", view={})).status_code in (400, 404)
    assert (await ask(running, slug, view=view_of(slug), columns=5)).status_code == 400
