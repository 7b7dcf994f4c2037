"""How many moves a second go through one process of the server, beside boardgame.io's.

    python -m benchmarks.server [--tables N] [--seconds S] [--rounds N] [--idle N] [--json]

Both servers play Räubern with the same crowd, which runs in a process of its own (see
`benchmarks.crowd`): many tables, two sockets each, a random legal move as soon as one is asked.
The servers take turns, round by round, and the medians are compared. larcin stores every move in
SQLite, durably, before it shows it; boardgame.io keeps its matches in memory, and that is what we
compare with. What it does with its own storage in files (which it does not sync) is told, too.
Then so many idle sockets are opened to larcin, a few tables play on, and what each socket costs
is told.

boardgame.io needs node and, once, `npm ci` in benchmarks/peers/boardgameio.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from benchmarks.crowd import raise_limit

PEER: Final = Path(__file__).parent / "peers" / "boardgameio"
FEW_TABLES: Final = 20
"""How many tables play while the others are idle."""

PAUSE: Final = 0.05
"""Seconds before each of their moves: twenty tables then make up to 400 moves a second."""

WANTED: Final = {"ratio": 3.0, "bytes_each": 40_000, "idle_p99_ms": 20.0}


class Address(NamedTuple):
    """Where a server answers, and which process it is."""

    kind: str
    pid: int
    urls: tuple[str, ...]


@contextmanager
def larcin(database: str | None = None) -> Iterator[Address]:
    """One process of `larcin serve`, with a new file or with this one."""
    with tempfile.TemporaryDirectory() as folder:
        database = database or str(Path(folder) / "server.sqlite")
        options = ["--port", "0", "--database", database, "--rate", "1000000", "--no-limits"]
        with running([sys.executable, "-m", "larcin", "serve", *options]) as (pid, line):
            yield Address("larcin", pid, (line.split()[-1],))


@contextmanager
def boardgameio(*storage: str) -> Iterator[Address]:
    """One process of a boardgame.io server, which keeps its matches in memory or in a folder."""
    ports = [str(free_port()) for _ in range(2)]
    node = shutil.which("node")
    if node is None or not (PEER / "node_modules").is_dir():
        raise SystemExit(f"boardgame.io is not installed: `npm ci` in {PEER.name} installs it.")
    command = [node, str(PEER / "server.js"), *ports, *storage]
    with running(command, NODE_ENV="production") as (pid, _):
        yield Address("boardgameio", pid, tuple(f"http://127.0.0.1:{port}" for port in ports))


@contextmanager
def boardgameio_in_files() -> Iterator[Address]:
    """The same with its own storage in files."""
    with tempfile.TemporaryDirectory() as folder, boardgameio(folder) as server:
        yield server


@contextmanager
def running(command: list[str], **environment: str) -> Iterator[tuple[int, str]]:
    """A server in a process of its own, and the first line it says."""
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, **environment},
    ) as process:
        assert process.stdout is not None
        try:
            yield process.pid, process.stdout.readline()
        finally:
            process.terminate()


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


SERVERS: Final[dict[str, Callable[[], AbstractContextManager[Address]]]] = {
    "larcin": larcin,
    "boardgameio": boardgameio,
    "boardgameio_in_files": boardgameio_in_files,
}
NAMES: Final = {
    "larcin": "larcin, SQLite",
    "boardgameio": "boardgame.io, in memory",
    "boardgameio_in_files": "boardgame.io, in files",
}


def crowd(server: Address, tables: int, seconds: float, *more: str) -> dict[str, Any]:
    """What a crowd measures at this server."""
    options = ["--tables", str(tables), "--seconds", str(seconds), "--pid", str(server.pid)]
    command = [sys.executable, "-m", "benchmarks.crowd", server.kind, *server.urls, *options, *more]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def median(rounds: list[dict[str, Any]]) -> dict[str, float]:
    """The middle of each figure."""
    return {key: statistics.median(each[key] for each in rounds) for key in rounds[0]}


def measure(args: argparse.Namespace) -> dict[str, Any]:
    """Both servers in turn, then the idle sockets."""
    rounds: dict[str, list[dict[str, Any]]] = {name: [] for name in SERVERS}
    for _ in range(args.rounds):
        for name, serving in SERVERS.items():
            with serving() as server:
                rounds[name].append(crowd(server, args.tables, args.seconds))
    with larcin() as server:
        calm = ("--idle", str(args.idle), "--pause", str(PAUSE))
        idle = crowd(server, FEW_TABLES, args.seconds, *calm)
    found: dict[str, Any] = {name: median(each) for name, each in rounds.items()}
    found["idle"] = idle
    found["ratio"] = found["larcin"]["moves_per_second"] / found["boardgameio"]["moves_per_second"]
    found["work_ratio"] = (
        found["boardgameio"]["server_us_per_move"] / found["larcin"]["server_us_per_move"]
    )
    found["reached"] = {
        "ratio": found["ratio"] >= WANTED["ratio"],
        "p99": found["larcin"]["p99_ms"] <= found["boardgameio"]["p99_ms"],
        "bytes_each": idle["bytes_each"] <= WANTED["bytes_each"],
        "idle_p99": idle["p99_ms"] < WANTED["idle_p99_ms"],
    }
    return found


def report(found: dict[str, Any]) -> str:
    """The figures in words."""
    lines = [f"{int(found['larcin']['tables'])} tables, two sockets each, one process a server:"]
    for name, shown in NAMES.items():
        each = found[name]
        lines.append(
            f"  {shown:24} {each['moves_per_second']:7.0f} moves/s   p50 {each['p50_ms']:6.1f} ms"
            f"   p99 {each['p99_ms']:6.1f} ms   {each['server_us_per_move']:5.0f} µs of work a move"
            f"   (the crowd is busy {each['busy']:.0%})"
        )
    idle = found["idle"]
    lines += [
        f"  larcin to boardgame.io in memory: {found['ratio']:.2f} in moves a second, "
        f"{found['work_ratio']:.2f} in work a move",
        f"{idle['idle']} idle sockets: {idle['bytes_each'] / 1000:.1f} kB each; meanwhile "
        f"{idle['moves_per_second']:.0f} moves/s, p50 {idle['p50_ms']:.1f} ms, "
        f"p99 {idle['p99_ms']:.1f} ms",
        "reached: " + ", ".join(f"{key} {value}" for key, value in found["reached"].items()),
    ]
    return "\n".join(lines)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure the server beside boardgame.io's.")
    parser.add_argument("--tables", type=int, default=150)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--idle", type=int, default=5000)
    parser.add_argument("--json", action="store_true", help="print JSON")
    args = parser.parse_args()
    raise_limit()
    found = measure(args)
    print(json.dumps(found) if args.json else report(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
