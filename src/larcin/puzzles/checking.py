"""Puzzles looked at again, in other worlds than those in which they were found."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from larcin.kernel.errors import LarcinError
from larcin.kernel.game import AnyGame
from larcin.kernel.registry import find_game
from larcin.kernel.vocabulary import vocabulary_of
from larcin.puzzles.comparing import Comparison, followed, reference_play
from larcin.puzzles.mining import CHECKING, GAP, NEAR, SURE, VERY_SURE, greedy_moves
from larcin.puzzles.puzzle import BadPuzzle, Puzzle, match_of

CLEAR: Final = "clear"
LIKELY: Final = "likely"
WRONG: Final = "wrong"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of a puzzle when it was looked at again."""

    id: str
    is_: str
    """`clear`: again all other moves lose 0.1, and by two standard errors more. `likely`: these
    worlds alone do not say so, but neither do they speak against it. `wrong`: they do."""

    lead: float = 0.0
    error: float = 0.0
    """What the best move wins more than the next one, and the standard error of that."""

    worlds: int = 0
    why: str = ""


def check(slug: str, puzzle: Puzzle, chance: str = "again") -> Verdict:
    """Whether it still is a puzzle; another `chance` looks at other worlds."""
    game = find_game(slug)
    try:
        view, groups = lay_out(game, puzzle)
    except LarcinError as trouble:
        return Verdict(puzzle.id, WRONG, why=str(trouble))
    first, *others = groups
    moves = [*first, *(group[0] for group in others)]
    play, answers = reference_play(game), len(first)
    compared = Comparison(game, view, moves, play, f"{chance} {puzzle.id}")
    later = Comparison(game, view, moves, play, f"{chance} later {puzzle.id}", moves[0])
    at_once = followed(game, view, moves, moves[0])
    later.running = [0, *at_once]
    leads = [_compare(compared, answers)]
    if at_once:
        leads += [_compare(later, answers)]
    lead, error = min(leads, key=lambda each: each[0] - SURE * each[1])
    poor = [at for at in range(1, answers) if _is_worse(compared, at)]
    if any(at not in at_once or _is_worse(later, at) for at in poor):
        return Verdict(puzzle.id, WRONG, lead, error, compared.worlds, "An answer is worse.")
    verdict = WRONG if lead + SURE * error < GAP else LIKELY
    if lead - SURE * error >= GAP:
        verdict = CLEAR
    return Verdict(puzzle.id, verdict, lead, error, compared.worlds)


def lay_out(game: AnyGame, puzzle: Puzzle) -> tuple[Any, list[list[Any]]]:
    """What is seen, and the moves in groups of equals, the best first; or why that cannot be."""
    match = match_of(game, puzzle)
    view, legal = game.view(match.table, puzzle.seat), match.moves(puzzle.seat)
    moves = vocabulary_of(game).moves
    groups = [[moves[number] for number in value.moves] for value in puzzle.values]
    if {each for group in groups for each in group} != set(legal):
        raise BadPuzzle("It does not list the legal moves.")
    if any(answer in greedy_moves(game, view, legal) for answer in groups[0]):
        raise BadPuzzle("Greedy finds its answer.")
    return view, groups


def _is_worse(compared: Comparison, at: int) -> bool:
    """Whether this move is surely not as good as the best."""
    lead, error = compared.lead(0, at)
    return lead - SURE * error > NEAR


def _compare(compared: Comparison, answers: int) -> tuple[float, float]:
    """By how much the first move leads the one that comes next, surely; the first are answers."""
    good = [at for at in compared.running if at < answers]
    everything = [at for at in compared.running if at >= answers]
    for worlds in CHECKING:
        compared.go_on(worlds)
        leads = {at: compared.lead(0, at) for at in everything}
        if any(lead + VERY_SURE * error < GAP for lead, error in leads.values()):
            break
        open_ = [
            at
            for at in compared.running
            if at >= answers and leads[at][0] - VERY_SURE * leads[at][1] < GAP
        ]
        if not open_:
            break
        compared.running = [*good, *open_]
    return min(leads.values(), key=lambda lead: lead[0] - SURE * lead[1], default=(1.0, 0.0))
