"""The truth of one match in play: what every game's table has, and how it is copied."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ParamSpec, Self

import msgspec
from msgspec import Struct, inspect

from larcin.kernel.events import Event
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance

P = ParamSpec("P")


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the people at a table may agree on before they start."""


class Move(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """What a player may say. Moves are imperatives: `Lay`, `Steal`."""


class Outcome(Struct, frozen=True, forbid_unknown_fields=True):
    """How a match ended: the rule that decided it, each seat's score and place (1 is best)."""

    reason: str
    scores: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place; several when victory is shared."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class View(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that one seat could know with perfect memory. `None` is a spectator.

    `step` is the rule of the present step of the script.
    """

    seat: Seat | None
    seats: int
    step: str
    outcome: Outcome | None


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """Where some points of a seat came from; its words are called `part-<what>`."""

    what: str
    points: int
    count: int = 1
    """How many pieces, or times, earned them."""

    piece: tuple[str, Any] | None = None
    """The kind and the value of the piece they are for, where there is one to show."""


class Tie(Struct, frozen=True, forbid_unknown_fields=True):
    """What was compared where scores were equal; its words are called `tie-<what>`."""

    rule: str
    what: str
    values: tuple[int | None, ...]
    """By seat; `None` for those whom it did not concern."""


class Reckoning(Struct, frozen=True, forbid_unknown_fields=True):
    """How a result came about: each seat's points by where they came from, and the ties."""

    parts: tuple[tuple[Part, ...], ...]
    """By seat; their points add up to its score."""

    ties: tuple[Tie, ...] = ()
    """In the order in which they were looked at."""

    unowned: tuple[Part, ...] = ()
    """What was left in the end and counted for nobody."""

    decided: int | None = None
    """The number of the event that decided it, where the game can tell."""


def places(keys: Sequence[Any]) -> tuple[int, ...]:
    """Places by descending key; equal keys share a place, and the next one is left free."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)


class Staged(list[Event]):
    """The events of a move that is to be seen step by step: it keeps the pictures on the way."""

    def __init__(self) -> None:
        super().__init__()
        self.pictures: list[tuple[int, Table]] = []
        """How many events had been told, and the table as it was then."""

    def keep(self, table: Table) -> None:
        """A part of the move is done: if it told something, this is its picture."""
        if len(self) > (self.pictures[-1][0] if self.pictures else 0):
            self.pictures.append((len(self), table.copy()))


class Table(Struct, kw_only=True):
    """What the kernel keeps for every game; a game adds what lies on its own table.

    Being asked is state: `asked` holds the legal moves of each seat that has a part in the
    present question. Where a question is answered face down, `chosen` holds the answers
    until the last one is in.
    """

    seats: int
    options: Options
    rng: Chance
    step: int = 0
    asked: dict[Seat, tuple[Any, ...]] = {}
    chosen: dict[Seat, Any] = {}
    outcome: Outcome | None = None
    told: list[Event] | None = None
    """Where events go; `None` while nobody listens, as in a search."""

    def tell(self, kind: Callable[P, Event], *facts: P.args, **more: P.kwargs) -> None:
        """Tell an event to whoever listens. It is built only if somebody does."""
        if self.told is not None:
            self.told.append(kind(*facts, **more))

    def picture(self) -> None:
        """In the middle of a step, too, what was told so far can have a picture of its own."""
        if type(self.told) is Staged:
            self.told.keep(self)

    def copy(self) -> Self:
        """An independent copy: playing on it leaves this table as it is.

        Values are shared, containers are not. The copy is not listened to.
        """
        twin = self.__copy__()
        for name, clone in _clones(type(self)):
            setattr(twin, name, clone(getattr(self, name)))
        twin.told = None
        return twin

    if TYPE_CHECKING:  # msgspec has it, its stubs do not

        def __copy__(self) -> Self: ...


def encode_table(table: Table) -> bytes:
    """The whole truth as bytes: equal tables have equal bytes. It never leaves the server."""
    bare = table.__copy__()
    bare.told = None
    # msgspec sorts dicts only once their keys are text, so keys become text first.
    return msgspec.json.encode(msgspec.to_builtins(bare, str_keys=True), order="deterministic")


Clone = Callable[[Any], Any]


@cache
def _clones(struct: type[Struct]) -> tuple[tuple[str, Clone], ...]:
    """The fields that a copy must not share, each with the way to copy it."""
    found = []
    for field in _struct_info(struct).fields:
        try:
            clone = None if field.name == "told" else _clone_of(field.type)
        except TypeError as error:
            raise TypeError(f"{struct.__name__}.{field.name} cannot be copied: {error}") from None
        if clone is not None:
            found.append((field.name, clone))
    return tuple(found)


def _struct_info(struct: type[Struct]) -> inspect.StructType:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    return info


def _clone_of(info: inspect.Type) -> Clone | None:
    """How to copy a value of this type; `None` where it cannot change and may be shared."""
    if isinstance(info, inspect.Metadata):
        return _clone_of(info.type)
    if isinstance(info, inspect.ListType):
        item = _clone_of(info.item_type)
        return list.copy if item is None else lambda value: [item(one) for one in value]
    if isinstance(info, inspect.DictType):
        held = _clone_of(info.value_type)
        return dict.copy if held is None else lambda value: {k: held(v) for k, v in value.items()}
    if isinstance(info, inspect.SetType):
        return set.copy
    if isinstance(info, inspect.StructType):
        return _clone_of_struct(info.cls)
    if isinstance(info, inspect.UnionType):
        return _clone_of_union(info)
    if isinstance(info, inspect.ByteArrayType):
        return bytearray.copy
    if isinstance(info, inspect.CustomType):
        raise TypeError(f"how a {info.cls.__name__} is copied is not known")
    for inside in _items_of(info):
        _must_be_shareable(inside)
    return None


def _items_of(info: inspect.Type) -> tuple[inspect.Type, ...]:
    if isinstance(info, inspect.TupleType):
        return tuple(info.item_types)
    if isinstance(info, inspect.VarTupleType | inspect.FrozenSetType):
        return (info.item_type,)
    return ()


def _must_be_shareable(info: inspect.Type) -> None:
    if _clone_of(info) is not None:
        raise TypeError("a container hides in something that copies share")


def _clone_of_struct(struct: type[Struct]) -> Clone | None:
    if issubclass(struct, Chance):
        return struct.__copy__
    if struct.__struct_config__.frozen:
        for field in _struct_info(struct).fields:
            _must_be_shareable(field.type)
        return None

    def clone(value: Any) -> Any:
        twin = value.__copy__()
        for name, copy_field in _clones(struct):
            setattr(twin, name, copy_field(getattr(value, name)))
        return twin

    return clone


def _clone_of_union(info: inspect.UnionType) -> Clone | None:
    clones = [clone for clone in map(_clone_of, info.types) if clone is not None]
    if not clones:
        return None
    if len(clones) > 1:
        raise TypeError("a table's field holds at most one kind of container")
    return lambda value: None if value is None else clones[0](value)
