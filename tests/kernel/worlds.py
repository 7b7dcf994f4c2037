"""Matches drawn by hypothesis, of a game in turns and of one with face-down choices."""

from __future__ import annotations

from hypothesis import strategies as st

from larcin.authoring.template import vide_gousset
from larcin.games import raubern
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Match
from larcin.kernel.options import draw_options
from larcin.kernel.rng import QuickRng

GAMES: tuple[AnyGame, ...] = (raubern.GAME, vide_gousset.GAME)


@st.composite
def matches(draw: st.DrawFn, *, finished: bool = False) -> Match:
    """A match after any number of moves, or at its end."""
    game = draw(st.sampled_from(GAMES))
    seats = draw(st.sampled_from(game.players))
    options = draw_options(game, seats, QuickRng(draw(st.integers(0, 2**64 - 1))))
    match = Match(game, seats, options, seed=draw(st.binary(min_size=32, max_size=32)))
    chance = QuickRng(draw(st.integers(0, 2**64 - 1)))
    turns = game.bound(seats, options)
    for _ in range(turns if finished else draw(st.integers(0, turns))):
        seat = chance.choice(match.to_act)
        match.play(seat, chance.choice(match.moves(seat)))
        if match.outcome is not None:
            break
    return match
