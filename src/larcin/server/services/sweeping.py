"""Once a day, what need not be kept any more is deleted, here as by `larcin sweep`."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from larcin.kernel.errors import LarcinError
from larcin.server.common.keep import Keep
from larcin.server.common.models import now
from larcin.server.services.accounts import forgotten
from larcin.server.storage.sweeping import Swept
from larcin.server.tables.registry import TableRegistry

log = logging.getLogger("larcin.sweeping")

SOON: Final = 60.0
"""Seconds after the start until the first time."""

PERIOD: Final = 24 * 3600.0
"""Seconds until the next time."""


async def sweep_daily(registry: TableRegistry, keep: Keep) -> None:
    """Again and again. Several processes do no harm: the second finds nothing."""
    await asyncio.sleep(SOON)
    while True:
        try:
            swept = await sweep(registry, keep)
            if any(swept):
                log.info("swept", extra={"facts": swept._asdict()})
        except LarcinError:
            log.exception("nothing can be swept")
        await asyncio.sleep(PERIOD)


async def sweep(registry: TableRegistry, keep: Keep) -> Swept:
    """Delete what need not be kept, in the store and in memory."""
    done = await registry.store.sweeper.sweep(keep, now())
    for table in done.tables:
        await registry.drop(table)
    await forgotten(registry, done.users)
    return done.swept
