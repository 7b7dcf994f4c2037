"""Finding the games: every folder of `larcin/games`, of the places named by `LARCIN_GAMES`, and
every package that is installed with an entry point `larcin.games`.

A game that cannot be played is set aside, with a sentence that says why; the others go on.
"""

from __future__ import annotations

import difflib
import importlib
import os
import pkgutil
import reprlib
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType
from typing import Final

import larcin.games
from larcin.kernel.checking import BEFORE_TYPES, LANGUAGES as LANGUAGES, check_game, why_broken
from larcin.kernel.errors import BrokenGame, UnknownGame
from larcin.kernel.game import AnyGame, Game

GAMES_PATH: Final = "LARCIN_GAMES"
GROUP: Final = "larcin.games"

_registered: set[str] = set()


def games() -> Mapping[str, AnyGame]:
    """All games that can be played by their slug, in alphabetical order."""
    return _find_all()[0]


def broken_games() -> Mapping[str, BrokenGame]:
    """The games and places that cannot be used, each with the sentence that says why."""
    return _find_all()[1]


def find_game(slug: str) -> AnyGame:
    """The game with this slug."""
    known, broken = _find_all()
    if slug in known:
        return known[slug]
    if slug in broken:
        raise BrokenGame(str(broken[slug]))
    near = difflib.get_close_matches(slug.lower(), known, n=1)
    hint = f"did you mean {near[0]}?" if near else f"the games are: {', '.join(known)}."
    raise UnknownGame(f"There is no game called {reprlib.repr(slug)}; {hint}")


def register(folder: Path) -> AnyGame:
    """Add the game in this folder, wherever it lies; its name is the folder's."""
    folder = folder.resolve()
    if folder.name in games():
        raise BrokenGame(f"There already is a game called {folder.name}.")
    try:
        game = _load_from(folder)
    except BrokenGame:
        forget(folder.name)
        raise
    _registered.add(folder.name)
    search_again()
    return game


def forget(slug: str) -> None:
    """Take a registered game off the list again."""
    name = _module_name(slug)
    for module in [each for each in sys.modules if f"{each}.".startswith(f"{name}.")]:
        del sys.modules[module]
    vars(larcin.games).pop(slug, None)
    _registered.discard(slug)
    search_again()


def search_again() -> None:
    """Let games be looked for anew, the next time that somebody asks for them."""
    _find_all.cache_clear()


# -- Searching ------------------------------------------------------------------------------


@cache
def _find_all() -> tuple[Mapping[str, AnyGame], Mapping[str, BrokenGame]]:
    found: dict[str, AnyGame] = {}
    broken: dict[str, BrokenGame] = {}
    for place in filter(None, os.environ.get(GAMES_PATH, "").split(os.pathsep)):
        if not Path(place).is_dir():
            broken[place] = BrokenGame(f"Games are looked for in {place}, which is not a folder.")
        elif place not in larcin.games.__path__:
            larcin.games.__path__.append(place)
            importlib.invalidate_caches()
    for slug in sorted(set(_folders()) | _registered):
        try:
            found[slug] = _load(slug)
        except BrokenGame as error:
            broken[slug] = error
    for point in entry_points(group=GROUP):
        try:
            found[point.name] = _load_installed(point, found)
        except BrokenGame as error:
            broken.setdefault(point.name, error)
    return MappingProxyType(dict(sorted(found.items()))), MappingProxyType(broken)


def _folders() -> Iterator[str]:
    """The names of all folders that are games, or are about to become one."""
    yield from (each.name for each in pkgutil.iter_modules(larcin.games.__path__) if each.ispkg)
    for place in larcin.games.__path__:
        yield from (path.parent.name for path in Path(place).glob("*/rules.md"))


def _load_installed(point: EntryPoint, found: Mapping[str, AnyGame]) -> AnyGame:
    """The game in the package that an entry point names, which lies anywhere."""
    told = f"The entry point {point.name} = {point.value}"
    if point.name in found:
        raise BrokenGame(f"{told} adds a game, but there already is one called {point.name}.")
    try:
        spec = find_spec(point.module)
    except Exception as error:
        raise BrokenGame(f"{told} names a package that cannot be loaded: {error}.") from error
    if spec is None or not spec.submodule_search_locations:
        raise BrokenGame(f"{told} names no package that is installed.")
    folder = Path(spec.submodule_search_locations[0])
    if folder.name != point.name:
        raise BrokenGame(f"{told} must have the name of the game's folder: {folder.name}.")
    return _load_from(folder)


def _load_from(folder: Path) -> AnyGame:
    """The game in this folder alone; its neighbours were not asked for."""
    larcin.games.__path__.append(str(folder.parent))
    importlib.invalidate_caches()
    try:
        return _load(folder.name)
    finally:
        larcin.games.__path__.remove(str(folder.parent))


def _load(slug: str) -> AnyGame:
    try:
        module = importlib.import_module(_module_name(slug))
    except (Exception, SystemExit) as error:
        raise BrokenGame(why_broken(slug, error)) from error
    if module.__file__ is None:
        raise BrokenGame(f"{slug}/__init__.py is missing: it is where GAME stands.")
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise BrokenGame(f"{slug}/__init__.py has no GAME: it should say GAME = Game(...).")
    try:
        check_game(slug, game)
    except BEFORE_TYPES as error:
        raise BrokenGame(why_broken(slug, error)) from error
    return game


def _module_name(slug: str) -> str:
    return f"{larcin.games.__name__}.{slug}"
