"""What the moves of a position are worth for who knows only a view.

All moves are tried in the same imagined worlds with the same chance, and everybody plays on to the
end of the match. What differs between two moves is then the moves and not the luck.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from larcin.bots.thinking import Policy, imagine, next_seat, policy_of
from larcin.bots.weaknesses import Weaknesses
from larcin.kernel.game import AnyGame
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance, QuickRng
from larcin.kernel.table import Outcome, Table, encode_table

DOUBT: Final = 0.5
"""Differences that were always the same so far may differ next time: so much is added to the sum of
their squares. After some hundred worlds it is nothing."""

SURPRISE: Final = 4
"""One in so many secret answers of the others is anything at all."""

TWINS: Final = 4
"""In so many worlds two moves must lead to the same table to be one."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What a move wins, and how much less that is than what the best one wins."""

    share: float
    less: float
    error: float
    """The standard error of `less`; of the best move, that of its share."""

    worlds: int


class Comparison:
    """Some moves of one seat, tried in one world after another."""

    def __init__(
        self,
        game: AnyGame,
        view: Any,
        moves: Sequence[Any],
        policy: Policy,
        chance: str,
        then: Any = None,
    ) -> None:
        """Another `chance` gives other worlds; `then` is played right after any other move."""
        self.game = game
        self.view = view
        self.moves = moves
        self.policy = policy
        self.running = list(range(len(moves)))
        """The moves that are still tried."""

        self.shares: list[list[float]] = [[] for _ in moves]
        self.ends: list[list[int]] = [[] for _ in moves]
        """How each match ended, as a number: two moves may always come to the same."""

        self._chance = chance
        self._then = then

    @property
    def worlds(self) -> int:
        """How many worlds there were so far."""
        return max(map(len, self.shares))

    def go_on(self, until: int) -> None:
        """Try whatever is running in more worlds, until there were so many."""
        for number in range(self.worlds, until):
            self._try(number)

    def _try(self, number: int) -> None:
        rng, me = world_chance(self._chance, number), self.view.seat
        world = imagine(self.game, self.view, rng)
        for at in self.running:
            table = self.game.copy(world)
            self.game.apply(table, me, self.moves[at])
            if self._then not in (None, self.moves[at]) and may_play(table, me, self._then):
                self.game.apply(table, me, self._then)
            answer_by_surprise(self.game, table, self.policy, f"{self._chance} {number}")
            outcome = play_to_end(self.game, table, self.policy)
            self.shares[at].append(share_of(outcome, me))
            self.ends[at].append(hash((outcome.winners, outcome.scores)))

    def favourite(self) -> int:
        """Which of those that are running won most."""
        return max(self.running, key=lambda at: sum(self.shares[at]))

    def are_same(self, one: int, other: int) -> bool:
        """Whether both came to the very same end in every world."""
        return all(a == b for a, b in zip(self.ends[one], self.ends[other], strict=False))

    def lead(self, one: int, other: int) -> tuple[float, float]:
        """How much more one wins than the other, and the standard error of that."""
        pairs = zip(self.shares[one], self.shares[other], strict=False)
        return mean_and_error([a - b for a, b in pairs])

    def worth(self, at: int, best: int) -> Worth:
        """What this move wins. What it lost to the best one is told in the worlds of both."""
        share, error = mean_and_error(self.shares[best])
        if at == best:
            return Worth(share, 0.0, error, len(self.shares[at]))
        less, error = self.lead(best, at)
        return Worth(share - less, less, error, len(self.shares[at]))


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    count = len(values)
    mean = sum(values) / count
    squares = sum((value - mean) ** 2 for value in values) + DOUBT
    return mean, sqrt(squares / count / max(1, count - 1))


def share_of(outcome: Outcome, seat: Seat) -> float:
    """What a seat has of the victory."""
    return (seat in outcome.winners) / len(outcome.winners)


def answer_by_surprise(game: AnyGame, table: Table, policy: Policy, chance: str) -> None:
    """Whoever still answers the same question face down: one in `SURPRISE` with whatever they may.

    Nobody knows what others choose in secret, and who counts on one policy is sure of nothing.
    """
    rng = world_chance(f"others {chance}", 0)
    while table.chosen and table.outcome is None:
        seat = next_seat(table)
        moves = table.asked[seat]
        is_surprise = len(moves) == 1 or rng.below(SURPRISE) == 0
        move = moves[rng.below(len(moves))] if is_surprise else None
        game.apply(table, seat, policy(table, seat, moves, table.rng) if move is None else move)


def play_to_end(game: AnyGame, table: Table, policy: Policy) -> Outcome:
    """Everybody plays on like this."""
    apply = game.script.apply
    rng: Chance = table.rng
    while table.outcome is None:
        seat = next_seat(table)
        moves = table.asked[seat]
        apply(table, seat, moves[0] if len(moves) == 1 else policy(table, seat, moves, rng))
    return table.outcome


def reference_play(game: AnyGame) -> Policy:
    """How everybody plays on: by the game's skill, where it has any, else by its heuristic."""
    skill = game.brain.skill
    return policy_of(game) if skill is None else _following(game, skill, Weaknesses())


def fallible_play(game: AnyGame, overlook: float) -> Policy:
    """The same by people who overlook things."""
    worth = game.brain.skill or game.brain.heuristic
    return _following(game, worth, Weaknesses(overlook))


def _following(game: AnyGame, worth: Callable[[Any, Any], float], weaknesses: Weaknesses) -> Policy:
    def follow(table: Table, seat: Seat, moves: Sequence[Any], rng: Chance) -> Any:
        seen = game.view(table, seat)
        return max(weaknesses.notice(moves, rng), key=lambda move: worth(seen, move))

    return follow


def may_play(table: Table, seat: Seat, move: Any) -> bool:
    """Whether it is this seat's turn to choose, and this is one of its moves."""
    is_asked = table.outcome is None and seat not in table.chosen
    return is_asked and move in table.asked.get(seat, ())


def followed(game: AnyGame, view: Any, moves: Sequence[Any], then: Any) -> list[int]:
    """After which of these moves the same seat may play this one at once."""
    found, me = [], view.seat
    for at, move in enumerate(moves):
        table = imagine(game, view, QuickRng.numbered(0))
        game.apply(table, me, move)
        if move != then and may_play(table, me, then):
            found.append(at)
    return found


def missed(game: AnyGame, view: Any, move: Any, others: Sequence[Any]) -> list[int]:
    """Which of the others the same seat cannot play any more right after this move."""
    table = imagine(game, view, QuickRng.numbered(0))
    game.apply(table, view.seat, move)
    return [at for at, each in enumerate(others) if not may_play(table, view.seat, each)]


def distinct(game: AnyGame, view: Any, moves: Sequence[Any]) -> list[list[Any]]:
    """Moves that do the same are one: whatever the world, the same table comes of them."""
    me = view.seat
    worlds = [imagine(game, view, QuickRng.numbered(number)) for number in range(TWINS)]
    found: dict[tuple[bytes, ...], list[Any]] = {}
    for move in moves:
        tables = [game.copy(world) for world in worlds]
        for table in tables:
            game.apply(table, me, move)
        found.setdefault(tuple(map(encode_table, tables)), []).append(move)
    return list(found.values())


def world_chance(name: str, number: int) -> QuickRng:
    """The chance of one world out of many that have a name."""
    digest = hashlib.blake2b(f"{name} {number}".encode(), digest_size=8).digest()
    return QuickRng(int.from_bytes(digest, "big"))
