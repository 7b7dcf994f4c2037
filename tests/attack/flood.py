"""An attacker in a process of its own: a socket that sends frames as fast as it may.

    python -m tests.attack.flood URL TABLE KIND SECONDS

It says when it begins, comes back whenever it is cut off, and prints what it was told, as JSON.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections import Counter
from contextlib import suppress

from tests.attack.tools import connected, upgrade
from tests.server.web.test_uvicorn_websocket import CLOSE, CONTINUED, PING_FRAME, Wire, frame

RATE = 1_000_000
"""Bytes a second."""

PIECES = 50
"""Writes a second."""

KINDS = {
    "pings": (b"", frame(b"", PING_FRAME)),
    "empty parts": (frame(b"", final=False), frame(b"", CONTINUED, final=False)),
}
"""What is sent first, and then without end."""


async def flood(url: str, table: str, kind: str, seconds: float) -> Counter[str]:
    """Go on for so long; how often what came of it."""
    got: Counter[str] = Counter()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with suppress(OSError, asyncio.IncompleteReadError):
            async with connected(url) as line:
                got[await once(line, url, table, kind, end)] += 1
    return got


async def once(line: Wire, url: str, table: str, kind: str, end: float) -> str:
    """One socket, until it is closed or time is up."""
    head = await upgrade(line, url, table)
    if b"101" not in head:
        await asyncio.sleep(0.05)
        return head.decode().partition(" ")[2]
    first, more = KINDS[kind]
    line.writer.write(first)
    listening = asyncio.ensure_future(goodbye(line))
    piece = more * (RATE // PIECES // len(more))
    while time.monotonic() < end and not listening.done():
        if line.writer.transport.get_write_buffer_size() < RATE:
            line.writer.write(piece)
        await asyncio.sleep(1 / PIECES)
    if not listening.done():
        listening.cancel()
        line.writer.transport.abort()
        return "never closed"
    return listening.result()


async def goodbye(line: Wire) -> str:
    """With which code and reason the server closes."""
    try:
        while True:
            opcode, data = await line.frame()
            if opcode == CLOSE:
                return f"{int.from_bytes(data[:2], 'big')} {data[2:].decode()}"
    except (OSError, asyncio.IncompleteReadError):
        return "cut off"


if __name__ == "__main__":
    url, table, kind, seconds = sys.argv[1:]
    print("begun", flush=True)
    print(json.dumps(asyncio.run(flood(url, table, kind, float(seconds)))))
