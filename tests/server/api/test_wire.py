"""The words on the wire: their page is current, and what is not known is refused."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec import Raw

from larcin.kernel.codec import decode, encode
from larcin.kernel.errors import BadMessage
from larcin.wire import Change, ClientMessage, Ping, Play, Resume, ServerMessage, TakeBack
from tests.wire_page import PAGE, page


def test_the_page_is_current() -> None:
    """`python -m tests.wire_page` writes it."""
    assert PAGE.read_text(encoding="utf-8") == page()


def test_every_message_has_a_tag_of_its_own() -> None:
    tags = [each.__struct_config__.tag for each in get_args(ClientMessage)]
    assert tags == ["play", "change", "take_back", "come_back", "resume", "ping", "say"]
    said = [each.__struct_config__.tag for each in get_args(ServerMessage)]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("message", [TakeBack(), Resume(since=3), Ping()])
def test_a_message_survives_the_wire(message: object) -> None:
    assert decode(encode(message), ClientMessage) == message


def test_a_move_is_passed_on_as_it_is() -> None:
    for message in (Play(question=1, move=Raw(b'{"a": 1}')), Change(move=Raw(b"[]"))):
        again: object = decode(encode(message), ClientMessage)
        assert isinstance(again, type(message))
        assert bytes(again.move) == bytes(message.move)


@pytest.mark.parametrize("text", ['{"type":"ping","x":1}', '{"type":"pong"}', '{"question":1}'])
def test_what_is_not_known_is_refused(text: str) -> None:
    with pytest.raises(BadMessage):
        decode(text, ClientMessage)
