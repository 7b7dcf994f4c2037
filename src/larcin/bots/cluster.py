"""Bots think on a Ray cluster: the same questions and answers as `workers`, on many machines.

The only file that knows Ray; the arena asks here, too.
"""

from __future__ import annotations

import socket
from typing import Any, Final
from zlib import crc32

from larcin.bots.thinking import Opinion
from larcin.bots.workers import think
from larcin.kernel.errors import LarcinError

PATIENCE: Final = 10.0
"""Seconds for a cluster to answer at all."""


class NoRay(LarcinError):
    """Ray is not installed, or does not answer."""


def connect(address: str) -> None:
    """Join the cluster at this address; `auto` finds one that runs on this machine."""
    ray = import_ray()
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, ignore_reinit_error=True)
    except (OSError, ValueError, RuntimeError, ray.exceptions.RayError):
        raise NoRay(f"There is no Ray cluster at {address}.") from None


def import_ray() -> Any:
    """Ray itself, if it is installed."""
    try:
        import ray
    except ImportError:
        raise NoRay("Ray is not installed; it comes with the extra scale: larcin[scale].") from None
    return ray


def _knock(address: str) -> None:
    """Ray itself would try for minutes where nobody is."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()


class Thinker:
    """In the cluster: a process that remembers its bots, as a worker does."""

    def think(
        self, seat: str, bot: str, game: str, observation: bytes, seconds: float, seed: bytes
    ) -> tuple[bytes, tuple[Opinion, ...]]:
        """See `workers.think`."""
        return think(seat, bot, game, observation, seconds, seed)


class Cluster:
    """Processes of a Ray cluster that think for bots. Use it as a context manager, or close it.

    When a machine is lost, Ray starts its processes elsewhere and asks them again; nothing is
    lost but what their bots remembered.
    """

    def __init__(self, address: str, count: int | None = None) -> None:
        connect(address)
        self._ray = import_ray()
        cores = int(self._ray.cluster_resources().get("CPU", 1))
        actor = self._ray.remote(
            num_cpus=0, max_restarts=-1, max_task_retries=-1, scheduling_strategy="SPREAD"
        )(Thinker)
        self._thinkers = [actor.remote() for _ in range(count or max(cores, 1))]

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the processes; the cluster stays."""
        for thinker in self._thinkers:
            self._ray.kill(thinker)

    async def choose(
        self, seat: str, bot: str, game: str, observation: bytes, seconds: float, seed: bytes
    ) -> bytes:
        """See `Workers.choose`."""
        return (await self.think(seat, bot, game, observation, seconds, seed))[0]

    async def think(
        self, seat: str, bot: str, game: str, observation: bytes, seconds: float, seed: bytes
    ) -> tuple[bytes, tuple[Opinion, ...]]:
        """See `Workers.think`: the bot of a seat stays in one process."""
        thinker = self._thinkers[crc32(seat.encode()) % len(self._thinkers)]
        answer: tuple[bytes, tuple[Opinion, ...]] = await thinker.think.remote(
            seat, bot, game, observation, seconds, seed
        )
        return answer
