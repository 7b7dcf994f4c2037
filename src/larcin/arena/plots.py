"""Plots as SVG, drawn by us. Widths are in percent, so that they are sharp on every screen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, cos, floor, log10, pi, sin
from typing import Final

SHAPES: Final = (
    "M0-10 9 0 0 10-9 0Z",  # a gem
    "M-8 0A8 8 0 1 1 8 0 8 8 0 1 1-8 0Z",  # a coin
    "M-7-7H7V7H-7Z",  # a chest
    "M0-10 9 7H-9Z",  # a hat
    "M0-11 3-3 11-3 4 2 7 10 0 5-7 10-4 2-11-3-3-3Z",  # a star
    "M-3-9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z",  # a cross
    "M-9-7H9L0 10Z",  # a mask
    "M-10-5H10V5H-10Z",  # a card
)
"""A bot is told by its shape; the colour only repeats it."""

HEIGHT: Final = 150
SHADOW: Final = 5
MOST_BARS: Final = 30


@dataclass(frozen=True, slots=True)
class Scale:
    """An axis from `low` to `high`, with its ticks."""

    low: float
    high: float
    ticks: tuple[float, ...]
    is_log: bool = False

    def at(self, value: float) -> float:
        """Where a value lies, in percent of the width."""
        if self.is_log:
            return 100 * (log10(value) - log10(self.low)) / (log10(self.high) - log10(self.low))
        return 100 * (value - self.low) / (self.high - self.low)


def scale(values: Iterable[float], *, zero: bool = False, most: float | None = None) -> Scale:
    """An axis with round ticks that holds these values."""
    known = list(values)
    low, high = 0.0 if zero else min(known), max(known)
    step = _round_step((high - low) / 4)
    low, high = floor(low / step + 1e-9) * step, ceil(high / step - 1e-9) * step
    high = max(high, low + step)
    if most is not None:
        high = min(high, most)
    count = round((high - low) / step)
    return Scale(low, high, tuple(low + number * step for number in range(count + 1)))


def _round_step(rough: float) -> float:
    """1, 2 or 5 times a power of ten, and not less than this."""
    if rough <= 0:
        return 1.0
    power = 10.0 ** floor(log10(rough))
    return next(times * power for times in (1, 2, 5, 10) if times * power >= rough * (1 - 1e-9))


MOST_STEPS: Final = 3
"""More words than that between the ends of an axis would run into each other."""


def log_scale(values: Iterable[float]) -> Scale:
    """An axis of whole powers of ten that holds these values, with room between its ticks."""
    known = list(values)
    low, high = floor(log10(min(known))), ceil(log10(max(known)))
    step = max(1, ceil((high - low) / MOST_STEPS))
    steps = max(1, ceil((high - low) / step))
    ticks = tuple(10.0 ** (low + step * number) for number in range(steps + 1))
    return Scale(ticks[0], ticks[-1], ticks, is_log=True)


def interval(
    axis: Scale, low: float, middle: float, high: float, kind: int, even: float | None = None
) -> str:
    """One row: a rail, what is likely, and the mark of this kind."""
    start, end = axis.at(low), axis.at(high)
    color = f"var(--p{kind % len(SHAPES) + 1})"
    return _plot(
        34,
        '<line class="rail" x1="0" x2="100%" y1="17" y2="17"/>',
        "" if even is None else _upright("even", axis.at(even), 0, 34),
        f'<rect class="span" x="{start:.2f}%" width="{end - start:.2f}%" y="12" height="10"'
        f' style="fill:{color}"/>',
        f'<svg x="{axis.at(middle):.2f}%" y="17" overflow="visible">'
        f'<path class="mark" d="{SHAPES[kind % len(SHAPES)]}" style="fill:{color}"/></svg>',
    )


def legend(axis: Scale, labels: Sequence[str], even: float | None = None) -> str:
    """The ticks below some rows."""
    marks = [
        _upright("tick", axis.at(tick), 0, 5) + _text(axis.at(tick), 18, label)
        for tick, label in zip(axis.ticks, labels, strict=True)
        if even is None or abs(axis.at(tick) - axis.at(even)) > 13
    ]
    if even is not None:
        marks.append(_upright("even", axis.at(even), 0, 5) + _text(axis.at(even), 18, "even"))
    return _plot(22, *marks)


def histogram(counts: Mapping[int, int], label: str) -> str:
    """How often each number came up; neighbours stand together where there are many."""
    first, last = min(counts), max(counts)
    width = ceil((last - first + 1) / MOST_BARS)
    bars = ceil((last - first + 1) / width)
    heights = [0] * bars
    for number, count in counts.items():
        heights[(number - first) // width] += count
    room, drawn = 100 / bars, []
    for place, count in enumerate(heights):
        height = HEIGHT * count / max(heights)
        if count:
            drawn.append(_bar(place * room, room, height))
        if place % max(ceil(bars / 8), 1) == 0:
            drawn.append(_text(place * room + room / 2, HEIGHT + 22, str(first + place * width)))
    ground = f'<line class="span" x1="0" x2="100%" y1="{HEIGHT}" y2="{HEIGHT}"/>'
    return _plot(HEIGHT + 28, *drawn, ground, label=label)


def trophy() -> str:
    """A cup in a halo of light. It belongs to somebody else by now."""
    return (
        '<svg class="trophy" viewBox="0 0 260 250" aria-hidden="true">'
        f'<path class="ray" d="{_rays(130, 128)}"/><circle class="disc" cx="130" cy="128" r="106"/>'
        '<path class="cast" d="M196 40 696 540H468L178 250 166 196 142 166Z"/>'
        '<path class="ring" d="M72 58H40Q36 116 84 130"/>'
        '<path class="ring far" d="M188 58H220Q224 116 176 130"/>'
        '<path class="gold" d="M64 40H130V212H94V196H118V166Q64 150 64 40Z"/>'
        '<path class="shade" d="M130 40H196Q196 150 142 166V196H166V212H130Z"/>'
        '<path class="ink" d="M82 212H178V250H82Z"/><path class="band" d="M100 222H160V238H100Z"/>'
        '<path class="ink" d="M58 70Q94 60 130 74 166 60 202 70 208 108 172 116 146 120 130 98'
        ' 114 120 88 116 52 108 58 70Z"/>'
        '<path class="eye" d="M80 92Q96 78 114 92 98 104 80 92Z"/>'
        '<path class="eye" d="M146 92Q164 78 180 92 162 104 146 92Z"/>'
        '<path class="ink" d="M98 87a6 6 0 1 0 .1 0ZM164 87a6 6 0 1 0 .1 0Z"/></svg>'
    )


def _rays(x: int, y: int, count: int = 36, length: int = 3000) -> str:
    wedges = []
    for ray in range(count):
        ends = [2 * pi * (ray + part) / count for part in (0.0, 0.5)]
        corners = " ".join(f"{x + length * cos(a):.0f} {y + length * sin(a):.0f}" for a in ends)
        wedges.append(f"M{x} {y}L{corners}Z")
    return "".join(wedges)


def _plot(height: int, *parts: str, label: str | None = None) -> str:
    role = 'aria-hidden="true"' if label is None else f'role="img" aria-label="{escape(label)}"'
    return f'<svg class="plot" height="{height}" {role}>{"".join(parts)}</svg>'


def _bar(left: float, width: float, height: float) -> str:
    """A bar and the flat shadow that it throws to the right."""
    place = f'x="{left + 0.12 * width:.2f}%" width="{0.76 * width:.2f}%"'
    top, low = HEIGHT - height, max(height - SHADOW, 0)
    return (
        f'<svg x="{SHADOW}" overflow="visible">'
        f'<rect class="cast" {place} y="{HEIGHT - low:.1f}" height="{low:.1f}"/></svg>'
        f'<rect class="bar" {place} y="{top:.1f}" height="{height:.1f}"/>'
    )


def _upright(kind: str, place: float, top: int, bottom: int) -> str:
    return f'<line class="{kind}" x1="{place:.2f}%" x2="{place:.2f}%" y1="{top}" y2="{bottom}"/>'


def _text(place: float, y: int, text: str) -> str:
    anchor = "start" if place < 3 else "end" if place > 97 else "middle"
    return f'<text x="{place:.2f}%" y="{y}" text-anchor="{anchor}">{escape(text)}</text>'
