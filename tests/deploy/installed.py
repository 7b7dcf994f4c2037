"""What a server is installed from, built here, and larcin as it runs where only Python is."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import httpx

ROOT = Path(__file__).parents[2]


def build(folder: Path) -> tuple[Path, Path]:
    """The wheel and the source archive, as `run.py package` makes them."""
    command = [sys.executable, "-m", "hatchling", "build", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,), (archive,) = folder.glob("*.whl"), folder.glob("*.tar.gz")
    return wheel, archive


def bare(folder: Path, path: str = "", **more: str) -> dict[str, str]:
    """The environment of a machine with neither node nor a compiler; what is kept lies in here."""
    marks = {name: value for name, value in os.environ.items() if name == "LARCIN_TEST_RUN"}
    state = str(folder / "state")
    return {**marks, "PATH": path, "LARCIN_STATE": state, "LC_ALL": "C.UTF-8", **more}


@contextmanager
def serving(python: Path, environment: Mapping[str, str], folder: Path) -> Iterator[str]:
    """The address of `larcin serve`, started with this Python, until the end of the block."""
    command = [str(python), "-m", "larcin", "serve", "--port", "0", "--thinkers", "1"]
    with subprocess.Popen(
        command, env=environment, cwd=folder, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            yield said.removeprefix("larcin serves at ").strip()
        finally:
            server.terminate()


def scripts_of_the_page(url: str) -> list[str]:
    """The page is there, and so is every script that its document names."""
    with httpx.Client(base_url=url) as client:
        assert client.get("/health").json()["status"] == "ok"
        named = re.findall(r'src="(/assets/[^"]+\.js)"', client.get("/").text)
        return [name for name in named if client.get(name).status_code == 200]
