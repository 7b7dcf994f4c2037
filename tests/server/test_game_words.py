"""The words of a game, as the server sends them to a page that was built without it."""

from __future__ import annotations

import httpx
import pytest

from larcin.kernel.registry import LANGUAGES, find_game, games
from larcin.words.spoken import OF_THE_LEDGER
from larcin.words.tells import tells_of
from tests.server.conftest import Running
from tests.test_texts import keys_of

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


async def get(running: Running, path: str, **headers: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=running.url) as client:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return await client.get(path, headers=named)


@pytest.mark.parametrize("slug", games())
async def test_all_words_but_the_rules_and_how_everything_is_told(
    running: Running, slug: str
) -> None:
    game = find_game(slug)
    for language in LANGUAGES:
        words = (await get(running, f"/api/games/{slug}/words?language={language}")).json()
        said = {line.partition(" =")[0] for line in words["text"].splitlines() if " =" in line}
        needed = {key.partition(".")[0] for key in keys_of(game.folder, language)}
        assert {key for key in needed if not key.startswith(OF_THE_LEDGER)} <= said
        assert "rule-" not in words["text"]
        assert (words["game"], words["language"]) == (slug, language)
        assert words["tells"] == tells_of(game)


async def test_words_that_have_not_changed_are_not_sent_again(running: Running) -> None:
    address = f"/api/games/{next(iter(games()))}/words"
    first = await get(running, f"{address}?language=fr")
    again = await get(running, f"{address}?language=fr", if_none_match=first.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")
    assert first.headers["cache-control"] == "no-cache"
    other = await get(running, f"{address}?language=de", if_none_match=first.headers["etag"])
    assert (other.status_code, other.json()["language"]) == (200, "de")


async def test_unknown_games_and_languages_are_refused_in_a_sentence(running: Running) -> None:
    for path in ("nothing/words", f"{next(iter(games()))}/words?language=xx"):
        answer = await get(running, f"/api/games/{path}")
        assert answer.status_code in (400, 404)
        assert answer.json()["detail"].endswith(".")


async def test_the_list_of_games_has_their_titles_in_every_language(running: Running) -> None:
    for game in (await get(running, "/api/games")).json():
        assert set(game["titles"]) == set(game["blurbs"]) == set(LANGUAGES)
        assert all(game["titles"].values())
