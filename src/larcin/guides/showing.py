"""A paragraph shown on the board: the table before a move and after it, as somebody sees it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from larcin.guides.guide import NOBODY, BadGuide, Seen, Shown
from larcin.kernel.codec import convert
from larcin.kernel.errors import IllegalMove
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Match
from larcin.kernel.pieces import Seat
from larcin.kernel.record import Record, read_record, resume
from larcin.lessons import Course, Frame, lessons_of
from larcin.lessons.course import frame_of, inside
from larcin.lessons.lesson import Scripted

KEPT: Final = "shown"
REPLAYS: Final = "tests/replays"


@dataclass(frozen=True, slots=True)
class Showing:
    """What is shown of a paragraph."""

    shown: Shown
    names: tuple[str, ...]
    me: Seat | None
    before: Frame | None
    """Nothing, where it is the deal that is shown."""

    after: Frame | None
    """Nothing, where the move was refused."""

    refusal: IllegalMove | None = None

    @property
    def cited(self) -> set[str]:
        """All paragraphs that what happens there cites."""
        if self.refusal is not None:
            return {self.refusal.rule}
        if self.after is None:
            return set()
        seen = self.after.observation
        outcome = seen.view.outcome
        return {event.rule for event in seen.events} | ({outcome.reason} if outcome else set())


def show(game: AnyGame, shown: Shown) -> Showing:
    """This paragraph on the board, or a sentence that says why it cannot be."""
    match, moves = _source(game, shown)
    if shown.move not in range(len(moves) + 1):
        raise BadGuide(f"{shown.rule}: there are {len(moves)} moves, no move {shown.move}.")
    match.staged = True
    try:
        for line in moves[: max(shown.move - 1, 0)]:
            _play(match, line)
        return _shown_at(match, shown, moves[shown.move - 1] if shown.move else None)
    except IllegalMove as error:
        raise BadGuide(f"{shown.rule}: move {shown.move} cannot be reached: {error}") from None


def _shown_at(match: Match, shown: Shown, line: Scripted | None) -> Showing:
    names = tuple(match.names)
    if line is None:
        me = _eyes(shown, 0)
        return Showing(shown, names, me, None, frame_of(match, me))
    me = _eyes(shown, line.seat)
    told = len(match.events)
    before = frame_of(match, me, told)
    if shown.tried is not None:
        tried = convert(shown.tried, match.game.move_type)
        refusal = match.why_not(line.seat, tried)
        return Showing(shown, names, me, before, None, refusal)
    _play(match, line)
    return Showing(shown, names, me, before, frame_of(match, me, told))


def _eyes(shown: Shown, mover: Seat) -> Seat | None:
    if shown.eyes == NOBODY:
        return None
    return mover if shown.eyes is None else shown.eyes


def _play(match: Match, line: Scripted) -> None:
    match.play(line.seat, convert(line.move, match.game.move_type))


def _source(game: AnyGame, shown: Shown) -> tuple[Match, Sequence[Scripted]]:
    """The deal, and all that is played from there."""
    if (shown.match is None) == (shown.lesson is None):
        raise BadGuide(f"{shown.rule}: it names either a match or a lesson.")
    if shown.match is not None:
        record = kept_matches(game).get(shown.match)
        if record is None:
            raise BadGuide(f"{shown.rule}: no match {shown.match} in {KEPT} or {REPLAYS}.")
        moves = [Scripted(line.seat, line.move) for line in record.moves]
        return resume(record, 0, game), moves
    lesson = lessons_of(game.folder).get(shown.lesson or "")
    if lesson is None or shown.scene not in range(len(lesson.scenes)):
        raise BadGuide(f"{shown.rule}: no scene {shown.scene} of a lesson {shown.lesson}.")
    course = Course(game, lesson)
    scene = lesson.scenes[shown.scene]
    return course.deal(scene), course.script(scene)


def kept_matches(game: AnyGame) -> dict[str, Record]:
    """The matches that may be shown, by the names of their files."""
    return _kept_in(game.folder)


@cache
def _kept_in(folder: Path) -> dict[str, Record]:
    paths = [*sorted((folder / REPLAYS).glob("*.json")), *sorted((folder / KEPT).glob("*.json"))]
    return {path.stem: read_record(path.read_bytes()) for path in paths}


def looked_up(showing: Showing, fact: Seen) -> object:
    """What stands there in the view."""
    frames = {"before": showing.before, "after": showing.after}
    views = {
        when: msgspec.to_builtins(frame.observation.view)
        for when, frame in frames.items()
        if frame is not None
    }
    return value_at(views, fact.at)


def value_at(views: dict[str, Any], at: str) -> object:
    """What stands there in these views, before and after."""
    value: Any = views
    try:
        for part in at.split("."):
            value = inside(value, part)
    except (LookupError, TypeError, ValueError):
        raise BadGuide(f"There is no {at} in the view.") from None
    return value
