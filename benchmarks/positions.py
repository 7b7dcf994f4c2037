"""Positions to ask bots about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from larcin.bots import make_bot
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Match, Observation
from larcin.kernel.rng import SEED_BYTES, QuickRng


def positions(game: AnyGame, count: int, seats: int = 2) -> Iterator[Observation[Any, Any, Any]]:
    """What seats with a choice see in matches of greedy players, from the first move on."""
    greedy, deal = make_bot("greedy"), 0
    while True:
        match, rng = Match(game, seats, seed=deal.to_bytes(SEED_BYTES, "big")), QuickRng(deal)
        deal += 1
        while match.outcome is None:
            seat = match.to_act[0]
            observation = match.observe(seat, since=len(match.events))
            if len(observation.moves) > 1 and rng.below(4) == 0:
                yield observation
                count -= 1
                if not count:
                    return
            match.play(seat, greedy.choose(observation, None, rng))
