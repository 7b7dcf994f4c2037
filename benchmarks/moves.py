"""What a move costs the server's own code: tables, storage and messages, without a network.

    python -m benchmarks.moves [--game SLUG] [--tables N] [--moves N] [--profile]

A process of its own plays at many tables through the same objects that sockets use; what would
go into a socket is dropped. It prints the microseconds of work a move (all threads together, and
those of the loop alone; and what the loop needed while nothing else disturbed it, in the quickest
tenth of all stretches of moves) or, with `--profile`, the functions that took most of them, and how
many calls of the server's own there are.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import itertools
import json
import pstats
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

import larcin.server
from larcin.server.common.rate_limit import Allowance
from larcin.server.running.serve import SWITCH
from larcin.server.services.create_table import create_table
from larcin.server.services.seats import sit_down
from larcin.server.storage.open_database import open_database
from larcin.server.storage.store import Store
from larcin.server.tables.registry import TableRegistry
from larcin.server.tables.table import Table
from larcin.server.web.websocket import SocketWatcher
from larcin.wire import TableSettings

try:
    from uvloop import run
except ImportError:  # Windows
    from asyncio import run  # type: ignore[assignment]


STRETCH: Final = 300
"""How many moves are looked at together."""


class Seen(Struct):
    """What is needed of an observation."""

    question: int | None
    moves: list[Raw]


class Told(Struct, tag_field="type", tag="observation"):
    """What is needed of a message with one."""

    observation: Seen


class Tally:
    """How many moves are still to be made."""

    def __init__(self, moves: int) -> None:
        self.left = moves
        self.marks: list[float] = []
        self.over = asyncio.Event()

    def count(self) -> None:
        """One was made."""
        self.left -= 1
        if self.left % STRETCH == 0:
            self.marks.append(time.thread_time())
        if self.left <= 0:
            self.over.set()


class Wire:
    """Takes the place of a socket: it answers a question with a move drawn at random."""

    def __init__(self, tally: Tally) -> None:
        self._tally = tally
        self._decoder = msgspec.json.Decoder(Told)
        self._answered = 0
        self._hear: Callable[[bytes], None] | None = None
        self._said: bytes | None = None

    async def listen(self, on_text: Callable[[bytes], None]) -> None:
        """See `TextSocket.listen`; it is over at once."""
        self._hear = on_text

    def begin(self) -> None:
        """Answer the first question, if there is one."""
        self._say()

    def write_text(self, message: bytes, room: int) -> bool:
        """See `TextSocket.write_text`."""
        if message.startswith(b'{"type":"observation"'):
            seen = self._decoder.decode(message).observation
            if seen.question is not None and seen.question != self._answered:
                self._answered = seen.question
                move = bytes(random.choice(seen.moves))
                self._said = b'{"type":"play","question":%d,"move":%b}' % (seen.question, move)
                if self._hear is not None:
                    self._tally.count()
                    asyncio.get_running_loop().call_soon(self._say)
        return True

    def say_goodbye(self, code: int, last: bytes) -> None:
        """See `TextSocket.say_goodbye`."""

    def _say(self) -> None:
        if self._said is not None and self._hear is not None and not self._tally.over.is_set():
            said, self._said = self._said, None
            self._hear(said)


class NoBots:
    """Nobody is asked: all seats are people's."""

    async def choose(
        self, seat: str, bot: str, game: str, observation: bytes, person: str
    ) -> bytes:
        """See `Bots.choose`."""
        raise AssertionError("no seat here is a bot's")

    async def advise(
        self, seat: str, bot: str, game: str, observation: bytes, person: str
    ) -> tuple[tuple[bytes, float | None], ...]:
        """See `Bots.advise`."""
        raise AssertionError("nobody here asks for advice")


async def open_table(
    registry: TableRegistry, game: str, options: dict[str, Any], people: list[str]
) -> Table:
    """A table where these people play."""
    seats = (None,) * len(people)
    settings = TableSettings(game=game, options=options, seats=seats, public=True)
    table = await create_table(registry, people[0], settings)
    for person in people:
        await sit_down(registry.store, table, person, None)
    await table.start()
    return table


def quickest(marks: list[float]) -> float:
    """The time between two marks, in the quickest tenth."""
    gaps = sorted(later - sooner for sooner, later in itertools.pairwise(marks))
    return gaps[len(gaps) // 10]


def print_profile(profile: cProfile.Profile, moves: int) -> None:
    """What took most of the time, and how often the server's own functions were called a move.

    Whenever one that waited goes on, that is a call, too.
    """
    stats = pstats.Stats(profile, stream=sys.stdout)
    stats.sort_stats("tottime").print_stats(50)
    counted: dict[tuple[str, int, str], tuple[int, ...]] = vars(stats)["stats"]
    own = Path(larcin.server.__file__).parent
    calls = sum(each[1] for where, each in counted.items() if Path(where[0]).is_relative_to(own))
    print(f"{calls / moves:.1f} calls of the server's own functions a move")


async def play(args: argparse.Namespace) -> dict[str, float]:
    """Make the tables, play, and tell what it took."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(await open_database(str(Path(folder) / "moves.sqlite")))
        registry = TableRegistry(store, NoBots())
        people = [(await store.add_user(f"Person {number}")).id for number in range(2)]
        tally, wires = Tally(args.moves), []
        for _ in range(args.tables):
            table = await open_table(registry, args.game, args.options, people)
            for person in people:
                wire: Any = Wire(tally)
                watcher = SocketWatcher(
                    wire, table, table.data.seat_place(person), Allowance(1e9, 1e9)
                )
                await table.join(watcher)
                await watcher.listen()
                wires.append(wire)
        profile = cProfile.Profile()
        began, thread, all_threads = time.perf_counter(), time.thread_time(), time.process_time()
        if args.profile:
            profile.enable()
        for wire in wires:
            wire.begin()
        await tally.over.wait()
        profile.disable()
        made = args.moves - tally.left
        found = {
            "wall": 1e6 * (time.perf_counter() - began) / made,
            "loop": 1e6 * (time.thread_time() - thread) / made,
            "undisturbed": 1e6 * quickest(tally.marks) / STRETCH,
            "all": 1e6 * (time.process_time() - all_threads) / made,
        }
        if args.profile:
            print_profile(profile, made)
        await asyncio.sleep(0.5)
        await registry.stop()
        await store.close()
        return found


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure what a move costs, without a network.")
    parser.add_argument("--game", default="raubern")
    parser.add_argument("--options", type=json.loads, default={"games": 12}, help="JSON")
    parser.add_argument("--tables", type=int, default=150)
    parser.add_argument("--moves", type=int, default=20_000)
    parser.add_argument("--profile", action="store_true", help="print what took most of it")
    args = parser.parse_args()
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)
    sys.setswitchinterval(SWITCH)
    found = run(play(args))
    print(
        f"{args.moves} moves at {args.tables} tables: {found['loop']:.0f} µs of work a move in "
        f"the loop (undisturbed {found['undisturbed']:.0f}), {found['all']:.0f} µs in all "
        f"threads, {found['wall']:.0f} µs on the clock"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
