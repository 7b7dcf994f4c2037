"""Wheel and source archive, installed into fresh environments and played: `python -m tests.deploy`.

PATH has the environment's own programs and nothing else: no node, no compiler. pip asks wherever it
is told to ask. A minute or two, most of it downloads.
"""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tests.deploy.installed import ROOT, bare, build, scripts_of_the_page, serving

DRAWN_WITHIN = 20.0
"""Seconds until the terminal must show something."""

PIP = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "HOME"))}
LOCKED = [
    "--require-hashes",
    "--only-binary",
    ":all:",
    "-r",
    str(ROOT / "requirements-server.lock"),
]


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wheel, archive = build(folder / "dist")
        tell(f"built {wheel.name} ({wheel.stat().st_size / 1e6:.1f} MB), {archive.name}")
        try_one("wheel", folder / "wheel", ["--no-index", str(wheel)])
        try_one("source archive", folder / "archive", [str(archive)])


def try_one(what: str, folder: Path, package: Sequence[str]) -> None:
    """Install it into an environment of its own, serve the page, play in the terminal."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    python = folder / "bin" / "python"
    environment = bare(folder, path=str(folder / "bin"))
    for arguments in (LOCKED, ["--no-deps", *package]):
        pip = [str(python), "-m", "pip", "install", "--quiet", *arguments]
        subprocess.run(pip, env={**environment, **PIP}, check=True)
    tell(f"{what}: installed")
    with serving(python, environment, folder) as url:
        tell(
            f"{what}: serves the page with {len(scripts_of_the_page(url))} scripts in its document"
        )
    arena = ["arena", "raubern", "random", "greedy", "--deals", "2"]
    subprocess.run(
        [folder / "bin" / "larcin", *arena], env=environment, check=True, capture_output=True
    )
    tell(f"{what}: holds an arena")
    drawn = draw([str(folder / "bin" / "larcin"), "play", "raubern"], environment)
    tell(f"{what}: plays in the terminal, {drawn} bytes drawn")


def draw(command: list[str], environment: dict[str, str]) -> int:
    """How much a program draws into a terminal of its own, before it is ended."""
    ours, its = pty.openpty()
    environment = {**environment, "TERM": "xterm-256color", "COLUMNS": "120", "LINES": "40"}
    with subprocess.Popen(command, env=environment, stdin=its, stdout=its, stderr=its) as playing:
        os.close(its)
        until, drawn = time.monotonic() + DRAWN_WITHIN, b""
        while "Räubern".encode() not in drawn and time.monotonic() < until:
            if select.select([ours], [], [], 0.2)[0]:
                drawn += os.read(ours, 65536)
        playing.terminate()
    os.close(ours)
    if "Räubern".encode() not in drawn:
        raise SystemExit(f"It did not draw: {drawn[-500:]!r}")
    return len(drawn)


def tell(sentence: str) -> None:
    print(sentence, flush=True)


if __name__ == "__main__":
    main()
