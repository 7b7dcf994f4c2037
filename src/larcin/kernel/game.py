"""What a game supplies, and the kernel asks for nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from msgspec import Struct

from larcin.kernel import picture, steps
from larcin.kernel.errors import BadSeats, IllegalMove
from larcin.kernel.events import Event
from larcin.kernel.pieces import Piece, Seat
from larcin.kernel.rng import Chance
from larcin.kernel.steps import Script
from larcin.kernel.table import Move, Options, Outcome, Reckoning, Table, View
from larcin.kernel.zones import Zone

T = TypeVar("T", bound=Table)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741 - O for options, beside T and V
M = TypeVar("M", bound=Move)
X = TypeVar("X")


class Say(Protocol):
    """The words of one language, as a game's drawings use them."""

    def __call__(self, key: str, **facts: object) -> str:
        """The message with this key."""

    def player(self, seat: Seat) -> str:
        """What the player in this seat is called."""

    def piece(self, kind: str, piece: Piece) -> str:
        """What a piece of this kind is called."""


LEVELS = (
    "greedy:overlook=0.7,memory=0.2",
    "greedy:overlook=0.4,memory=0.5",
    "greedy:overlook=0.15,memory=0.8",
    "ismcts",
)
"""Who overlooks less remembers more, where there is something to forget; the last looks ahead."""


@dataclass(frozen=True, slots=True)
class BySeats(Generic[X]):
    """What is one thing between two players, and another among more."""

    duel: X
    crowd: X

    @classmethod
    def same(cls, each: X) -> BySeats[X]:
        """The same for any number of players."""
        return cls(each, each)

    def at(self, seats: int) -> X:
        """What it is at a table of so many seats."""
        return self.duel if seats <= 2 else self.crowd


NO_STEPS: Final[BySeats[frozenset[str]]] = BySeats.same(frozenset())


@dataclass(frozen=True)
class Brain(Generic[T, V, M]):
    """Numbers for bots, no search: what a game knows about playing itself well."""

    heuristic: Callable[[V, M], float]
    """How good this move looks to who sees this; only comparisons count."""

    features: Callable[[V], list[float]]
    """The view as numbers of fixed length, for learning."""

    playout: Callable[[T, Seat, Sequence[M], Chance], M] | None = None
    """What somebody will probably do on an imagined table; none means what the heuristic says."""

    judge: Callable[[T], Sequence[float]] | None = None
    """The share of the victory that each seat of an imagined table may hope for."""

    horizon: BySeats[int] = BySeats.same(0)  # noqa: RUF009 - frozen
    """How many moves of each seat to play out before judging."""

    pauses: frozenset[str] = frozenset()
    """The rules of the steps at whose beginning a position can be judged; none means any."""

    bluffs: BySeats[frozenset[str]] = NO_STEPS
    """The rules of the steps where whoever is seen through loses, so that the move is drawn."""

    forget: Callable[[V, float, Chance], V] | None = None
    """The view as a weaker memory keeps it: of this strength, from 0 (hardly any) to 1."""

    skill: Callable[[V, M], float] | None = None
    """The heuristic of who has learned by playing; none means that it knows no more."""

    trusted: BySeats[frozenset[str]] = NO_STEPS
    """The rules of the steps where the skill is followed, whatever a search would say."""

    levels: tuple[str, str, str, str] = LEVELS
    """The bots that play at the four levels for people, the weakest first."""


@dataclass(frozen=True, slots=True)
class Canvas:
    """What a drawing is for: a room of so many characters, where it may scroll downwards."""

    columns: int
    rows: int
    memory_aid: bool = False
    """Whether to show also what was seen once and is covered now."""


@dataclass(frozen=True)
class Drawing(Generic[V, M]):
    """How a game looks in a terminal: lines of text with Rich's markup, words from `Say`.

    By default every field of the view is a line, named by the words `view-…`.
    """

    table: Callable[[V, Say, Canvas], str] = picture.draw_fields
    """What lies on the table."""

    hand: Callable[[V, Say, Canvas], str] = picture.draw_hand
    """What the viewer holds."""

    prospect: Callable[[V, M], Struct | None] = picture.no_prospect
    """What a move would do, as more facts for the words that offer it."""


@dataclass(frozen=True)
class Game(Generic[T, V, O, M]):
    """A game is a value: facts about it, and the functions that are its rules."""

    slug: str
    title: str
    author: str
    publisher: str
    year: int
    players: range
    rules_version: int
    folder: Path
    endings: tuple[str, ...]
    """The rules that can decide a match: every `Outcome.reason` there is."""

    options: type[O]
    move_type: Any
    event_type: Any
    view_type: type[V]

    script: Script[T]
    setup: Callable[[int, O, Chance], T]
    """The table before the first step of the script."""

    apply: Callable[[T, Seat, M], None]
    view: Callable[[T, Seat | None], V]
    imagine: Callable[[V, Chance], T]
    """A whole table, drawn uniformly from those this view cannot rule out."""

    zones: Callable[[T], Sequence[Zone]]
    box: Callable[[int, O], Iterable[Piece]]
    bound: Callable[[int, O], int]
    """The most moves that a match can have."""

    brain: Brain[T, V, M]
    drawing: Drawing[V, M] = field(default_factory=Drawing)
    why_not: Callable[[V, M], IllegalMove | None] = steps.no_reason
    """Which rule refuses this move; where there is none, the step does. It takes the view,
    so it cannot tell a secret."""

    obvious: Callable[[V, Seat], M | None] = steps.nothing_obvious
    """The only answer that a seat can give, where everybody can see that it is the only one: a
    screen then gives it by itself. It takes the *spectator's* view, so it cannot tell a secret."""

    reckon: Callable[[V, Sequence[Event]], Reckoning | None] = steps.no_reckoning
    """Where every point came from, out of the last view and all that was told."""

    to_act: Callable[[T], tuple[Seat, ...]] = steps.to_act
    moves: Callable[[T, Seat], Sequence[M]] = steps.moves
    outcome: Callable[[T], Outcome | None] = steps.outcome
    copy: Callable[[T], T] = Table.copy
    vocabulary: Callable[[], Iterable[M]] | None = None
    """Every move that can ever be legal, in an order that stays. Without it, all values of
    `move_type` are meant: most types of moves have only so many."""

    def start(
        self, seats: int, options: O | None = None, *, rng: Chance, listen: bool = False
    ) -> T:
        """The table as the first question is put; `listen` keeps the events in `told`."""
        if seats not in self.players:
            raise BadSeats(
                f"{self.title} is played by {self.players[0]} to {self.players[-1]}, not {seats}."
            )
        table = self.setup(seats, self.options() if options is None else options, rng)
        table.told = [] if listen else None
        self.script.begin(table)
        return table


AnyBrain = Brain[Any, Any, Any]
AnyGame = Game[Any, Any, Any, Any]


def tell_events(table: Table) -> tuple[Event, ...]:
    """What was told since the last time, taken off the table."""
    told = tuple(table.told or ())
    if table.told is not None:
        table.told = []
    return told
