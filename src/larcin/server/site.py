"""The page for browsers: files that `npm run build` made, read once and sent as they are."""

from __future__ import annotations

import hashlib
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from litestar import HttpMethod, Response, route
from litestar.params import FromPath

from larcin.server.asking import AnyRequest
from larcin.server.failures import NotThere

SITE: Final = Path(__file__).parent / "site"
"""Where the build puts its files; git ignores it."""

INDEX: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""Compressed ways to send a file, the smallest first, and how the build names them."""

READING: Final = (HttpMethod.GET, HttpMethod.HEAD)
"""Who asks with HEAD is told all but the body, as caches and link checkers do."""

NOT_BUILT: Final = (
    "The page for browsers has not been built: `npm ci && npm run build` does it. "
    "Everything else is here: see /schema/openapi.json."
)
MORE_TYPES: Final = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


@dataclass(frozen=True, slots=True)
class File:
    """A file of the page, plain and compressed."""

    media_type: str
    etag: str
    cache_control: str
    bodies: Mapping[str, bytes]
    """By encoding; `identity` is always there."""


@cache
def read_site(folder: Path = SITE) -> Mapping[str, File]:
    """All files by their path."""
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    plain = [path for path in paths if path.suffix not in ENCODINGS.values()]
    named = {path.relative_to(folder).as_posix(): path for path in plain}
    return {
        name: _read(folder, path)
        for name, path in named.items()
        if not name.startswith(".")  # what the build notes for itself
    }


def _read(folder: Path, path: Path) -> File:
    bodies = {"identity": path.read_bytes()}
    for encoding, suffix in ENCODINGS.items():
        smaller = path.with_name(path.name + suffix)
        if smaller.is_file():
            bodies[encoding] = smaller.read_bytes()
    media_type = MORE_TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    return File(
        media_type=media_type or "application/octet-stream",
        etag=f'"{hashlib.sha256(bodies["identity"]).hexdigest()[:24]}"',
        # The names of assets have their contents' hash in them.
        cache_control=FOREVER if path.parent == folder / "assets" else ASK_FIRST,
        bodies=bodies,
    )


@route("/", http_method=READING, include_in_schema=False)
async def home_page(request: AnyRequest) -> Response[bytes]:
    """The page. What it shows is up to the address."""
    return _send(request, INDEX)


@route("/{path:path}", http_method=READING, include_in_schema=False)
async def any_page(path: FromPath[str], request: AnyRequest) -> Response[bytes]:
    """A file of the page, or the page itself: tables and replays have addresses of their own."""
    name = path.lstrip("/")
    if name not in read_site() and (name.startswith("api/") or "." in name.rpartition("/")[2]):
        raise NotThere("There is nothing at this address.")
    return _send(request, name if name in read_site() else INDEX)


def _send(request: AnyRequest, name: str) -> Response[bytes]:
    file = read_site().get(name)
    if file is None:
        return Response(NOT_BUILT.encode(), status_code=404, media_type="text/plain; charset=utf-8")
    headers = {"etag": file.etag, "cache-control": file.cache_control, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers)
    accepted = request.headers.get("accept-encoding", "")
    encoding = next((each for each in ENCODINGS if each in accepted and each in file.bodies), "")
    if encoding:
        headers["content-encoding"] = encoding
    body = file.bodies[encoding or "identity"]
    return Response(body, media_type=file.media_type, headers=headers)


HANDLERS: Final = (home_page, any_page)
