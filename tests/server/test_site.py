"""The page for browsers, as the server sends it."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest

from larcin.server import site
from tests.server.conftest import Running

pytestmark = pytest.mark.asyncio(loop_scope="module")

PAGE = b"<!doctype html><title>larcin</title>"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small page instead of the real one, which may not be built."""
    (tmp_path / "assets").mkdir()
    (tmp_path / ".vite").mkdir()
    (tmp_path / "index.html").write_bytes(PAGE)
    (tmp_path / "index.html.gz").write_bytes(gzip.compress(PAGE))
    (tmp_path / "assets" / "index-1a2b.js").write_bytes(b"1;")
    (tmp_path / ".vite" / "manifest.json").write_bytes(b"{}")
    files = site.read_site(tmp_path)
    monkeypatch.setattr(site, "read_site", lambda: files)
    return tmp_path


async def get(running: Running, path: str, **headers: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=running.url) as client:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return await client.get(path, headers={"accept-encoding": "identity"} | named)


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/", "/table/abc", "/replay/abc/3?eyes=1"])
async def test_every_address_of_the_page_is_the_page(running: Running, path: str) -> None:
    answer = await get(running, path)
    assert (answer.status_code, answer.content) == (200, PAGE)
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
async def test_it_is_sent_compressed_and_only_once(running: Running) -> None:
    answer = await get(running, "/", accept_encoding="gzip, br")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.content == PAGE
    again = await get(running, "/", if_none_match=answer.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")


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
    monkeypatch.setattr(site, "read_site", dict)
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
