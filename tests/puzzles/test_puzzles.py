"""Every puzzle that there is can be put; and what is wrong with one is found."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from larcin.cli import run
from larcin.games.couronnes.moves import EndTurn, Walk
from larcin.kernel.errors import IllegalMove
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Match
from larcin.kernel.registry import find_game, games
from larcin.kernel.rng import Chance, QuickRng
from larcin.kernel.vocabulary import vocabulary_of
from larcin.puzzles import (
    DIFFICULTIES,
    Puzzle,
    ask,
    daily,
    difficulty,
    match_of,
    puzzles_of,
    tell,
    working,
)
from larcin.puzzles.checking import CLEAR, WRONG, check, lay_out
from larcin.puzzles.comparing import Comparison, followed, reference_play
from larcin.puzzles.mining import (
    GAP,
    SURE,
    Choice,
    Mined,
    confirm,
    examine,
    is_ahead,
    look,
    mine,
    play_masterminds,
    screen,
)
from larcin.puzzles.puzzle import Collection, read_collection, write_collection
from larcin.puzzles.working import make

GAMES = [game for game in games().values() if puzzles_of(game)]


@pytest.fixture
def game() -> AnyGame:
    return find_game("raubern")


@pytest.fixture
def puzzle(game: AnyGame) -> Puzzle:
    """The one that is quickest to check: its answer leads by most."""
    return max(puzzles_of(game).values(), key=lambda each: each.lead)


@pytest.mark.parametrize("each", GAMES, ids=lambda each: each.slug)
def test_all_that_there_are_keep_what_they_promise(each: AnyGame) -> None:
    for puzzle in puzzles_of(each).values():
        lay_out(each, puzzle)  # reached, all legal moves listed, and greedy does not find it
        second = puzzle.values[1]
        assert second.less == min(value.less for value in puzzle.values[1:])
        assert all(value.less - SURE * value.error >= GAP - 0.002 for value in puzzle.values[1:])
        assert puzzle.rank > 1
        shown = ask(each, puzzle)
        assert shown.frame.observation.view.seat == shown.me == puzzle.seat
        assert shown.frame.observation.question is not None


def test_a_puzzle_that_is_right_is_clear_in_other_worlds(game: AnyGame, puzzle: Puzzle) -> None:
    assert check(game.slug, puzzle).is_ == CLEAR


def test_a_wrong_answer_is_found(game: AnyGame, puzzle: Puzzle, tmp_path: Path) -> None:
    best, second, *others = puzzle.values
    wrong = replace(puzzle, values=(second, best, *others))
    assert check(game.slug, wrong).is_ == WRONG
    file = tmp_path / "wrong.json"
    write_collection(file, Collection(game.rules_version, 0, (wrong,)))
    assert run(["puzzles", game.slug, "--check", "--file", str(file), "--workers", "1"]) == 1


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        (lambda it: replace(it, values=it.values[:-1]), "legal moves"),
        (lambda it: replace(it, before=it.before[:-1]), "nobody asks"),
        (lambda it: replace(it, before=(*it.before[:-1], 0, 0, 0)), "cannot be reached"),
        (lambda it: replace(it, seed="0" * 64), "cannot be reached"),
    ],
)
def test_what_cannot_be_a_puzzle_is_found(
    game: AnyGame, puzzle: Puzzle, broken: object, why: str
) -> None:
    assert callable(broken)
    verdict = check(game.slug, broken(puzzle))
    assert verdict.is_ == WRONG
    assert why in verdict.why


def test_greedy_must_not_find_the_answer(game: AnyGame, puzzle: Puzzle) -> None:
    numbers = vocabulary_of(game).numbers
    view, groups = lay_out(game, puzzle)
    greedy = max(
        (each for group in groups for each in group),
        key=lambda move: game.brain.heuristic(view, move),
    )
    first = next(value for value in puzzle.values if numbers[greedy] in value.moves)
    rest = tuple(value for value in puzzle.values if value is not first)
    assert "Greedy" in check(game.slug, replace(puzzle, values=(first, *rest))).why


def test_the_answer_is_told_with_what_everything_is_worth(game: AnyGame, puzzle: Puzzle) -> None:
    moves = vocabulary_of(game).moves
    good = tell(game, puzzle, moves[puzzle.values[0].moves[0]])
    poor = tell(game, puzzle, moves[puzzle.values[-1].moves[0]])
    assert good.is_good
    assert not poor.is_good
    assert good.frame is not None
    assert [option.value for option in good.options] == list(puzzle.values)
    illegal = next(each for each in moves if each not in lay_out_moves(game, puzzle))
    with pytest.raises(IllegalMove):
        tell(game, puzzle, illegal)


def lay_out_moves(game: AnyGame, puzzle: Puzzle) -> list[object]:
    return [move for group in lay_out(game, puzzle)[1] for move in group]


def test_what_others_laid_face_down_is_not_turned_over() -> None:
    game = find_game("vide_gousset")
    numbers = vocabulary_of(game).numbers
    match = Match(game, 2, seed=bytes(32))
    before = numbers[match.moves(0)[0]]
    last = replace(_any_puzzle(), seats=2, seed="0" * 64, before=(before,), seat=1)
    assert tell(game, last, match.moves(1)[0]).frame is None
    first = replace(last, before=(), seat=0)
    told = tell(game, first, match.moves(0)[0])
    assert told.frame is not None
    assert told.frame.observation.chosen == match.moves(0)[0]


def _any_puzzle() -> Puzzle:
    (puzzle, *_) = puzzles_of(find_game("raubern")).values()
    return replace(puzzle, values=tuple(replace(each, moves=(0,)) for each in puzzle.values))


def test_they_are_sorted_by_how_hard_they_are(game: AnyGame) -> None:
    known = list(puzzles_of(game).values())
    hard = [each.hardness for each in known]
    assert hard == sorted(hard)
    assert [difficulty(known[0], known), difficulty(known[-1], known)] == [
        DIFFICULTIES[0],
        DIFFICULTIES[-1],
    ]


def test_every_day_has_a_puzzle_and_all_take_turns(game: AnyGame) -> None:
    count, day = len(puzzles_of(game)), date(2026, 1, 1)
    found = [daily(game, day + timedelta(days=each)) for each in range(count)]
    assert {each.id for each in found if each is not None} == set(puzzles_of(game))
    assert daily(game, day) == daily(game, day)
    assert daily(find_game("vide_gousset"), day) is None


def test_whoever_looks_again_finds_the_same(game: AnyGame, puzzle: Puzzle) -> None:
    numbers, moves = vocabulary_of(game).numbers, vocabulary_of(game).moves
    match = match_of(game, puzzle)
    answer = moves[puzzle.values[0].moves[0]]
    choice = Choice(len(match.log), match.observe(puzzle.seat), answer, 0.0)
    again = examine(game, match, choice)
    assert again is not None
    assert (again.id, again.before, again.seat) == (puzzle.id, puzzle.before, puzzle.seat)
    assert again.values[0].moves == puzzle.values[0].moves
    assert all(moves[numbers[each]] == each for each in choice.observation.moves)


def test_matches_of_masterminds_have_choices() -> None:
    game = find_game("vide_gousset")
    match = Match(game, 3, seed=bytes(32))
    found = play_masterminds(match, 4, QuickRng(1))
    assert match.outcome is not None
    assert all(choice.at >= 4 for choice in found)
    assert mine("vide_gousset", 0).number == 0


def test_mining_goes_on_where_it_ended(
    game: AnyGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (one, other, *_) = puzzles_of(game).values()
    seams: dict[int, tuple[Puzzle, ...]] = {1: (one,), 3: (one,), 4: (other,)}
    asked: list[int] = []

    def mined(slug: str, number: int, seats: int | None, options: object) -> Mined:
        asked.append(number)
        return Mined(number, seams.get(number, ()), 1, 0.0)

    monkeypatch.setattr(working, "mine", mined)
    file = tmp_path / "mined.json"
    assert [each.found for each in make(game, file, 1, None, 1)] == [0, 1]
    assert [each.puzzles for each in make(game, file, 1, None, 1)] == [1, 1, 2]
    assert asked == [0, 1, 2, 3, 4]
    assert read_collection(file, game) == Collection(game.rules_version, 5, (one, other))


class Scripted(Comparison):
    """A comparison whose results are known beforehand."""

    def __init__(self, *means: float) -> None:
        self.means = means
        self.moves = list(range(len(means)))
        self.running = list(self.moves)
        self.shares = [[] for _ in means]
        self.ends = [[] for _ in means]

    def _try(self, number: int) -> None:
        for at in self.running:
            won = (number % 20) < round(20 * self.means[at])
            self.shares[at].append(float(won))
            self.ends[at].append(hash((won, at)))


def test_a_screening_ends_early_without_hope() -> None:
    even = Scripted(0.5, 0.5)
    assert not is_ahead(even)
    assert even.worlds == 8
    assert is_ahead(Scripted(0.9, 0.2))
    assert look(Scripted(0.2, 0.9, 0.9), [0]) == 1
    assert look(Scripted(0.2, 0.9, 0.9), [2]) == 2
    usual = Scripted(0.9, 0.2, 0.1)
    assert screen(usual, [0]) is None  # greedy finds it
    assert usual.worlds == 16
    even = Scripted(0.9, 0.9, 0.1)
    assert screen(even, [2]) is None
    assert even.worlds == 16
    clear = Scripted(0.1, 0.9, 0.2)
    assert screen(clear, [0]) == 1
    assert clear.worlds <= 64


def test_only_a_clear_lead_is_confirmed() -> None:
    assert confirm(Scripted(0.9, 0.2, 0.1), 0) == [0]
    assert confirm(Scripted(0.9, 0.85, 0.1), 0) is None  # neither as good nor clearly worse
    assert confirm(Scripted(0.2, 0.9), 0) is None
    long = Scripted(0.5, 0.35)
    assert confirm(long, 0) == [0]
    assert long.worlds > 64


def test_puzzles_of_matches_with_other_options_are_put_with_them() -> None:
    game = find_game("couronnes")
    others = [puzzle for puzzle in puzzles_of(game).values() if puzzle.options]
    for puzzle in others:
        shown = ask(game, puzzle).frame.observation.view.options
        assert {name: getattr(shown, name) for name in puzzle.options} == puzzle.options


def test_who_may_still_play_the_answer_has_not_missed_it() -> None:
    game = find_game("couronnes")
    match = Match(game, 2, seed=bytes(32))
    while not any(isinstance(each, EndTurn) for each in match.moves(match.to_act[0])):
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    seat = match.to_act[0]
    view, moves = game.view(match.table, seat), match.moves(seat)
    end = moves.index(EndTurn())
    (walk, *_) = (at for at, each in enumerate(moves) if isinstance(each, Walk))
    at_once = followed(game, view, moves, EndTurn())
    assert walk in at_once
    assert end not in at_once
    play = reference_play(game)

    def later(table: Any, seat: int, moves: Sequence[Any], rng: Chance) -> Any:
        assert table.turn > view.turn or not isinstance(moves[-1], EndTurn)
        return play(table, seat, moves, rng)

    compared = Comparison(game, view, [moves[end], moves[walk]], later, "later", EndTurn())
    compared.go_on(2)
    assert compared.worlds == 2


def test_what_is_as_good_is_an_answer_unless_it_is_too_many() -> None:
    assert confirm(Scripted(0.9, 0.9, 0.2, 0.1), 0) == [0, 1]
    assert confirm(Scripted(0.9, 0.9, 0.2), 0) is None
    assert confirm(Scripted(0.9, 0.9, 0.2), 0, among=4) == [0, 1]
