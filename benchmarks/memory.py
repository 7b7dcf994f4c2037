"""Whether a server's memory stays flat, however many matches it has seen.

    python -m benchmarks.memory [--matches N] [--at-once N]

A server in this process, set up as `larcin serve` sets it up, plays matches of Räubern over real
sockets: at each table a person against a bot, and somebody who looks on. All hang up when the match
is over; a table is forgotten when it was idle for a second (for half a minute in a real server).
It prints how much memory is taken up, and how many tables and sockets there are, dead or alive:
nobody looks for those that keep each other, as `larcin serve` hardly ever does either.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Final

import httpx
import msgspec

from benchmarks.crowd import GAME, Told, raise_limit, resident
from benchmarks.raw_socket import RawSocket, open_socket
from larcin.server.running.app import make_app
from larcin.server.running.serve import SWITCH, Server, address, configure, listen
from larcin.server.running.settings import Settings
from larcin.server.tables import registry

try:
    from uvloop import run
except ImportError:  # Windows
    from asyncio import run  # type: ignore[assignment]

COUNTED: Final = ("Table", "LiveMatch", "UvicornSocket", "UvicornHttp")
IDLE: Final = 1.0
LINES: Final = 20
"""How often the memory is looked at."""


class Player:
    """Answers each question with a move drawn at random, until the match is over."""

    def __init__(self) -> None:
        self.over = asyncio.Event()
        self._decoder = msgspec.json.Decoder(Told)
        self._answered = 0

    def on_text(self, socket: RawSocket, text: bytes) -> None:
        """See `RawSocket`."""
        if not text.startswith(b'{"type":"observation"'):
            if b'"outcome":{' in text:
                self.over.set()
            return
        seen = self._decoder.decode(text).observation
        if seen.question is not None and seen.question != self._answered:
            self._answered = seen.question
            move = bytes(random.choice(seen.moves))
            socket.send(b'{"type":"play","question":%d,"move":%b}' % (seen.question, move))


def ignore(socket: RawSocket, text: bytes) -> None:
    """Who looks on says nothing."""


async def play_one(url: str, person: httpx.AsyncClient, cookie: dict[str, str]) -> None:
    """A match, from making the table to the last socket that is closed."""
    settings = {"game": GAME, "seats": [None, "random"], "public": True}
    table = (await person.post("/api/tables", json=settings)).raise_for_status().json()["id"]
    (await person.post(f"/api/tables/{table}/sit", json={})).raise_for_status()
    (await person.post(f"/api/tables/{table}/start")).raise_for_status()
    where, player = f"{url}/api/tables/{table}/socket", Player()
    sockets = [await open_socket(where, ignore), await open_socket(where, player.on_text, cookie)]
    await player.over.wait()
    for socket in sockets:
        socket.close()


def count_objects() -> Counter[str]:
    """What there is of the server, also if only a circle keeps it."""
    found = Counter(type(each).__qualname__ for each in gc.get_objects() if is_ours(each))
    return Counter({name: found[name] for name in COUNTED})


def is_ours(each: object) -> bool:
    """Whether it is an object of the server."""
    return str(type(each).__module__).startswith("larcin.server")


async def play_all(url: str, matches: int, at_once: int) -> None:
    """So many matches, some at once, and a line now and then."""
    todo = iter(range(matches))
    done = 0

    async def play_on(person: httpx.AsyncClient, cookie: dict[str, str]) -> None:
        nonlocal done
        for _ in todo:
            await play_one(url, person, cookie)
            done += 1
            if done % max(1, matches // LINES) == 0:
                tell(done)

    async with httpx.AsyncClient(base_url=url, timeout=60) as person:
        (await person.post("/api/me", json={"name": "Anna"})).raise_for_status()
        cookie = {"Cookie": "; ".join(f"{key}={value}" for key, value in person.cookies.items())}
        tell(0)
        await asyncio.gather(*[play_on(person, cookie) for _ in range(at_once)])
        await asyncio.sleep(3 * IDLE)
        print("all have gone")
        tell(done)


def tell(done: int) -> None:
    """One line."""
    there = ", ".join(f"{count} {name}" for name, count in count_objects().items())
    print(f"{done:6} matches  {resident(os.getpid()) / 2**20:6.1f} MiB  {there}", flush=True)


async def serve_and_play(matches: int, at_once: int) -> None:
    """A server, for as long as it is played on."""
    with tempfile.TemporaryDirectory() as folder, listen("127.0.0.1", 0) as listening:
        database = str(Path(folder) / "memory.sqlite")
        settings = Settings(database=database, thinkers=1, rate=1_000_000, limited=False)
        server = Server(configure(make_app(settings), settings))
        serving = asyncio.ensure_future(server.serve([listening]))
        while not server.started:  # noqa: ASYNC110 - there is no event for it
            await asyncio.sleep(0.01)
        began = time.monotonic()
        await play_all(address(listening), matches, at_once)
        print(f"{matches} matches in {time.monotonic() - began:.0f} s")
        server.should_exit = True
        await serving


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description="Look at a server's memory, match after match.")
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--at-once", type=int, default=20)
    args = parser.parse_args()
    raise_limit()
    registry.IDLE = IDLE  # type: ignore[misc]
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)
    sys.setswitchinterval(SWITCH)
    run(serve_and_play(args.matches, args.at_once))
    return 0


if __name__ == "__main__":
    sys.exit(main())
