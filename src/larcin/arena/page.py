"""The report of an arena as one page that needs nothing else: no script, no outside resource."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from pathlib import Path

from larcin.arena import plots
from larcin.arena.ratings import Share
from larcin.arena.report import HEADINGS, cells, describe, duration
from larcin.arena.schedule import command
from larcin.arena.standings import Row, Standings
from larcin.files import NotSaved, reason
from larcin.kernel.registry import find_game

STYLE = Path(__file__).with_name("page.css")


def save_page(path: Path, standings: Standings) -> None:
    """Write the page into a file."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(write_page(standings), encoding="utf-8")
    except OSError as error:
        raise NotSaved(f"{path} cannot be written: {reason(error)}.") from None


def write_page(standings: Standings) -> str:
    """The whole page."""
    title = find_game(standings.settings.game).title
    return "\n".join(
        [
            '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>larcin arena: {escape(title)}</title>",
            f"<style>\n{STYLE.read_text(encoding='utf-8')}</style>",
            _poster(title, standings),
            "<main>",
            _winning(standings),
            _ratings(standings),
            _seats(standings),
            _length(standings),
            _time(standings),
            _figures(standings),
            _footer(standings),
            "</main>\n</html>\n",
        ]
    )


def _poster(title: str, standings: Standings) -> str:
    gem = '<svg viewBox="0 0 10 14" aria-hidden="true"><path d="M5 0 10 7 5 14 0 7Z"/></svg>'
    facts = describe(standings).partition(": ")[2]
    return (
        f'<header>{plots.trophy()}<div class="words">'
        f'<p class="wordmark" aria-label="larcin">larcı{gem}n</p><h1>{escape(title)}</h1>'
        f'<p class="verdict">{escape(verdict(standings))}</p><p class="facts">{escape(facts)}</p>'
        "</div></header>"
    )


def verdict(standings: Standings) -> str:
    """Who is best, if anybody can tell."""
    best = standings.rows[0]
    if len(standings.rows) == 1:
        return f"{best.bot} plays against itself."
    wins = f"{100 * best.share.mean:.1f} %{' with each seat' if best.seats > 1 else ''}"
    if best.share.low > max(row.share.high for row in standings.rows[1:]):
        return f"{best.bot} wins {wins}; even is {100 * standings.even:.1f} %."
    return f"{best.bot} is ahead with {wins}, but that may be luck."


def _winning(standings: Standings) -> str:
    axis = plots.scale(
        [standings.even, *(row.share.high for row in standings.rows)], zero=True, most=1.0
    )
    rows = [
        _row(
            row.bot,
            plots.interval(axis, *_ends(row.share), kind, standings.even),
            f"{row.share.mean:.3f}",
            f"{row.share.low:.3f}–{row.share.high:.3f}",
        )
        for kind, row in enumerate(standings.rows)
    ]
    below = plots.legend(axis, [f"{tick:g}" for tick in axis.ticks], standings.even)
    about = "The share of victories of one seat; the bar holds the true one in 95 of 100 cases."
    return _section("Who wins", about, _rows(rows, below), wide=True)


def _ratings(standings: Standings) -> str:
    spans = [(row, row.rating.mu, 2 * row.rating.sigma) for row in standings.rows]
    axis = plots.scale([mu + side for _, mu, two in spans for side in (-two, two)])
    rows = [
        _row(
            row.bot, plots.interval(axis, mu - two, mu, mu + two, kind), f"{mu:.1f}", f"± {two:.1f}"
        )
        for kind, (row, mu, two) in enumerate(spans)
    ]
    below = plots.legend(axis, [f"{tick:g}" for tick in axis.ticks])
    return _section("Ratings", "openskill, Plackett and Luce; ± two sigma.", _rows(rows, below))


def _seats(standings: Standings) -> str:
    axis = plots.scale(
        [standings.even, *(seat.high for seat in standings.seats)], zero=True, most=1.0
    )
    rows = [
        _row(
            f"seat {number}",
            plots.interval(axis, *_ends(seat), 6, standings.even),
            f"{seat.mean:.3f}",
            f"{seat.mean - standings.even:+.3f}",
        )
        for number, seat in enumerate(standings.seats, start=1)
    ]
    below = plots.legend(axis, [f"{tick:g}" for tick in axis.ticks], standings.even)
    about = "What each seat wins, whoever sits there: every bot does, equally often."
    return _section("Where to sit", about, _rows(rows, below))


def _length(standings: Standings) -> str:
    length = standings.length
    if length.shortest == length.longest:
        body = _big(str(length.shortest), "moves in every match")
    else:
        label = f"{length.shortest} to {length.longest} moves, {length.mean:.1f} in the mean"
        body = f'<div class="bars">{plots.histogram(length.counts, label)}</div>'
    about = f"Moves in a match: {length.median:g} in the median. Decided by {_endings(standings)}."
    return _section("How long it takes", about, body)


def _endings(standings: Standings) -> str:
    return ", ".join(f"{rule} ({count})" for rule, count in standings.endings.items())


def _time(standings: Standings) -> str:
    thinkers = [(kind, row) for kind, row in enumerate(standings.rows) if row.seconds_per_move > 0]
    body = _big(f"{standings.moves_per_second:,.0f}", "moves a second on one core")
    if thinkers:
        axis = plots.log_scale(row.seconds_per_move for _, row in thinkers)
        rows = [_thinker(axis, kind, row) for kind, row in thinkers]
        below = plots.legend(axis, [duration(tick, digits=0) for tick in axis.ticks])
        body += _rows(rows, below)
    return _section("How fast they think", "The mean time for a move with a choice.", body)


def _thinker(axis: plots.Scale, kind: int, row: Row) -> str:
    at = row.seconds_per_move
    return _row(row.bot, plots.interval(axis, axis.low, at, at, kind), duration(at), "a move")


def _figures(standings: Standings) -> str:
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in HEADINGS)
    body = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in cells(row))}</tr>"
        for row in standings.rows
    )
    return _section(
        "All figures",
        f"Wins are for one seat; even is {standings.even:.3f}.",
        f'<div class="scroll"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>",
        wide=True,
    )


def _footer(standings: Standings) -> str:
    again = command(standings.settings, standings.deals)
    return f"<footer>The same matches once more:<code>{escape(again)}</code></footer>"


def _section(title: str, about: str, body: str, wide: bool = False) -> str:
    kind = ' class="wide"' if wide else ""
    return f"<section{kind}><h2>{escape(title)}</h2><p>{escape(about)}</p>{body}</section>"


def _big(number: str, unit: str) -> str:
    return f'<p class="big">{number} <small>{escape(unit)}</small></p>'


def _rows(rows: Iterable[str], below: str) -> str:
    return f'<div class="rows">{"".join(rows)}<span></span>{below}<span></span></div>'


def _row(name: str, plot: str, value: str, more: str) -> str:
    return (
        f'<span class="name">{escape(name)}</span>{plot}'
        f'<span class="value">{escape(value)}<small>{escape(more)}</small></span>'
    )


def _ends(share: Share) -> tuple[float, float, float]:
    return share.low, share.mean, share.high
