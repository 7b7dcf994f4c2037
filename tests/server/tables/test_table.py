"""Tables without a network: two processes on one database, rules that changed, memory."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import Any

import pytest
from msgspec import Raw

from larcin.kernel.codec import encode
from larcin.kernel.errors import StaleAnswer
from larcin.kernel.game import AnyGame
from larcin.server.common.errors import Conflict, NotPlaying
from larcin.server.common.models import StoredTable, ticks
from larcin.server.matches.clocks import Clocks
from larcin.server.matches.live_match import LiveMatch
from larcin.server.services.create_table import create_table
from larcin.server.services.history import find_record
from larcin.server.services.seats import sit_down
from larcin.server.storage.store import Store
from larcin.server.tables import registry as registry_module
from larcin.server.tables.audience import SETTLING
from larcin.server.tables.registry import TableRegistry
from larcin.server.tables.table import Table
from larcin.server.tables.watchers import Place, QueueWatcher, Watcher
from larcin.wire import Clock, Play, TableSettings


class Nobody:
    """There are no bots at these tables."""

    async def advise(
        self, seat: str, bot: str, game: str, observation: bytes, person: str
    ) -> tuple[tuple[bytes, float | None], ...]:
        raise AssertionError("no bot is asked here")

    async def choose(
        self, seat: str, bot: str, game: str, observation: bytes, person: str
    ) -> bytes:
        raise AssertionError


async def seated(store: Store, game: AnyGame, clock: Clock | None = None, delay: int = 0) -> Table:
    registry = TableRegistry(store, Nobody())
    users = [await store.add_user(name) for name in ("Anna", "Bruno")]
    settings = TableSettings(
        game=game.slug, seats=(None, None), public=True, clock=clock, delay=delay
    )
    table = await create_table(registry, users[0].id, settings)
    for seat, user in enumerate(users):
        await sit_down(store, table, user.id, seat)
    return table


def first_move(table: Table, seat: int, number: int = 0) -> Play:
    assert table.data.live is not None
    match = table.data.live.match
    move = Raw(encode(match.moves(seat)[number]))
    return Play(question=match.question(seat) or 0, move=move)


async def test_two_processes_serve_one_table(store: Store, sixth: AnyGame) -> None:
    """Each writes; who was too late looks at what the other wrote, and goes on from there."""
    here = await seated(store, sixth)
    await here.start()
    there = await TableRegistry(store, Nobody()).table(here.data.stored.id)
    for turn in range(1000):
        one, other = (here, there) if turn % 2 else (there, here)
        await other.catch_up()
        assert other.data.live is not None
        if other.data.live.outcome is not None:
            break
        seats = other.data.live.match.to_act
        answers = [first_move(other, seat) for seat in seats]
        tables = [one, other] * len(seats)
        await asyncio.gather(
            *[
                table.answer(seat, answer)
                for table, seat, answer in zip(tables, seats, answers, strict=False)
            ]
        )
    await here.catch_up()
    assert here.data.heading is not None
    assert there.data.live is not None
    assert here.data.heading.outcome == there.data.live.outcome is not None
    lines = await store.lines(here.data.heading.id)
    assert here.data.live is not None
    assert len(lines) == here.data.live.lines


async def test_of_two_different_answers_to_one_question_one_counts(
    store: Store, sixth: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = await seated(store, sixth)
    # A fixed deal: in one of some two hundred there is nothing to choose.
    monkeypatch.setattr("larcin.kernel.match.secrets.token_bytes", bytes)
    await here.start()
    there = await TableRegistry(store, Nobody()).table(here.data.stored.id)
    answers = await asyncio.gather(
        here.answer(0, first_move(here, 0, 0)),
        there.answer(0, first_move(there, 0, 1)),
        return_exceptions=True,
    )
    assert sorted(map(type, answers), key=str) == sorted([bool, StaleAnswer], key=str)
    assert len(await store.lines(here.data.stored.match or "")) == 1


async def test_who_was_slower_than_all_others_is_not_refused(
    store: Store, sixth: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a table of ten, nine others may have written from another process in the meantime."""
    table = await seated(store, sixth)
    await table.start()
    append, faster = store.append, iter(range(9))

    async def append_slowly(*line: Any) -> None:
        if next(faster, None) is not None:
            raise Conflict("This is taken already.")
        await append(*line)

    monkeypatch.setattr(store, "append", append_slowly)
    assert await table.answer(0, first_move(table, 0))
    assert len(await store.lines(table.data.stored.match or "")) == 1


class Memory(Watcher):
    """Remembers what it was sent."""

    def __init__(self, user: str | None, seat: int | None) -> None:
        super().__init__(Place(user, seat, plays=seat is not None))
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.sent.append(message)

    def close(self, reason: str, code: int) -> None:
        raise AssertionError(reason)


async def test_a_move_is_sent_when_it_is_stored_and_not_before(
    store: Store, sixth: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it shows is written before: that must neither be sent nor remembered too early."""
    table = await seated(store, sixth)
    await table.start()
    eyes = [Memory(table.data.stored.seats[0].user, 0), Memory(None, None)]
    for each in eyes:
        await table.join(each)
    await asyncio.sleep(2 * SETTLING)  # who is there was told
    shown = [len(each.sent) for each in eyes]
    stored, append = asyncio.Event(), store.append

    async def append_later(*line: Any) -> None:
        await stored.wait()
        await append(*line)

    monkeypatch.setattr(store, "append", append_later)
    move = first_move(table, 0)
    answering = asyncio.ensure_future(table.answer(0, move))
    await asyncio.sleep(0.05)
    assert [len(each.sent) for each in eyes] == shown
    assert await store.lines(table.data.stored.match or "") == []
    stored.set()
    assert await answering
    assert [len(each.sent) for each in eyes] == [count + 1 for count in shown]
    assert len(await store.lines(table.data.stored.match or "")) == 1


async def test_a_match_whose_rules_have_changed_is_closed_politely(
    store: Store, sixth: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await seated(store, sixth)
    await table.start()
    await table.answer(0, first_move(table, 0))
    newer = {sixth.slug: replace(sixth, rules_version=sixth.rules_version + 1)}
    monkeypatch.setattr("larcin.server.matches.move_log.games", lambda: newer)
    registry = TableRegistry(store, Nobody())
    again = await registry.table(table.data.stored.id)
    state = again.data.state(Place())
    assert (state.closed, state.outcome) == ("rules-changed", None)
    with pytest.raises(NotPlaying):
        await again.answer(1, Play(question=1, move=Raw(b"{}")))
    record = await find_record(registry, state.match or "")
    assert (record.rules_version, len(record.moves)) == (sixth.rules_version, 1)


async def test_a_table_nobody_uses_is_forgotten(
    store: Store, sixth: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry_module, "IDLE", 0.0)
    registry = TableRegistry(store, Nobody())
    host = await store.add_user("Anna")
    watched, idle = [
        await create_table(registry, host.id, TableSettings(game=sixth.slug, seats=(None, None)))
        for _ in range(2)
    ]
    await watched.join(QueueWatcher(Place()))
    tidying = asyncio.ensure_future(registry.tidy())
    while idle in registry.loaded():  # noqa: ASYNC110 - there is no event for it
        await asyncio.sleep(0)
    tidying.cancel()
    assert registry.loaded() == [watched]
    assert (await registry.table(idle.data.stored.id)).data.stored == idle.data.stored


async def test_who_was_not_away_gets_no_new_time_by_coming_back(
    store: Store, sixth: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await seated(store, sixth, Clock(seconds=60))
    await table.start()
    live = table.data.playing()
    assert live.clocks is not None
    (seat, *_), before = live.match.to_act, live.clocks.deadlines()
    monkeypatch.setattr("larcin.server.matches.live_match.ticks", lambda: before[seat] - 1)
    await table.stand_in(seat, False)
    assert live.clocks.deadlines() == before
    await table.stand_in(seat, True)
    await table.stand_in(seat, False)
    assert live.clocks.deadlines()[seat] == before[seat] - 1 + 60_000
    await table.stop()


async def test_a_clock_that_is_set_back_gives_nobody_an_hour(
    store: Store, sixth: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither while the match is in memory nor when it is read again; spectators do not wait."""
    table = await seated(store, sixth, Clock(seconds=60), delay=5)
    await table.start()
    live = table.data.playing()
    (seat, *_) = live.match.to_act
    earlier = time.time_ns() - 3_600_000_000_000
    monkeypatch.setattr("larcin.server.common.models.time.time_ns", lambda: earlier)
    assert 55_000 < live.left([seat])[0].milliseconds <= 60_000
    again = LiveMatch.again(live.stored, [], Clock(seconds=60))
    assert 55_000 < again.left([seat])[0].milliseconds <= 60_000
    assert await table.answer(seat, first_move(table, seat))
    assert live.behind is not None
    assert live.behind.next_at is not None
    assert live.behind.next_at <= ticks() + 5000
    assert all(deadline <= ticks() + 60_000 for deadline in clocks_of(live).deadlines().values())
    await table.stop()


async def test_a_clock_that_is_set_forward_takes_nobodys_time(
    store: Store, sixth: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await seated(store, sixth, Clock(seconds=60))
    await table.start()
    live = table.data.playing()
    (seat, *_) = live.match.to_act
    later = time.time_ns() + 3_600_000_000_000
    monkeypatch.setattr("larcin.server.common.models.time.time_ns", lambda: later)
    assert 55_000 < live.left([seat])[0].milliseconds <= 60_000
    await table.stop()


def clocks_of(live: LiveMatch) -> Clocks:
    assert live.clocks is not None
    return live.clocks


async def test_a_table_is_read_once_when_nobody_else_can_write(
    store: Store, sixth: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored = (await seated(store, sixth)).data.stored
    read, reads = store.table, []

    async def count(table: str) -> StoredTable | None:
        reads.append(table)
        return await read(table)

    monkeypatch.setattr(store, "table", count)
    assert (await TableRegistry(store, Nobody()).table(stored.id)).data.stored == stored
    assert reads == [stored.id]
