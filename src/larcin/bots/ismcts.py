"""The strongest bot: information set Monte Carlo tree search, for any number of players.

One tree for each observer, all grown in the same simulations: what a seat does next hangs on
what that seat has seen, never on the imagined world. Everybody maximises their own share of the
victory (max^n). Where several choose at once, each chooses in their own tree (decoupled). Where
the game says that bluffing pays, choices are mixed by regret matching, and the move is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Any, Final

from larcin.bots.race import Race
from larcin.bots.thinking import (
    Budget,
    Opinion,
    best_first,
    horizon_of,
    imagine,
    is_trusted,
    next_seat,
    play_out,
    policy_of,
    quick,
    worths,
)
from larcin.bots.weaknesses import Weaknesses
from larcin.kernel.codec import encode
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Observation
from larcin.kernel.pieces import Seat
from larcin.kernel.registry import find_game
from larcin.kernel.rng import Chance, QuickRng

ROOM: Final = 60_000
"""How many nodes a bot keeps at most, all trees together."""

RIPE: Final = 200
"""How often a node is reached before its moves are told apart.

Until then whoever is to choose there plays as in a playout: at a node that is little known,
trying one thing after another is worse play than the game's own policy, and so says less of
the moves that lead there. Then it is also marked, to be found again when the match gets there.
"""

UNLIKELY: Final = 0.5
"""A move with less than this part of an even share of the mixture is not drawn in the end."""

CURIOUS: Final = 0.2
"""The part of the choices at a mixed node that is spent on trying everything."""


class Edge:
    """A move at a node: how often it was tried, and what it won."""

    __slots__ = ("mixture", "regret", "tried", "won")

    def __init__(self) -> None:
        self.tried = 0
        self.won = 0.0
        self.regret = 0.0
        self.mixture = 0.0


class Node:
    """What one seat knows at one moment, and the moves that it tried there."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[Any, Edge] = {}


Key = tuple[Seat, int, int]
"""Whose tree, the path that everybody has seen, and what this seat alone knows it did."""

Visit = tuple[Node, Edge, Seat, float]
"""A node, the move that was tried there, by whom, and how likely it was, if it was drawn."""


class Ismcts:
    """Grows trees of what could happen, and plays the move it went back to most often."""

    def __init__(
        self,
        time: float = 0.0,
        sims: int = 0,
        explore: float = 0.3,
        prior: float = 1.0,
        depth: int = -1,
        overlook: float = 0.0,
        memory: float = 1.0,
    ) -> None:
        self.budget = Budget(time, sims)
        self.explore = explore
        self.prior = prior
        self.depth = depth
        self.weaknesses = Weaknesses(overlook, memory)
        self.opinions: tuple[Opinion, ...] = ()
        self.simulations = 0
        self._tree: dict[Key, Node] = {}
        self._marks: dict[bytes, Key] = {}

    def choose(
        self, observation: Observation[Any, Any, Any], deadline: float | None, rng: Chance
    ) -> Any:
        """The move that was tried most; where bluffing pays, one drawn from the mixture."""
        game, chance = find_game(observation.game), quick(rng)
        self.opinions = ()
        moves = self.weaknesses.notice(observation.moves, chance)
        if len(moves) == 1:
            return moves[0]
        view = self.weaknesses.remember(game.brain, observation.view, chance)
        key = self._find_root(view)
        horizon = horizon_of(game, view.seats, self.depth)
        search = Search(game, view.seats, self._tree, key, self.explore, horizon)
        if view.step in game.brain.bluffs.at(view.seats) and not is_trusted(game, view):
            move = self._mix(search, view, moves, deadline, chance)
        else:
            move = self._race(search, view, moves, deadline, chance)
        self._marks = search.marks
        return move

    def _mix(
        self, search: Search, view: Any, moves: Sequence[Any], deadline: float | None, rng: QuickRng
    ) -> Any:
        """Where whoever is seen through loses: a move drawn from a mixture."""
        game, count = search.game, 0
        search.moves = moves
        for _ in self.budget.rounds(deadline):
            search.simulate(imagine(game, view, rng), rng)
            count += 1
        self.simulations = count
        root = search.tree[search.root]
        self.opinions = best_first(_opinion(move, root.edges.get(move)) for move in moves)
        return _draw(root, moves, rng)

    def _race(
        self, search: Search, view: Any, moves: Sequence[Any], deadline: float | None, rng: QuickRng
    ) -> Any:
        """The move that wins most in worlds that all moves were tried in."""
        game = search.game
        race = _start_race(game, view, moves, self.prior)
        waiting: list[Any] = []
        world: Any = None
        count = 0
        for spent in self.budget.rounds(deadline):
            if not waiting:
                if not race.narrow(spent):
                    break
                waiting = race.running.copy()
                world = imagine(game, view, rng)
            move = waiting.pop()
            twin = game.copy(world)
            race.note(move, search.simulate(twin, twin.rng, move)[view.seat])
            count += 1
        self.simulations = count
        self.opinions = race.opinions()
        return self.opinions[0].move

    def _find_root(self, view: Any) -> Key:
        """The node that the last search marked for what is seen now, if it came by here."""
        key = self._marks.get(encode(view))
        if key is None or len(self._tree) > ROOM // 2:
            self._tree.clear()
            return (view.seat, 0, 0)
        return key


class Search:
    """The simulations for one move."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        tree: dict[Key, Node],
        root: Key,
        explore: float,
        horizon: int,
    ) -> None:
        self.game = game
        self.tree = tree
        self.root = root
        self.explore = explore
        self.horizon = horizon
        self.marks: dict[bytes, Key] = {}
        self.facedown = [step.facedown for step in game.script.steps]
        self.playout = policy_of(game)
        bluffs = game.brain.bluffs.at(seats)
        self.mixed = [step.rule in bluffs for step in game.script.steps]
        self.moves: Sequence[Any] = ()
        """The moves of the root that come to mind."""

        tree.setdefault(root, Node())

    def simulate(self, world: Any, rng: QuickRng, first: Any = None) -> Sequence[float]:
        """Go down the trees, grow them by a node, play out, and remember what came of it.

        At the root it tries the move `first`, if there is one.
        """
        path = self._descend(world, rng, first)
        won = play_out(self.game, world, rng, self.horizon)
        for node, edge, seat, chance in path:
            if chance:
                _regret(node, edge, won[seat], chance)
            edge.tried += 1
            edge.won += won[seat]
        return won

    def _descend(self, world: Any, rng: QuickRng, first: Any) -> list[Visit]:
        """The visits on the way to a node that is new, or to the end."""
        me, public, own = self.root
        private = [0] * world.seats
        private[me] = own
        tree, apply, facedown = self.tree, self.game.script.apply, self.facedown
        path: list[Visit] = []
        seat = me  # of several who choose at the same time, the observer is the first
        while world.outcome is None:
            moves, step = world.asked[seat], world.step
            move = moves[0]
            if len(moves) > 1:
                key = (seat, public, private[seat])
                node = tree.get(key)
                if node is None:
                    if len(tree) < ROOM:
                        tree[key] = Node()
                    return path
                is_root = key == self.root
                if not is_root and node.visits < RIPE:
                    node.visits += 1
                    return path
                if node.visits == RIPE and seat == me and not is_root:
                    self.marks[encode(self.game.view(world, seat))] = key
                move, chance = self._visit(node, world, seat, rng, is_root, first)
                path.append((node, node.edges[move], seat, chance))
            apply(world, seat, move)
            if facedown[step]:
                private[seat] = hash((private[seat], move))
            else:
                public = hash((public, seat, move))
            if world.outcome is None:
                seat = next_seat(world) if world.chosen else next(iter(world.asked))
        return path

    def _visit(
        self, node: Node, world: Any, seat: Seat, rng: QuickRng, is_root: bool, first: Any
    ) -> tuple[Any, float]:
        """The move to try at this node now; and, if it is drawn, how likely it was."""
        node.visits += 1
        if is_root and first is not None:
            if first not in node.edges:
                node.edges[first] = Edge()
            return first, 0.0
        if self.mixed[world.step]:
            return _mix(node, self.moves if is_root else world.asked[seat], rng)
        return self._pick(node, world, seat, rng), 0.0

    def _pick(self, node: Node, world: Any, seat: Seat, rng: QuickRng) -> Any:
        """What is good or little known; new moves come in one by one, sensible ones first."""
        edges, moves, playout = node.edges, world.asked[seat], self.playout
        if len(edges) < 1 + 2 * sqrt(node.visits):
            move = playout(world, seat, moves, rng)
            if move in edges:
                move = moves[rng.below(len(moves))]
            if move not in edges:
                edges[move] = Edge()
                return move
        best, most = None, -1.0
        spread = self.explore * sqrt(log(node.visits))
        for move in moves:
            edge = edges.get(move)
            if edge is not None:
                value = edge.won / edge.tried + spread / sqrt(edge.tried)
                if value > most:
                    best, most = move, value
        if best is None:  # in this world, nothing of what was tried is legal
            best = playout(world, seat, moves, rng)
            edges[best] = Edge()
        return best


def _opinion(move: Any, edge: Edge | None) -> Opinion:
    if edge is None or not edge.tried:
        return Opinion(move, 0.0, 0)
    return Opinion(move, edge.won / edge.tried, edge.tried)


def _start_race(game: AnyGame, view: Any, moves: Sequence[Any], prior: float) -> Race:
    """All moves, as the game itself would order them."""
    worth = worths(game, view, moves)
    low, high = min(worth), max(worth)
    order = sorted(range(len(moves)), key=worth.__getitem__, reverse=True)
    bias = [(worth[at] - low) / (high - low or 1) for at in order]
    return Race([moves[at] for at in order], prior, bias, is_known=is_trusted(game, view))


def _mix(node: Node, moves: Sequence[Any], rng: QuickRng) -> tuple[Any, float]:
    """A move drawn by regret matching, and how likely it was."""
    edges = node.edges
    known = [edges.get(move) or edges.setdefault(move, Edge()) for move in moves]
    total = sum(edge.regret for edge in known if edge.regret > 0)
    even = CURIOUS / len(moves)
    point = rng.below(1 << 30) / (1 << 30)
    chosen, likely = 0, 0.0
    for at, edge in enumerate(known):
        part = max(edge.regret, 0) / total if total > 0 else 1 / len(moves)
        edge.mixture += part
        chance = (1 - CURIOUS) * part + even
        if point >= 0:
            chosen, likely = at, chance
        point -= chance
    return moves[chosen], likely


def _regret(node: Node, taken: Edge, won: float, chance: float) -> None:
    """Regret every move by what it is believed to win above what was won.

    What a move not taken would have won is believed to be its mean; that of the move taken is
    corrected by what it won now, the more the less likely it was to be taken.
    """
    belief = taken.won / taken.tried if taken.tried else won
    corrected = belief + (won - belief) / chance
    for edge in node.edges.values():
        if edge is taken:
            edge.regret += corrected - won
        elif edge.tried:
            edge.regret += edge.won / edge.tried - won


def _draw(root: Node, moves: Sequence[Any], rng: QuickRng) -> Any:
    """A move from the mixture, without those that hardly ever belong to it."""
    weights = [root.edges[move].mixture if move in root.edges else 0.0 for move in moves]
    floor = UNLIKELY * sum(weights) / len(weights)
    weights = [weight if weight >= floor else 0.0 for weight in weights]
    point = sum(weights) * rng.below(1 << 30) / (1 << 30)
    for move, weight in zip(moves, weights, strict=True):
        point -= weight
        if weight and point < 0:
            return move
    return moves[max(range(len(moves)), key=weights.__getitem__)]
