"""Bots think in processes of this machine."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread

from larcin.bots.thinkers import Question, Thinkers, Thought, think


class Workers(Thinkers):
    """Processes of this machine, by default one for each core."""

    def __init__(self, count: int | None = None) -> None:
        super().__init__(count or os.cpu_count() or 1)
        self._pools = [_pool() for _ in range(self.count)]

    def close(self) -> None:
        """End the processes."""
        for pool in self._pools:
            pool.shutdown(cancel_futures=True)

    async def ask(self, number: int, question: Question) -> Thought:
        """What the process with this number answers; it is started anew if somebody killed it."""
        loop = asyncio.get_running_loop()
        pool = self._pools[number]
        try:
            return await loop.run_in_executor(pool, think, question)
        except BrokenProcessPool:  # nothing is lost but its memory
            if self._pools[number] is pool:
                self._pools[number] = _pool()
            return await loop.run_in_executor(self._pools[number], think, question)


def _pool() -> ProcessPoolExecutor:
    """One process; started anew and not forked, so that it knows nothing of this one."""
    return ProcessPoolExecutor(1, get_context("spawn"), initializer=_end_with_parent)


def _end_with_parent() -> None:
    """In a worker: should whoever asks be killed, nobody would ever end this process."""
    Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
