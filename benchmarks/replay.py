"""How long it takes to open the last turn of a long match through the server.

    python -m benchmarks.replay [--game SLUG] [--seats N] [--times N]

A match is played at random, which takes some 2,400 moves of Couronnes, and stored as the server
stores it. Then one process of the server is asked for its last turn over HTTP, from a seat's eyes
and from a spectator's: nothing of it is in that process's memory. At most 200 ms are wanted.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

import httpx

from benchmarks.crowd import computed_by
from benchmarks.server import larcin
from larcin.kernel.match import Match
from larcin.kernel.registry import find_game
from larcin.server.matches.move_log import heading, line
from larcin.server.storage.open_database import open_database
from larcin.server.storage.store import Store
from larcin.wire import TableSettings

WANTED_MS: Final = 200.0


def play(game: str, seats: int) -> Match:
    """A whole match, the same each time."""
    match, chance = Match(find_game(game), seats, seed=bytes(32)), random.Random(1)
    while match.outcome is None:
        seat = chance.choice(match.to_act)
        match.play(seat, chance.choice(match.moves(seat)))
    return match


async def keep(match: Match, database: str) -> str:
    """Store a match, and answer its id."""
    store = Store(await open_database(database))
    host = await store.add_user("Anna")
    seats = ("random",) * match.seats
    table = await store.add_table(host.id, TableSettings(game=match.game.slug, seats=seats))
    stored = heading(match, table)
    await store.begin_match(stored)
    last = len(match.log) - 1
    await asyncio.gather(
        *(
            store.append(
                stored.id,
                number,
                line("play", played.seat, played.move, played.events, "random"),
                match.outcome if number == last else None,
            )
            for number, played in enumerate(match.log)
        )
    )
    await store.close()
    return stored.id


def ask(url: str, times: int) -> list[float]:
    """How many milliseconds each answer took."""
    taken = []
    with httpx.Client(timeout=60) as client:
        for number in range(times):
            eyes = {"eyes": 0} if number % 2 else {}
            began = time.perf_counter()
            client.get(url, params=eyes).raise_for_status()
            taken.append(1000 * (time.perf_counter() - began))
    return taken


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Open the last turn of a long match.")
    parser.add_argument("--game", default="couronnes")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--times", type=int, default=20)
    args = parser.parse_args()
    match = play(args.game, args.seats)
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "replay.sqlite")
        stored = asyncio.run(keep(match, database))
        with larcin(database) as server:
            httpx.get(f"{server.urls[0]}/health", timeout=60).raise_for_status()
            last = f"{server.urls[0]}/api/matches/{stored}/turns/{len(match.log)}"
            before = computed_by(server.pid)
            taken = ask(last, args.times)
            work = 1000 * (computed_by(server.pid) - before) / args.times
    median, most = statistics.median(taken), max(taken)
    print(
        f"{args.game}, the last of {len(match.log)} moves: the first time {taken[0]:.0f} ms, "
        f"then {median:.0f} ms in the middle and {most:.0f} ms at most, "
        f"of which {work:.0f} ms are the server's work"
    )
    print(f"reached: {most < WANTED_MS}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
