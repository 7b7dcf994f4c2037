"""The standings of an arena for readers: in a terminal, in Markdown, as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from rich import box
from rich.cells import cell_len
from rich.console import (
    Console,
    ConsoleOptions,
    Group,
    JustifyMethod,
    RenderableType,
    RenderResult,
)
from rich.measure import Measurement
from rich.table import Table as Grid
from rich.text import Text

from larcin.arena.play import Result
from larcin.arena.ratings import Share
from larcin.arena.schedule import agreed
from larcin.arena.standings import Row, Standings
from larcin.kernel.options import spell
from larcin.kernel.registry import find_game

HEADINGS: Final = ("bot", "seats", "wins", "95 %", "rating", "score", "time a move")


SPARED: Final = ("time a move", "seats", "score")
"""What a narrow terminal goes without, the least needed first."""

WIDE: Final = 10_000
"""More columns than any table needs."""

NAME: Final = 20
"""Columns that a bot's name has before it is folded."""


def write_text(standings: Standings) -> RenderableType:
    """The standings for a terminal."""
    return Group(Text(describe(standings)), _Fitting(standings), *map(Text, notes(standings)))


class _Fitting:
    """The table, as wide as there is room: names are folded and columns spared, not figures cut."""

    def __init__(self, standings: Standings) -> None:
        self._rows = [dict(zip(HEADINGS, cells(row), strict=True)) for row in standings.rows]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        excess = max(max(cell_len(row["bot"]) for row in self._rows) - NAME, 0)
        headings = list(HEADINGS)
        for spared in SPARED:
            width = Measurement.get(console, options.update(width=WIDE), self._draw(headings))
            if width.maximum - excess <= options.max_width:
                break
            headings.remove(spared)
        yield self._draw(headings)

    def _draw(self, headings: Sequence[str]) -> Grid:
        grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
        for heading in headings:
            name = heading == "bot"
            side: JustifyMethod = "left" if name else "right"
            grid.add_column(heading, justify=side, no_wrap=not name, overflow="fold")
        for row in self._rows:
            grid.add_row(*(Text(row[heading]) for heading in headings))
        return grid


def write_markdown(standings: Standings) -> str:
    """The standings for a page of documentation."""
    sides = ["---", *["---:"] * (len(HEADINGS) - 1)]
    rows = [HEADINGS, sides, *([f"`{row.bot}`", *cells(row)[1:]] for row in standings.rows)]
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([describe(standings), "", *lines, "", "  \n".join(notes(standings)), ""])


def write_json(standings: Standings, results: Sequence[Result]) -> str:
    """The standings and every result."""
    return msgspec.json.encode({"table": standings, "results": results}).decode()


def describe(standings: Standings) -> str:
    """What was played, in one line."""
    settings = standings.settings
    facts = [f"{standings.deals} deals from {settings.seats} seats", f"{standings.matches} matches"]
    facts += [f"{name}={spell(value)}" for name, value in agreed(settings).items()]
    if settings.time is not None:
        facts.append(f"{settings.time:g} s a move")
    if settings.seed:
        facts.append(f"seed {settings.seed}")
    return f"{find_game(settings.game).title}: {', '.join(facts)}"


def cells(row: Row) -> list[str]:
    """A bot's figures, as HEADINGS names them."""
    return [
        row.bot,
        str(row.seats),
        f"{row.share.mean:.3f}",
        f"{row.share.low:.3f}–{row.share.high:.3f}",
        f"{row.rating.mu:.1f} ± {2 * row.rating.sigma:.1f}",
        f"{row.score:.1f}",
        duration(row.seconds_per_move),
    ]


def notes(standings: Standings) -> list[str]:
    """What there is to know beside the bots."""
    length = standings.length
    return [
        f"Wins are for one seat; even is {standings.even:.3f}.",
        f"Seats win {', '.join(map(_with_margin, standings.seats))}.",
        f"A match has {length.mean:.1f} moves ({length.shortest} to {length.longest}); "
        f"{standings.moves_per_second:,.0f} moves a second on one core.",
        f"Decided by {', '.join(f'{rule} {count}' for rule, count in standings.endings.items())}.",
    ]


def _with_margin(share: Share) -> str:
    return f"{share.mean:.3f} ± {(share.high - share.low) / 2:.3f}"


def duration(seconds: float, digits: int = 1) -> str:
    """A time as short as it can be read."""
    if seconds >= 0.9995:
        return f"{seconds:.{digits}f} s"
    if seconds >= 0.0009995:
        return f"{seconds * 1000:.{digits}f} ms"
    return f"{seconds * 1e6:.0f} µs"
