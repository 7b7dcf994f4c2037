"""Whole frames of text, read and written by their headers: as `websockets` does, byte for byte."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from larcin.server.web.websocket_frames import WHOLE_TEXT, read_header, text_frame

SIZES = (0, 1, 125, 126, 65535, 65536)


@pytest.mark.parametrize("size", SIZES)
def test_a_message_is_framed_as_websockets_does(size: int) -> None:
    message = b"x" * size
    assert text_frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


@pytest.mark.parametrize("size", SIZES)
def test_the_header_of_a_client_is_read(size: int) -> None:
    frame = Frame(Opcode.TEXT, b"x" * size).serialize(mask=True)
    found = read_header(b"before" + frame + b"behind", 6)
    assert found == (WHOLE_TEXT, 6 + len(frame) - size, 6 + len(frame), True)


@pytest.mark.parametrize("size", SIZES)
def test_while_bytes_of_a_header_are_missing_nothing_is_known(size: int) -> None:
    frame = Frame(Opcode.TEXT, b"x" * size).serialize(mask=True)
    known = read_header(frame, 0)
    assert known is not None
    assert [read_header(frame[:cut], 0) for cut in range(known.start)] == [None] * known.start
    assert read_header(frame[: known.start], 0) == known


def test_who_does_not_mask_is_seen() -> None:
    found = read_header(Frame(Opcode.TEXT, b"a message").serialize(mask=False), 0)
    assert found is not None
    assert not found.is_masked
