"""What Prometheus is told, in its text format: a few counters and times, by telling names."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate
from typing import Final

from msgspec import Struct

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds up to which times are counted together."""

HELP: Final = {
    "larcin_moves_total": ("counter", "Lines added to logs of matches."),
    "larcin_refusals_total": ("counter", "Messages over sockets that were refused."),
    "larcin_requests_total": ("counter", "Requests over HTTP, by status."),
    "larcin_limits_total": ("counter", "What was refused because a limit was reached, by limit."),
    "larcin_damaged_total": ("counter", "Tables and matches of which a stored row is damaged."),
    "larcin_logged_total": ("counter", "Warnings and errors in the log, by level."),
    "larcin_store_seconds": ("histogram", "How long it took to store something."),
    "larcin_request_seconds": ("histogram", "How long requests took."),
    "larcin_bot_seconds": ("histogram", "How long bots thought, waiting included."),
    "larcin_tables": ("gauge", "Tables in memory."),
    "larcin_connections": ("gauge", "Sockets and streams."),
    "larcin_processes": ("gauge", "Processes that serve."),
}


class Figures(Struct):
    """Numbers by name and label, and times by name; those of several processes can be added."""

    numbers: dict[str, float] = {}
    times: dict[str, list[float]] = {}
    """How many took up to each bound, how many longer, and the sum of all."""

    def add(self, name: str, amount: float = 1, label: str = "") -> None:
        """Count something."""
        key = f"{name}{{{label}}}" if label else name
        self.numbers[key] = self.numbers.get(key, 0) + amount

    def time(self, name: str, seconds: float) -> None:
        """Count how long something took."""
        counts = self.times.get(name)
        if counts is None:
            counts = self.times[name] = [0.0] * (len(BOUNDS) + 2)
        counts[bisect_left(BOUNDS, seconds)] += 1
        counts[-1] += seconds

    def __add__(self, other: Figures) -> Figures:
        both = Figures(dict(self.numbers), dict(self.times))
        for key, number in other.numbers.items():
            both.numbers[key] = both.numbers.get(key, 0) + number
        for name, counts in other.times.items():
            mine = both.times.get(name, [0.0] * len(counts))
            both.times[name] = [one + another for one, another in zip(mine, counts, strict=True)]
        return both


FIGURES: Final = Figures()
"""Those of this process."""


def write_text(all_figures: Iterable[Figures]) -> str:
    """The sum of these, as Prometheus reads it."""
    total = sum(all_figures, Figures())
    lines: list[str] = []
    for name, (kind, about) in HELP.items():
        values = _values(total, name)
        if values:
            lines += [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]
            lines += [f"{key} {value:.10g}" for key, value in values]
    return "\n".join([*lines, ""])


def _values(total: Figures, name: str) -> list[tuple[str, float]]:
    """All lines of one name. The counts of times include all that were shorter."""
    if name not in total.times:
        return [each for each in total.numbers.items() if each[0].partition("{")[0] == name]
    *counts, seconds = total.times[name]
    up_to = list(accumulate(counts))
    buckets = [
        (f'{name}_bucket{{le="{bound}"}}', count)
        for bound, count in zip((*BOUNDS, "+Inf"), up_to, strict=True)
    ]
    return [*buckets, (f"{name}_sum", seconds), (f"{name}_count", up_to[-1])]
