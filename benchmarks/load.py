"""Many tables in play with bots, and many who look on: memory, times, and what is lost.

    python -m benchmarks.load [--tables 1000] [--spectators 5000] [--minutes 10] [--on sqlite|both]

The same on one process with SQLite and on two with PostgreSQL and Valkey, each a server of its own
with an empty database. At each table a person plays Räubern against a bot, thinking for two seconds
a move; when a match is over, all go on to a new table. A move is acknowledged when the person is
shown it. A line a minute says how much memory all processes of the server take up (what they share
counts once), and how long it took until a move was shown to who made it and to who looks on. At
the end the server is stopped and the logs are read: what was acknowledged must be there, once and
in its order, and each log is replayed.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final

import httpx
import msgspec
from msgspec import Struct

from benchmarks.crowd import GAME, Seen, raise_limit
from benchmarks.raw_socket import RawSocket, open_socket
from larcin.kernel.rng import QuickRng
from larcin.server.storage.open_database import open_database
from larcin.server.storage.store import Store
from tests.server.prove import Deployment, Gambler, deployments, process

try:
    from uvloop import run
except ImportError:  # Windows
    from asyncio import run  # type: ignore[assignment]

PEOPLE: Final = 20
"""How many play, each at many tables."""

OPENING: Final = 20
"""How many tables are made at once."""

LINE: Final = 60.0
"""Seconds between two lines."""


class Told(Struct, tag_field="type", tag="observation"):
    """What is needed of a message with an observation."""

    match: str
    observation: Seen


class Tally:
    """What was measured since the last line, and all matches."""

    def __init__(self, pause: float) -> None:
        self.pause = pause
        self.shown: list[float] = []
        self.seen: list[float] = []
        self.matches: list[Gambler] = []
        self.lost = 0
        """Sockets that the server has closed."""


class Desk:
    """A table in play, from the eyes of its person and of those who look on."""

    def __init__(self, tally: Tally) -> None:
        self.over = asyncio.Event()
        self.gambler = Gambler(GAME, QuickRng(0))
        self._tally = tally
        self._decoder = msgspec.json.Decoder(Told)
        self._sent: tuple[int, bytes] | None = None
        self._sent_at = 0.0
        self._unseen: set[RawSocket] = set()
        self.spectators: list[RawSocket] = []
        tally.matches.append(self.gambler)

    def on_spectator(self, socket: RawSocket, text: bytes) -> None:
        """Somebody who looks on is shown something."""
        if socket in self._unseen and text.startswith(b'{"type":"observation"'):
            self._unseen.discard(socket)
            self._tally.seen.append(time.perf_counter() - self._sent_at)

    def on_text(self, socket: RawSocket, text: bytes) -> None:
        """The person is shown something."""
        if not text.startswith(b'{"type":"observation"'):
            if b'"outcome":{' in text:
                self.over.set()
            return
        told = self._decoder.decode(text)
        self.gambler.match = told.match
        question = told.observation.question
        if self._sent is not None:
            if question == self._sent[0]:
                return
            self._tally.shown.append(time.perf_counter() - self._sent_at)
            self.gambler.acknowledged.append(self._sent[1])
            self._sent = None
        if question is not None:
            pause = self._tally.pause * (0.5 + random.random())
            move = bytes(random.choice(told.observation.moves))
            asyncio.get_running_loop().call_later(pause, self._play, socket, question, move)

    def _play(self, socket: RawSocket, question: int, move: bytes) -> None:
        if socket.closed:
            return
        self._sent, self._sent_at = (question, move), time.perf_counter()
        self._unseen = set(self.spectators)
        socket.send(b'{"type":"play","question":%d,"move":%b}' % (question, move))


class Load:
    """All that is done to one server."""

    def __init__(self, url: str, args: argparse.Namespace) -> None:
        self.tally = Tally(args.pause)
        self.all_there = asyncio.Event()
        self._url = url
        self._args = args
        self._people: list[httpx.AsyncClient] = []
        self._there = 0
        self._opening = asyncio.Semaphore(OPENING)

    async def run(self, pid: int) -> None:
        """Fill all tables, and play for so many minutes."""
        for number in range(PEOPLE):
            person = httpx.AsyncClient(base_url=self._url, timeout=60)
            (await person.post("/api/me", json={"name": f"Person {number}"})).raise_for_status()
            self._people.append(person)
        desks = [asyncio.ensure_future(self._sit(number)) for number in range(self._args.tables)]
        await self.all_there.wait()
        self.tell(0, pid)
        await self._look_on(pid)
        for desk in desks:
            desk.cancel()
            with suppress(asyncio.CancelledError):
                await desk
        for person in self._people:
            await person.aclose()

    async def _look_on(self, pid: int) -> None:
        began, seconds = time.monotonic(), 60 * self._args.minutes
        for number in count(1):
            until = min(number * LINE, seconds)
            await asyncio.sleep(began + until - time.monotonic())
            self.tell(until / 60, pid)
            if until == seconds:
                return

    def tell(self, minute: float, pid: int) -> None:
        """One line."""
        tally = self.tally
        line = f"  {minute:4.1f} min  {memory_of(pid) / 2**20:7.1f} MiB  {len(tally.shown):7} moves"
        for name, times in (("shown", tally.shown), ("seen by others", tally.seen)):
            if times:
                times.sort()
                middle, late = (1000 * times[len(times) * at // 100] for at in (50, 99))
                line += f"  {name} p50 {middle:5.1f} ms, p99 {late:6.1f} ms"
            times.clear()
        print(line, f" {tally.lost} sockets lost", flush=True)

    async def _sit(self, number: int) -> None:
        """One table after the other."""
        person = self._people[number % PEOPLE]
        share = len(range(number, self._args.spectators, self._args.tables))
        first = True
        while True:
            desk = Desk(self.tally)
            sockets: list[RawSocket] = []
            try:
                async with self._opening:
                    sockets += await self._open(desk, person, share)
                self._there += first
                first = False
                if self._there == self._args.tables:
                    self.all_there.set()
                await desk.over.wait()
            finally:
                self.tally.lost += sum(socket.closed for socket in sockets)
                for socket in sockets:
                    socket.close()

    async def _open(self, desk: Desk, person: httpx.AsyncClient, share: int) -> list[RawSocket]:
        settings = {"game": GAME, "seats": [None, self._args.bot], "public": True}
        made = (await person.post("/api/tables", json=settings)).raise_for_status()
        table = f"/api/tables/{made.json()['id']}"
        (await person.post(f"{table}/sit", json={})).raise_for_status()
        (await person.post(f"{table}/start")).raise_for_status()
        where = f"{self._url}{table}/socket"
        for _ in range(share):
            desk.spectators.append(await open_socket(where, desk.on_spectator))
        cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
        return [*desk.spectators, await open_socket(where, desk.on_text, {"Cookie": cookie})]


def memory_of(pid: int) -> int:
    """What a process and all that it has started take up, in bytes; what is shared counts once."""
    total = 0
    with suppress(OSError):  # one of them is gone
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
        total += 1024 * sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
        for task in Path(f"/proc/{pid}/task").iterdir():
            children = (task / "children").read_text(encoding="ascii").split()
            total += sum(memory_of(int(child)) for child in children)
    return total


async def check(database: str, tally: Tally) -> str:
    """What was acknowledged is there, once, in its order, and each log can be replayed."""
    store = Store(await open_database(database))
    played = [each for each in tally.matches if each.acknowledged]
    acknowledged = sum(len(each.acknowledged) for each in played)
    for each in played:
        await each.check(store)
    await store.close()
    return f"{acknowledged} acknowledged moves of {len(played)} matches are all there, once"


async def load(deployment: Deployment, args: argparse.Namespace) -> None:
    """Load one server, stop it, and look what it has kept."""
    async with process(deployment) as (server, url):
        loading = Load(url, args)
        await loading.run(server.pid)
        server.terminate()
        await server.wait()
    print(f"  {await check(deployment.database, loading.tally)}", flush=True)


def main() -> int:
    """Load and print."""
    parser = argparse.ArgumentParser(description="Load a server with tables, bots and spectators.")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--spectators", type=int, default=5000)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--pause", type=float, default=2, help="seconds that people think")
    parser.add_argument("--bot", default="random")
    parser.add_argument("--on", choices=["sqlite", "both"], default="both")
    args = parser.parse_args()
    raise_limit()
    with deployments() as found:
        for name, deployment in found.items():
            if args.on == "both" or deployment.workers == 1:
                print(f"{name}: {args.tables} tables, {args.spectators} who look on", flush=True)
                run(load(deployment, args))
    return 0


if __name__ == "__main__":
    sys.exit(main())
