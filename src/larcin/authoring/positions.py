"""Positions for the page that shows a board.

They are taken from the stored replays: the first question, one from the middle, the end, and
then one for each step at which somebody is asked something else; a step that does not come up in
the match that is shown is looked for in the others. A board must also hold the most seats there
can be (`crowd`, and `watched` by somebody who only looks on) and the fewest (`duel`), both late,
when much lies on the table. No stored match may have the most of everything that can be: a game's
`ui/most.json` says what to put into the view of the middle, and that is `most`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from larcin.authoring.files import CannotMake, Made
from larcin.authoring.record import stored_replays
from larcin.kernel.codec import convert, decode, encode
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Match
from larcin.kernel.record import Record, resume

NAMES = ("Colette", "Arsène", "Irma", "Hugo", "Fanny", "Émile", "Rosa", "Oskar", "Lili", "Anton")
COMFORTABLE = 4
"""Of the stored replays, the one with nearest to so many seats is shown."""


LINES = 12
"""So much of the log is shown beside a position."""


def position_files(game: AnyGame) -> Made:
    """All positions of a game, as files in its `ui/positions/`."""
    folder = game.folder / "ui" / "positions"
    made: dict[Path, bytes | None] = dict.fromkeys(sorted(folder.glob("*.json")))
    for name, position in positions(game):
        made[folder / f"{name}.json"] = encode(position) + b"\n"
    return made


def positions(game: AnyGame) -> Iterator[tuple[str, dict[str, Any]]]:
    """By name: what a screen is sent at some moments of a match."""
    record, *others = _records(game)
    seen_steps: set[str] = set()
    for name, position in _moments(game, record, seen_steps):
        yield name, position
        if name == "middle":
            yield from _most(game, position)
    asking = {step.rule for step in game.script.steps if step.ask is not None}
    for other in others:
        if asking <= seen_steps:
            break
        yield from _missing(game, other, seen_steps)
    yield from _sizes(game, [record, *others])


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


def _most(game: AnyGame, position: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """A position with as much in it as the game says that there can be."""
    path = game.folder / "ui" / "most.json"
    if path.exists():
        full: dict[str, Any] = decode(encode(position), dict[str, Any])
        view = full["observation"]["view"]
        view.update(_filled(view, decode(path.read_bytes(), dict[str, Any])))
        yield "most", full


def _filled(held: Any, most: Any) -> Any:
    """A part of a view with other values in it; those for a list's items go into each of them."""
    if not isinstance(most, dict):
        return most
    if isinstance(held, list):
        return [_filled(each, most) for each in held]
    return held | {name: _filled(held[name], value) for name, value in most.items()}


def _sizes(game: AnyGame, records: list[Record]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Late moments of the matches with the most and with the fewest seats, the longest of each."""

    def length(each: Record) -> int:
        return len(each.moves)

    crowd = max(records, key=lambda each: (len(each.seats), length(each)))
    duel = min(records, key=lambda each: (len(each.seats), -length(each)))
    for match, seat, before in _late(game, crowd):
        yield "crowd", _position(match, seat, before)
        yield "watched", _position(match, None, before)
    for match, seat, before in _late(game, duel):
        yield "duel", _position(match, seat, before)


def _late(game: AnyGame, record: Record) -> Iterator[tuple[Match, int, int]]:
    """The first moment of the last quarter at which somebody has a choice, if there is one."""
    for turn, match, before in _replayed(game, record):
        if turn >= len(record.moves) * 3 // 4 and match.outcome is None:
            seat = max(match.to_act, key=lambda each: len(match.moves(each)))
            if len(match.moves(seat)) > 1:
                yield match, seat, before
                return


def _records(game: AnyGame) -> list[Record]:
    """The stored replays, the most comfortable first."""
    records = stored_replays(game)
    if not records:
        raise CannotMake(f"{game.title} has no replays: `larcin author record {game.slug}` first.")
    return sorted(records, key=lambda each: (abs(len(each.seats) - COMFORTABLE), -len(each.moves)))


def _replayed(game: AnyGame, record: Record) -> Iterator[tuple[int, Match, int]]:
    """The match after each move, and how many events had been told before that move."""
    match = resume(record, turn=0, game=game)
    yield 0, match, 0
    for number, played in enumerate(record.moves, start=1):
        before = len(match.events)
        match.play(played.seat, convert(played.move, game.move_type))
        yield number, match, before


def _position(match: Match, seat: int | None, before: int) -> dict[str, Any]:
    seen = match.observe(seat, before)
    told = max(len(match.events) - LINES, 0)
    return {
        "names": NAMES[: match.seats],
        "log": match.observe(seat, told).events,
        "observation": seen,
        "prospects": [match.game.drawing.prospect(seen.view, move) for move in seen.moves],
        "reckoning": match.reckoning(seat),
    }
