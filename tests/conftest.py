"""What holds for a whole run: who watches over it, what comes first, and what takes long.

And it knows a sixth game: by its folder, as it would anybody's, also every process that it starts.
"""

from __future__ import annotations

import os
import ssl
from functools import cache

import pytest

from larcin.authoring.template import FOLDER
from larcin.kernel.registry import GAMES_PATH
from tests.guardian import watch_over_this_run

HEAVY = {"browser", "postgres", "valkey", "server"}
"""Fixtures that start something big; a parameter of that name asks for it, too."""

# Every HTTP client reads the certificates of the whole world, which takes longer than most tests:
# here they are read once. The tests talk to this machine alone.
vars(ssl)["create_default_context"] = cache(ssl.create_default_context)

PLACES = os.environ.get(GAMES_PATH, "").split(os.pathsep)
if str(FOLDER.parent) not in PLACES:
    os.environ[GAMES_PATH] = os.pathsep.join(filter(None, [*PLACES, str(FOLDER.parent)]))


def pytest_configure() -> None:
    watch_over_this_run()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what takes long. What needs a browser comes first: it is the longest, and nobody likes
    to wait for the last one alone."""
    for item in items:
        if needed(item) & HEAVY:
            item.add_marker(pytest.mark.slow)
    items.sort(key=lambda item: "browser" not in needed(item))


def needed(item: pytest.Item) -> set[object]:
    """The fixtures of a test and the values of its parameters, those that are words."""
    fixtures: list[str] = getattr(item, "fixturenames", [])
    parameters = (
        item.callspec.params.values()
        if isinstance(item, pytest.Function) and hasattr(item, "callspec")
        else ()
    )
    return {*fixtures, *(each for each in parameters if isinstance(each, str))}
