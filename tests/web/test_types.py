"""The browser's types are those of the server."""

from __future__ import annotations

from tests.web.types import ROOT, files


def test_generated_types_are_current() -> None:
    """`python -m tests.web.types` writes them anew."""
    drifted = [
        str(path.relative_to(ROOT))
        for path, text in files().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    assert drifted == []
