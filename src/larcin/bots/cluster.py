"""Bots think on a Ray cluster: as in `workers`, on many machines.

The only file that knows Ray; the arena asks here, too.
"""

from __future__ import annotations

import socket
from typing import Any, Final

from larcin.bots.thinkers import Question, Thinkers, Thought, think
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

    def think(self, question: Question) -> Thought:
        """See `thinkers.think`."""
        return think(question)


class Cluster(Thinkers):
    """Processes of a Ray cluster, by default one for each of its cores.

    When a machine is lost, Ray starts its processes elsewhere and asks them again; nothing is
    lost but what their bots remembered.
    """

    def __init__(self, address: str, count: int | None = None) -> None:
        connect(address)
        self._ray = import_ray()
        cores = int(self._ray.cluster_resources().get("CPU", 1))
        super().__init__(count or max(cores, 1))
        actor = self._ray.remote(
            num_cpus=0, max_restarts=-1, max_task_retries=-1, scheduling_strategy="SPREAD"
        )(Thinker)
        self._thinkers = [actor.remote() for _ in range(self.count)]

    def close(self) -> None:
        """End the processes; the cluster stays."""
        for thinker in self._thinkers:
            self._ray.kill(thinker)

    async def ask(self, number: int, question: Question) -> Thought:
        """What the process with this number answers, wherever it is."""
        answer: Thought = await self._thinkers[number].think.remote(question)
        return answer
