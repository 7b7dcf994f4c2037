"""For those who look after the server: health and metrics."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get

from larcin import __version__
from larcin.kernel.codec import decode
from larcin.server.common.metrics import Figures, write_text
from larcin.server.web.dependencies import Registry
from larcin.server.web.problems import problem
from larcin.wire import Health, Problem, Ready


@get("/health")
async def health(registry: Registry) -> Response[Health | Problem]:
    """Whether all is well: what people do can be stored. 503 while nothing can."""
    if not await registry.store.writing.works():
        return _not_now("not-stored", "Nothing can be stored at the moment.")
    tables = registry.loaded()
    return Response(
        Health(
            status="ok",
            version=__version__,
            tables=len(tables),
            connections=sum(len(table.audience.watchers) for table in tables),
        )
    )


@get("/ready")
async def ready(registry: Registry) -> Response[Ready | Problem]:
    """Whether visitors may be sent here. 503 before all tables are taken up, and when it stops."""
    if not registry.is_ready or not await registry.store.reading.works():
        return _not_now("not-ready", "This server takes no visitors at the moment.")
    return Response(Ready(status="ready"))


def _not_now(kind: str, detail: str) -> Response[Any]:
    """Returned, not raised: who asks every second fills no log."""
    told = problem(kind, 503, detail)
    return Response(told, status_code=told.status, media_type="application/problem+json")


@get("/metrics", include_in_schema=False)
async def metrics(registry: Registry) -> Response[str]:
    """For Prometheus: what all processes together have done."""
    others: list[Figures] = [decode(each, Figures) for each in await registry.bus.shared()]
    text = write_text([registry.figures(), *others])
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS: Final = (health, ready, metrics)
