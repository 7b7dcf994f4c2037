"""A record as text: what happened up to a turn, and the table then, from one seat's eyes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from larcin.kernel.errors import BadRecord
from larcin.kernel.game import Canvas
from larcin.kernel.pieces import Seat
from larcin.kernel.record import Record, is_current, resume, verify
from larcin.terminal.drawing import draw_hand, draw_table
from larcin.terminal.styled_text import ASIDE, TITLE
from larcin.words import Words


def show_replay(
    saved: Record, words: Words, turn: int | None, canvas: Canvas
) -> Iterator[RenderableType]:
    """The narration up to this turn (the last by default), and the table as it stood then.

    `words.me` is the seat whose eyes it is seen with. A record of other rules is shown as it
    was stored and never re-interpreted; so is one whose seed is not published yet.
    """
    why_no_table = _why_no_table(saved, words)
    if why_no_table is None:
        verify(saved)
    turns = max(len(saved.events) - 1, 0)
    turn = turns if turn is None else turn
    if turn not in range(turns + 1):
        raise BadRecord("moves", f"It has {turns} moves, so there is no turn {turn}.")
    yield Text(words("replay-title", game=words("title"), players=", ".join(saved.seats)), TITLE)
    yield Text(words("replay-turn", turn=turn, turns=turns, viewer=_viewer(words)), ASIDE)
    yield Text()
    yield _narration(saved, words, turn)
    yield Text()
    if why_no_table is not None:
        yield Text(why_no_table, ASIDE)
    else:
        yield from _table(saved, words, turn, canvas)
    if turn == turns and saved.outcome is not None and why_no_table is None:
        yield Text(f"\n{words.ending(saved.outcome)}  {saved.outcome.reason}", TITLE)


def redact_stored(part: Any, seat: Seat | None) -> Any:
    """A stored event as this seat may hear it, whatever rules it was told by.

    It does to plain JSON what the kernel's `redact` does to events of today's rules.
    """
    if isinstance(part, dict):
        if part.keys() == {"value", "seats"} and not _may_see(part["seats"], seat):
            return {**part, "value": None}
        return {name: redact_stored(value, seat) for name, value in part.items()}
    if isinstance(part, list):
        return [redact_stored(item, seat) for item in part]
    return part


def _may_see(seats: Any, seat: Seat | None) -> bool:
    return isinstance(seats, list) and seat is not None and seat in seats


def _why_no_table(saved: Record, words: Words) -> str | None:
    if not is_current(saved, words.game):
        today = words.game.rules_version
        return words("replay-stored", version=saved.rules_version, current=today)
    return words("replay-public") if saved.seed is None else None


def _viewer(words: Words) -> str:
    return words("replay-spectator") if words.me is None else words.player(words.me)


def _narration(saved: Record, words: Words, turn: int) -> Table:
    """A line for each event: the number of its move, what happened, and the rule behind it."""
    lines = Table.grid(padding=(0, 2), expand=False)
    for number, events in enumerate(saved.events[: turn + 1]):
        for event in events:
            told = words.stored_event(redact_stored(event, words.me))
            rule = str(event.get("rule", ""))
            lines.add_row(Text(str(number), ASIDE), Text(told), Text(rule, ASIDE))
    return lines


def _table(saved: Record, words: Words, turn: int, canvas: Canvas) -> Iterator[RenderableType]:
    view = resume(saved, turn).observe(words.me).view
    yield draw_table(words, view, canvas)
    if words.me is not None:
        yield draw_hand(words, view, canvas)
