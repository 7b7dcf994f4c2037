"""Every program of `examples/`, and the notebook, does what it says."""

from __future__ import annotations

import ast
import runpy
import sys
from pathlib import Path

import pytest

from docsite import notebook
from docsite.programs import EXAMPLES, programs

pytestmark = pytest.mark.slow

SAYS = {
    "analyse_replays": "RB-3.9",
    "bot_in_the_arena": "`write_a_bot:Magpie`",
    "bot_on_a_server": "Magpie was number",
    "imagine_worlds": "belief  truth",
    "play_a_match": "Arsène has the most cards",
    "run_a_league": "1. greedy",
    "search_with_openspiel": "Räubern: 88 actions",
    "train_with_pettingzoo": "from match",
    "verify_a_record": "A forged one: Move 7 cannot be played",
    "watch_a_table": "a le plus de cartes et remporte le butin",
    "write_a_bot": "Magpie won 20 of 20",
}
"""Something that each prints."""

MOST_LINES = 75


def test_each_program_is_known_here() -> None:
    assert [path.stem for path in programs()] == sorted(SAYS)


@pytest.mark.parametrize("path", programs(), ids=lambda path: path.stem)
def test_a_program_says_what_it_shows_and_shows_it(
    path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    source = path.read_text(encoding="utf-8")
    told = ast.get_docstring(ast.parse(source)) or ""
    assert f"python examples/{path.name}" in told
    assert len(source.splitlines()) <= MOST_LINES
    monkeypatch.setattr(sys, "argv", [str(path)])
    monkeypatch.setattr(sys, "path", [str(EXAMPLES), *sys.path])  # as Python does for a script
    runpy.run_path(str(path), run_name="__main__")
    assert SAYS[path.stem] in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "library"),
    [
        ("analyse_replays", "polars"),
        ("search_with_openspiel", "pyspiel"),
        ("train_with_pettingzoo", "numpy"),
    ],
)
def test_without_its_libraries_a_program_says_which_extra_it_needs(
    name: str, library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(SystemExit, match="extra research"):
        runpy.run_path(str(EXAMPLES / f"{name}.py"), run_name="__main__")


def test_the_list_of_examples_names_them_all() -> None:
    listed = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    assert [path.name for path in programs() if f"({path.name})" not in listed] == []


def test_the_notebook_shows_what_it_shows_when_it_is_run() -> None:
    stored = notebook.read()
    again = notebook.run(stored)
    for before, now in zip(stored["cells"], again["cells"], strict=True):
        if now["cell_type"] != "code":
            continue
        if notebook.varies(now):
            assert [list(each["data"]) for each in now["outputs"]] == [
                list(each["data"]) for each in before["outputs"]
            ]
        else:
            assert now["outputs"] == before["outputs"], "python -m docsite.notebook writes it anew"


def test_a_new_speed_alone_does_not_change_the_notebook() -> None:
    stored = notebook.read()
    cells = [
        {**cell, "outputs": []} if cell["cell_type"] == "code" and notebook.varies(cell) else cell
        for cell in stored["cells"]
    ]
    assert cells != stored["cells"]
    assert notebook.changed(stored, {**stored, "cells": cells}) == 0
    bare = [{**cell, "outputs": []} for cell in stored["cells"]]
    assert notebook.changed(stored, {**stored, "cells": bare}) > 0
