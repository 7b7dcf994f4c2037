"""Without the extra `research` there is one sentence and no riddle."""

from __future__ import annotations

import importlib
import sys

import pytest

from larcin.kernel.errors import LarcinError


@pytest.mark.parametrize(
    ("module", "library", "name"),
    [
        ("larcin.adapters.openspiel", "pyspiel", "OpenSpiel"),
        ("larcin.adapters.pettingzoo", "pettingzoo", "PettingZoo"),
    ],
)
def test_a_missing_library_is_named(
    module: str, library: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, library, None)  # what Python takes for: cannot be imported
    monkeypatch.delitem(sys.modules, module, raising=False)
    with pytest.raises(LarcinError, match=rf"{name} is not installed.*'larcin\[research\]'"):
        importlib.import_module(module)
