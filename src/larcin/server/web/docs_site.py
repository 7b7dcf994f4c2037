"""The docs for browsers, if they were built: files that `python3 run.py docs` made."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from litestar import Response, route
from litestar.params import FromPath
from litestar.response import Redirect

from larcin.server.common.errors import NotThere
from larcin.server.web.dependencies import AnyRequest
from larcin.server.web.middleware import HEADERS
from larcin.server.web.static_site import INDEX, READING, File, read_site, send_file

DOCS: Final = Path(__file__).parent.parent / "docs"
"""Where the build puts its files; git ignores it."""

POLICY: Final = HEADERS["content-security-policy"] + "; style-src 'self' 'unsafe-inline'"
"""The search of the docs brings its style along. Nothing in them was written by a visitor."""

NOT_BUILT: Final = "The docs have not been built: `python3 run.py docs` does it."


def read_docs() -> Mapping[str, File]:
    """All files by their path; none, if nobody has built them."""
    return read_site(DOCS)


@route("/docs", http_method=READING, include_in_schema=False)
async def first_page() -> Redirect:
    """To the first page: links between pages are relative."""
    if INDEX not in read_docs():
        raise NotThere(NOT_BUILT)
    return Redirect(f"/docs/{INDEX}")


@route("/docs/there", http_method=READING, include_in_schema=False)
async def are_there() -> bool:
    """Whether there are docs here: the page has a link to them only then."""
    return INDEX in read_docs()


@route("/docs/{path:path}", http_method=READING, include_in_schema=False)
async def any_file(path: FromPath[str], request: AnyRequest) -> Response[bytes]:
    """A page of the docs, or what it is made of."""
    file = read_docs().get(path.lstrip("/"))
    if file is None:
        raise NotThere("There is no such page of the docs." if read_docs() else NOT_BUILT)
    answer = send_file(request, file)
    answer.headers["content-security-policy"] = POLICY
    return answer


HANDLERS: Final = (first_page, are_there, any_file)
