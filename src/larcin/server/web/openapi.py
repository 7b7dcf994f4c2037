"""The OpenAPI description: what the framework finds out, and what our types say more exactly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from larcin import wire

METHODS: Final = ("get", "post", "put", "patch", "delete")
REFERENCE: Final = "#/components/schemas/{name}"

REFUSED: Final = {
    "description": "It was refused, and nothing has changed.",
    "content": {"application/problem+json": {"schema": {"$ref": REFERENCE.format(name="Problem")}}},
}
PARAMETERS: Final = {
    "eyes": {"type": "integer", "minimum": 0, "maximum": 99},
    "after": {"type": "string", "maxLength": 100},
    "game": {"type": "string", "maxLength": 100},
}
"""Of parameters that may be left out, the framework forgets the limits."""


class Description(JsonRenderPlugin):
    """The description as JSON."""

    _complete: bytes = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """See `OpenAPIRenderPlugin.render`."""
        if not self._complete:
            _complete(openapi_schema)
            self._complete = self.render_json(request, openapi_schema)
        return self._complete


def _complete(description: dict[str, Any]) -> None:
    schemas = description["components"]["schemas"]
    ours = [getattr(wire, name) for name in (*schemas, "Problem") if hasattr(wire, name)]
    schemas.update(msgspec.json.schema_components(ours, ref_template=REFERENCE)[1])
    for operation in _operations(description):
        responses = operation["responses"]
        responses.pop("400", None)  # the framework's own, which nobody gets
        responses["default"] = REFUSED
        responses.get("204", {}).pop("content", None)
        for parameter in operation.get("parameters", ()):
            if parameter["in"] == "query" and parameter["name"] in PARAMETERS:
                parameter["schema"] = PARAMETERS[parameter["name"]]


def _operations(description: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for path in description["paths"].values():
        yield from (path[method] for method in METHODS if method in path)
