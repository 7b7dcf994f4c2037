"""Which web socket the server uses, and what it says when it is not the fast one."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

import pytest
import uvicorn

from larcin.server.running.serve import PLAIN, TRIED, best_http, best_socket
from larcin.server.web import uvicorn_websocket
from larcin.server.web.uvicorn_http import UvicornHttp
from larcin.server.web.uvicorn_websocket import UvicornSocket

ROOT = Path(__file__).parents[3]


def test_the_fast_web_socket_is_used(caplog: pytest.LogCaptureFixture) -> None:
    assert best_socket() is UvicornSocket
    assert best_http() is UvicornHttp
    assert not caplog.records


@pytest.mark.parametrize("version", ["0.53.9", "0.540.0", "0.55.0", "1.0.0"])
def test_with_another_uvicorn_the_plain_one_is_used_and_the_log_says_why(
    version: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(uvicorn, "__version__", version)
    assert best_socket() == PLAIN
    assert best_http() == "auto"
    (line,) = caplog.messages
    assert TRIED in line
    assert version in line


def test_without_the_parts_of_the_fast_one_the_plain_one_is_used(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(sys.modules, uvicorn_websocket.__name__, None)
    assert best_socket() == PLAIN
    assert len(caplog.messages) == 1


def test_no_other_uvicorn_is_installed() -> None:
    """Who changes the version in one place is told of the other."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (wanted,) = [each for each in project["dependencies"] if each.startswith("uvicorn")]
    major, minor = map(int, TRIED.split("."))
    assert re.fullmatch(rf"uvicorn>={major}\.{minor}(\.\d+)?,<{major}\.{minor + 1}", wanted)
