"""Runs the notebook, cell by cell, and keeps what it printed and showed.

`python -m docsite.notebook` writes outputs anew where they have changed. A cell that tells of a
machine's speed keeps what it shows, unless another one changed. It needs no Jupyter: a cell is
Python, the value of its last line is shown, and all cells share their names.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
from typing import Any, Final

from docsite.programs import NOTEBOOK

RICH: Final = {"image/svg+xml": "_repr_svg_", "text/html": "_repr_html_"}
VARIES: Final = "varies"
"""The tag of a cell whose output is another one each time: it tells of a machine's speed."""


def read() -> dict[str, Any]:
    """The notebook as it is stored."""
    notebook: dict[str, Any] = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    return notebook


def write(notebook: dict[str, Any]) -> None:
    """Store it as Jupyter would."""
    text = json.dumps(notebook, indent=1, ensure_ascii=False)
    NOTEBOOK.write_text(text + "\n", encoding="utf-8")


def run(notebook: dict[str, Any]) -> dict[str, Any]:
    """The notebook with the outputs of this run."""
    names: dict[str, Any] = {"__name__": "__main__"}
    cells = []
    for number, cell in enumerate(notebook["cells"]):
        if cell["cell_type"] == "code":
            outputs = run_cell("".join(cell["source"]), names, f"cell {number}")
            cell = {**cell, "outputs": outputs}
        cells.append(cell)
    return {**notebook, "cells": cells}


def run_cell(source: str, names: dict[str, Any], where: str) -> list[dict[str, Any]]:
    """What a cell prints, and then the value of its last line."""
    tree = ast.parse(source, where)
    shown: Any = None
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, where, "exec"), names)
        if isinstance(last, ast.Expr):
            shown = eval(compile(ast.Expression(last.value), where, "eval"), names)
    outputs: list[dict[str, Any]] = []
    if printed.getvalue():
        text = printed.getvalue().splitlines(keepends=True)
        outputs.append({"output_type": "stream", "name": "stdout", "text": text})
    if shown is not None:
        rich = _rich(shown)
        plain = type(shown).__name__ if "image/svg+xml" in rich else repr(shown)
        data = {**rich, "text/plain": plain.splitlines(keepends=True)}
        outputs.append({"output_type": "display_data", "metadata": {}, "data": data})
    return outputs


def _rich(shown: object) -> dict[str, list[str]]:
    makers = {kind: getattr(shown, name, None) for kind, name in RICH.items()}
    return {kind: maker().splitlines(keepends=True) for kind, maker in makers.items() if maker}


def varies(cell: dict[str, Any]) -> bool:
    """Whether a cell shows something else each time."""
    return VARIES in cell["metadata"].get("tags", ())


def changed(before: dict[str, Any], now: dict[str, Any]) -> int:
    """How many cells show something else, of those that should show the same each time."""
    pairs = zip(before["cells"], now["cells"], strict=True)
    return sum(old != new for old, new in pairs if not varies(new))


def main() -> None:
    """Run the notebook, store it if need be, and say what was done."""
    stored = read()
    again = run(stored)
    cells = sum(cell["cell_type"] == "code" for cell in again["cells"])
    if count := changed(stored, again):
        write(again)
        print(f"{cells} cells ran, {count} show something new: {NOTEBOOK.name} is written.")
    else:
        print(f"{cells} cells ran and show what is stored: {NOTEBOOK.name} stays as it is.")


if __name__ == "__main__":
    main()
