"""The page for browsers, as the server sends it."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import json

from larcin.server.web import static_site as site
from larcin.wire import TableSettings
from tests.server.conftest import QUICK, Running

pytestmark = pytest.mark.asyncio(loop_scope="module")

PAGE = b"<!doctype html><title>larcin</title>"
DRAWN = b'<!doctype html><html lang="%s"><head></head><body>%s</body></html>'


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small page instead of the real one, which may not be built."""
    (tmp_path / "assets").mkdir()
    (tmp_path / ".vite").mkdir()
    (tmp_path / "index.html").write_bytes(PAGE)
    (tmp_path / "index.html.gz").write_bytes(gzip.compress(PAGE))
    (tmp_path / "assets" / "index-1a2b.js").write_bytes(b"1;")
    (tmp_path / ".vite" / "manifest.json").write_bytes(b"{}")
    (tmp_path / "documents").mkdir()
    for page in ("home", "page", f"table.{QUICK}"):
        for language in ("fr", "en"):
            name = f"{page}.{language}.html"
            text = DRAWN % (language.encode(), page.encode())
            (tmp_path / "documents" / name).write_bytes(text)
    files = site.read_site(tmp_path)
    monkeypatch.setattr(site, "read_site", lambda _: files)
    return tmp_path


async def get(running: Running, path: str, **headers: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=running.url) as client:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return await client.get(path, headers={"accept-encoding": "identity"} | named)


def drawn(page: str, language: str) -> bytes:
    return DRAWN % (language.encode(), page.encode())


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    ("path", "page"), [("/", "home"), ("/table/abc", "page"), ("/replay/abc/3?eyes=1", "page")]
)
async def test_every_address_of_the_page_has_a_document(
    running: Running, path: str, page: str
) -> None:
    answer = await get(running, path)
    assert (answer.status_code, answer.content) == (200, drawn(page, "en"))
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src" not in answer.headers["content-security-policy"]
    assert "default-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/", "/table/abc", "/assets/index-1a2b.js", "/assets/none.js"])
async def test_head_is_told_all_but_the_body(running: Running, path: str) -> None:
    whole = await get(running, path)
    async with httpx.AsyncClient(base_url=running.url) as client:
        head = await client.head(path, headers={"accept-encoding": "identity"})
    assert (head.status_code, head.content) == (whole.status_code, b"")
    same = ("content-type", "content-length", "cache-control", "etag", "content-security-policy")
    assert [head.headers.get(each) for each in same] == [whole.headers.get(each) for each in same]


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    ("headers", "language"),
    [
        ({"accept_language": "fr-CH, en;q=0.5"}, "fr"),
        ({"accept_language": "en;q=0.5,fr;q=0.9"}, "fr"),
        ({"accept_language": "nl, it;q=x"}, "en"),
        ({"accept_language": "en", "cookie": "larcin-language=fr"}, "fr"),
        ({"accept_language": "fr", "cookie": "larcin-language=xx"}, "fr"),
    ],
)
async def test_a_document_speaks_the_language_of_its_visitor(
    running: Running, headers: dict[str, str], language: str
) -> None:
    answer = await get(running, "/", **headers)
    assert answer.content == drawn("home", language)
    assert {"accept-language", "cookie"} <= set(answer.headers["vary"].split(", "))


@pytest.mark.usefixtures("built")
async def test_a_language_without_documents_gets_the_plain_page(running: Running) -> None:
    assert (await get(running, "/", accept_language="de")).content == PAGE


@pytest.mark.usefixtures("built")
async def test_a_document_comes_in_the_theme_that_was_chosen(running: Running) -> None:
    dark = await get(running, "/", cookie="larcin-theme=dark")
    assert dark.content.startswith(b'<!doctype html><html data-theme="dark" lang="en">')
    forged = await get(running, "/", cookie='larcin-theme="><script>')
    assert forged.content == drawn("home", "en")


@pytest.mark.usefixtures("built")
async def test_a_table_brings_along_what_its_visitor_may_see(running: Running) -> None:
    async with running.guest("</script><b>Anna") as anna, running.guest("Bruno") as bruno:
        wishes = TableSettings(game=QUICK, seats=(None, None), public=True)
        table = (await anna.make_table(wishes)).id
        await anna.sit(table)
        await bruno.sit(table)
        await anna.start(table)
        answer = await get(running, f"/table/{table}")
        mine = await get(
            running,
            f"/table/{table}",
            authorization=f"Bearer {(await anna.make_token('it')).token}",
        )
    assert answer.headers["cache-control"] == "no-store"
    assert answer.content.count(b"</script>") == 1  # a name ends nothing
    state, observed = first(answer)
    assert (state["type"], state["id"], state["seat"]) == ("table", table, None)
    assert (observed["type"], observed["observation"]["view"]["seat"]) == ("observation", None)
    state, observed = first(mine)
    assert (state["seat"], observed["observation"]["view"]["seat"]) == (0, 0)
    assert not (
        await running.registry.table(table)
    ).audience.watchers  # who looks once is not there


@pytest.mark.usefixtures("built")
async def test_a_table_shows_nothing_to_those_it_is_not_for(running: Running) -> None:
    async with running.guest("Anna") as anna:
        table = (await anna.make_table(TableSettings(game=QUICK, seats=(None, None)))).id
    assert (await get(running, f"/table/{table}")).content == drawn("page", "en")


def first(answer: httpx.Response) -> list[Any]:
    """The messages in a document."""
    text = answer.text.partition('id="first">')[2].partition("</script>")[0]
    found: list[Any] = json.decode(text)
    return found


@pytest.mark.usefixtures("built")
async def test_it_is_sent_compressed_and_only_once(running: Running) -> None:
    plain = {"accept_language": "de"}
    answer = await get(running, "/", accept_encoding="gzip, br", **plain)
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.content == PAGE
    mark = answer.headers["etag"]
    for known in (mark, f"W/{mark}", f'"other", W/"more",{mark}'):
        again = await get(running, "/", if_none_match=known, **plain)
        assert (again.status_code, again.content) == (304, b""), known
    other = await get(running, "/", if_none_match='"other"', **plain)
    assert (other.status_code, other.content) == (200, PAGE)


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip;q=0.1", "gzip"),
        ("br, gzip ; q=0", None),
        ("GZIP", "gzip"),
        ("xgzip", None),
        ("", None),
    ],
)
async def test_it_is_compressed_for_those_who_want_it_so(
    running: Running, accepted: str, encoding: str | None
) -> None:
    answer = await get(running, "/", accept_encoding=accepted, accept_language="de")
    assert (answer.headers.get("content-encoding"), answer.content) == (encoding, PAGE)


@pytest.mark.usefixtures("built")
async def test_what_has_its_hash_in_its_name_is_kept_forever(running: Running) -> None:
    answer = await get(running, "/assets/index-1a2b.js")
    assert (answer.status_code, answer.content) == (200, b"1;")
    assert "immutable" in answer.headers["cache-control"]
    assert "javascript" in answer.headers["content-type"]


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path", ["/api/nothing", "/assets/gone.js", "/.vite/manifest.json", "/../pyproject.toml"]
)
async def test_what_is_not_there_is_not_the_page(running: Running, path: str) -> None:
    answer = await get(running, path)
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/problem+json"


async def test_a_page_that_was_not_built_says_so(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "read_site", lambda _: {})
    answer = await get(running, "/")
    assert answer.status_code == 404
    assert "npm run build" in answer.text


async def test_rules_are_told_by_paragraph_and_language(running: Running) -> None:
    for language, title in (("en", "The box"), ("fr", "La boîte")):
        answer = await get(running, f"/api/games/raubern/rules?language={language}")
        first = answer.json()[0]
        assert (first["id"], first["title"]) == ("RB-0", title)
        assert first["paragraphs"][0]["rule"] == "RB-0.1"
    assert (await get(running, "/api/games/raubern/rules?language=xx")).status_code == 400
    assert (await get(running, "/api/games/nothing/rules")).status_code in (400, 404)
