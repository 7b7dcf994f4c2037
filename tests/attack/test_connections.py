"""Row 2: connections that never come to an end, and headers without one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
import pytest_asyncio

from larcin.server.common.limits import Limits
from larcin.server.running import open_files
from tests.attack.tools import ELSEWHERE, answer, connected, reached
from tests.server.conftest import Running, serving

pytestmark = pytest.mark.asyncio(loop_scope="module")

SHORT = Limits(
    sockets=60,
    sockets_each=20,
    header_seconds=0.2,
    body_seconds=0.2,
    idle_seconds=0.2,
    header_bytes=8192,
)
"""The same limits, so small that they are soon reached."""

GET = b"GET /health HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def short(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    folder: Path = tmp_path_factory.mktemp("attack")
    async with serving(str(folder / "server.sqlite"), limits=SHORT) as server:
        yield server


async def health(server: Running, source: str) -> int:
    """What somebody else is answered meanwhile."""
    transport = httpx.AsyncHTTPTransport(local_address=source)
    async with httpx.AsyncClient(transport=transport, base_url=server.url) as client:
        return (await client.get("/health")).status_code


@pytest.mark.parametrize(
    ("begun", "limit"),
    [
        (b"", "header_seconds"),
        (b"GET / HT", "header_seconds"),
        (GET + b"X-Slow: ", "header_seconds"),
        (b"\r\n\r\n", "header_seconds"),
        (POST, "body_seconds"),
    ],
    ids=["nothing", "a line", "headers", "blank lines", "a body"],
)
async def test_what_is_only_begun_ends(short: Running, begun: bytes, limit: str) -> None:
    before = reached(limit)
    async with connected(short.url) as line:
        await line.send(begun)
        assert (await answer(line)).startswith(b"HTTP/1.1 408 ")
    assert reached(limit) == before + 1


async def test_who_asked_before_is_not_waited_for_without_end(short: Running) -> None:
    """After an answer, too: neither who is silent nor who begins again."""
    for more in (b"", b"\r\n", GET):
        async with connected(short.url) as line:
            await line.send(GET + b"\r\n" + more)
            assert (await answer(line)).startswith(b"HTTP/1.1 200 ")


async def test_a_byte_now_and_then_is_not_enough(short: Running) -> None:
    async with connected(short.url) as line:
        listening = asyncio.ensure_future(answer(line))
        await line.send(GET)
        for _ in range(1000):
            if listening.done():
                break
            line.writer.write(b"x")
            await asyncio.sleep(0.01)
        assert (await listening).startswith(b"HTTP/1.1 408 ")


@pytest.mark.parametrize(
    "headers",
    [
        b"X-Long: " + b"x" * 100_000 + b"\r\n\r\n",
        b"X: y\r\n" * 20_000 + b"\r\n",
        b"X-Endless: " + b"x" * 100_000,
    ],
    ids=["one", "many", "endless"],
)
async def test_headers_have_a_length(short: Running, headers: bytes) -> None:
    before = reached("header_bytes")
    async with connected(short.url) as line:
        line.writer.write(GET + headers)
        assert (await answer(line)).startswith(b"HTTP/1.1 431 ")
    assert reached("header_bytes") == before + 1


async def test_an_address_has_a_length(short: Running) -> None:
    async with connected(short.url) as line:
        line.writer.write(b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n")
        assert (await answer(line)).startswith(b"HTTP/1.1 431 ")


async def test_who_does_not_read_is_cut_off(short: Running) -> None:
    """Somebody asks for the page again and again, and reads nothing of it."""
    before = reached("idle_seconds")
    async with connected(short.url) as line:
        line.writer.transport.pause_reading()  # type: ignore[attr-defined]
        line.writer.write((b"GET /schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n") * 200)
        async with asyncio.timeout(20):
            while reached("idle_seconds") == before:  # noqa: ASYNC110 - there is no event for it
                await asyncio.sleep(0.01)


async def test_one_address_takes_its_share_and_no_more(tmp_path: Path) -> None:
    """Three hundred connections with half a header each: another address is answered."""
    patient = Limits(sockets=60, sockets_each=20)
    before = reached("sockets_each")
    async with (
        serving(str(tmp_path / "x.sqlite"), limits=patient) as server,
        AsyncExitStack() as all,
    ):
        held = [await all.enter_async_context(connected(server.url)) for _ in range(20)]
        for line in held:
            await line.send(GET)
        async with asyncio.timeout(20):
            while server.door.count < 20:  # noqa: ASYNC110 - there is no event for it
                await asyncio.sleep(0.001)
        for _ in range(280):
            async with connected(server.url) as line:
                assert (await answer(line)).startswith(b"HTTP/1.1 429 ")
        assert reached("sockets_each") == before + 280
        assert await health(server, ELSEWHERE) == 200
    assert server.door.count == 0


async def test_there_is_an_end_to_connections_in_all(tmp_path: Path) -> None:
    patient = Limits(sockets=40, sockets_each=20)
    before = reached("sockets")
    async with (
        serving(str(tmp_path / "x.sqlite"), limits=patient) as server,
        AsyncExitStack() as all,
    ):
        for number in range(40):
            source = ELSEWHERE if number % 2 else "127.0.0.1"
            await all.enter_async_context(connected(server.url, source))
        async with connected(server.url, "127.0.0.3") as line:
            assert (await answer(line)).startswith(b"HTTP/1.1 503 ")
        assert reached("sockets") == before + 1


async def test_few_open_files_are_said_at_the_start(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The limit of the process is raised as far as it goes; if that is not enough, the log says."""
    resource = pytest.importorskip("resource")
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 512))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: asked.append(limits))
    assert open_files.room_for_sockets(10_000) == 412
    assert asked == [(512, 512)]
    assert "ulimit -n 10100" in caplog.text
    caplog.clear()
    assert open_files.room_for_sockets(300) == 300
    assert not caplog.records
