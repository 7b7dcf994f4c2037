"""Every game as an OpenSpiel game; importing this registers them all.

pyspiel.load_game("larcin_SLUG(players=3)")
"""

from __future__ import annotations

from larcin.adapters import MissingExtra

try:
    import pyspiel  # noqa: F401 - looked for here, so that all else may simply import it
except ImportError as error:
    raise MissingExtra("OpenSpiel") from error

from larcin.adapters.openspiel.bot import OpenSpielIsmcts
from larcin.adapters.openspiel.game import LarcinGame, LarcinState, name_of, register_games

__all__ = ["LarcinGame", "LarcinState", "OpenSpielIsmcts", "name_of", "register_games"]

register_games()
