"""A move that everybody sees to be the only one is made by itself, unless a key is pressed."""

from __future__ import annotations

from pathlib import Path

import pytest

from larcin.kernel.registry import find_game
from larcin.terminal import play
from larcin.terminal.local import LocalSession
from tests.terminal.screens import Person, deal, sitting_at

pytestmark = pytest.mark.slow

GAME = find_game("couronnes")
"""A game in which a turn may be over with nothing left to do."""

AN_HOUR = 3600.0
"""A rest that no test waits for."""


def asked_the_obvious(folder: Path) -> LocalSession:
    """A match in which the person has one move, and everybody sees that."""
    session = deal(GAME, folder, "random")
    while (seen := session.observe()).obvious is None:
        assert session.outcome is None, "this match asked nothing obvious"
        if seen.moves:
            session.play(seen.moves[len(seen.events) % len(seen.moves)], seen.question)
        else:
            seat = session.next_bot()
            assert seat is not None
            question = session.question_for(seat)
            session.answer(question, question.think())
    return session


def question(person: Person) -> str:
    return person.says("#question")


async def test_the_only_move_is_made_by_itself(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "REST", AN_HOUR)
    session = asked_the_obvious(folder)
    obvious, moves = session.observe().obvious, len(session.match.log)
    async with sitting_at(session, folder) as person:
        assert "Only one move" not in question(person)
        await person.press("o")
        words = session.words("en")
        assert words.move(session.observe().view, obvious) in question(person)
        assert "Only one move" in question(person)
        person.table.post_message(person.table.Rested(session.observe().question))
        await person.pilot.pause()
    assert session.match.log[moves].move == obvious


@pytest.mark.parametrize("key", ["x", "h", "o"])
async def test_a_key_keeps_the_move_for_the_person(
    folder: Path, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    monkeypatch.setattr(play, "REST", AN_HOUR)
    session = asked_the_obvious(folder)
    moves = len(session.match.log)
    async with sitting_at(session, folder) as person:
        await person.press("o")
        await person.press(key)
        table = person.table
        table.post_message(table.Rested(session.observe().question))  # as if it had come anyway
        await person.pilot.pause()
        assert str(table.query_one("#question").render()).startswith("Your turn")
        assert len(session.match.log) == moves
        assert len(person.choices) == 1


async def test_a_game_without_obvious_moves_does_not_speak_of_them(folder: Path) -> None:
    async with sitting_at(deal(find_game("raubern"), folder), folder) as person:
        assert "o" not in person.keys
