"""How well an arena uses the machine: what its workers compute, of what its cores could.

    python -m benchmarks.arena [--game G] [--matches N] [--workers N] [--json]

`busy` is the time that the workers spent computing, divided by the time that passed and by the
workers. On a machine with other things to do it cannot reach 1: what they take is missing. So
`had` says what the arena could have had: as much as loops that do nothing else get at the same
priority, measured before and after; `used` is the ratio of the two.
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

PROBE_SECONDS = 3.0


def computed() -> float:
    """What all processes started here have computed and are over, in seconds."""
    times = os.times()
    return times.children_user + times.children_system


def spin(seconds: float) -> None:
    """Compute for so long, as fast as one may."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        pass


def available(workers: int) -> float:
    """The share of the cores that somebody gets who wants all of it, right now."""
    before, begun = computed(), time.monotonic()
    context = multiprocessing.get_context("spawn")
    spinning = [context.Process(target=spin, args=(PROBE_SECONDS,)) for _ in range(workers)]
    for process in spinning:
        process.start()
    for process in spinning:
        process.join()
    return (computed() - before) / (time.monotonic() - begun) / workers


def measure(slug: str, matches: int, workers: int) -> dict[str, Any]:
    """Play so many greedy matches for two, journal and all."""
    settings = settle(find_game(slug), ["greedy", "greedy"])
    contest = Contest(settings, deals=matches // 2)
    had = [available(workers)]
    before, begun, own = computed(), time.monotonic(), time.process_time()
    with (
        tempfile.TemporaryDirectory() as folder,
        Journal(Path(folder) / "journal", settings) as journal,
    ):
        for _ in contest.play(journal, crew(workers)):
            pass
        played = len(contest.results(journal))
    passed = time.monotonic() - begun
    busy = (computed() - before) / passed / workers
    parent = (time.process_time() - own) / passed
    had.append(available(workers))
    return {
        "game": slug,
        "matches": played,
        "workers": workers,
        "seconds": passed,
        "matches_per_second": played / passed,
        "busy": busy,
        "had": sum(had) / 2,
        "used": busy / (sum(had) / 2),
        "parent": parent,
    }


def report(found: dict[str, Any]) -> str:
    """The figures in words."""
    return (
        f"{found['matches']} greedy matches of {found['game']} by {found['workers']} workers: "
        f"{found['seconds']:.1f} s, {found['matches_per_second']:.1f} matches a second\n"
        f"busy {found['busy']:.1%} of the cores; to be had were {found['had']:.1%}; "
        f"used {found['used']:.1%}\n"
        f"the arena itself took {found['parent']:.1%} of one core"
    )


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
