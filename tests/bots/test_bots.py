"""Bots choose among the legal moves they are shown, and know nothing else."""

from __future__ import annotations

from typing import Any, Final

import pytest

from larcin.bots import BOTS, LEVELS, BadBot, Bot, UnknownBot, ask, make_bot
from larcin.kernel.game import AnyGame
from larcin.kernel.laws import random_start
from larcin.kernel.match import Match, Observation
from larcin.kernel.registry import games
from larcin.kernel.rng import Chance, QuickRng

pytestmark = pytest.mark.slow

SPECS: Final = (
    "random",
    "greedy",
    "greedy:overlook=0.5,memory=0.2",
    "pimc:sims=12",
    "ismcts:sims=12",
    "ismcts:sims=12,overlook=0.5,memory=0.2",
)

each_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.slug)
each_spec = pytest.mark.parametrize("spec", SPECS)


def play(game: AnyGame, bots: list[str], deal: int, most: int = 1 << 30) -> Match:
    """A match between bots, the same whenever it is played, or its first moves."""
    match = Match(game, len(bots), seed=deal.to_bytes(32, "big"))
    players = list(map(make_bot, bots))
    rng = QuickRng(deal)
    while match.outcome is None and len(match.log) < most:
        seat = match.to_act[0]
        observation = match.observe(seat, since=len(match.events))
        match.play(seat, ask(players[seat], game, observation, rng))
    return match


def positions(game: AnyGame, number: int, stride: int) -> list[Match]:
    """Random match `number` again and again, each time some moves further on."""
    match, rng = random_start(game, number)
    found: list[Match] = []
    while match.outcome is None and len(found) < 4:
        for _ in range(1 + rng.below(stride)):
            if match.outcome is None:
                seat = rng.choice(match.to_act)
                match.play(seat, rng.choice(match.moves(seat)))
        copied = Match(game, match.seats, match.options, match.seed)
        for line in match.log:
            copied.play(line.seat, line.move)
        if copied.outcome is None:
            found.append(copied)
    return found


@each_game
@pytest.mark.parametrize("spec", ["random", "greedy"])
def test_a_quick_bot_plays_whole_matches(game: AnyGame, spec: str) -> None:
    for seats in (game.players[0], game.players[-1]):
        assert play(game, [spec] * seats, deal=seats).outcome is not None


@each_game
@each_spec
def test_a_bot_answers_whatever_it_is_asked(game: AnyGame, spec: str) -> None:
    seats = game.players[1]
    match = play(game, [spec] * seats, deal=seats, most=60)
    assert match.outcome is not None or len(match.log) == 60


@each_game
@each_spec
def test_the_same_chance_gives_the_same_move(game: AnyGame, spec: str) -> None:
    for match in positions(game, 5, 12):
        seat = match.to_act[-1]
        first, second = (ask(make_bot(spec), game, match.observe(seat), QuickRng(7)) for _ in "ab")
        assert first == second


@each_game
@each_spec
def test_two_worlds_that_look_alike_get_the_same_move(game: AnyGame, spec: str) -> None:
    """What the seat cannot see, its bot cannot use."""
    for number in (1, 2):
        for match in positions(game, number, 15):
            seat = match.to_act[0]
            seen = match.observe(seat)
            true_move = ask(make_bot(spec), game, seen, QuickRng(3))
            world = game.imagine(seen.view, QuickRng(number))
            match.table = world
            other = match.observe(seat)
            assert other.view == seen.view
            assert ask(make_bot(spec), game, other, QuickRng(3)) == true_move


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


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_is_made_anew(name: str) -> None:
    bot: Bot = make_bot(name)
    assert bot is not make_bot(name)


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("random:speed=3", "The bot random has no setting 'speed'; it has no settings"),
        ("pimc:speed=3", "The bot pimc has no setting 'speed'; its settings are: time, sims"),
        ("pimc:sims=many", "The bot pimc takes a number for sims, not 'many'"),
        ("apprentice:time=1", "The bot apprentice has no setting 'time'; it has no settings"),
    ],
)
def test_a_wrong_setting_is_named(spec: str, sentence: str) -> None:
    with pytest.raises(BadBot, match=sentence):
        make_bot(spec)


@each_game
def test_a_game_says_who_plays_at_each_level(game: AnyGame) -> None:
    assert len(game.brain.levels) == len(LEVELS)
    for spec in game.brain.levels:
        make_bot(spec)


@each_game
def test_a_level_plays_what_the_game_says(game: AnyGame) -> None:
    match = Match(game, game.players[0], seed=bytes(32))
    seen = match.observe(match.to_act[0])
    level, bot = make_bot(LEVELS[0]), make_bot(game.brain.levels[0])
    assert level.choose(seen, None, QuickRng(4)) == bot.choose(seen, None, QuickRng(4))
