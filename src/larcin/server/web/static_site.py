"""The page for browsers: files that `npm run build` made, read once and sent as they are."""

from __future__ import annotations

import hashlib
import mimetypes
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from litestar import HttpMethod, Response, route
from litestar.params import FromPath

from larcin.kernel.errors import LarcinError
from larcin.server.common.errors import NotThere
from larcin.server.web.dependencies import AnyRequest, Registry, Who
from larcin.server.web.html_pages import (
    FOLDER,
    document_of,
    language_of,
    look_at,
    packed,
    theme_of,
    wanted,
    with_messages,
    with_theme,
)

SITE: Final = Path(__file__).parent.parent / "site"
"""Where the build puts its files; git ignores it. With more games, they lie elsewhere."""

INDEX: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"
NEVER: Final = "no-store"
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""Compressed ways to send a file, the smallest first, and how the build names them."""

READING: Final = (HttpMethod.GET, HttpMethod.HEAD)
"""Who asks with HEAD is told all but the body, as caches and link checkers do."""

VARY: Final = "accept-encoding, accept-language, cookie"
"""What a document depends on beside its address."""

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
def read_site(folder: Path) -> Mapping[str, File]:
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
    """The home page, drawn."""
    return _send_document(request, "home")


@route("/table/{table_id:str}", http_method=READING, include_in_schema=False)
async def table_page(
    table_id: FromPath[str], request: AnyRequest, registry: Registry, identity: Who
) -> Response[bytes]:
    """The page of a table, with what there is to see for this visitor."""
    try:
        glance = await look_at(table_id, request, registry, identity)
    except LarcinError:
        return _send_document(request, "page")  # whose socket will say why
    return _send_document(request, f"table.{glance.game}", glance.seen)


@route("/{path:path}", http_method=READING, include_in_schema=False)
async def any_page(path: FromPath[str], request: AnyRequest) -> Response[bytes]:
    """A file of the page, or the page itself: replays and rules have addresses of their own."""
    name = path.lstrip("/")
    if name in _files(request) and not name.startswith(FOLDER):
        return _send(request, name)
    if name.startswith("api/") or "." in name.rpartition("/")[2]:
        raise NotThere("There is nothing at this address.")
    return _send_document(request, "page")


def _files(request: AnyRequest) -> Mapping[str, File]:
    return read_site(request.app.state.page)


def _send_document(
    request: AnyRequest, page: str, messages: Sequence[bytes] = ()
) -> Response[bytes]:
    """A page as its visitor likes it; where the build has made none of its own, the plain page."""
    language, files = language_of(request), _files(request)
    name = document_of(page, language, files) or document_of("page", language, files) or INDEX
    theme = theme_of(request)
    if name not in files or not (theme or messages):
        return _send(request, name)
    plain = files[name].bodies["identity"]
    body, encoding = packed(
        with_messages(with_theme(plain, theme), messages),
        request.headers.get("accept-encoding", ""),
    )
    headers = {"cache-control": NEVER if messages else ASK_FIRST, "vary": VARY}
    if encoding:
        headers["content-encoding"] = encoding
    return Response(body, media_type=files[name].media_type, headers=headers)


def _send(request: AnyRequest, name: str) -> Response[bytes]:
    file = _files(request).get(name)
    if file is None:
        return Response(NOT_BUILT.encode(), status_code=404, media_type="text/plain; charset=utf-8")
    return send_file(request, file, VARY if name.startswith(FOLDER) else "accept-encoding")


def send_file(request: AnyRequest, file: File, vary: str = "accept-encoding") -> Response[bytes]:
    """The file as small as the browser takes it, or nothing if it has it already."""
    headers = {"etag": file.etag, "cache-control": file.cache_control, "vary": vary}
    if file.etag in _known(request.headers.get("if-none-match", "")):
        return Response(b"", status_code=304, headers=headers)
    accepted = wanted(request.headers.get("accept-encoding", ""))
    encoding = next((each for each in ENCODINGS if each in accepted and each in file.bodies), "")
    if encoding:
        headers["content-encoding"] = encoding
    body = file.bodies[encoding or "identity"]
    return Response(body, media_type=file.media_type, headers=headers)


def _known(header: str) -> list[str]:
    """The marks of what a browser has; a proxy that packs files anew weakens them: `W/"..."`."""
    return [each.strip().removeprefix("W/") for each in header.split(",")]


HANDLERS: Final = (home_page, table_page, any_page)
