"""Frames that do not come whole, or not as they should: a socket is read byte by byte."""

from __future__ import annotations

import asyncio
import json
import os
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import pytest

from larcin.kernel.registry import games
from larcin.server.running.serve import PLAIN
from larcin.wire import TableSettings
from tests.server.conftest import Running

pytestmark = pytest.mark.asyncio(loop_scope="module")

PING = b'{"type":"ping"}'
TEXT, BYTES, CONTINUED, CLOSE, PING_FRAME, PONG = 1, 2, 0, 8, 9, 10


@pytest.fixture(scope="module", params=[None, PLAIN], ids=["fast", "plain"])
def ws(request: pytest.FixtureRequest) -> str | None:
    """All of this holds for both ways of speaking over a socket."""
    way: str | None = request.param
    return way


class Wire:
    """A connection on which every byte is our own."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def frame(self) -> tuple[int, bytes]:
        """The next frame from the server: what it is and what is in it."""
        head, size = await self.reader.readexactly(2)
        if size == 126:
            (size,) = struct.unpack("!H", await self.reader.readexactly(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
        return head & 15, await self.reader.readexactly(size)

    async def hear(self, kind: str) -> None:
        """Wait for a message of this kind."""
        while True:
            opcode, data = await self.frame()
            if opcode == TEXT and json.loads(data)["type"] == kind:
                return

    async def close_code(self) -> int:
        """With which code the server closes."""
        while True:
            opcode, data = await self.frame()
            if opcode == CLOSE:
                return int.from_bytes(data[:2], "big")


def frame(data: bytes, opcode: int = TEXT, *, final: bool = True, masked: bool = True) -> bytes:
    """A frame as a client sends it."""
    mask = os.urandom(4)
    head = bytes([(128 if final else 0) | opcode])
    size = bytes([len(data)]) if len(data) < 126 else b"\x7e" + struct.pack("!H", len(data))
    if not masked:
        return head + size + data
    hidden = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
    return head + bytes([size[0] | 128]) + size[1:] + mask + hidden


@asynccontextmanager
async def wire(running: Running, at_once: bytes = b"") -> AsyncIterator[Wire]:
    """A connection to a public table; `at_once` is sent along with the handshake's end."""
    async with running.guest("Anna") as anna:
        settings = TableSettings(game=next(iter(games())), seats=(None, None), public=True)
        table = (await anna.make_table(settings)).id
    where = urlsplit(running.url)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {where.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    assert b" 101 " in (await reader.readuntil(b"\r\n\r\n"))
    writer.write(at_once)
    try:
        yield Wire(reader, writer)
    finally:
        writer.close()


async def test_a_message_comes_in_single_bytes(running: Running) -> None:
    async with wire(running) as line:
        for byte in frame(PING):
            await line.send(bytes([byte]))
            await asyncio.sleep(0)
        await line.hear("pong")


async def test_several_messages_come_at_once(running: Running) -> None:
    async with wire(running) as line:
        await line.send(frame(PING) * 3)
        for _ in range(3):
            await line.hear("pong")


async def test_a_message_comes_before_anybody_listens(running: Running) -> None:
    async with wire(running, at_once=frame(PING)) as line:
        await line.hear("pong")


async def test_a_message_comes_in_parts_with_a_ping_between_them(running: Running) -> None:
    async with wire(running) as line:
        parts = [frame(PING[:4], final=False), frame(PING[4:], CONTINUED)]
        await line.hear("table")
        await line.send(parts[0] + frame(b"there?", PING_FRAME) + parts[1])
        while (await line.frame()) != (PONG, b"there?"):
            pass
        await line.hear("pong")
        await line.send(frame(PING))
        await line.hear("pong")


async def test_parts_may_be_empty(running: Running) -> None:
    async with wire(running) as line:
        await line.hear("table")
        nothing = frame(b"", final=False) + 50 * frame(b"", CONTINUED, final=False)
        await line.send(nothing + frame(PING, CONTINUED) + frame(PING))
        await line.hear("pong")
        await line.hear("pong")


async def test_bytes_are_read_like_text(running: Running) -> None:
    async with wire(running) as line:
        await line.hear("table")
        await line.send(frame(PING, BYTES))
        await line.hear("pong")


async def test_a_long_message_has_a_long_head(running: Running) -> None:
    async with wire(running) as line:
        await line.send(frame(PING + b" " * 1000))
        await line.hear("pong")


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (frame(PING, masked=False) + bytes(8), 1002),
        (frame(PING, 3), 1002),
        (frame(PING[:4], final=False) + frame(PING), 1002),
        (b"\x81\xff" + struct.pack("!Q", 1 << 40) + bytes(8), 1009),
        (frame(struct.pack("!H", 1000), CLOSE), 1000),
    ],
    ids=["unmasked", "unknown", "interrupted", "huge", "closing"],
)
async def test_a_wrong_frame_closes_its_socket(running: Running, wrong: bytes, code: int) -> None:
    async with wire(running) as line:
        await line.hear("presence")
        await line.send(wrong)
        assert await line.close_code() == code
