"""A name that begins with an underscore stays in its file: no other imports or inherits it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import larcin

ROOT = Path(larcin.__file__).parent
FILES = sorted(path for path in ROOT.rglob("*.py") if "tests" not in path.relative_to(ROOT).parts)
GIVEN = {"_replace", "_asdict", "_fields", "_exit", "_accumulate_rewards", "_was_dead_step"}
"""What the standard library offers to everybody, in spite of its name; and PettingZoo to whoever
derives an environment."""


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name not in GIVEN and name != "_"


def defined(tree: ast.AST) -> Iterator[str]:
    """The names that a file gives to something: functions, classes, variables and attributes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.attr


def foreign_privates(source: str) -> list[str]:
    """The private names of other files that this source uses, each with its line."""
    tree = ast.parse(source)
    own = set(defined(tree))
    found: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom | ast.Import):
            paths = [getattr(node, "module", None) or "", *(alias.name for alias in node.names)]
            names = [part for path in paths for part in path.split(".")]
        elif isinstance(node, ast.Attribute) and node.attr not in own:
            names = [node.attr]
        else:
            continue
        found += [f"line {node.lineno}: {name}" for name in names if is_private(name)]
    return found


def test_no_file_uses_the_privates_of_another() -> None:
    found = {
        str(path.relative_to(ROOT)): foreign_privates(path.read_text(encoding="utf-8"))
        for path in FILES
    }
    assert len(found) > 100
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "source",
    [
        "from larcin.kernel.match import _check",
        "from larcin.kernel import _secret",
        "import larcin._secret",
        "def peep(table): return table._lock",
        "class Mine(Theirs):\n    def peep(self): return self._lock",
    ],
)
def test_privates_are_found(source: str) -> None:
    assert len(foreign_privates(source)) == 1


def test_ones_own_are_ones_own() -> None:
    source = (
        "class Mine:\n    def __init__(self): self._lock = 1\ndef peep(mine): return mine._lock"
    )
    assert foreign_privates(source) == []
