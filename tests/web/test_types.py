"""The browser's types are those of the server."""

from __future__ import annotations

from tests.web.wire_types import PATH, wire_types


def test_the_types_of_the_wire_are_current() -> None:
    """`python -m tests.web.wire_types` writes them anew."""
    assert PATH.read_text(encoding="utf-8") == wire_types()
