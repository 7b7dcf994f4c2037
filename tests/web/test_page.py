"""The page's own checks, run from here so that one command runs everything."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import build_page
from larcin.kernel.codec import encode
from tests.web.browser import ROOT
from tests.web.sentences import sentences

NODE = build_page.find_node(sys.executable)

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        NODE is None or not (ROOT / "node_modules").is_dir(),
        reason="there is no node, or npm ci has not been run",
    ),
]


def test_units_and_components_and_the_same_sentences_as_python(tmp_path: Path) -> None:
    said = tmp_path / "sentences.json"
    said.write_bytes(encode(sentences()))
    _run("vitest/vitest.mjs", "run", SENTENCES=str(said))


def test_types() -> None:
    _run("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--threshold", "error")


def _run(script: str, *arguments: str, **environment: str) -> None:
    assert NODE is not None
    run = subprocess.run(
        [*NODE[0], str(ROOT / "node_modules" / script), *arguments],
        cwd=ROOT,
        env=os.environ | environment | {"NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]
