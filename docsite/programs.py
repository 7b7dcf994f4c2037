"""The programs of `examples/` as pages: what each shows, how to run it, and the whole of it."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
EXAMPLES: Final = ROOT / "examples"
NOTEBOOK: Final = EXAMPLES / "research.ipynb"


def programs() -> list[Path]:
    """All examples, in the order of their numbers… and names."""
    return sorted(EXAMPLES.glob("*.py"))


def examples_page() -> str:
    """One page with all of them."""
    parts = [(EXAMPLES / "README.md").read_text(encoding="utf-8").strip()]
    for path in programs():
        source = path.read_text(encoding="utf-8")
        title, _, rest = (ast.get_docstring(ast.parse(source)) or path.stem).partition("\n")
        parts += [f"## {title.rstrip('.')} {{ #{path.stem} }}", rest.strip(), _code(source)]
    return "\n\n".join(filter(None, parts)) + "\n"


def _code(source: str) -> str:
    """The program without its docstring, which stands above it."""
    body = source.split('"""', 2)[2].strip()
    return f"```python\n{body}\n```"


def notebook_page() -> str:
    """The notebook with what it printed and drew when it was run last."""
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    return "\n\n".join(_cell(cell) for cell in notebook["cells"]) + "\n"


def _cell(cell: dict[str, Any]) -> str:
    source = "".join(cell["source"])
    if cell["cell_type"] == "markdown":
        return source
    return "\n\n".join([f"```python\n{source}\n```", *map(_output, cell["outputs"])])


def _output(output: dict[str, Any]) -> str:
    shown = output.get("data", {})
    for kind in ("image/svg+xml", "text/html"):
        if kind in shown:
            # Without empty lines, or Markdown would take it for the end of the element.
            lines = "".join(shown[kind]).splitlines()
            return "\n".join(['<div class="shown">', *filter(str.strip, lines), "</div>"])
    text = "".join(output.get("text", shown.get("text/plain", ""))).rstrip()
    return f"```text\n{text}\n```"
