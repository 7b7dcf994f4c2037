"""For those who look after the server: health and metrics."""

from __future__ import annotations

from typing import Final

from litestar import Response, get

from larcin import __version__
from larcin.kernel.codec import decode
from larcin.server.common.metrics import Figures, write_text
from larcin.server.web.dependencies import Registry
from larcin.wire import Health


@get("/health")
async def health(registry: Registry) -> Health:
    """Whether all is well: the database answers."""
    await registry.store.secret("health")
    tables = registry.loaded()
    return Health(
        status="ok",
        version=__version__,
        tables=len(tables),
        connections=sum(len(table.audience.watchers) for table in tables),
    )


@get("/metrics", include_in_schema=False)
async def metrics(registry: Registry) -> Response[str]:
    """For Prometheus: what all processes together have done."""
    others: list[Figures] = [decode(each, Figures) for each in await registry.bus.shared()]
    text = write_text([registry.figures(), *others])
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS: Final = (health, metrics)
