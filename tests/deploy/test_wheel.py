"""The wheel and the source archive bring all along: no node, no compiler, no checkout."""

from __future__ import annotations

import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

import build_page
from tests.deploy.installed import bare, build, scripts_of_the_page, serving

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not build_page.is_current(), reason="the page is not built"),
]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    return build(tmp_path_factory.mktemp("dist"))


def test_an_unpacked_wheel_serves_the_page_and_knows_the_games(
    built: tuple[Path, Path], tmp_path: Path
) -> None:
    """Unpacked is what `pip install` makes of it; `python -m tests.deploy` installs it."""
    with ZipFile(built[0]) as wheel:
        wheel.extractall(tmp_path / "installed")
    python = Path(sys.executable)
    environment = bare(tmp_path, PYTHONPATH=str(tmp_path / "installed"))
    with serving(python, environment, tmp_path) as url:
        assert scripts_of_the_page(url)
    ask = (
        "import larcin; from larcin.kernel.registry import games; print(larcin.__file__, *games())"
    )
    said = subprocess.run(
        [python, "-c", ask], env=environment, cwd=tmp_path, check=True, capture_output=True
    ).stdout.decode()
    where, *games = said.split()
    assert Path(where).is_relative_to(tmp_path)
    assert len(games) == 5


def test_the_source_archive_brings_the_page_that_its_sources_make(
    built: tuple[Path, Path], tmp_path: Path
) -> None:
    """So that a wheel is built from it without node."""
    with tarfile.open(built[1]) as archive:
        archive.extractall(tmp_path, filter="data")
    (folder,) = tmp_path.iterdir()
    ask = "import build_page; print(build_page.is_current())"
    said = subprocess.run(
        [sys.executable, "-c", ask],
        cwd=folder,
        env={"PYTHONPATH": str(folder)},
        check=True,
        capture_output=True,
    ).stdout
    assert said == b"True\n"
