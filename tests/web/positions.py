"""Positions for the page that shows a board: `python -m tests.web.positions [GAME ...]`.

They are taken from the stored replays: the first question, one from the middle, the end, and
then one for each step at which somebody is asked something else; a step that does not come up in
the match that is shown is looked for in the others.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from larcin.kernel.codec import convert, encode
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Match
from larcin.kernel.record import Record, read_record, resume
from larcin.kernel.registry import find_game, games

NAMES = ("Colette", "Arsène", "Irma", "Hugo", "Fanny", "Émile", "Rosa", "Oskar", "Lili", "Anton")
COMFORTABLE = 4
"""Of the stored replays, the one with nearest to so many seats is shown."""


LINES = 12
"""So much of the log is shown beside a position."""


def write_positions(game: AnyGame) -> None:
    """All positions of a game, as files in its `ui/positions/`."""
    folder = game.folder / "ui" / "positions"
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.glob("*.json"):
        path.unlink()
    for name, position in positions(game):
        (folder / f"{name}.json").write_bytes(encode(position) + b"\n")


def positions(game: AnyGame) -> Iterator[tuple[str, dict[str, Any]]]:
    """By name: what a screen is sent at some moments of a match."""
    record, *others = _records(game)
    seen_steps: set[str] = set()
    yield from _moments(game, record, seen_steps)
    asking = {step.rule for step in game.script.steps if step.ask is not None}
    for other in others:
        if asking <= seen_steps:
            return
        yield from _missing(game, other, seen_steps)


def _moments(
    game: AnyGame, record: Record, seen_steps: set[str]
) -> Iterator[tuple[str, dict[str, Any]]]:
    length = len(record.moves)
    names = iter(("start", "middle"))
    wanted = iter((0, length // 2))
    at = next(wanted, None)
    for turn, match, before in _replayed(game, record):
        if match.outcome is not None:
            yield "end", _position(match, 0, before)
            return
        seat = max(match.to_act, key=lambda each: len(match.moves(each)))
        step = game.script.rule(match.table)
        if at is not None and turn >= at and len(match.moves(seat)) > 1:
            seen_steps.add(step)
            yield next(names), _position(match, seat, before)
            at = next(wanted, None)
        elif step not in seen_steps and len(match.moves(seat)) > 1 and turn > 0:
            seen_steps.add(step)
            yield f"asked-{step}", _position(match, seat, before)


def _missing(
    game: AnyGame, record: Record, seen_steps: set[str]
) -> Iterator[tuple[str, dict[str, Any]]]:
    """The first moment of each step that was not seen yet, even if there is only one answer."""
    for _, match, before in _replayed(game, record):
        step = game.script.rule(match.table)
        if match.outcome is None and match.to_act and step not in seen_steps:
            seen_steps.add(step)
            seat = max(match.to_act, key=lambda each: len(match.moves(each)))
            yield f"asked-{step}", _position(match, seat, before)


def _records(game: AnyGame) -> list[Record]:
    """The stored replays, the most comfortable first."""
    paths = sorted((game.folder / "tests" / "replays").glob("*.json"))
    records = [read_record(path.read_bytes()) for path in paths]
    return sorted(records, key=lambda each: (abs(len(each.seats) - COMFORTABLE), -len(each.moves)))


def _replayed(game: AnyGame, record: Record) -> Iterator[tuple[int, Match, int]]:
    """The match after each move, and how many events had been told before that move."""
    match = resume(record, turn=0, game=game)
    yield 0, match, 0
    for number, played in enumerate(record.moves, start=1):
        before = len(match.events)
        match.play(played.seat, convert(played.move, game.move_type))
        yield number, match, before


def _position(match: Match, seat: int, before: int) -> dict[str, Any]:
    seen = match.observe(seat, before)
    told = max(len(match.events) - LINES, 0)
    return {
        "names": NAMES[: match.seats],
        "log": match.observe(seat, told).events,
        "observation": seen,
        "prospects": [match.game.drawing.prospect(seen.view, move) for move in seen.moves],
    }


if __name__ == "__main__":
    for each in [find_game(slug) for slug in sys.argv[1:]] or games().values():
        write_positions(each)
