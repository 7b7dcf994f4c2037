"""Searching bots: when they stop, what they remember, what they say, and that they mix."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

from larcin.bots.ismcts import ROOM, Edge, Ismcts, Node, _draw, _mix, _regret
from larcin.bots.pimc import Pimc
from larcin.bots.race import ENOUGH, GLANCE, NOW_AND_THEN, Race
from larcin.bots.thinking import Budget, imagine, rewards
from larcin.bots.weaknesses import Weaknesses
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Match
from larcin.kernel.registry import games
from larcin.kernel.rng import QuickRng
from larcin.kernel.table import Outcome

each_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.slug)


def opened(game: AnyGame, seats: int | None = None) -> Match:
    return Match(game, seats or game.players[0], seed=bytes(32))


def test_so_many_simulations_and_no_more() -> None:
    assert len(list(Budget(0, 17).rounds(None))) == 17


def test_a_deadline_that_has_passed_leaves_one() -> None:
    assert len(list(Budget(0, 0).rounds(time.monotonic() - 1))) == 1


class Clock:
    """A clock that the test sets: `time.monotonic` and `time.thread_time` alike."""

    now = 100.0

    def monotonic(self) -> float:
        return self.now

    thread_time = monotonic


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("larcin.bots.thinking.time", clock)
    return clock


def test_thinking_ends_before_the_deadline_by_the_slowest_simulation(clock: Clock) -> None:
    for _ in Budget(0, 0).rounds(deadline=100.05):
        clock.now += 0.01
    assert 100.03 < clock.now < 100.05


def test_what_was_slow_once_is_forgotten(clock: Clock) -> None:
    for number, _ in enumerate(Budget(0, 0).rounds(deadline=101)):
        clock.now += 0.001 if number else 0.3
    assert 100.97 < clock.now < 101


def test_it_says_what_part_of_the_time_is_spent(clock: Clock) -> None:
    told = []
    for spent in Budget(1.0, 0).rounds(None):
        told.append(round(spent, 2))
        clock.now += 0.25
    assert told == [0, 0.25, 0.5, 0.75]


def test_the_better_half_stays_in_the_running() -> None:
    race = Race("abcdefgh", 0.0, [0.0] * 8)
    for move in race.running:
        race.note(move, "hgfedcba".index(move) / 10)
    assert race.narrow(0.0)
    assert len(race.running) == 8
    assert race.narrow(0.4)
    assert race.running == ["a", "b", "c", "d"]
    assert race.narrow(1.0)
    assert race.running == ["a", "b"]
    assert [opinion.move for opinion in race.opinions()] == ["a", "b", "c"]


def test_a_clear_lead_ends_the_race_soon_after_it_can_be_believed() -> None:
    race = Race("ab", 0.0, [0.0] * 2)
    worlds = 0
    while race.narrow(0.1):
        worlds += 1
        race.note("a", 0.5)
        race.note("b", 0.3)
    assert ENOUGH <= worlds < ENOUGH + NOW_AND_THEN


def test_where_the_skill_is_followed_a_glance_is_enough() -> None:
    race = Race("ab", 0.0, [0.0] * 2, is_known=True)
    rounds = 0
    while race.narrow(0.0):
        rounds += 1
        race.note("a", 0.0)
        race.note("b", 0.9)
    assert rounds == GLANCE
    assert race.opinions()[0].move == "a"


@each_game
def test_opinions_are_the_best_moves_with_shares_of_the_victory(game: AnyGame) -> None:
    match = opened(game)
    seen = match.observe(match.to_act[0])
    for bot in (Pimc(sims=40), Ismcts(sims=40)):
        move = bot.choose(seen, None, QuickRng(1))
        told = bot.opinions
        assert 1 <= len(told) <= 3
        assert move in seen.moves
        assert all(opinion.move in seen.moves and 0 <= opinion.share <= 1 for opinion in told)
        assert sum(opinion.simulations for opinion in told) <= 40
        most = max(opinion.simulations for opinion in told)
        assert told[0].simulations >= most - 1  # the last world may not have been tried with all


@each_game
def test_a_tree_is_bounded_and_found_again(game: AnyGame) -> None:
    """After a move of one's own that asks oneself again, the search goes on where it was."""
    match, bot, rng = opened(game), Ismcts(sims=60), QuickRng(2)
    for _ in range(30):
        if match.outcome is not None:
            break
        seat = match.to_act[0]
        match.play(seat, bot.choose(match.observe(seat), None, rng))
        assert len(bot._tree) <= ROOM


def test_the_share_is_what_was_won_and_points_tell_more() -> None:
    alone = rewards(Outcome(reason="x", scores=(10, 6), places=(1, 2)))
    close = rewards(Outcome(reason="x", scores=(10, 9), places=(1, 2)))
    shared = rewards(Outcome(reason="x", scores=(8, 8), places=(1, 1)))
    assert sum(alone) == pytest.approx(1)
    assert alone[0] > close[0] > shared[0] == pytest.approx(0.5)
    assert min(rewards(Outcome(reason="x", scores=(-3, -8, 2), places=(2, 3, 1)))) >= 0


def test_regret_matching_learns_to_mix() -> None:
    """Matching pennies against itself: neither side of the coin may be preferred."""
    rng, players = QuickRng(5), (Node(), Node())
    for _ in range(4000):
        picked = [_mix(node, ("heads", "tails"), rng) for node in players]
        same = picked[0][0] == picked[1][0]
        for node, (move, chance), won in zip(players, picked, (same, not same), strict=True):
            edge = node.edges[move]
            _regret(node, edge, float(won), chance)
            edge.tried += 1
            edge.won += won
    for node in players:
        heads, tails = node.edges["heads"].mixture, node.edges["tails"].mixture
        assert heads / (heads + tails) == pytest.approx(0.5, abs=0.1)


def test_regret_matching_finds_what_is_simply_better() -> None:
    rng, node = QuickRng(5), Node()
    for _ in range(300):
        move, chance = _mix(node, ("good", "bad"), rng)
        won = 0.9 if move == "good" else 0.2
        _regret(node, node.edges[move], won, chance)
        node.edges[move].tried += 1
        node.edges[move].won += won
    assert node.edges["good"].mixture > 10 * node.edges["bad"].mixture


def test_what_hardly_belongs_to_the_mixture_is_never_drawn() -> None:
    node = Node()
    for move, part in (("often", 60.0), ("sometimes", 39.0), ("hardly", 1.0)):
        node.edges[move] = Edge()
        node.edges[move].mixture = part
    drawn = {_draw(node, tuple(node.edges), QuickRng(seed * 977)) for seed in range(200)}
    assert drawn == {"often", "sometimes"}


def test_where_bluffing_pays_the_move_is_drawn() -> None:
    """The same position, other chances: not always the same move."""
    brains = ((game, game.brain) for game in games().values())
    game = next(game for game, brain in brains if brain.bluffs.duel - brain.trusted.duel)
    match, chance = opened(game), QuickRng(1)
    while (seen := match.observe(match.to_act[0])).view.step not in game.brain.bluffs.duel:
        match.play(match.to_act[0], chance.choice(seen.moves))
    drawn = {Ismcts(sims=60).choose(seen, None, QuickRng(seed)) for seed in range(12)}
    assert len(drawn) > 1


def gathered(seats: int) -> Match:
    """A match in which everybody is asked at the same time."""
    for game in games().values():
        match, chance = opened(game, seats), QuickRng(1)
        while match.outcome is None:
            first, *others = match.to_act
            if others:
                return match
            match.play(first, chance.choice(match.observe(first).moves))
    raise AssertionError("some game asks several at once")


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("hasty", [0, 1, 2, 3])
def test_all_simulations_try_the_own_move_whoever_chooses_first(seats: int, hasty: int) -> None:
    """Whether or not others have laid something face down already."""
    match = gathered(seats)
    last = match.to_act[-1]
    for seat in match.to_act[:-1][:hasty]:
        match.play(seat, match.observe(seat).moves[0])
    bot = Ismcts(sims=40)
    bot.choose(match.observe(last), None, QuickRng(1))
    root = bot._tree[last, 0, 0]
    assert root.visits == sum(edge.tried for edge in root.edges.values()) == 40


def test_what_lies_face_down_is_chosen_anew_in_every_world() -> None:
    match = gathered(4)
    hasty, *_, last = match.to_act
    match.play(hasty, match.observe(hasty).moves[0])
    view = match.observe(last).view
    assert match.game.imagine(view, QuickRng(1)).chosen
    assert not imagine(match.game, view, QuickRng(1)).chosen


def test_a_game_that_cannot_be_judged_is_played_out() -> None:
    game = next(iter(games().values()))
    blind = replace(game, brain=replace(game.brain, judge=None))
    from larcin.bots.thinking import play_out

    table = blind.start(blind.players[0], rng=QuickRng(1))
    won = play_out(blind, table, QuickRng(2), horizon=0)
    assert table.outcome is not None
    assert sum(won) == pytest.approx(1)


def test_weaknesses() -> None:
    rng = QuickRng(3)
    moves = tuple(range(10))
    assert Weaknesses().notice(moves, rng) is moves
    assert all(Weaknesses(overlook=1.0).notice(moves, rng) for _ in range(20))
    seen = sum(len(Weaknesses(overlook=0.7).notice(moves, rng)) for _ in range(200)) / 200
    assert 2 < seen < 4
