"""Tasks that run beside whoever has begun them: kept until they are done."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from functools import partial
from typing import Any, Final, TypeVar

T = TypeVar("T")

INSIST: Final = 0.05
"""Seconds after which a task that should end is told so again."""


async def end(*tasks: asyncio.Task[Any]) -> None:
    """Cancel these until they are over.

    Once is not enough: a library on the way may mistake our cancelling for its own time limit, as
    `asyncio.wait_for` of Python 3.11 does, and the task goes on as if nothing had been said.
    """
    going = {each for each in tasks if not each.done()}
    while going:
        for task in going:
            task.cancel()
        _, going = await asyncio.wait(going, timeout=INSIST)


class Tasks:
    """Holds tasks, which asyncio alone would forget, and logs what fails."""

    def __init__(self, log: logging.Logger) -> None:
        self._log = log
        self._running: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        return len(self._running)

    def start(self, work: Coroutine[Any, Any, T], failure: str = "") -> asyncio.Task[T]:
        """Begin something. If nobody asks what comes of it, say what is logged should it fail."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        if failure:
            task.add_done_callback(partial(self._note, failure))
        return task

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, also when whoever asked for it has gone."""
        return await asyncio.shield(self.start(work))

    async def wait(self) -> None:
        """Until all that has begun is done, well or badly."""
        await asyncio.gather(*self._running, return_exceptions=True)

    def _note(self, failure: str, task: asyncio.Task[Any]) -> None:
        if not task.cancelled() and task.exception() is not None:
            self._log.error("%s", failure, exc_info=task.exception())
