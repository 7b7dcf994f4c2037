"""The docs, as the server sends them."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest

from larcin.server.web import docs_site
from tests.server.conftest import Running

pytestmark = pytest.mark.asyncio(loop_scope="module")

PAGE = b"<!doctype html><title>docs</title>"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Small docs instead of the real ones, which may not be built."""
    (tmp_path / "rules").mkdir()
    (tmp_path / "index.html").write_bytes(PAGE)
    (tmp_path / "rules" / "game.html").write_bytes(PAGE)
    (tmp_path / "rules" / "game.html.gz").write_bytes(gzip.compress(PAGE))
    monkeypatch.setattr(docs_site, "DOCS", tmp_path)
    return tmp_path


@pytest.fixture
def missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has built them."""
    monkeypatch.setattr(docs_site, "DOCS", tmp_path / "nowhere")


async def get(running: Running, path: str, **headers: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=running.url) as client:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return await client.get(path, headers={"accept-encoding": "identity"} | named)


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/docs", "/docs/"])
async def test_they_begin_with_their_first_page(running: Running, path: str) -> None:
    answer = await get(running, path)
    assert (answer.status_code, answer.headers["location"]) == (302, "/docs/index.html")
    assert (await get(running, "/docs/index.html")).content == PAGE


@pytest.mark.usefixtures("built")
async def test_a_page_comes_compressed_and_only_once(running: Running) -> None:
    first = await get(running, "/docs/rules/game.html", accept_encoding="gzip")
    assert first.headers["content-encoding"] == "gzip"
    assert first.content == PAGE
    assert first.headers["content-type"].startswith("text/html")
    assert "default-src 'self'" in first.headers["content-security-policy"]
    again = await get(running, "/docs/rules/game.html", if_none_match=first.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/docs/none.html", "/docs/rules", "/docs/../server.py"])
async def test_what_is_not_there_is_said(running: Running, path: str) -> None:
    assert (await get(running, path)).status_code == 404
    assert (await get(running, "/docs/there")).json() is True


@pytest.mark.usefixtures("missing")
@pytest.mark.parametrize("path", ["/docs", "/docs/index.html"])
async def test_without_docs_one_sentence_says_how_to_have_them(running: Running, path: str) -> None:
    answer = await get(running, path)
    assert answer.status_code == 404
    assert "python3 run.py docs" in answer.json()["detail"]
    assert (await get(running, "/docs/there")).json() is False
