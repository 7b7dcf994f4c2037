"""What holds for all attacks of the suite."""

from __future__ import annotations

import time
from types import SimpleNamespace

import pytest

from larcin.server.common import rate_limit


@pytest.fixture(autouse=True)
def no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Allowances do not grow: on a slow machine, more would be allowed while something is tried."""
    now = time.monotonic()
    monkeypatch.setattr(rate_limit, "time", SimpleNamespace(monotonic=lambda: now))
