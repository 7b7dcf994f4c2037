"""What Python says about stored matches, for the browser's words to be compared with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from larcin.kernel.codec import convert
from larcin.kernel.events import redact
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Match
from larcin.kernel.record import Record, read_record, resume
from larcin.kernel.registry import LANGUAGES, games
from larcin.words import Words
from larcin.words.catalogue import SHELL, message_file
from larcin.words.tells import tells_of

NAMES = ("Anna", "Bruno", "Clara", "Dora", "Émile", "Fritz", "Gina", "Hugo", "Ida", "Jo")
EVERY = 9
"""Of so many positions, the moves of one are said."""


def sentences() -> list[dict[str, Any]]:
    """For every game and language: events and moves of a stored match with their sentences."""
    told = []
    for game in games().values():
        path = min((game.folder / "tests" / "replays").glob("*.json"))
        record = read_record(path.read_bytes())
        for number, language in enumerate(LANGUAGES):
            me = None if number == 0 else number - 1
            words = Words(game, language, NAMES[: len(record.seats)], me)
            told.append(_said(game, record, words))
    return told


def _said(game: AnyGame, record: Record, words: Words) -> dict[str, Any]:
    moves, match = [], resume(record, turn=0, game=game)
    for number, played in enumerate(record.moves):
        if number % EVERY == 0:
            moves += list(_moves_said(match, words))
        match.play(played.seat, convert(played.move, game.move_type))
    events = [redact(event, words.me) for event in match.events]
    return {
        "language": words.language,
        "texts": [_text(game, words), message_file(SHELL, words.language).read_text("utf-8")],
        "tells": tells_of(game),
        "names": NAMES[: len(record.seats)],
        "me": words.me,
        "events": [(event, words.event(event)) for event in events],
        "moves": moves,
    }


def _moves_said(match: Match, words: Words) -> Iterator[tuple[Any, Any, str]]:
    seat = match.to_act[0]
    view = match.observe(seat).view
    for move in match.moves(seat)[:20]:
        yield move, match.game.drawing.prospect(view, move), words.move(view, move)


def _text(game: AnyGame, words: Words) -> str:
    return message_file(game.folder, words.language).read_text("utf-8")
