"""How many files and connections the system lets a process have open: asked for more, if need be.

A process that has used them all up can neither accept a connection nor say so.
"""

from __future__ import annotations

import logging
from typing import Final

log = logging.getLogger("larcin.server")

RESERVE: Final = 100
"""Files beside connections: the database, bots, logs, modules."""


def room_for_sockets(wanted: int) -> int:
    """How many connections can be open, up to what is wanted; the log says if it is fewer."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + RESERVE
    if soft != resource.RLIM_INFINITY and soft < needed:
        most = needed if hard == resource.RLIM_INFINITY else min(hard, needed)
        if most > soft:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
    if soft == resource.RLIM_INFINITY or soft >= needed:
        return wanted
    room = max(1, soft - RESERVE)
    log.warning(
        "only %d of %d connections at once: the system allows this process %d open files;"
        " `ulimit -n %d` before the start allows more",
        *(room, wanted, soft, needed),
    )
    return room
