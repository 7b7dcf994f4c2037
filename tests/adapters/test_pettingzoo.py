"""Every game passes PettingZoo's own tests."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from larcin.adapters.pettingzoo import env, raw_env
from larcin.kernel.errors import BadOption, BadSeats, IllegalMove
from larcin.kernel.game import AnyGame
from larcin.kernel.registry import games
from larcin.kernel.vocabulary import vocabulary_of

pytestmark = pytest.mark.slow

each_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.slug)

# PettingZoo's test says this of every environment with action masks but those it ships.
masks_are_unusual = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
)


def play_at_random(match: Any, seed: int) -> dict[str, float]:
    """What every agent was paid in a whole match."""
    match.reset(seed=seed)
    paid = dict.fromkeys(match.agents, 0.0)
    random = np.random.RandomState(seed)
    for agent in match.agent_iter():
        seen, reward, terminated, truncated, _ = match.last()
        paid[agent] += reward
        is_over = terminated or truncated
        match.step(None if is_over else random.choice(np.flatnonzero(seen["action_mask"])))
    return paid


# -- PettingZoo's own tests -----------------------------------------------------------------


@each_game
@masks_are_unusual
def test_the_interface(game: AnyGame, capsys: pytest.CaptureFixture[str]) -> None:
    for seats in sorted({game.players[0], min(3, game.players[-1])}):
        api_test(env(game.slug, seats), num_cycles=20)
    assert "Passed API test" in capsys.readouterr().out


@each_game
def test_the_same_seed_gives_the_same_match(game: AnyGame) -> None:
    seed_test(lambda: env(game.slug), num_cycles=20)


# -- Ours -----------------------------------------------------------------------------------


@each_game
def test_the_whole_victory_is_paid_out(game: AnyGame) -> None:
    for make in (env, raw_env):
        paid = play_at_random(make(game.slug), seed=3)
        assert sum(paid.values()) == pytest.approx(1.0)
        assert min(paid.values()) >= 0.0


@each_game
def test_without_a_seed_the_next_deal_is_another(game: AnyGame) -> None:
    match = raw_env(game.slug)
    match.reset(seed=1)
    first = match.observe(match.agents[0])["observation"]
    match.reset()
    assert not np.array_equal(match.observe(match.agents[0])["observation"], first)


@each_game
def test_only_who_is_asked_may_do_something(game: AnyGame) -> None:
    match = raw_env(game.slug)
    match.reset(seed=1)
    masks = {agent: match.observe(agent)["action_mask"] for agent in match.agents}
    assert [agent for agent, mask in masks.items() if mask.any()] == [match.agent_selection]


@each_game
def test_an_illegal_move_is_refused_or_forfeits(game: AnyGame) -> None:
    match, wrapped = raw_env(game.slug), env(game.slug)
    match.reset(seed=1)
    wrapped.reset(seed=1)
    agent = match.agent_selection
    mask = match.observe(agent)["action_mask"]
    if mask.all():
        assert len(mask) == len(vocabulary_of(game))  # whatever can be said may be said now
        return
    illegal = int(np.flatnonzero(mask == 0)[0])
    with pytest.raises(IllegalMove):
        match.step(illegal)
    assert match.agent_selection == agent
    wrapped.step(illegal)
    assert all(wrapped.terminations.values())
    assert wrapped.rewards[agent] == -1.0


@each_game
def test_it_is_drawn_as_text(game: AnyGame) -> None:
    match = env(game.slug, render_mode="ansi")
    match.reset(seed=1)
    assert "seat 1" in str(match.render())
    assert raw_env(game.slug).render() is None


@each_game
def test_what_it_cannot_do_is_named(game: AnyGame) -> None:
    with pytest.raises(BadOption, match="has no option 'mood'"):
        env(game.slug, mood="grim")
    with pytest.raises(BadOption, match="rendered is ansi, not human"):
        env(game.slug, render_mode="human")
    with pytest.raises(BadSeats):
        env(game.slug, players=game.players[-1] + 1)
