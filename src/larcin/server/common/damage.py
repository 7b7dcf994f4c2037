"""What is stored and cannot be understood: it concerns that table or match, and nothing else."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from larcin.server.common.errors import Damaged
from larcin.server.common.metrics import FIGURES

log = logging.getLogger("larcin.damage")

_found: set[str] = set()
"""What was found damaged: it is logged and counted once, however often it is looked at."""


@contextmanager
def reading(what: str) -> Iterator[None]:
    """Make something of what is stored. Whatever goes wrong, it is `Damaged`.

    Only for plain computing: a database that does not answer has damaged nothing.
    """
    try:
        yield
    except Exception as error:
        if what not in _found:
            _found.add(what)
            FIGURES.add("larcin_damaged_total")
            log.exception("what is stored of %s is damaged", what)
        kind = what.partition(" ")[0]
        raise Damaged(f"What is stored of this {kind} is damaged; it cannot go on.") from error
