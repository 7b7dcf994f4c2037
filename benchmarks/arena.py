"""How well an arena uses the machine: how much of the time its workers compute.

    python -m benchmarks.arena [--game G] [--matches N] [--workers N] [--json]

`busy` is the time that the workers spent computing, divided by the time that passed and by the
workers. On a machine with other things to do it cannot reach 1. `wanted` tells the arena's own
part in this (on Linux): the time in which a worker computed, or could have done so and waited
for a core that somebody else had. What is missing from 1 is when it had nothing to do.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from larcin.arena import Contest, Journal, crew, settle
from larcin.arena.pool import cores
from larcin.kernel.errors import LarcinError
from larcin.kernel.registry import find_game


def computed() -> float:
    """What all processes that were started here and are over have computed, in seconds."""
    times = os.times()
    return times.children_user + times.children_system


def wanted() -> float | None:
    """For how long the workers computed or waited for a core, all together, in seconds."""
    try:
        stats = [
            Path(f"/proc/{worker.pid}/schedstat").read_text(encoding="ascii").split()
            for worker in multiprocessing.active_children()
        ]
    except OSError:
        return None  # Linux alone tells
    return sum(int(running) + int(waiting) for running, waiting, _ in stats) / 1e9


def measure(slug: str, matches: int, workers: int) -> dict[str, Any]:
    """Play so many greedy matches for two, journal and all."""
    settings = settle(find_game(slug), ["greedy", "greedy"])
    contest = Contest(settings, deals=max(matches // 2, 1))
    before, begun, own = computed(), time.monotonic(), time.process_time()
    with (
        tempfile.TemporaryDirectory() as folder,
        Journal(Path(folder) / "journal", settings) as journal,
    ):
        for _ in contest.play(journal, crew(workers)):
            passed, demand = time.monotonic() - begun, wanted()
        parent = time.process_time() - own
    return {
        "game": slug,
        "matches": len(contest.fixtures),
        "workers": workers,
        "seconds": passed,
        "matches_per_second": len(contest.fixtures) / passed,
        "busy": (computed() - before) / passed / workers,
        "wanted": None if demand is None else demand / passed / workers,
        "parent": parent / passed,
    }


def report(found: dict[str, Any]) -> str:
    """The figures in words."""
    lines = [
        f"{found['matches']} greedy matches of {found['game']} by {found['workers']} workers: "
        f"{found['seconds']:.1f} s, {found['matches_per_second']:.1f} matches a second",
        f"busy    {found['busy']:6.1%}  of the time a worker computed",
    ]
    if found["wanted"] is not None:
        lines.append(f"wanted  {found['wanted']:6.1%}  of the time it did, or waited for a core")
    lines.append(f"parent  {found['parent']:6.1%}  of a core for schedule and journal")
    return "\n".join(lines)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure how an arena uses the cores.")
    parser.add_argument("--game", default="raubern")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--json", action="store_true", help="print JSON")
    args = parser.parse_args()
    try:
        found = measure(args.game, args.matches, args.workers)
    except LarcinError as error:
        print(error, file=sys.stderr)
        return 2
    print(json.dumps(found) if args.json else report(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
