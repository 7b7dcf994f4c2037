"""Every game passes OpenSpiel's own tests, and its states keep the secrets of their tables."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from larcin.adapters.openspiel import LarcinState, name_of, register_games
from larcin.kernel.codec import encode
from larcin.kernel.errors import BadOption, BadSeats
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Match
from larcin.kernel.options import draw_options
from larcin.kernel.registry import games
from larcin.kernel.rng import QuickRng
from larcin.kernel.table import encode_table

pytestmark = pytest.mark.slow

register_games()  # also those that were registered since the adapter was imported

GAMES = tuple(games().values())
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


def load(game: AnyGame, **parameters: Any) -> Any:
    return pyspiel.load_game(name_of(game), parameters)


def dealt(game: AnyGame, byte: int = 7, **parameters: Any) -> Any:
    """A match as the first question is put."""
    state = load(game, **parameters).new_initial_state()
    while state.is_chance_node():
        state.apply_action(byte)
    return state


def advance(state: Any, moves: int, seed: int = 0) -> Any:
    """The state after so many random moves, or at the end."""
    random = np.random.RandomState(seed)
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(random.choice(state.legal_actions()))
    return state


def underway(state: Any, moves: int) -> Any:
    """The state after so many random moves, or the last one before the end."""
    for number in range(moves):
        later = advance(state.clone(), 1, seed=number)
        if later.is_terminal():
            break
        state = later
    return state


def greedy_actions(game: AnyGame) -> list[int]:
    """A whole match, chance and all, in which everybody plays what looks best: a short one."""
    state = dealt(game, seed_bytes=1)
    while not state.is_terminal():
        seat = state.current_player()
        view, moves = game.view(state.table, seat), game.moves(state.table, seat)
        best = max(moves, key=lambda move: game.brain.heuristic(view, move))
        state.apply_action(state.setting.vocabulary.numbers[best])
    return [int(action) for action in state.history()]


# -- OpenSpiel's own tests ------------------------------------------------------------------


@each_game
def test_random_simulations(game: AnyGame) -> None:
    """Among others: states are serialised and come back, legal actions are sorted, sums are 0."""
    for seats in sorted({game.players[0], min(3, game.players[-1])}):
        pyspiel.random_sim_test(load(game, players=seats), 1, True, False)


@each_game
def test_a_playthrough_and_its_replay(game: AnyGame, tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()  # OpenSpiel reads its flags, and nobody gave it any
    path, name = tmp_path / "playthrough.txt", f"{name_of(game)}(seed_bytes=1)"
    text = generate_playthrough.playthrough(name, greedy_actions(game), seed=1)
    path.write_text(text, encoding="utf-8")
    original, again = generate_playthrough.replay(str(path))
    assert "UtilitySum() = 0" in original
    assert again == original


@each_game
def test_the_environment_for_learners(game: AnyGame) -> None:
    environment = rl_environment.Environment(load(game))
    environment.seed(1)
    random = np.random.RandomState(1)
    step = environment.reset()
    while not step.last():
        seat = step.observations["current_player"]
        assert (
            len(step.observations["info_state"][seat])
            == environment.observation_spec()["info_state"][0]
        )
        step = environment.step([random.choice(step.observations["legal_actions"][seat])])
    assert sum(step.rewards) == pytest.approx(0.0)


@each_game
def test_its_python_search_plays(game: AnyGame) -> None:
    state = dealt(game)
    random = np.random.RandomState(1)
    evaluator = RandomRolloutEvaluator(1, random)
    bot = ISMCTSBot(state.get_game(), evaluator, 2.0, 3, random_state=random)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


# -- Parameters and chance ------------------------------------------------------------------


@each_game
def test_players_and_options_are_parameters(game: AnyGame) -> None:
    for seats in game.players:
        assert load(game, players=seats).num_players() == seats
    assert load(game).num_players() == game.players[0]
    for number in range(10):
        options = draw_options(game, game.players[0], QuickRng.numbered(number))
        assert load(game, **msgspec.to_builtins(options)).setting.options == options


@each_game
def test_what_cannot_be_set_is_named(game: AnyGame) -> None:
    seats = game.players[-1] + 1
    with pytest.raises(BadSeats, match=f"not {seats}"):
        load(game, players=seats)
    with pytest.raises(BadOption, match="from 0 to 32 bytes, not 33"):
        load(game, seed_bytes=33)


@each_game
def test_chance_draws_the_bytes_of_the_seed(game: AnyGame) -> None:
    match = Match(game, game.players[0], seed=bytes([7] * 4 + [0] * 28))
    assert str(dealt(game)) == encode_table(match.table).decode()
    assert not load(game, seed_bytes=0).new_initial_state().is_chance_node()
    whole = load(game, seed_bytes=32).new_initial_state()
    for byte in range(32):
        assert len(whole.chance_outcomes()) == 256
        whole.apply_action(byte)
    match = Match(game, game.players[0], seed=bytes(range(32)))
    assert str(whole) == encode_table(match.table).decode()


# -- States ---------------------------------------------------------------------------------


@each_game
def test_a_clone_goes_its_own_way(game: AnyGame) -> None:
    state = underway(dealt(game), 3)
    before, twin = str(state), state.clone()
    assert (str(twin), twin.history()) == (before, state.history())
    advance(twin, 5)
    assert str(state) == before != str(twin)


@each_game
def test_games_and_states_are_pickled(game: AnyGame) -> None:
    state = advance(dealt(game), 3)
    again = pickle.loads(pickle.dumps(state))
    assert str(pickle.loads(pickle.dumps(state.get_game()))) == str(state.get_game())
    assert (str(again), again.history()) == (str(state), state.history())
    assert str(advance(again, 5)) == str(advance(state, 5))


@each_game
def test_an_information_state_is_the_view(game: AnyGame) -> None:
    state = advance(dealt(game), 4)
    for seat in range(state.num_players()):
        assert state.information_state_string(seat) == encode(game.view(state.table, seat)).decode()
    with pytest.raises(BadSeats):
        state.information_state_string(-1)


@each_game
def test_no_information_state_tells_what_lies_face_down(game: AnyGame) -> None:
    state = dealt(game)
    while not state.is_terminal():
        seat, actions = state.current_player(), state.legal_actions()
        if len(game.to_act(state.table)) > 1 and len(actions) > 1:
            worlds = [state.child(action) for action in actions]
            for other in set(range(state.num_players())) - {seat}:
                assert len({world.information_state_string(other) for world in worlds}) == 1
        advance(state, 1)


@each_game
def test_a_resampled_state_looks_the_same_and_is_another(game: AnyGame) -> None:
    state = underway(dealt(game, players=min(3, game.players[-1])), 4)
    seat, sampler = state.current_player(), pyspiel.UniformProbabilitySampler(0.0, 1.0)
    worlds: list[LarcinState] = [state.resample_from_infostate(seat, sampler) for _ in range(9)]
    for world in worlds:
        assert world.current_player() == seat
        assert world.legal_actions() == state.legal_actions()
        assert world.information_state_string(seat) == state.information_state_string(seat)
    hidden = [zone.pieces for zone in game.zones(state.table) if not zone.is_seen_by(seat)]
    assert len({str(world) for world in worlds}) > 1 or not any(hidden)


@each_game
def test_an_observation_is_as_long_as_promised_for_all_seats(game: AnyGame) -> None:
    for seats in game.players:
        state = advance(dealt(game, players=seats), 6)
        size = state.get_game().observation_tensor_size()
        for seat in range(seats):
            seen = state.observation_tensor(seat)
            assert len(seen) == size
            assert np.isfinite(seen).all()


@each_game
def test_who_wins_alone_gets_one_and_all_of_it_sums_to_zero(game: AnyGame) -> None:
    state = advance(dealt(game), 10**6)
    outcome = game.outcome(state.table)
    assert outcome is not None
    assert sum(state.returns()) == pytest.approx(0.0)
    if len(outcome.winners) == 1:
        assert state.returns()[outcome.winners[0]] == 1.0
