"""Faults at every step of a move, from the message that brings it to the screens that show it.

    python -m tests.server.faults [--runs 10000] [--seed 0]

Each run is a match on a database of its own, served by one or two servers in this process: two
people and, at some tables, a bot. At one step of one of the moves the world breaks: a server
crashes, the disk is full, the database, Valkey or whoever thinks for bots is gone for a while. The
people do what their programs do: they come back, and send again what was not acknowledged. Then
the log is read by nobody who was there. All that was acknowledged must be in it, once and in its
order; the match must go on, and everybody see what a replay of the log shows.

All steps and faults that fit take turns, so that 10,000 runs are some hundred of each pair.
"""

from __future__ import annotations

import argparse
import asyncio
import inspect
import logging
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from pathlib import Path
from typing import Any, Final, NamedTuple

from msgspec import Raw

from larcin.bots.thinkers import Question, think
from larcin.client import read_observation
from larcin.kernel.codec import decode, encode
from larcin.kernel.errors import LarcinError
from larcin.kernel.registry import games
from larcin.kernel.rng import QuickRng
from larcin.server.common.background_tasks import end
from larcin.server.common.errors import NotStored
from larcin.server.matches.live_match import LiveMatch
from larcin.server.messaging.bus import Alone, AnyNews, Bus, OnNews
from larcin.server.services.create_table import create_table
from larcin.server.services.seats import sit_down
from larcin.server.storage.database import Row, Statement, Value
from larcin.server.storage.open_database import open_database
from larcin.server.storage.ratings import RatingStore
from larcin.server.storage.sqlite import SqliteDatabase
from larcin.server.storage.store import Store
from larcin.server.tables import bot_players, table as tables
from larcin.server.tables.audience import Audience
from larcin.server.tables.bot_players import BotPlayers
from larcin.server.tables.peer_processes import Peers
from larcin.server.tables.registry import TableRegistry
from larcin.server.tables.table import Table
from larcin.server.tables.watchers import Place, Watcher
from larcin.server.web.websocket import obey
from larcin.wire import Bad, Observed, Play, ServerMessage, TableSettings, TableState

FAULTS: Final = ("crash", "full disk", "database gone", "Valkey gone", "thinker killed")

WATCHED: Final[tuple[tuple[type, str], ...]] = (
    (Table, "carry"),
    (LiveMatch, "carry_out"),
    (Audience, "write"),
    (Store, "append"),
    (LiveMatch, "add"),
    (Audience, "post"),
    (Peers, "tell_change"),
    (BotPlayers, "go_on"),
    (RatingStore, "rate"),
)
"""The steps of a move, in their order. Before and after each of them something may break."""

STEPS: Final = (
    "a message comes",
    *(f"{when} {kind.__name__}.{name}" for kind, name in WATCHED for when in ("before", "after")),
    "before the commit",
    "after the commit",
    "before a screen",
    "after a screen",
    "before a bot thinks",
    "after a bot has thought",
)
PAIRS: Final = tuple((step, fault) for step in STEPS for fault in FAULTS)

LATEST: Final = 6
"""The fault comes when its step is reached for the first time, the second, … or so many times."""

MOVES: Final = 30
"""How many moves are made if nothing breaks."""

AFTERWARDS: Final = 6
"""How many are made after it broke: the match goes on."""

STALLED: Final = 3.0
"""Seconds after which a match that says nothing does not go on."""


class Crash(BaseException):
    """The process is gone: nothing it does from now on has any effect."""


class Lost(AssertionError):
    """What was acknowledged is missing, or doubled; or the match does not go on."""


class World:
    """What breaks, when, and for how long. One for each run."""

    def __init__(self, step: str, fault: str, chance: QuickRng) -> None:
        self.fault = fault
        self.chance = chance
        self.is_armed = False
        """Whether the match has begun: tables are made in peace."""

        self.fired = False
        self.is_broken = False
        self.houses: list[House] = []
        self.leaders: dict[str, House] = {}
        self.acknowledged = 0
        """How many moves of people were."""

        self._enough = MOVES
        self._step = step
        self._left = 1 + chance.below(LATEST)
        self._mended_in = 0

    def reach(self, step: str) -> None:
        """This step is reached: it may be now."""
        house = HOUSE.get(None)
        if house is None or house.world is not self:
            return
        if house.is_dead:
            raise Crash
        if step != self._step or self.fired or not self.is_armed:
            return
        self._left -= 1
        if self._left == 0:
            self._break(house)

    @property
    def is_enough(self) -> bool:
        """Whether so many moves were made that nobody needs to play on."""
        return self.acknowledged >= self._enough

    def _break(self, house: House) -> None:
        self.fired = True
        self._enough = self.acknowledged + AFTERWARDS
        if self.fault == "crash":
            house.is_dead = True
            raise Crash
        self.is_broken = True
        self._mended_in = self.chance.below(5)

    def lacks(self, fault: str) -> bool:
        """Whether this is what does not work at the moment."""
        return self.is_broken and self.fault == fault

    def wait(self) -> None:
        """Some time has passed: what was gone comes back."""
        self._mended_in -= 1
        if self.is_broken and self._mended_in < 0:
            self.is_broken = False
            if self.fault == "Valkey gone":
                for house in self.houses:
                    asyncio.get_running_loop().call_soon(house.hear_of_a_gap)


class House:
    """A server: what a process of its own would have in memory."""

    def __init__(self, world: World, path: Path, alone: bool) -> None:
        self.world = world
        self.is_dead = False
        self.on_news: OnNews = lambda table, news: None
        self.on_gap: Callable[[], None] = lambda: None
        self._file = SqliteDatabase(path)
        self.store = Store(Faulty(self, self._file))
        bus: Bus = Alone() if alone else Loop(self)
        self.registry = TableRegistry(self.store, Thinker(self), bus)
        world.houses.append(self)

    async def close(self) -> None:
        """Its file is closed, as the system does for a process that is gone."""
        self.is_dead = True
        await self._file.close()

    def hear(self, table: str, news: AnyNews) -> None:
        """Another one says something."""
        if not self.is_dead:
            HOUSE.set(self)
            self.on_news(table, news)

    def hear_of_a_gap(self) -> None:
        """Something may have been missed."""
        if not self.is_dead:
            HOUSE.set(self)
            self.on_gap()


HOUSE: ContextVar[House] = ContextVar("house")
"""In whose process we are; tasks and timers inherit it."""


class Faulty:
    """A database that may be away, or full, or gone in the moment of a commit."""

    def __init__(self, house: House, file: SqliteDatabase) -> None:
        self._house = house
        self._file = file

    async def read(self, sql: str, *values: Value) -> list[Row]:
        """See `Database.read`."""
        self._check("database gone")
        return await self._file.read(sql, *values)

    async def write(self, *statements: Statement) -> None:
        """See `Database.write`. Gone after the commit, it does not say that it was one."""
        world = self._house.world
        self._check()
        world.reach("before the commit")
        self._check("database gone", "full disk")
        await self._file.write(*statements)
        self._check()
        world.reach("after the commit")
        self._check("database gone")

    async def scrub(self, *, rewrite: bool = False) -> None:
        """See `Database.scrub`; nobody deletes anything here."""

    async def close(self) -> None:
        """See `Database.close`."""

    def _check(self, *faults: str) -> None:
        if self._house.is_dead:
            raise Crash
        if any(map(self._house.world.lacks, faults)):
            raise NotStored("It is gone.")


class Loop(Alone):
    """A bus between the servers of this process."""

    is_alone = False

    def __init__(self, house: House) -> None:
        self._house = house

    def listen(self, on_news: OnNews, on_gap: Callable[[], None]) -> None:
        """See `Bus.listen`."""
        self._house.on_news, self._house.on_gap = on_news, on_gap

    def tell(self, table: str, news: AnyNews) -> None:
        """See `Bus.tell`."""
        world = self._house.world
        if self._house.is_dead or world.lacks("Valkey gone"):
            return
        for other in world.houses:
            if other is not self._house:
                asyncio.get_running_loop().call_soon(other.hear, table, news)

    async def lead(self, table: str, *, forsaken: bool = False) -> bool:
        """See `Bus.lead`."""
        world = self._house.world
        if self._house.is_dead or world.lacks("Valkey gone"):
            return False
        leader = world.leaders.get(table)
        if leader is None or leader.is_dead:
            leader = world.leaders[table] = self._house
        return leader is self._house


class Thinker:
    """Thinks for bots in this process; for a while it may be killed whenever it begins."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def choose(
        self, seat: str, bot: str, game: str, observation: bytes, person: str
    ) -> bytes:
        """See `Bots.choose`."""
        world = self._house.world
        await asyncio.sleep(0)
        world.reach("before a bot thinks")
        if world.lacks("thinker killed"):
            world.wait()
            raise BrokenProcessPool
        move, _ = think(Question(seat, bot, game, observation, 1.0, bytes(32)))
        world.reach("after a bot has thought")
        return move

    async def advise(
        self, seat: str, bot: str, game: str, observation: bytes, person: str
    ) -> tuple[tuple[bytes, float | None], ...]:
        """See `Bots.advise`."""
        raise AssertionError("nobody asks for advice here")


class Screen(Watcher):
    """What one connection of a person hears; nothing more once its server is dead."""

    def __init__(self, place: Place, person: Person, house: House) -> None:
        super().__init__(place)
        self.house = house
        self.is_closed = False
        self._person = person

    def send(self, message: bytes) -> None:
        """See `Watcher.send`."""
        self.house.world.reach("before a screen")
        if not self.house.is_dead and not self.is_closed:
            self._person.hear(decode(message, ServerMessage))
        self.house.world.reach("after a screen")

    def close(self, reason: str, code: int) -> None:
        """See `Watcher.close`."""
        self.is_closed = True


class Person:
    """Somebody who plays at the table, and remembers what was acknowledged."""

    def __init__(self, user: str, seat: int | None, world: World) -> None:
        self.user = user
        self.acknowledged: list[list[bytes]] = []
        """Question by question what was stored; one of several, if one thought again meanwhile."""

        self.is_over = False
        self.told = 0
        self._seat = seat
        self._world = world
        self._screen: Screen | None = None
        self._table: Table | None = None
        self._asked: tuple[int, tuple[Any, ...]] | None = None
        self._sent: tuple[int, list[bytes]] | None = None
        """The question that was answered, and all that was sent."""

        self._news = asyncio.Event()

    def hear(self, message: ServerMessage) -> None:
        """A message has come."""
        if isinstance(message, TableState) and message.outcome is not None:
            self.is_over = True
        if isinstance(message, Observed):
            seen = read_observation(message)
            self.told = max(self.told, seen.told)
            self._asked = None if seen.question is None else (seen.question, seen.moves)
            if self._sent is not None and seen.question != self._sent[0]:
                self._acknowledge()
        self._news.set()

    async def look(self, table: str) -> None:
        """Connect, if there is no connection, to any server that is there."""
        if self._screen is not None and not self._screen.house.is_dead:
            return
        alive = [each for each in self._world.houses if not each.is_dead]
        if not alive:
            raise NotStored("There is no server at the moment.")
        house = self._world.chance.choice(alive)
        HOUSE.set(house)
        self._table = await house.registry.table(table)
        place = self._table.data.seat_place(self.user if self._seat is not None else None)
        self._screen = Screen(place, self, house)
        await self._table.join(self._screen)

    async def play(self, table: str) -> None:
        """Make some moves, whatever happens."""
        until, before = time.monotonic() + STALLED, 0
        while not self.is_over and not self._world.is_enough:
            if self._world.acknowledged > before:
                until, before = time.monotonic() + STALLED, self._world.acknowledged
            if time.monotonic() > until:
                raise Lost(f"the match does not go on after {before} moves")
            try:
                await self.look(table)
                if self._asked is None:
                    await self._wait()
                else:
                    await self._answer(*self._asked)
            except Crash:
                await asyncio.sleep(0)
            except LarcinError:
                await self._give_time()

    async def _answer(self, question: int, moves: tuple[Any, ...]) -> None:
        """Send a move: what was sent and not acknowledged again, or what one thinks of now."""
        screen, table, world = self._screen, self._table, self._world
        assert screen is not None
        assert table is not None
        HOUSE.set(screen.house)
        if self._sent is None or self._sent[0] != question:
            self._sent = (question, [])
        sent = self._sent[1]
        if not sent or world.chance.below(2):
            sent.append(encode(world.chance.choice(moves)))
        message = encode(Play(question=question, move=Raw(sent[-1])))
        world.reach("a message comes")
        reply = await table.tasks.finish(obey(table, screen, message))
        if screen.house.is_dead:
            raise Crash
        if reply is None:
            if self._sent is not None:
                self._sent = (question, sent[-1:])
            self._acknowledge()
        elif isinstance(reply, Bad):
            await self._give_time()
        else:  # it is not what is asked any more: look again
            self._screen = None

    def _acknowledge(self) -> None:
        if self._sent is not None:
            self.acknowledged.append(self._sent[1])
            self._world.acknowledged += 1
            if self._asked is not None and self._asked[0] == self._sent[0]:
                self._asked = None
            self._sent = None

    async def _wait(self) -> None:
        self._news.clear()
        try:
            async with asyncio.timeout(0.005):
                await self._news.wait()
        except TimeoutError:
            await self._give_time()

    async def _give_time(self) -> None:
        self._world.wait()
        await asyncio.sleep(0.001)

    def knows(self, stored: list[bytes]) -> bool:
        """Whether this can be what was stored; one more may be that was not acknowledged."""
        known = self.acknowledged
        if len(stored) == len(known) + 1 and self._sent is not None:
            known = [*known, self._sent[1]]
        return len(stored) == len(known) and all(
            one in several for one, several in zip(stored, known, strict=True)
        )


# -- Steps ----------------------------------------------------------------------------------


@contextmanager
def watched() -> Iterator[None]:
    """Before and after each step of a move, the world may break."""
    originals = [(kind, name, inspect.getattr_static(kind, name)) for kind, name in WATCHED]
    patience = bot_players.AFTER_FAILURE, tables.AGAIN
    try:
        for kind, name, original in originals:
            setattr(kind, name, _watch(original, f"{kind.__name__}.{name}"))
        bot_players.AFTER_FAILURE = tables.AGAIN = 0.001  # type: ignore[misc]
        yield
    finally:
        bot_players.AFTER_FAILURE, tables.AGAIN = patience  # type: ignore[misc]
        for kind, name, original in originals:
            setattr(kind, name, original)


def _watch(original: Any, step: str) -> Any:
    def reach(when: str) -> None:
        house = HOUSE.get(None)
        if house is not None:
            house.world.reach(f"{when} {step}")

    if inspect.iscoroutinefunction(original):

        @wraps(original)
        async def call_later(*args: Any, **more: Any) -> Any:
            reach("before")
            answer = await original(*args, **more)
            reach("after")
            return answer

        return call_later

    @wraps(original)
    def call(*args: Any, **more: Any) -> Any:
        reach("before")
        answer = original(*args, **more)
        reach("after")
        return answer

    return call


# -- A run ----------------------------------------------------------------------------------


class Ran(NamedTuple):
    """What came of a run."""

    fired: bool
    acknowledged: int


async def run_once(number: int, folder: Path, seed: int = 0) -> Ran:
    """One match with one fault in it; `Lost` if something is."""
    step, fault = PAIRS[number % len(PAIRS)]
    chance = QuickRng(seed * 1_000_003 + number)
    path = folder / f"{number}.sqlite"
    shutil.copy(folder / "empty.sqlite", path)
    world = World(step, fault, chance)
    alone = fault != "Valkey gone" and chance.below(2) == 0
    others = asyncio.all_tasks()
    try:
        for _ in range(1 if alone else 2):
            House(world, path, alone)
        table, people = await _set_up(world, chance)
        watching = asyncio.ensure_future(_restart_the_dead(world, path, alone))
        await asyncio.gather(*[each.play(table) for each in people])
        await end(watching)
        world.is_broken = False
        await _check(path, table, people)
        return Ran(world.fired, sum(len(each.acknowledged) for each in people))
    except Lost as lost:
        raise Lost(f"Run {number}, {fault} {step}: {lost}") from lost
    finally:
        for house in world.houses:
            house.is_dead = True
        left = asyncio.all_tasks() - others - {asyncio.current_task()}
        await end(*left)
        for house in world.houses:
            await house.close()
        _remove(path)


async def _set_up(world: World, chance: QuickRng) -> tuple[str, list[Person]]:
    """A table with two people, and a bot where the game allows and chance wants one."""
    house = world.houses[0]
    HOUSE.set(house)
    slug = chance.choice(list(games()))
    bots = ("random",) * (3 in games()[slug].players and chance.below(2))
    users = [(await house.store.add_user(name)).id for name in ("Anna", "Bruno")]
    settings = TableSettings(game=slug, seats=(None, None, *bots), public=True)
    table = await create_table(house.registry, users[0], settings)
    for user in users:
        await sit_down(house.store, table, user, None)
    await table.start()
    world.is_armed = True
    return table.data.id, [Person(user, seat, world) for seat, user in enumerate(users)]


async def _restart_the_dead(world: World, path: Path, alone: bool) -> None:
    """Somebody starts a server again that has crashed, and it takes up what was played."""
    while True:
        await asyncio.sleep(0.002)
        for house in tuple(world.houses):
            if house.is_dead and all(each.is_dead or not alone for each in world.houses):
                world.houses.remove(house)
                await house.close()
                new = House(world, path, alone)
                HOUSE.set(new)
                await new.registry.wake()


async def _check(path: Path, table: str, people: list[Person]) -> None:
    """What the log says, as somebody reads it who was not there."""
    # A robot may still play while the log is read: only what was told before has to be in it.
    told = [person.told for person in people]
    store = Store(SqliteDatabase(path))
    try:
        stored = await store.table(table)
        assert stored is not None
        heading = await store.match(stored.match or "")
        assert heading is not None
        lines = await store.lines(heading.id)
        match = LiveMatch.again(heading, lines, None).match
        for seat, person in enumerate(people):
            mine = [
                encode(decode(line.move or "", match.game.move_type))
                for line in lines
                if line.seat == seat
            ]
            if not person.knows(mine):
                raise Lost(f"seat {seat} knows {person.acknowledged}, and the log has {mine}")
            if told[seat] > len(match.events):
                raise Lost(f"seat {seat} saw {told[seat]} events of {len(match.events)}")
    finally:
        await store.close()


def _remove(path: Path) -> None:
    for each in path.parent.glob(f"{path.name}*"):
        each.unlink()


async def prepare(folder: Path) -> None:
    """An empty database, to be copied for each run."""
    await (await open_database(str(folder / "empty.sqlite"))).close()


async def run_all(numbers: range, folder: Path, seed: int = 0) -> Counter[str]:
    """Run after run; how many moves were acknowledged, and how many faults came, by kind."""
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda loop, context: None)  # the dead complain to nobody
    await prepare(folder)
    found: Counter[str] = Counter()
    with watched():
        for number in numbers:
            ran = await run_once(number, folder, seed)
            found["runs"] += 1
            found["moves"] += ran.acknowledged
            found[PAIRS[number % len(PAIRS)][1]] += ran.fired
            if found["runs"] % 1000 == 0:
                print(f"{found['runs']} runs", flush=True)
    return found


def main() -> int:
    """Run and print."""
    parser = argparse.ArgumentParser(description="Break the world at every step of a move.")
    parser.add_argument("--runs", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first run")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    logging.disable(logging.CRITICAL)  # what servers say of faults is not what is asked here
    numbers = range(args.first, args.first + args.runs)
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(run_all(numbers, Path(folder), args.seed))
    faults = ", ".join(f"{found[fault]} × {fault}" for fault in FAULTS)
    print(
        f"{found['runs']} runs, {len(STEPS)} steps: {faults}; "
        f"{found['moves']} moves acknowledged, none missing, none doubled"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
