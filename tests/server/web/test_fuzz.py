"""Nonsense over HTTP and over a socket: the server refuses it in its own words, and goes on."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st
from websockets.exceptions import ConnectionClosed

from larcin.client import Client
from larcin.kernel.game import AnyGame
from tests.server.conftest import Running
from tests.server.fuzz import fuzz_server
from tests.server.talk import Screen, begin, finish, screen

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

KINDS = ("play", "change", "take_back", "come_back", "resume", "ping", "say", "table", "", "x" * 50)
ANSWERS = {"bad", "refused", "pong", "observation", "chat", "presence", "table", "closed"}


async def test_the_description_is_kept(running: Running) -> None:
    """`python -m tests.server.fuzz` tries much more."""
    pytest.importorskip("schemathesis")
    assert await fuzz_server(running, 2) > 100


scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
almost = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS)},
    optional={
        "question": st.integers(-3, 50) | anything,
        "move": anything,
        "since": st.integers(-5, 1 << 70) | anything,
        "text": st.text(max_size=600) | anything,
        "seat": st.integers(),
    },
)
messages = st.one_of(
    almost.map(json.dumps),
    anything.map(json.dumps),
    st.text(max_size=50),
    st.binary(max_size=50),
    st.just("[" * 20_000),
    almost.map(json.dumps).flatmap(lambda text: st.integers(0, len(text)).map(lambda n: text[:n])),
)


@pytest.mark.parametrize("seated", [True, False])
async def test_a_socket_survives_whatever_is_said(
    running: Running, anna: Client, bruno: Client, sixth: AnyGame, seated: bool
) -> None:
    table, _ = await begin(sixth, anna, bruno, chat="all")
    live = (await running.registry.table(table)).data.live
    assert live is not None
    async with screen(running, table, anna if seated else None) as shown:
        await shown.hear("observation")
        loop = asyncio.get_running_loop()

        @settings(
            max_examples=150,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        )
        @given(messages)
        def survive(message: str | bytes) -> None:
            asyncio.run_coroutine_threadsafe(said(shown, message), loop).result(20)

        await asyncio.to_thread(survive)
    lines = live.lines
    if not seated:
        assert lines == 0
    await finish(running, table, anna, bruno)  # the table goes on for everybody


async def said(shown: Screen, message: str | bytes) -> None:
    """Whatever comes back is a message of the server; after it, the server still answers."""
    await shown.socket.send(message)
    await shown.say(type="ping")
    while True:
        answer: dict[str, Any] = json.loads(await shown.socket.recv())
        assert answer["type"] in ANSWERS
        if answer["type"] == "bad":
            assert answer["sentence"].endswith(".")
            assert answer["problem"] not in ("mistake", "bad-record", "not-stored")
        if answer["type"] == "pong":
            return


@pytest.mark.parametrize("frame", [b"\x00" * 70_000, b"{" * 70_000], ids=["zeros", "braces"])
async def test_a_message_that_is_too_big_closes_the_socket_alone(
    running: Running, anna: Client, bruno: Client, sixth: AnyGame, frame: bytes
) -> None:
    table, _ = await begin(sixth, anna, bruno)
    async with screen(running, table, anna) as big, screen(running, table, bruno) as other:
        await big.hear("observation")
        await big.socket.send(frame)
        assert await big.closed() == 1009
        await other.say(type="ping")
        await other.hear("pong")
    live = (await running.registry.table(table)).data.live
    assert live is not None
    assert live.lines == 0


async def test_half_a_frame_hurts_nobody(
    running: Running, anna: Client, bruno: Client, sixth: AnyGame
) -> None:
    table, _ = await begin(sixth, anna, bruno)
    async with screen(running, table, anna) as half:
        await half.hear("observation")
        half.socket.transport.write(b"\x81\xfe\x10")  # the head of a frame, and then nothing
        half.socket.transport.abort()
        with pytest.raises(ConnectionClosed):
            await half.hear("pong")
    await finish(running, table, anna, bruno)
