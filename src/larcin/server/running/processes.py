"""Several processes behind one port: they share the socket at which new connections come in."""

from __future__ import annotations

import logging
import os
import signal
import sys
import time
from collections.abc import Callable
from threading import Thread
from typing import Any, Final

log = logging.getLogger("larcin.processes")

TOO_SOON: Final = 5.0
"""Seconds that a process must live for another one to take its place."""


class Processes:
    """Starts so many processes, puts new ones in the place of those that die, and stops all."""

    def __init__(self, count: int, work: Callable[[], None]) -> None:
        self._count = count
        self._work = work
        self._started: dict[int, float] = {}
        self._stopping = False
        self._alive, self._held = os.pipe()
        """Who holds the second end is alive: the others read nothing until it is gone."""

    def run(self) -> int:
        """Until all have ended; 0 if they were asked to."""
        signal.signal(signal.SIGTERM, self._stop)
        signal.signal(signal.SIGINT, self._stop)
        for _ in range(self._count):
            self._start()
        failed = 0
        while self._started:
            pid, status = os.wait()
            lived = time.monotonic() - self._started.pop(pid, 0.0)
            if self._stopping:
                continue
            log.error("process %d ended, with status %d", pid, status)
            if lived > TOO_SOON:
                self._start()
            else:
                failed = 1
                self._stop()
        return failed

    def _start(self) -> None:
        pid = os.fork()
        if pid:
            self._started[pid] = time.monotonic()
            return
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.close(self._held)
        Thread(target=self._end_with_parent, daemon=True).start()
        status = 1
        try:
            self._work()
            status = 0
        except KeyboardInterrupt:
            status = 0
        except BaseException:
            log.exception("a process ended")
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(status)

    def _stop(self, *_: Any) -> None:
        self._stopping = True
        for pid in tuple(self._started):
            os.kill(pid, signal.SIGTERM)

    def _end_with_parent(self) -> None:
        """In a child: should the parent be killed, nobody would stop this process."""
        os.read(self._alive, 1)
        os.kill(os.getpid(), signal.SIGTERM)
