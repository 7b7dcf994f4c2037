"""For those who look after the server: health and metrics."""

from __future__ import annotations

from typing import Final

from litestar import Response, get

from larcin import __version__
from larcin.kernel.codec import decode
from larcin.server.common.metrics import Figures, write_text
from larcin.server.web.dependencies import Registry
from larcin.server.web.problems import answer, problem
from larcin.wire import Health, Ready


@get("/health")
async def health(registry: Registry) -> Health | Response[bytes]:
    """Whether all is well: what people do can be stored. 503 while nothing can."""
    if not await registry.store.writing.works():
        return answer(problem("not-stored", 503, "Nothing can be stored at the moment."))
    tables = registry.loaded()
    return Health(
        status="ok",
        version=__version__,
        tables=len(tables),
        connections=sum(len(table.audience.watchers) for table in tables),
    )


@get("/ready")
async def ready(registry: Registry) -> Ready | Response[bytes]:
    """Whether visitors may be sent here. 503 before all tables are taken up, and when it stops."""
    if not registry.is_ready or not await registry.store.reading.works():
        return answer(problem("not-ready", 503, "This server takes no visitors at the moment."))
    return Ready(status="ready")


@get("/metrics", include_in_schema=False)
async def metrics(registry: Registry) -> Response[str]:
    """For Prometheus: what all processes together have done."""
    others: list[Figures] = [decode(each, Figures) for each in await registry.bus.shared()]
    text = write_text([registry.figures(), *others])
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS: Final = (health, ready, metrics)
