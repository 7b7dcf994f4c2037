"""The attacks of the first table, at full length, against a server with its usual settings."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable
from contextlib import AsyncExitStack, suppress
from typing import Any

import httpx

from larcin.client import Client, Refusal, Unreachable
from larcin.kernel.registry import games
from larcin.wire import NewLink, TableSettings
from tests.attack.flood import KINDS
from tests.attack.tools import ELSEWHERE, answer, connected, public_table
from tests.attack.victims import guest, p99, pings, player, server
from tests.server.web.test_uvicorn_websocket import Wire

GAME = next(iter(games()))
GOOD, WRONG = "correct horse", "wrong guess"

Found = AsyncIterator[tuple[str, str]]
"""What was tried, and what it got."""


async def frames(source: str | None) -> Found:
    """Three rounds, each calm and then under each flood, in the same run."""
    with server(source) as url:
        async with guest(url, "Anna", ELSEWHERE) as anna:
            table = await public_table(anna)
        times: dict[str, list[float]] = {"calm": [], **{kind: [] for kind in KINDS}}
        told: dict[str, Counter[str]] = {kind: Counter() for kind in KINDS}
        async with player(url, table) as socket:
            await pings(socket, 1)
            for _ in range(3):
                times["calm"] += await pings(socket, 4)
                for kind in KINDS:
                    attacker = await asyncio.create_subprocess_exec(
                        *(sys.executable, "-m", "tests.attack.flood", url, table, kind, "5"),
                        stdout=asyncio.subprocess.PIPE,
                    )
                    assert attacker.stdout is not None
                    await attacker.stdout.readline()  # starting it takes a core, too
                    await asyncio.sleep(0.5)
                    times[kind] += await pings(socket, 4)
                    told[kind].update(json.loads((await attacker.communicate())[0]))
        calm = p99(times["calm"])
        for kind in KINDS:
            under = p99(times[kind])
            yield (
                f"{kind} at 1 MB/s from one address, coming back whenever it is cut off",
                f"another player's p99 {calm:.1f} ms calm, {under:.1f} ms under it:"
                f" {under / calm:.2f} ×; the attacker: {_list(told[kind])}",
            )


async def connections(source: str | None) -> Found:
    """A server that may have 256 files open."""
    with server(source, files=256) as url:
        async with AsyncExitStack() as held:
            lines = []
            for _ in range(300):
                with suppress(OSError):
                    async with asyncio.timeout(2):
                        line = await held.enter_async_context(connected(url))
                        await line.send(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
                        lines.append(line)
            health = await _health(url)
            yield (
                "300 connections with half a header, at 256 open files",
                f"another address asks for /health meanwhile: {health}",
            )
            await asyncio.sleep(15)
            left = sum([not await _is_over(line) for line in lines])
            yield "the same, 15 s later", f"{left} of them are still open"
    with server(source) as url:
        yield "headers without end", await _endless_headers(url)


async def _is_over(line: Wire) -> bool:
    """Whether the server has hung up."""
    try:
        async with asyncio.timeout(0.02):
            await line.reader.read(-1)
    except ConnectionError:
        return True  # it did, and we went on talking
    except TimeoutError:
        return False
    return True


async def _health(url: str) -> str:
    transport = httpx.AsyncHTTPTransport(local_address=ELSEWHERE)
    began = time.perf_counter()
    try:
        async with httpx.AsyncClient(transport=transport, base_url=url, timeout=5) as client:
            status = (await client.get("/health")).status_code
    except httpx.HTTPError as error:
        return f"no answer in 5 s ({type(error).__name__})"
    return f"{status} in {1000 * (time.perf_counter() - began):.0f} ms"


async def _endless_headers(url: str) -> str:
    sent, piece = 0, b"X-Long: " + b"x" * 65_000 + b"\r\n"
    async with connected(url) as line:
        listening = asyncio.ensure_future(answer(line))
        line.writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
        with suppress(OSError, TimeoutError):
            while sent < 20_000_000 and not listening.done():
                async with asyncio.timeout(2):
                    await line.send(piece)
                sent += len(piece)
                await asyncio.sleep(0)
        if not listening.done() and sent >= 20_000_000:
            listening.cancel()
            return "20 MB were taken, and no end"
        told = (await listening).split(b"\r\n")[0].decode()
        return f"{told or 'hung up'}, after {sent / 1000:.0f} kB were sent"


async def passwords(source: str | None) -> Found:
    """Ninety guesses at once, and the owner, who is elsewhere."""
    with server(source) as url:
        async with guest(url, "Anna", ELSEWHERE) as anna, guest(url, "Mallory") as mallory:
            await anna.claim("Anna", GOOD)
            calm = await _log_in(anna)
            guesses = [_status(mallory.log_in("Anna", WRONG)) for _ in range(90)]
            attack = asyncio.gather(*guesses)
            await asyncio.sleep(0.1)
            meanwhile = await _log_in(anna)
            got = Counter(map(str, await attack))
            after = await _log_in(anna)
        yield "90 wrong passwords at once", f"answers: {_list(got)}"
        yield "the owner logs in elsewhere", f"calm {calm}; meanwhile {meanwhile}; after {after}"


async def _log_in(client: Client) -> str:
    began = time.perf_counter()
    status = await _status(client.log_in("Anna", GOOD))
    return f"{status} in {time.perf_counter() - began:.2f} s"


async def bots(source: str | None) -> Found:
    """Ten tables of searching bots, and somebody with one bot of their own."""
    with server(source) as url:
        async with guest(url, "Anna", ELSEWHERE) as anna, guest(url, "Mallory") as mallory:
            settings = TableSettings(game=GAME, seats=(None, "ismcts"), public=False)
            table = (await anna.make_table(settings)).id
            await anna.sit(table)
            full = ("ismcts",) * 3
            got = Counter[str]()
            for _ in range(10):
                status = await _begin(mallory, TableSettings(game=GAME, seats=full))
                got[str(status)] += 1
            await asyncio.sleep(3)
            await anna.start(table)
            times = await _play(anna, table, answers=5)
            yield (
                "one guest starts 10 tables of 3 searching bots",
                f"started: {_list(got)}; another's bot answers in {times}",
            )


async def _begin(client: Client, settings: TableSettings) -> int:
    made = await client.make_table(settings)
    return await _status(client.start(made.id))


async def _play(client: Client, table: str, answers: int) -> str:
    """Make the first move each time one is asked for; how long the bot took."""
    times: list[float] = []
    asked_at, last = time.perf_counter(), -1
    with suppress(TimeoutError):
        async with (
            asyncio.timeout(75),
            client._http.stream("GET", f"/api/tables/{table}/stream") as stream,
        ):
            async for line in stream.aiter_lines():
                message = json.loads(line) if line else {}
                question = message.get("observation", {}).get("question")
                if question is None or question == last:
                    continue
                if last >= 0:
                    times.append(time.perf_counter() - asked_at)
                if len(times) >= answers:
                    break
                last = question
                move = {"question": question, "move": message["observation"]["moves"][0]}
                await client._http.post(f"/api/tables/{table}/play", json=move)
                asked_at = time.perf_counter()
    if not times:
        return "more than 75 s"
    return f"{min(times):.1f} to {max(times):.1f} s ({len(times)} answers)"


async def lobby(source: str | None) -> Found:
    """Tables and lines of one guest, and of many."""
    with server(source) as url:
        async with guest(url, "Anna", ELSEWHERE) as anna, guest(url, "Mallory") as mallory:
            first = await public_table(anna)
            got = Counter([await _slowly(public_table(mallory)) for _ in range(120)])
            there = first in {table.id for table in await anna.lobby()}
            yield "120 public tables of one guest", f"{_list(got)}; another's is listed: {there}"
            settings = TableSettings(game=GAME, seats=(None, None), chat="all")
            table = (await anna.make_table(settings)).id
            link = (await anna.give_link(table, NewLink(kind="watch"))).secret or ""
            began = time.perf_counter()
            said = Counter[str]()
            for first_of_eight in range(0, 80, 8):
                each = [_shout(url, table, link, first_of_eight + number) for number in range(8)]
                for some in await asyncio.gather(*each):
                    said.update(some)
                await asyncio.sleep(0.7)  # fewer than a hundred requests a second
            seconds = time.perf_counter() - began
            yield f"400 lines of chat by 80 new guests in {seconds:.0f} s", _list(said)


async def _shout(url: str, table: str, link: str, number: int) -> Counter[str]:
    async with guest(url, f"Mallory {number}") as mallory:
        await _status(mallory.use_link(table, link))
        return Counter([str(await _status(mallory.say(table, "!"))) for _ in range(5)])


async def _slowly(asking: Awaitable[Any]) -> str:
    """Not more than a server takes in a second from one address."""
    await asyncio.sleep(0.02)
    return str(await _status(asking))


async def _status(asking: Awaitable[Any]) -> int:
    try:
        await asking
    except Refusal as refusal:
        return refusal.problem.status
    except Unreachable:
        return 0
    return 200


def _list(counted: Counter[str]) -> str:
    return ", ".join(f"{count} × {what}" for what, count in counted.most_common()) or "nothing"
