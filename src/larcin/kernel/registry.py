"""Finding the games: every folder of `larcin/games`, and of the places named by `LARCIN_GAMES`."""

from __future__ import annotations

import difflib
import importlib
import os
import pkgutil
import reprlib
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

import larcin.games
from larcin.kernel.errors import BrokenGame, UnknownGame
from larcin.kernel.game import AnyGame, Game
from larcin.kernel.ledger import read_ledger
from larcin.kernel.options import choices

LANGUAGES: Final = ("fr", "en", "de")
GAMES_PATH: Final = "LARCIN_GAMES"

_registered: set[str] = set()


@cache
def games() -> Mapping[str, AnyGame]:
    """All games by their slug, in alphabetical order; each is checked on being found."""
    for place in os.environ.get(GAMES_PATH, "").split(os.pathsep):
        if place:
            _search_in(Path(place))
    folders = {each.name for each in pkgutil.iter_modules(larcin.games.__path__) if each.ispkg}
    return MappingProxyType({slug: _load(slug) for slug in sorted(folders | _registered)})


def find_game(slug: str) -> AnyGame:
    """The game with this slug."""
    known = games()
    if slug in known:
        return known[slug]
    near = difflib.get_close_matches(slug.lower(), known, n=1)
    hint = f"did you mean {near[0]}?" if near else f"the games are: {', '.join(known)}."
    raise UnknownGame(f"There is no game called {reprlib.repr(slug)}; {hint}")


def register(folder: Path) -> AnyGame:
    """Add the game in this folder, wherever it lies; its name is the folder's."""
    folder = folder.resolve()
    if folder.name in games():
        raise BrokenGame(f"There already is a game called {folder.name}.")
    _search_in(folder.parent)
    try:
        game = _load(folder.name)
    except BrokenGame:
        forget(folder.name)
        raise
    finally:
        larcin.games.__path__.remove(str(folder.parent))  # its neighbours were not asked for
    _registered.add(folder.name)
    games.cache_clear()
    return game


def forget(slug: str) -> None:
    """Take a registered game off the list again."""
    name = f"{larcin.games.__name__}.{slug}"
    for module in [each for each in sys.modules if f"{each}.".startswith(f"{name}.")]:
        del sys.modules[module]
    vars(larcin.games).pop(slug, None)
    _registered.discard(slug)
    games.cache_clear()


def _search_in(place: Path) -> None:
    if not place.is_dir():
        raise BrokenGame(f"Games are looked for in {place}, which is not a folder.")
    if str(place) not in larcin.games.__path__:
        larcin.games.__path__.append(str(place))
        importlib.invalidate_caches()


def _load(slug: str) -> AnyGame:
    try:
        module = importlib.import_module(f"{larcin.games.__name__}.{slug}")
    except Exception as error:
        raise BrokenGame(f"The game in {slug} cannot be loaded: {error}.") from error
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise BrokenGame(f"The folder {slug} has no GAME in its __init__.py.")
    _check(slug, game)
    return game


def _check(slug: str, game: AnyGame) -> None:
    """What every game must have, before anybody sits down."""
    if game.slug != slug:
        raise BrokenGame(f"The game in {slug} calls itself {game.slug}.")
    if not game.players or game.players.step != 1 or game.players[0] < 1:
        raise BrokenGame(f"{slug}: players must be a range of one or more seats.")
    for language in LANGUAGES:
        if not (game.folder / "text" / f"{language}.ftl").is_file():
            raise BrokenGame(f"{slug}: text/{language}.ftl is missing.")
    ledger = read_ledger(game.folder)
    for rule in (*game.endings, *(step.rule for step in game.script.steps)):
        if not ledger.knows(rule):
            raise BrokenGame(f"{slug}: {rule} is not in rules.md.")
    try:
        options = choices(game.options)
    except TypeError as error:
        raise BrokenGame(f"{slug}: {error}.") from None
    for choice in options:
        if choice.default not in choice.values:
            raise BrokenGame(f"{slug}: option {choice.name} needs a default among its values.")
