"""A server beside a game that is broken: it starts, and serves the others."""

from __future__ import annotations

import os
from pathlib import Path

import httpx
import pytest

from larcin.kernel.registry import GAMES_PATH, games
from tests.web.serving import served

pytestmark = pytest.mark.slow


def test_the_other_games_are_served(tmp_path: Path) -> None:
    (tmp_path / "half_done").mkdir()
    (tmp_path / "half_done" / "__init__.py").write_text("define nothing\n")
    places = os.pathsep.join([os.environ[GAMES_PATH], str(tmp_path)])
    with (
        served(tmp_path / "server.sqlite", **{GAMES_PATH: places}) as address,
        httpx.Client(base_url=address, timeout=60) as client,
    ):
        assert [each["slug"] for each in client.get("/api/games").json()] == list(games())
        broken = client.get("/api/games/half_done/words")
        assert broken.status_code == 400
        assert broken.json()["detail"] == "half_done/__init__.py, line 1: invalid syntax."
        assert client.get(f"/api/games/{next(iter(games()))}/words").status_code == 200
