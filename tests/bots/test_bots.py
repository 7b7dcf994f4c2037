"""Bots choose among the legal moves they are shown, and know nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from larcin.bots import BOTS, BadBot, Bot, UnknownBot, ask, make_bot
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Match, Observation
from larcin.kernel.registry import games
from larcin.kernel.rng import Chance, QuickRng

each_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.slug)
each_bot = pytest.mark.parametrize("name", BOTS)


def play(game: AnyGame, bots: list[str], deal: int) -> Match:
    """A whole match between bots, the same whenever it is played."""
    match = Match(game, len(bots), seed=deal.to_bytes(32, "big"))
    players = list(map(make_bot, bots))
    rng = QuickRng(deal)
    while match.outcome is None:
        seat = match.to_act[0]
        observation = match.observe(seat, since=len(match.events))  # these bots have no memory
        match.play(seat, ask(players[seat], game, observation, rng))
    return match


@each_game
@each_bot
def test_a_bot_plays_whole_matches(game: AnyGame, name: str) -> None:
    for seats in game.players:
        assert play(game, [name] * seats, deal=seats).outcome is not None


@each_game
@each_bot
def test_the_same_chance_gives_the_same_move(game: AnyGame, name: str) -> None:
    match = Match(game, game.players[0], seed=bytes(32))
    seat = match.to_act[0]
    first, second = (ask(make_bot(name), game, match.observe(seat), QuickRng(7)) for _ in "ab")
    assert first == second


@each_game
def test_the_random_bot_gets_around(game: AnyGame) -> None:
    match = Match(game, game.players[0], seed=bytes(32))
    observation = match.observe(match.to_act[0])
    rng = QuickRng(0)
    chosen = {make_bot("random").choose(observation, None, rng) for _ in range(400)}
    assert chosen == set(observation.moves)


def test_a_bot_gets_a_copy_and_not_the_table() -> None:
    class Curious:
        def choose(
            self, observation: Observation[Any, Any, Any], deadline: float | None, rng: Chance
        ) -> Any:
            self.seen = observation
            return observation.moves[0]

    game = next(iter(games().values()))
    match = Match(game, game.players[0], seed=bytes(32))
    shown = match.observe(match.to_act[0])
    bot = Curious()
    ask(bot, game, shown, QuickRng(0))
    assert bot.seen == shown
    assert bot.seen.view is not shown.view


def test_an_unknown_bot_is_named_and_the_others_listed() -> None:
    with pytest.raises(UnknownBot, match="no bot called 'genius'; the bots are: random, greedy"):
        make_bot("genius")


@each_bot
def test_every_bot_is_made_anew(name: str) -> None:
    bot: Bot = make_bot(name)
    assert bot is not make_bot(name)


def test_an_unknown_setting_is_named() -> None:
    with pytest.raises(BadBot, match="The bot random has no setting 'speed'; it has no settings"):
        make_bot("random:speed=3")
