"""Row 1: frames that are no message. One socket sends as many as it can; it is cut off."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import pytest
import pytest_asyncio

from larcin.server.common.limits import Limits
from tests.attack.tools import PATIENCE, connected, public_table, reached, upgrade
from tests.server.conftest import Running, serving
from tests.server.web.test_uvicorn_websocket import (
    CLOSE,
    CONTINUED,
    PING_FRAME,
    PONG,
    TEXT,
    Wire,
    frame,
)

pytestmark = pytest.mark.asyncio(loop_scope="module")

POLICY = 1008
MESSAGE = b'{"type":"ping"}'
NUMBERS = count(1)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def usual(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """A server as it is started without any settings."""
    folder: Path = tmp_path_factory.mktemp("attack")
    async with serving(str(folder / "server.sqlite"), rate=100, limits=Limits()) as server:
        yield server


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def table(usual: Running) -> str:
    async with usual.guest("Anna") as anna:
        return await public_table(anna)


@pytest.fixture
def source() -> str:
    """An address of one's own for each: who floods is not welcome for a while."""
    number = next(NUMBERS)
    return f"127.0.1.{number}"


async def goodbye(line: Wire) -> tuple[int, str]:
    """The code and the reason with which the server closes, whatever comes before."""
    async with asyncio.timeout(PATIENCE):
        while True:
            opcode, data = await line.frame()
            if opcode == CLOSE:
                return int.from_bytes(data[:2], "big"), data[2:].decode()


FLOODS = {
    "pings": frame(b"", PING_FRAME) * 2000,
    "long pings": frame(b"x" * 125, PING_FRAME) * 2000,
    "pongs": frame(b"", PONG) * 2000,
    "empty parts": frame(b"", final=False) + frame(b"", CONTINUED, final=False) * 2000,
    "parts of a byte": frame(b"x", final=False) + frame(b"x", CONTINUED, final=False) * 2000,
}


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
async def test_a_flood_of_frames_is_cut_off_with_a_reason(
    usual: Running, table: str, source: str, flood: bytes
) -> None:
    before = reached("frames")
    async with connected(usual.url, source) as line:
        assert b"101" in await upgrade(line, usual.url, table)
        line.writer.write(flood)
        assert await goodbye(line) == (POLICY, "too many frames")
    assert reached("frames") == before + 1


async def test_bytes_count_though_they_make_no_whole_message(
    usual: Running, table: str, source: str
) -> None:
    """Long messages, each within its limit, and all of them refused as no JSON."""
    before = reached("bytes")
    async with connected(usual.url, source) as line:
        await upgrade(line, usual.url, table)
        line.writer.write(frame(b"x" * 60_000, TEXT) * 20)
        assert await goodbye(line) == (POLICY, "too many bytes")
    assert reached("bytes") == before + 1


async def test_after_goodbye_nothing_is_read(usual: Running, table: str, source: str) -> None:
    """A flood of messages is told so (4429); what comes after that is not even looked at."""
    before = reached("frames")
    async with connected(usual.url, source) as line:
        await upgrade(line, usual.url, table)
        line.writer.write(frame(MESSAGE) * 1000)
        assert (await goodbye(line))[0] == 4429
        line.writer.write(frame(b"", PING_FRAME) * 1000)
        async with asyncio.timeout(PATIENCE):
            while reached("frames") == before:  # noqa: ASYNC110 - there is no event for it
                await asyncio.sleep(0.01)


async def test_who_is_cut_off_cannot_come_back_without_end(
    usual: Running, table: str, source: str
) -> None:
    """A hundred sockets at once are let in, and then one now and then."""
    before, answers = reached("upgrades"), []
    for _ in range(300):
        async with connected(usual.url, source) as line:
            answers.append(await upgrade(line, usual.url, table))
        if b"429" in answers[-1]:
            break
    assert len(answers) >= 100
    assert b"429" in answers[-1]
    assert reached("upgrades") == before + 1


async def test_who_floods_waits_longer(usual: Running, table: str, source: str) -> None:
    """One flood, and the next socket is not let in; others still are."""
    heads = []
    for _ in range(5):
        async with connected(usual.url, source) as line:
            heads.append(await upgrade(line, usual.url, table))
            if b"101" in heads[-1]:
                line.writer.write(FLOODS["pings"])
                await goodbye(line)
    assert [b"101" in head for head in heads] == [True, False, False, False, False]
    async with connected(usual.url, "127.0.3.1") as line:
        assert b"101" in await upgrade(line, usual.url, table)


async def test_the_log_says_it_once_in_a_while(
    usual: Running, table: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("larcin.server.common.limits._said", {})
    with caplog.at_level(logging.WARNING):
        for source in ("127.0.2.1", "127.0.2.2", "127.0.2.3"):
            async with connected(usual.url, source) as line:
                await upgrade(line, usual.url, table)
                line.writer.write(FLOODS["pings"])
                await goodbye(line)
    said = [each for each in caplog.messages if "limit" in each]
    assert said == ["a limit is reached: frames"]


async def test_a_calm_player_is_not_hindered(usual: Running, table: str, source: str) -> None:
    """Fifty messages at once, some of them in parts, with pings between them."""
    async with connected(usual.url, source) as line:
        await upgrade(line, usual.url, table)
        parts = frame(MESSAGE[:4], final=False) + frame(MESSAGE[4:], CONTINUED)
        await line.send(frame(MESSAGE) * 40 + (parts + frame(b"?", PING_FRAME)) * 10)
        async with asyncio.timeout(PATIENCE):
            for _ in range(50):
                await line.hear("pong")
