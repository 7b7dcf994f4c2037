"""Tasks: kept until they are done, finished though nobody waits, and heard of when they fail."""

from __future__ import annotations

import asyncio
import logging

import pytest

from larcin.server.common.background_tasks import Tasks, end


@pytest.fixture
def tasks() -> Tasks:
    return Tasks(logging.getLogger("larcin.test"))


async def fail() -> None:
    raise ValueError("a mistake")


async def test_what_has_begun_is_kept_until_it_is_done(tasks: Tasks) -> None:
    gate = asyncio.Event()
    task = tasks.start(gate.wait())
    assert len(tasks) == 1
    gate.set()
    await tasks.wait()
    assert task.result()
    assert not tasks


async def test_a_change_is_finished_when_whoever_asked_is_gone(tasks: Tasks) -> None:
    gate, done = asyncio.Event(), asyncio.Event()

    async def change() -> None:
        await gate.wait()
        done.set()

    asking = asyncio.ensure_future(tasks.finish(change()))
    await asyncio.sleep(0)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    gate.set()
    await tasks.wait()
    assert done.is_set()


async def test_whoever_waits_hears_of_a_failure_and_the_log_does_not(
    tasks: Tasks, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(ValueError, match="a mistake"):
        await tasks.finish(fail())
    assert caplog.records == []


async def test_a_failure_that_nobody_waits_for_is_logged(
    tasks: Tasks, caplog: pytest.LogCaptureFixture
) -> None:
    tasks.start(fail(), "it could not be done")
    await tasks.wait()
    (record,) = caplog.records
    assert record.getMessage() == "it could not be done"
    assert "a mistake" in caplog.text


async def test_a_task_that_overhears_the_end_is_told_again() -> None:
    heard = 0

    async def chore() -> None:
        nonlocal heard
        while heard < 3:
            try:
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                heard += 1

    done = asyncio.ensure_future(asyncio.sleep(0))
    await done
    going = asyncio.ensure_future(chore())
    await asyncio.sleep(0)
    await end(going, done)
    assert going.done()
    assert heard == 3
