"""The driver of the mutants: a change that no test sees survives, another one does not."""

from __future__ import annotations

from pathlib import Path
from queue import Queue
from types import SimpleNamespace
from typing import Any

import pytest

from benchmarks.mutants import ROOT, Mutant, Target, targets, try_mutant
from larcin.kernel.registry import games

HALF = "def half(number: int) -> int:\n    return number // 2\n"
TEST = "from rules import half\n\ndef test_half() -> None:\n    assert half(4) == 2\n"


def test_the_kernel_and_every_game_has_rules_and_tests() -> None:
    found = targets()
    assert set(found) == {"kernel", *games()}
    for target in found.values():
        assert len(target.files) > 5
        assert all((ROOT / path).is_file() for path in target.files)
        tests = [each for run in target.runs for each in run if each.startswith(("src/", "tests/"))]
        assert all((ROOT / each).exists() for each in tests)


@pytest.mark.parametrize(
    ("code", "came"),
    [
        (HALF.replace("//", "*"), "failed"),
        (HALF.replace("number //", "int(number) //"), "survived"),
    ],
)
def test_a_mutant_survives_if_no_test_fails(tmp_path: Path, code: str, came: str) -> None:
    for name, text in (("rules.py", HALF), ("test_rules.py", TEST), ("pytest.ini", "[pytest]\n")):
        (tmp_path / name).write_text(text)
    copies: Any = SimpleNamespace(free=Queue())
    copies.free.put(tmp_path)
    target = Target("half", (Path("rules.py"),), (("test_rules.py",),))
    assert try_mutant(copies, target, [20.0], Mutant(Path("rules.py"), code)) == came
    assert (tmp_path / "rules.py").read_text() == HALF
    assert copies.free.get() == tmp_path
