"""Finding puzzles: matches of masterminds are played, and their choices looked at.

Most positions are no puzzle, and are dropped as soon as that is likely. What is left is checked in
worlds of its own: whoever chooses and measures in the same ones believes in luck.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from msgspec.structs import replace

from larcin.bots import LEVELS, make_bot
from larcin.bots.greedy import Greedy, best_of
from larcin.bots.ismcts import Ismcts
from larcin.bots.thinking import is_trusted, worths
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Match, Observation
from larcin.kernel.options import read_options
from larcin.kernel.registry import find_game
from larcin.kernel.rng import SEED_BYTES, QuickRng
from larcin.kernel.vocabulary import vocabulary_of
from larcin.puzzles.comparing import (
    Comparison,
    distinct,
    fallible_play,
    followed,
    missed,
    reference_play,
)
from larcin.puzzles.puzzle import Checked, Puzzle, Valued, match_of, puzzle_id

GAP: Final = 0.1
"""All moves that are not as good as the best lose at least so much of the victory."""

NEAR: Final = 0.05
"""A move that surely loses less than that is as good as the best: there may be several ways to the
same, as in a walk, and whoever finds any of them is right."""

SURE: Final = 2.0
"""And more than that by so many standard errors."""

VERY_SURE: Final = 3.0
"""A move that loses so clearly need not be tried any more."""

LOOKING: Final = 8
"""Where no mastermind has searched, a move that may be best is found in so few worlds."""

GLANCING: Final = (8, 32)
"""In so few worlds it is only asked whether that move seems better than greedy's."""

SCREENING: Final = (16, 32, 64, 128)
CHECKING: Final = (64, 128, 256, 512)
"""After so many worlds it is looked at how the moves fare."""

OVERLOOK: Final = 0.15
FALLIBLE_WORLDS: Final = 64
FALLIBLE_GAP: Final = 0.05
NEXT: Final = 3
"""So many of the next best moves are tried again among people who overlook things."""

SIMULATIONS: Final = 100
SIMULATIONS_EARLY: Final = 30
"""How long the masterminds think, where they search; less, while nothing is looked at."""

TRIES: Final = 24
"""So many choices of a match are looked at, at most."""

MOST: Final = 3
"""So many puzzles are taken from one match."""

APART: Final = 4
"""And so many moves of the match lie between them at least."""

EARLY: Final = 0.6
"""The part of a match at its beginning in which no move decides."""

ASKED: Final = 8
"""How often each level is asked, to see how hard it is."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A seat had to choose."""

    at: int
    """How many moves were played before it."""

    observation: Observation[Any, Any, Any]
    move: Any
    """What a mastermind that searched does there, and greedy does not; `None` if it did not."""

    promise: float
    """How likely it is to be a puzzle: only comparisons count."""


@dataclass(frozen=True, slots=True)
class Mined:
    """What came of one match."""

    number: int
    puzzles: tuple[Puzzle, ...]
    tried: int
    seconds: float


def mine(
    slug: str, number: int, seats: int | None = None, options: Mapping[str, Any] | None = None
) -> Mined:
    """Play match number so many, and look at its most promising choices.

    If nobody says how many play, it is each number in turn.
    """
    begun = time.perf_counter()
    game = find_game(slug)
    seats = game.players[number % len(game.players)] if seats is None else seats
    seed = hashlib.blake2b(f"puzzles {slug} {number}".encode(), digest_size=SEED_BYTES).digest()
    agreed = dict(options or {})
    match = Match(game, seats, read_options(game, agreed, strict=True), seed)
    early = int(EARLY * usual_length(match))
    late = play_masterminds(match, early, QuickRng.numbered(number))
    end = EARLY * len(match.log)
    late = [choice for choice in late if choice.move is not None or choice.at >= end]
    late.sort(key=lambda choice: -choice.promise)
    found: dict[int, Puzzle] = {}
    tried = 0
    for choice in late[:TRIES]:
        if len(found) == MOST:
            break
        if any(abs(choice.at - at) < APART for at in found):
            continue
        tried += 1
        puzzle = examine(game, match, choice)
        if puzzle is not None:
            found[choice.at] = replace(puzzle, options=agreed)
    return Mined(number, tuple(found.values()), tried, time.perf_counter() - begun)


def examine_again(slug: str, puzzle: Puzzle) -> tuple[str, Puzzle | None]:
    """The same position by how puzzles are examined now, if it still is one; with its old name."""
    game = find_game(slug)
    match = match_of(game, puzzle)
    seen = match.observe(puzzle.seat, since=len(match.events))
    found = examine(game, match, Choice(len(match.log), seen, None, 0.0))
    return puzzle.id, None if found is None else replace(found, options=puzzle.options)


def usual_length(like: Match) -> int:
    """How many moves such a match has, roughly: this one, if everybody were greedy."""
    match = Match(like.game, like.seats, like.options, like.seed)
    greedy, rng = Greedy(), QuickRng()
    while match.outcome is None:
        seat = match.to_act[0]
        match.play(seat, greedy.choose(match.observe(seat, since=len(match.events)), None, rng))
    return len(match.log)


def play_masterminds(match: Match, early: int, rng: QuickRng) -> list[Choice]:
    """Play to the end; the choices that may be puzzles, after so many moves if they searched."""
    bots = [Ismcts(sims=SIMULATIONS) for _ in range(match.seats)]
    hasty = Ismcts(sims=SIMULATIONS_EARLY)
    found: list[Choice] = []
    while match.outcome is None:
        seat = match.to_act[0]
        moves = match.moves(seat)
        move = moves[0]
        if len(moves) > 1:
            seen = match.observe(seat, since=len(match.events))
            is_early = len(match.log) < early
            move, promise = _choose(hasty if is_early else bots[seat], match, seen, rng)
            is_skill = is_trusted(match.game, seen.view)
            if promise is not None and (is_skill or not is_early):
                searched = None if is_skill else move
                found.append(Choice(len(match.log), seen, searched, promise))
        match.play(seat, move)
    return found


def greedy_moves(game: AnyGame, view: Any, moves: Sequence[Any]) -> list[Any]:
    """What greedy might play."""
    return best_of(moves, [game.brain.heuristic(view, move) for move in moves])


def _choose(
    bot: Ismcts, match: Match, seen: Observation[Any, Any, Any], rng: QuickRng
) -> tuple[Any, float | None]:
    """The mastermind's move, and how much the choice promises; nothing, if it is hopeless.

    Who searches tells by how much its move seems better than the next one. Where it follows its
    skill, what it does is no answer: everybody plays on by that skill, and would do the same a step
    later. What it does not see may be one. The nearer the end, the more hangs on one move, and
    where there are few there is no other way to the same.
    """
    game, view, moves = match.game, seen.view, seen.moves
    if is_trusted(game, view):
        worth = worths(game, view, moves)
        return moves[worth.index(max(worth))], len(match.log) / len(moves)
    move = bot.choose(seen, None, rng)
    if move in greedy_moves(game, view, moves):
        return move, None
    shares = [opinion.share for opinion in bot.opinions]
    return move, shares[0] - shares[1] if len(shares) > 1 else 0.0


def examine(game: AnyGame, match: Match, choice: Choice) -> Puzzle | None:
    """The puzzle that this position is, if it is one."""
    view = choice.observation.view
    groups = distinct(game, view, choice.observation.moves)
    moves = [group[0] for group in groups]
    if len(moves) < 2:
        return None
    numbers = vocabulary_of(game).numbers
    before = tuple(numbers[line.move] for line in match.log[: choice.at])
    name = puzzle_id(match.seed.hex(), before)
    greedy = greedy_moves(game, view, choice.observation.moves)
    usual = [at for at, group in enumerate(groups) if any(each in greedy for each in group)]
    play = reference_play(game)
    move = choice.move
    if move is None:
        some = Comparison(game, view, moves, play, f"look {name}")
        some.running = sorted({*usual, *missed(game, view, greedy[0], moves)})
        move = moves[look(some, usual)]
    pair = [move, greedy[0]]
    if move in greedy or not is_ahead(Comparison(game, view, pair, play, f"glance {name}")):
        return None
    at = next(at for at, group in enumerate(groups) if move in group)
    if put_off(game, view, moves, [at, *usual], f"usual {name}") != []:
        return None  # greedy may still do it afterwards
    best = screen(Comparison(game, view, moves, play, f"screen {name}"), usual)
    if best is None:
        return None
    compared = Comparison(game, view, moves, play, f"check {name}")
    good = confirm(compared, best)
    if good is None:
        return None
    others = [at for at in range(len(moves)) if at not in good]
    later = put_off(game, view, moves, [best, *others], f"later {name}")
    if later is None or is_many(compared, [*good[1:], *later]):
        return None
    good += later
    if any(at in usual for at in good):
        return None
    rows = [[numbers[each] for each in group] for group in groups]
    values = sort_values(compared, best, good, rows)
    answers = [each for each in choice.observation.moves if numbers[each] in values[0].moves]
    again = [vocabulary_of(game).moves[value.moves[0]] for value in values[: NEXT + 1]]
    second = Comparison(game, view, again, fallible_play(game, OVERLOOK), f"fallible {name}")
    lead, error = least_lead(second)
    if lead < FALLIBLE_GAP:
        return None
    return Puzzle(
        id=name,
        seats=match.seats,
        seed=match.seed.hex(),
        before=before,
        seat=view.seat,
        values=values,
        found=ask_levels(game, choice.observation, answers),
        rank=rank_of(game, view, moves, answers),
        checked=Checked(f"check {name}", round(lead, 3), round(error, 3), FALLIBLE_WORLDS),
    )


def look(compared: Comparison, usual: Sequence[int]) -> int:
    """The move that does best in a few worlds; what greedy does, if nothing does better."""
    if len(compared.running) > len(usual):
        compared.go_on(LOOKING)
    best = compared.favourite()
    won = sum(compared.shares[best])
    return next((at for at in usual if sum(compared.shares[at]) == won), best)


def is_ahead(compared: Comparison) -> bool:
    """Whether the first of two moves seems better: most positions cost no more than this."""
    for worlds in GLANCING:
        compared.go_on(worlds)
        if compared.lead(0, 1)[0] < GAP:
            return False
    return True


def screen(compared: Comparison, usual: Sequence[int]) -> int | None:
    """The move that seems to be clearly the best, by a look that ends early if there is none.

    What greedy does is `usual`, and no answer to a puzzle.
    """
    for worlds in SCREENING:
        compared.go_on(worlds)
        best = compared.favourite()
        leads = {at: compared.lead(best, at) for at in compared.running if at != best}
        hope = GAP * worlds / (worlds + SCREENING[0])
        hopeless = [at for at, (lead, _) in leads.items() if lead < hope]
        if best in usual or any(at in usual for at in hopeless) or is_many(compared, hopeless):
            return None
        if worlds > CHECKING[0] and any(is_between(*lead, worlds) for lead in leads.values()):
            return None
        open_ = [at for at, (lead, error) in leads.items() if lead - VERY_SURE * error < GAP]
        if not open_:
            return best
        compared.running = sorted([best, *open_])
    return best


def put_off(
    game: AnyGame, view: Any, moves: Sequence[Any], some: Sequence[int], chance: str
) -> list[int] | None:
    """After which of some moves the first of them is still as good, if after all others it is not.

    Who plays another card and then the answer has found it, too.
    """
    best, *others = some
    at_once = followed(game, view, moves, moves[best])
    others = [at for at in others if at in at_once]
    if not others:
        return []
    lines = [moves[at] for at in (best, *others)]
    compared = Comparison(game, view, lines, reference_play(game), chance, moves[best])
    good = confirm(compared, 0, len(moves))
    return None if good is None else [others[at - 1] for at in good[1:]]


def confirm(compared: Comparison, best: int, among: int | None = None) -> list[int] | None:
    """The moves that are as good as this one, itself first, if all others are clearly worse.

    There may be more moves than are compared: then they are so many.
    """
    for worlds in CHECKING:
        compared.go_on(worlds)
        wanted = SURE if worlds == CHECKING[-1] else VERY_SURE
        good, open_ = [best], []
        for at in compared.running:
            if at == best:
                continue
            lead, error = compared.lead(best, at)
            if abs(lead) + SURE * error < NEAR:
                good.append(at)
            elif is_between(lead, error, worlds):
                return None
            elif lead - wanted * error < GAP:
                open_.append(at)
        if 2 * len(good) > (among or len(compared.moves)):
            return None
        if not open_:
            return good
        compared.running = sorted([*good, *open_])
    return None


def is_between(lead: float, error: float, worlds: int) -> bool:
    """Whether a move will probably turn out to be neither as good nor clearly worse.

    In the end the error will be smaller, and the lead may be a little more or less than now.
    """
    doubt, slack = SURE * error * sqrt(worlds / CHECKING[-1]), error / 2
    may_be_worse = lead + slack - doubt >= GAP
    may_be_good = abs(lead) - slack + doubt < NEAR
    return not may_be_worse and not may_be_good


def is_many(compared: Comparison, good: Sequence[int]) -> bool:
    """Whether more than half of the moves would be right: that is no puzzle."""
    return 2 * (1 + len(good)) > len(compared.moves)


def sort_values(
    compared: Comparison, best: int, good: Sequence[int], groups: Sequence[Sequence[int]]
) -> tuple[Valued, ...]:
    """What all moves are worth, the best first."""
    rows = [(best, tuple(number for at in good for number in groups[at]))]
    rows += [(at, tuple(group)) for at, group in enumerate(groups) if at not in good]
    values = []
    for at, moves in rows:
        worth = compared.worth(at, best)
        values.append(
            Valued(
                moves,
                round(max(0.0, worth.share), 3),
                round(worth.less, 3),
                round(worth.error, 3),
                worth.worlds,
            )
        )
    return tuple(sorted(values, key=lambda value: value.less))


def least_lead(compared: Comparison) -> tuple[float, float]:
    """By how much the first move leads the best of the others, among fallible people."""
    compared.go_on(FALLIBLE_WORLDS)
    return min(compared.lead(0, at) for at in range(1, len(compared.moves)))


def ask_levels(
    game: AnyGame, seen: Observation[Any, Any, Any], answers: Sequence[Any]
) -> tuple[float, ...]:
    """How often each level finds one of the answers."""
    found = []
    for level in LEVELS:
        hits = sum(
            make_bot(level).choose(seen, None, QuickRng.numbered(time)) in answers
            for time in range(ASKED)
        )
        found.append(round(hits / ASKED, 3))
    return tuple(found)


def rank_of(game: AnyGame, view: Any, moves: Sequence[Any], answers: Sequence[Any]) -> int:
    """How many moves greedy likes better than the answer, and one more."""
    worth = {move: game.brain.heuristic(view, move) for move in moves}
    best = max(game.brain.heuristic(view, answer) for answer in answers)
    return 1 + sum(each > best for each in worth.values())
