"""Many tables of Räubern, two sockets each, played at random as fast as a server lets them.

    python -m benchmarks.crowd larcin|boardgameio URL [API_URL] --tables N --seconds S

Runs in a process of its own and prints one line of JSON. A move is counted, and its time taken,
when what it did arrives at the socket of the *other* player. Every table has one move under way
at any time: who is quicker gets more load. `busy` is how much of a core the crowd itself needed;
near 1 the crowd would be the bottleneck.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import random
import resource
import sys
import time
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from msgspec import Raw, Struct

from benchmarks.raw_socket import OnText, RawSocket, open_socket

try:
    from uvloop import run
except ImportError:  # Windows
    from asyncio import run  # type: ignore[assignment]

GAME: Final = "raubern"
GAMES: Final = 12
"""A match of twelve games has 432 moves: making tables is no part of what is measured."""

PLAYERS: Final = ("Anna", "Bruno")

AUDIENCE: Final = 100
"""How many idle sockets look at one table."""


class Tally:
    """What was measured so far."""

    def __init__(self, pause: float = 0) -> None:
        self.pause = pause
        self.times: list[float] = []
        self.over = asyncio.Event()
        """Set when the first match ends: from then on there would be fewer tables."""


class Desk(ABC):
    """One table, played from both sides."""

    def __init__(self, tally: Tally) -> None:
        self.sockets: list[RawSocket] = []
        self._tally = tally
        self._mover: int | None = None
        self._sent = 0.0
        self._version = -1

    def hear(self, seat: int, version: int) -> None:
        """A state has come to this seat. If it is what the other one did, that took so long."""
        if self._mover is not None and seat != self._mover and version > self._version:
            self._tally.times.append(time.perf_counter() - self._sent)
            self._mover = None

    def play(self, seat: int, version: int, message: bytes) -> None:
        """Answer from this seat, after a pause if the crowd takes one."""
        if self._tally.pause:
            later = asyncio.get_running_loop().call_later
            later(self._tally.pause, self._send, seat, version, message)
        else:
            self._send(seat, version, message)

    def _send(self, seat: int, version: int, message: bytes) -> None:
        if self._mover is None:
            self._mover, self._version, self._sent = seat, version, time.perf_counter()
        self.sockets[seat].send(message)

    def end(self) -> None:
        """The match is over."""
        self._tally.over.set()

    @abstractmethod
    def begin(self) -> None:
        """Make the first move, if it was not made yet."""


# -- larcin ---------------------------------------------------------------------------------


class Seen(Struct):
    """What is needed of an observation."""

    told: int
    question: int | None
    moves: list[Raw]


class Told(Struct, tag_field="type", tag="observation"):
    """What is needed of a message with one."""

    observation: Seen


class LarcinDesk(Desk):
    """A table of larcin."""

    def __init__(self, tally: Tally) -> None:
        super().__init__(tally)
        self._decoder = msgspec.json.Decoder(Told)
        self._answered = [0, 0]
        self._waiting: list[tuple[int, Seen]] = []
        self._begun = False

    def on_text(self, socket: RawSocket, seat: int, text: bytes) -> None:
        """A message has come to this seat."""
        if not text.startswith(b'{"type":"observation"'):
            if b'"outcome":{' in text:
                self.end()
            return
        seen = self._decoder.decode(text).observation
        self.hear(seat, seen.told)
        if seen.question is None or seen.question == self._answered[seat]:
            return
        if not self._begun:
            self._waiting.append((seat, seen))
            return
        self._answer(seat, seen)

    def begin(self) -> None:
        """See `Desk.begin`."""
        self._begun = True
        for seat, seen in self._waiting:
            self._answer(seat, seen)

    def _answer(self, seat: int, seen: Seen) -> None:
        assert seen.question is not None
        self._answered[seat] = seen.question
        move = bytes(random.choice(seen.moves))
        self.play(
            seat, seen.told, b'{"type":"play","question":%d,"move":%b}' % (seen.question, move)
        )


async def larcin_desks(url: str, count: int, tally: Tally) -> list[Desk]:
    """Tables of a larcin server, with two users at all of them."""
    async with (
        httpx.AsyncClient(base_url=url) as anna,
        httpx.AsyncClient(base_url=url) as bruno,
    ):
        headers = []
        for client, name in zip((anna, bruno), PLAYERS, strict=True):
            (await client.post("/api/me", json={"name": name})).raise_for_status()
            pairs = [f"{key}={value}" for key, value in client.cookies.items()]
            headers.append({"Cookie": "; ".join(pairs)})
        desks: list[Desk] = []
        for _ in range(count):
            desk = LarcinDesk(tally)
            settings = {"game": GAME, "seats": [None] * 2, "options": {"games": GAMES}}
            made = await anna.post("/api/tables", json={**settings, "public": True})
            table = f"/api/tables/{made.raise_for_status().json()['id']}"
            for client in (anna, bruno):
                (await client.post(f"{table}/sit", json={})).raise_for_status()
            (await anna.post(f"{table}/start")).raise_for_status()
            for seat in range(2):
                address = f"{url}{table}/socket"
                on_text = _bound(desk, seat)
                desk.sockets.append(await open_socket(address, on_text, headers[seat]))
            desks.append(desk)
    return desks


# -- boardgame.io ---------------------------------------------------------------------------


class Pile(Struct):
    """Of a pile nothing is needed but that it is there."""


class Cards(Struct):
    """What is needed of what a player sees."""

    hand: list[str]
    piles: list[Pile]


class Context(Struct):
    """Whose turn it is."""

    currentPlayer: str  # noqa: N815 (theirs)
    gameover: Any = None


class State(Struct):
    """What is needed of their state."""

    G: Cards
    ctx: Context
    version: int = msgspec.field(name="_stateID")


class Sync(Struct):
    """The first state, when one connects."""

    state: State


class BoardgameDesk(Desk):
    """A match of boardgame.io, over the frames of socket.io."""

    def __init__(self, tally: Tally, match: str, credentials: list[str]) -> None:
        super().__init__(tally)
        self._match = match
        self._credentials = credentials
        self._first: State | None = None
        self._ready = [asyncio.Event(), asyncio.Event()]
        self._updates = msgspec.json.Decoder(tuple[str, str, State, Raw])
        self._syncs = msgspec.json.Decoder(tuple[str, str, Sync])

    async def enter(self, url: str, seat: int) -> None:
        """Sit down and wait until the first state is there."""
        address = f"{url}/socket.io/?EIO=4&transport=websocket"
        self.sockets.append(await open_socket(address, _bound(self, seat)))
        await self._ready[seat].wait()

    def on_text(self, socket: RawSocket, seat: int, text: bytes) -> None:
        """A frame has come to this seat: `0` opens, `2` pings, `40` enters, `42` is an event."""
        if text == b"2":
            socket.send(b"3")
        elif text.startswith(b"0"):
            socket.send(f"40/{GAME},".encode())
        elif text.startswith(b"40"):
            wanted = json.dumps(["sync", self._match, str(seat), self._credentials[seat], 2])
            socket.send(f"42/{GAME},{wanted}".encode())
        elif text.startswith(b"42"):
            self._hear_event(seat, text[text.index(b"[") :])

    def _hear_event(self, seat: int, event: bytes) -> None:
        if event.startswith(b'["sync"'):
            state = self._syncs.decode(event)[2].state
            if state.ctx.currentPlayer == str(seat):
                self._first = state
            self._ready[seat].set()
        elif event.startswith(b'["update"'):
            state = self._updates.decode(event)[2]
            self.hear(seat, state.version)
            if state.ctx.gameover is not None:
                self.end()
            elif state.ctx.currentPlayer == str(seat):
                self._answer(seat, state)

    def begin(self) -> None:
        """See `Desk.begin`."""
        assert self._first is not None
        self._answer(int(self._first.ctx.currentPlayer), self._first)

    def _answer(self, seat: int, state: State) -> None:
        payload = {
            "type": "lay",
            "args": [random.choice(state.G.hand), random.randrange(len(state.G.piles))],
            "playerID": str(seat),
            "credentials": self._credentials[seat],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        message = msgspec.json.encode(["update", action, state.version, self._match, str(seat)])
        self.play(seat, state.version, b"42/%b,%b" % (GAME.encode(), message))


async def boardgame_desks(url: str, api: str, count: int, tally: Tally) -> list[Desk]:
    """Matches of a boardgame.io server, made by its lobby."""
    desks: list[Desk] = []
    async with httpx.AsyncClient(base_url=f"{api}/games/{GAME}") as lobby:
        for _ in range(count):
            wanted = {"numPlayers": 2, "setupData": {"games": GAMES}}
            made = (await lobby.post("/create", json=wanted)).raise_for_status().json()["matchID"]
            joins = [
                await lobby.post(f"/{made}/join", json={"playerID": str(seat), "playerName": name})
                for seat, name in enumerate(PLAYERS)
            ]
            desk = BoardgameDesk(tally, made, [join.json()["playerCredentials"] for join in joins])
            for seat in range(2):
                await desk.enter(url, seat)
            desks.append(desk)
    return desks


# -- Idle ones ------------------------------------------------------------------------------


async def idle_sockets(url: str, count: int) -> list[RawSocket]:
    """So many spectators, a hundred at each of some tables, where nothing happens."""
    sockets: list[RawSocket] = []
    async with httpx.AsyncClient(base_url=url) as host:
        (await host.post("/api/me", json={"name": "Carla"})).raise_for_status()
        for _ in range(math.ceil(count / AUDIENCE)):
            settings = {"game": GAME, "seats": [None] * 2, "public": True}
            made = (await host.post("/api/tables", json=settings)).raise_for_status().json()
            address = f"{url}/api/tables/{made['id']}/socket"
            wanted = min(AUDIENCE, count - len(sockets))
            opening = [open_socket(address, _ignore) for _ in range(wanted)]
            sockets += await asyncio.gather(*opening)
    await asyncio.sleep(1)  # until all have been told who is there
    return sockets


def _ignore(socket: RawSocket, text: bytes) -> None:
    pass


def resident(pid: int) -> int:
    """The memory of a process, in bytes."""
    pages = Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * resource.getpagesize()


# -- Measuring ------------------------------------------------------------------------------


def _bound(desk: LarcinDesk | BoardgameDesk, seat: int) -> OnText:
    return lambda socket, text: desk.on_text(socket, seat, text)


def computed_by(pid: int) -> float:
    """What a process has computed so far, all its threads together, in seconds."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return math.nan  # Linux alone tells
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(
    desks: list[Desk], tally: Tally, seconds: float, warm: float, server: int
) -> dict[str, Any]:
    """Play for so long, after a while that does not count."""
    print(f"playing at {len(desks)} tables", file=sys.stderr, flush=True)
    for desk in desks:
        desk.begin()
    await asyncio.sleep(warm)
    tally.times.clear()
    begun, computed, before = time.perf_counter(), time.process_time(), computed_by(server)
    try:
        async with asyncio.timeout(seconds):
            await tally.over.wait()
    except TimeoutError:
        pass
    passed, own = time.perf_counter() - begun, time.process_time() - computed
    times = sorted(tally.times)
    lost = sum(socket.closed for desk in desks for socket in desk.sockets)
    if not times or lost:
        raise RuntimeError(f"{len(times)} moves, {lost} sockets lost: this measures nothing")
    return {
        "tables": len(desks),
        "seconds": passed,
        "moves": len(times),
        "moves_per_second": len(times) / passed,
        "p50_ms": 1000 * times[len(times) // 2],
        "p99_ms": 1000 * times[len(times) * 99 // 100],
        "most_ms": 1000 * times[-1],
        "busy": own / passed,
        "server_us_per_move": 1e6 * (computed_by(server) - before) / len(times),
    }


async def play(args: argparse.Namespace) -> dict[str, Any]:
    """Make the tables and measure."""
    tally, found = Tally(args.pause), {}
    if args.idle:
        warming = await idle_sockets(args.url, AUDIENCE)  # what is made once is no socket's fault
        before = resident(args.pid)
        idle = await idle_sockets(args.url, args.idle)
        found = {"idle": args.idle, "bytes_each": (resident(args.pid) - before) / args.idle}
    if args.server == "larcin":
        desks = await larcin_desks(args.url, args.tables, tally)
    else:
        desks = await boardgame_desks(args.url, args.api, args.tables, tally)
    found |= await measure(desks, tally, args.seconds, args.warm, args.pid)
    if args.idle and any(socket.closed for socket in (*warming, *idle)):
        raise RuntimeError("idle sockets were lost: this measures nothing")
    return found


def raise_limit() -> None:
    """As many open files as this machine allows."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Play at many tables of a server at once.")
    parser.add_argument("server", choices=["larcin", "boardgameio"])
    parser.add_argument("url")
    parser.add_argument("api", nargs="?")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--warm", type=float, default=2, help="seconds before it counts")
    parser.add_argument("--pause", type=float, default=0, help="seconds before each move")
    parser.add_argument("--idle", type=int, default=0, help="sockets that only look on (larcin)")
    parser.add_argument("--pid", type=int, default=0, help="the process of the server")
    args = parser.parse_args()
    raise_limit()
    print(json.dumps(run(play(args))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
