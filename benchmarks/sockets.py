"""What a way of speaking over web sockets is worth: the whole server, in each way by turns.

    python -m benchmarks.sockets [WAY ...] [--tables N] [--seconds S] [--rounds N] [--idle N]

A way is what uvicorn knows (`websockets-sansio`, `websockets`, `wsproto`), a class for its `ws`
(`MODULE:CLASS`; `larcin` is ours), or `granian`, another server. All but ours go through ASGI. The
crowd of `benchmarks.crowd` plays, and one line for each way says the medians of all rounds: moves a
second and work a move, both also beside the first way in the same round (work a move tells more
where the machine has other things to do), the times, and what an idle connection weighs.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from benchmarks.crowd import raise_limit
from benchmarks.server import FEW_TABLES, PAUSE, Address, crowd, free_port, median, running
from larcin.server.running.app import make_app
from larcin.server.running.serve import SWITCH, Server, address, best_socket, configure, listen
from larcin.server.running.settings import Settings

try:
    from uvloop import run
except ImportError:  # Windows
    from asyncio import run  # type: ignore[assignment]

WAYS: Final = ("larcin", "websockets-sansio", "websockets", "wsproto")
EVERYTHING: Final = 1_000_000
"""A rate that no crowd reaches."""


def serve(way: str, database: str) -> None:
    """Serve in this way, until killed, with what `larcin serve` sets for speed."""
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)
    sys.setswitchinterval(SWITCH)
    settings = Settings(database=database, rate=EVERYTHING, limited=False)
    if way == "granian":
        run(_serve_granian(settings))
        return
    with listen("127.0.0.1", 0) as listening:
        print(f"{way} at {address(listening)}", flush=True)
        ws = best_socket() if way == "larcin" else way
        Server(configure(make_app(settings), settings, ws=ws)).run(sockets=[listening])


async def _serve_granian(settings: Settings) -> None:
    from granian.constants import Interfaces
    from granian.server.embed import Server as Granian

    port, app = free_port(), make_app(settings)
    async with app.lifespan():
        serving = Granian(app, port=port, interface=Interfaces.ASGINL, log_enabled=False)
        asyncio.get_running_loop().call_later(
            1, lambda: print(f"granian at http://127.0.0.1:{port}", flush=True)
        )
        await serving.serve()


@contextmanager
def served(way: str) -> Iterator[Address]:
    """A server in a process of its own that speaks in this way."""
    with tempfile.TemporaryDirectory() as folder:
        options = ["--serve", way, "--database", str(Path(folder) / "server.sqlite")]
        command = [sys.executable, "-m", "benchmarks.sockets", *options]
        with running(command) as (pid, line):
            yield Address("larcin", pid, (line.split()[-1],))


def measure(args: argparse.Namespace) -> dict[str, list[dict[str, Any]]]:
    """What each round found for each way."""
    rounds: dict[str, list[dict[str, Any]]] = {way: [] for way in args.ways}
    for number in range(args.rounds):
        for way in args.ways if number % 2 == 0 else reversed(args.ways):
            with served(way) as server:
                found = crowd(server, args.tables, args.seconds)
            if args.idle:
                calm = ("--idle", str(args.idle), "--pause", str(PAUSE))
                with served(way) as server:
                    idle = crowd(server, FEW_TABLES, args.seconds, *calm)
                found |= {"bytes_each": idle["bytes_each"], "idle_p99_ms": idle["p99_ms"]}
            rounds[way].append(found)
    return rounds


def report(rounds: dict[str, list[dict[str, Any]]]) -> str:
    """The figures in words."""
    first = next(iter(rounds.values()))
    lines = []
    for way, found in rounds.items():
        each = median(found)
        speed, work = (
            statistics.median(
                one[key] / other[key] for one, other in zip(found, first, strict=True)
            )
            for key in ("moves_per_second", "server_us_per_move")
        )
        line = (
            f"{way:20} {each['moves_per_second']:6.0f} moves/s ({speed:.2f})"
            f"   {each['server_us_per_move']:4.0f} µs of work a move ({work:.2f})"
            f"   p50 {each['p50_ms']:5.1f} ms   p99 {each['p99_ms']:5.1f} ms"
        )
        if "bytes_each" in each:
            line += f"   idle: {each['bytes_each'] / 1000:.1f} kB, p99 {each['idle_p99_ms']:.1f} ms"
        lines.append(line)
    return "\n".join(lines)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure ways of speaking over web sockets.")
    parser.add_argument("ways", nargs="*", default=WAYS)
    parser.add_argument("--tables", type=int, default=150)
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--idle", type=int, default=2000)
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    parser.add_argument("--database", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve(args.serve, args.database)
        return 0
    raise_limit()
    print(report(measure(args)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
