"""One match of the arena, from the deal to its result."""

from __future__ import annotations

import time
from typing import Any

from msgspec import Struct

from larcin.arena.schedule import Fixture, Settings, chance_of, seating, seed_of
from larcin.bots import Bot, ask, make_bot
from larcin.kernel.match import Match
from larcin.kernel.options import read_options
from larcin.kernel.pieces import Seat
from larcin.kernel.registry import find_game


class Result(Struct, frozen=True, kw_only=True, tag="match", forbid_unknown_fields=True):
    """How one match went. What is a tuple has an entry for each seat."""

    deal: int
    rotation: int
    bots: tuple[str, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    """The rule that decided the match."""

    moves: int
    questions: tuple[int, ...]
    """How often each bot was asked; where only one move is legal nobody is."""

    seconds: float
    thinking: tuple[float, ...]

    @property
    def fixture(self) -> Fixture:
        """Which match it was."""
        return Fixture(self.deal, self.rotation)

    @property
    def shares(self) -> tuple[float, ...]:
        """What each seat got of the victory: half of it, if it is shared by two."""
        winners = self.places.count(1)
        return tuple((place == 1) / winners for place in self.places)


class _Player:
    """A bot in its seat: what it has heard, and how long it thought."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.heard = 0
        self.questions = 0
        self.thinking = 0.0


def play_match(settings: Settings, fixture: Fixture) -> Result:
    """Play this match here and now."""
    begun = time.perf_counter()
    game = find_game(settings.game)
    options = read_options(game, settings.options, strict=True)
    match = Match(game, settings.seats, options, seed_of(settings, fixture.deal))
    bots = seating(settings, fixture.rotation)
    players = [_Player(make_bot(bot)) for bot in bots]
    while match.outcome is None:
        seat = match.to_act[0]
        moves = match.moves(seat)
        forced = len(moves) == 1
        move = moves[0] if forced else _ask(settings, fixture, match, seat, players[seat])
        match.play(seat, move)
    return Result(
        deal=fixture.deal,
        rotation=fixture.rotation,
        bots=bots,
        places=match.outcome.places,
        scores=match.outcome.scores,
        reason=match.outcome.reason,
        moves=len(match.log),
        questions=tuple(player.questions for player in players),
        seconds=round(time.perf_counter() - begun, 6),
        thinking=tuple(round(player.thinking, 6) for player in players),
    )


def _ask(settings: Settings, fixture: Fixture, match: Match, seat: Seat, player: _Player) -> Any:
    """The bot's move. It hears what happened since it was asked last, once."""
    observation = match.observe(seat, since=player.heard)
    rng = chance_of(settings, fixture, seat, turn=len(match.log))
    deadline = None if settings.time is None else time.monotonic() + settings.time
    begun = time.perf_counter()
    move = ask(player.bot, match.game, observation, rng, deadline)
    player.thinking += time.perf_counter() - begun
    player.questions += 1
    player.heard = observation.told
    return move
