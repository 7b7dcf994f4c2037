"""A copy of a table is independent of it, and its code says all there is to say."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from typing import Annotated, Any

import pytest
from msgspec import Meta, Struct, defstruct, field

from larcin.kernel.events import Event
from larcin.kernel.game import tell_events
from larcin.kernel.pieces import again
from larcin.kernel.rng import QuickRng
from larcin.kernel.table import Options, Table, encode_table, places


class Told(Event, frozen=True):
    what: str


class Player(Struct):
    cards: list[str] = []
    safe: list[str] | None = None


class Chest(Struct, frozen=True):
    key: str


class Room(Table):
    seats: int = 2
    options: Options = Options()
    rng: QuickRng = field(default_factory=QuickRng)
    deck: list[str] = []
    hands: list[list[str]] = []
    marks: set[str] = set()
    coins: dict[int, int] = {}
    loot: dict[int, list[str]] = {}
    player: Player = field(default_factory=Player)
    players: list[Player] = []
    by_name: dict[str, Player] = {}
    bag: list[str] | None = None
    guest: Player | None = None
    few: Annotated[list[str], Meta(max_length=3)] = []
    shown: Annotated[list[str], again()] = []
    chest: Chest = Chest("iron")
    chests: tuple[Chest, ...] = ()


def room() -> Room:
    return Room(
        deck=["ace"],
        hands=[["king"]],
        marks={"seen"},
        coins={0: 1},
        loot={0: ["crown"]},
        player=Player(["ace"], ["king"]),
        players=[Player(["ace"])],
        by_name={"Anna": Player(["ace"])},
        bag=["purse"],
        guest=Player(["ace"]),
        few=["ace"],
        shown=["ace"],
        asked={0: ("stay",)},
        chosen={0: "stay"},
        chests=(Chest("gold"),),
        told=[],
    )


CHANGES: dict[str, Callable[[Room], object]] = {
    "a list": lambda t: t.deck.append("king"),
    "a list of lists": lambda t: t.hands[0].append("ace"),
    "a set": lambda t: t.marks.add("heard"),
    "a dict": lambda t: t.coins.update({1: 1}),
    "a dict of lists": lambda t: t.loot[0].append("ham"),
    "a struct": lambda t: t.player.cards.append("king"),
    "a list inside a struct": lambda t: (t.player.safe or []).append("ace"),
    "a list of structs": lambda t: t.players[0].cards.append("king"),
    "a dict of structs": lambda t: t.by_name["Anna"].cards.append("king"),
    "a list that may be missing": lambda t: (t.bag or []).append("coin"),
    "a struct that may be missing": lambda t: (t.guest or Player()).cards.append("king"),
    "a list with bounds": lambda t: t.few.append("king"),
    "a list with a mark": lambda t: t.shown.append("king"),
    "chance": lambda t: t.rng.below(2),
    "who is asked": lambda t: t.asked.clear(),
    "what was chosen": lambda t: t.chosen.clear(),
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_copy_does_not_share(what: str) -> None:
    original = room()
    twin = original.copy()
    CHANGES[what](twin)
    assert encode_table(original) == encode_table(room()) != encode_table(twin)


def test_a_copy_is_equal() -> None:
    assert encode_table(room().copy()) == encode_table(room())


def test_a_copy_shares_what_cannot_change() -> None:
    original = room()
    assert original.copy().chests is original.chests


def test_a_copy_may_miss_what_the_original_misses() -> None:
    assert Room().copy().bag is None


def test_two_tables_do_not_share_what_is_empty() -> None:
    Room().deck.append("ace")
    assert Room().deck == []


def test_a_field_with_two_kinds_of_container_is_refused() -> None:
    class Muddle(Table):
        heap: Player | list[str]

    muddle = Muddle(seats=2, options=Options(), rng=QuickRng(), heap=[])
    with pytest.raises(TypeError, match="at most one kind of container"):
        muddle.copy()


class Locked(Struct, frozen=True):
    cards: list[str]


@pytest.mark.parametrize("kind", [tuple[list[str], ...], Locked, Counter[str], deque[str]])
def test_a_container_that_copy_does_not_know_is_refused(kind: Any) -> None:
    hiding: Any = defstruct("Hiding", [("heap", kind)], bases=(Table,), kw_only=True)
    with pytest.raises(TypeError, match="heap"):
        hiding(seats=2, options=Options(), rng=QuickRng(), heap=()).copy()


# -- Telling --------------------------------------------------------------------------------


def test_what_is_told_is_heard_while_somebody_listens() -> None:
    t = Room(told=[])
    t.tell(Told, "RB-1", what="a crown")
    assert t.told == [Told("RB-1", "a crown")]


def test_an_event_nobody_hears_is_not_even_built() -> None:
    Room().tell(lambda: pytest.fail("it was built"))


def test_nobody_listens_to_a_copy() -> None:
    original = Room(told=[])
    twin = original.copy()
    twin.tell(Told, "RB-1", "a crown")
    assert (original.told, twin.told) == ([], None)


# -- The code of a table --------------------------------------------------------------------


def test_equal_tables_have_equal_codes_whatever_the_order() -> None:
    one = Room(coins={1: 1, 0: 2, 10: 3}, marks={"a", "b", "c"})
    other = Room(coins={10: 3, 0: 2, 1: 1}, marks={"c", "b", "a"})
    assert encode_table(one) == encode_table(other)


def test_listening_does_not_change_the_code() -> None:
    assert encode_table(Room(told=[Told("RB-1", "a crown")])) == encode_table(Room())


def test_encoding_leaves_the_listeners() -> None:
    t = Room(told=[])
    encode_table(t)
    assert t.told == []


# -- Places ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ([3, 1, 2], (1, 3, 2)),
        ([5, 5, 2], (1, 1, 3)),
        ([0, 0], (1, 1)),
        ([(1, 0), (1, 2)], (2, 1)),
    ],
)
def test_equal_keys_share_a_place_and_the_next_is_left_free(
    keys: list[Any], expected: tuple[int, ...]
) -> None:
    assert places(keys) == expected


def test_what_was_told_is_told_once() -> None:
    table = Room(told=[])
    table.tell(Told, "R-1", "a door")
    assert tell_events(table) == (Told("R-1", "a door"),)
    assert tell_events(table) == ()
    table.tell(Told, "R-1", "a key")
    assert tell_events(table) == (Told("R-1", "a key"),)


def test_a_table_that_nobody_listens_to_tells_nothing() -> None:
    table = Room()
    assert tell_events(table) == ()
    assert table.told is None
