"""What holds for a whole run."""

from __future__ import annotations

from tests.guardian import watch_over_this_run


def pytest_configure() -> None:
    watch_over_this_run()
