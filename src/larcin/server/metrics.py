"""What Prometheus is told, in its text format: a few counters and times, by telling names."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable
from typing import Final

from msgspec import Struct

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds up to which times are counted together."""

HELP: Final = {
    "larcin_moves_total": ("counter", "Lines added to logs of matches."),
    "larcin_refusals_total": ("counter", "Messages over sockets that were refused."),
    "larcin_requests_total": ("counter", "Requests over HTTP, by status."),
    "larcin_logged_total": ("counter", "Warnings and errors in the log, by level."),
    "larcin_store_seconds": ("histogram", "How long it took to store something."),
    "larcin_request_seconds": ("histogram", "How long requests took."),
    "larcin_bot_seconds": ("histogram", "How long bots thought, waiting included."),
    "larcin_tables": ("gauge", "Tables in memory."),
    "larcin_connections": ("gauge", "Sockets and streams."),
    "larcin_processes": ("gauge", "Processes that serve."),
}


class Figures(Struct):
    """Numbers by name and label; those of several processes can be added."""

    numbers: dict[str, float] = {}

    def add(self, name: str, amount: float = 1, label: str = "") -> None:
        """Count something."""
        key = f"{name}{{{label}}}" if label else name
        self.numbers[key] = self.numbers.get(key, 0) + amount

    def time(self, name: str, seconds: float) -> None:
        """Count how long something took."""
        at = bisect_left(BOUNDS, seconds)
        for bound in (*BOUNDS[at:], "+Inf"):
            self.add(f"{name}_bucket", 1, f'le="{bound}"')
        self.add(f"{name}_sum", seconds)
        self.add(f"{name}_count")


FIGURES: Final = Figures()
"""Those of this process."""


def write_text(all_figures: Iterable[Figures]) -> str:
    """The sum of these, as Prometheus reads it."""
    total: Counter[str] = Counter()
    for figures in all_figures:
        total.update(figures.numbers)
    lines = []
    for name, (kind, about) in HELP.items():
        mine = [key for key in total if _name_of(key) == name]
        if mine:
            lines += [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]
            lines += [f"{key} {total[key]:.10g}" for key in mine]
    return "\n".join([*lines, ""])


def _name_of(key: str) -> str:
    """Without its label, and without what is added to the name of a histogram."""
    name = key.partition("{")[0]
    for ending in ("_bucket", "_sum", "_count"):
        if name.removesuffix(ending) in HELP:
            return name.removesuffix(ending)
    return name
