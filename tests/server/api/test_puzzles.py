"""Puzzles over HTTP: what is asked, what it is worth, and that nothing else goes out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from larcin.kernel.codec import convert
from larcin.kernel.match import observation_type
from larcin.kernel.registry import find_game, games
from larcin.puzzles import puzzles_of
from tests.server.conftest import Running

pytestmark = pytest.mark.asyncio(loop_scope="module")

MOTIFS = ("wine", "crown", "purse", "ham", "cow", "clock", "chest", "coach", "barrel")
GAMES = [slug for slug, game in games().items() if puzzles_of(game)]


@pytest.fixture
def address(running: Running) -> str:
    return f"{running.url}/api/games"


async def test_which_there_are(address: str) -> None:
    async with httpx.AsyncClient() as web:
        told = (await web.get(f"{address}/raubern/puzzles")).json()
        none = (await web.get(f"{address}/vide_gousset/puzzles")).json()
    known = puzzles_of(find_game("raubern"))
    assert [each["id"] for each in told["puzzles"]] == list(known)
    assert told["daily"] in known
    assert (none["daily"], none["puzzles"]) == (None, [])


async def test_what_a_move_is_worth(address: str) -> None:
    game = find_game("raubern")
    puzzle = next(iter(puzzles_of(game).values()))
    place = f"{address}/raubern/puzzles/{puzzle.id}"
    async with httpx.AsyncClient() as web:
        shown = (await web.get(place)).json()
        moves = shown["frame"]["observation"]["moves"]
        answers = [(await web.post(place, json={"move": move})).json() for move in moves]
    best = answers[0]["options"][0]["moves"]
    assert [answer["good"] for answer in answers] == [move in best for move in moves]
    assert sorted(map(str, moves)) == sorted(
        str(move) for option in answers[0]["options"] for move in option["moves"]
    )


@pytest.mark.parametrize("slug", GAMES)
async def test_only_what_the_seat_may_know_goes_out(address: str, slug: str) -> None:
    game = find_game(slug)
    async with httpx.AsyncClient() as web:
        for puzzle in puzzles_of(game).values():
            place = f"{address}/{slug}/puzzles/{puzzle.id}"
            shown = (await web.get(place)).json()
            assert set(shown) == {"id", "names", "me", "frame"}
            text = (await web.get(place)).text
            assert puzzle.seed not in text
            assert '"share"' not in text
            _examine(shown["frame"], slug, puzzle.seat)
            move = shown["frame"]["observation"]["moves"][0]
            told = (await web.post(place, json={"move": move})).json()
            assert set(told) == {"good", "options", "frame"}
            if told["frame"] is not None:
                _examine(told["frame"], slug, puzzle.seat)


def _examine(frame: dict[str, Any], slug: str, seat: int) -> None:
    """It is the seat's own observation, and every secret in it is the seat's own."""
    seen = convert(frame["observation"], observation_type(find_game(slug)))
    assert seen.view.seat == seat
    for secret in _secrets(frame["observation"]["events"]):
        assert seat in secret["seats"] or secret["value"] is None


def _secrets(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict) and set(value) == {"value", "seats"}:
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from _secrets(each)
    elif isinstance(value, list):
        for each in value:
            yield from _secrets(each)


async def test_what_cannot_be_done_there(address: str) -> None:
    puzzle = next(iter(puzzles_of(find_game("raubern"))))
    place = f"{address}/raubern/puzzles/{puzzle}"
    async with httpx.AsyncClient() as web:
        moves = (await web.get(place)).json()["frame"]["observation"]["moves"]
        held = {move["motif"] for move in moves}
        absent = next(motif for motif in MOTIFS if motif not in held)
        illegal = await web.post(place, json={"move": {"motif": absent, "pile": 0}})
        broken = await web.post(place, json={"move": {"pile": 0}})
        nowhere = await web.get(f"{address}/raubern/puzzles/nowhere")
    assert (illegal.status_code, illegal.json()["rule"]) == (422, "RB-3.3")
    assert broken.status_code == 400
    assert nowhere.status_code == 404
