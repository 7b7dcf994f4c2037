"""Frames of a web socket (RFC 6455), as far as the most frequent ones go: whole ones of text.

`websockets` knows all of them, and takes a third of the server's work for a move to read one and to
write two. Here one is told apart and read, and one is written, by its few bytes of header; whatever
else comes is passed on to `websockets`, frame by frame.
"""

from __future__ import annotations

from typing import Final, NamedTuple

WHOLE_TEXT: Final = 0x81
CLOSE: Final = 0x88
PONG: Final = 0x8A
CONTROL: Final = 0x08
FINAL: Final = 0x80
MASKED: Final = 0x80
LEAST: Final = 6
"""The bytes of a client's frame that has nothing in it: two of header, four of mask."""


class Header(NamedTuple):
    """Where a frame of a client has what. It may not be there as a whole yet."""

    kind: int
    start: int
    """Where its message begins; the four bytes before are its mask."""

    end: int
    is_masked: bool


def read_header(data: bytes, at: int) -> Header | None:
    """The header of the frame that begins here, or nothing while bytes of it are missing."""
    if len(data) - at < LEAST:
        return None
    size, start = data[at + 1] & 127, at + 2
    if size == 126:
        size, start = int.from_bytes(data[start : start + 2], "big"), start + 2
    elif size == 127:
        size, start = int.from_bytes(data[start : start + 8], "big"), start + 8
    start += 4
    if start > len(data):
        return None
    return Header(data[at], start, start + size, bool(data[at + 1] & MASKED))


def text_frame(message: bytes) -> bytes:
    """A message as a server sends it: whole, and not masked."""
    size = len(message)
    if size < 126:
        return bytes((WHOLE_TEXT, size)) + message
    if size < 65536:
        return bytes((WHOLE_TEXT, 126, size >> 8, size & 255)) + message
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big") + message
