"""Bots. They choose among the legal moves of an observation, and know nothing else."""

from __future__ import annotations

from larcin.bots.bot import Bot, ask
from larcin.bots.factory import BOTS, UnknownBot, make_bot
from larcin.bots.levels import LEVELS
from larcin.bots.own import BadBot, BotFailed
from larcin.bots.thinking import Opinion

__all__ = [
    "BOTS",
    "LEVELS",
    "BadBot",
    "Bot",
    "BotFailed",
    "Opinion",
    "UnknownBot",
    "ask",
    "make_bot",
]
