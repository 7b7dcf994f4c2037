"""Positions as short text, for the tests.

    h2 wants red keys red holds arrow | j5 wears green hidden; guards i9/1 k9; doors 12 3; each 5

The players by seat: the square of the thief, then what it `wears`, `keys`, objectives at `home`,
`proved` and still secret (`wants`), what the player `holds`, whether it is `hidden`, and by which
seats it is `blocked`. Then the guards, each with the seats whose markers it carries; the gates that
have `doors`; whose turn it is (`seat 1`, the first by default) and which one (`turn 7`); what was
rolled, if anything; the cards that are `gone` to the discard, and the `pile` from its bottom to its
top. What is not written is as at the start, and the pile is all that is left of the box.

A position is written as a turn begins, before the roll. Seats count from 0.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance, QuickRng

from .board import GATE_HOUR, GATES, GUARD_STARTS, NAMES, SQUARE_OF
from .data import CARDS, COLOURS, COPIES, MODES, Card, Colour, Objective
from .rules import SCRIPT
from .rules.setup import in_order, objectives_in_box
from .rules.turn import give_points
from .state import Options, Table
from .steps import ACTING, ROLLING

CARD_OF: Final[dict[str, Card]] = {card: card for card in CARDS}
COLOUR_OF: Final[dict[str, Colour]] = {colour: colour for colour in COLOURS}
LISTS: Final = ("wears", "keys", "home", "proved", "wants", "holds", "hidden", "blocked")

Sections = dict[str, list[str]]


# -- Writing --------------------------------------------------------------------------------


def write_position(t: Table) -> str:
    """The position as a turn begins: reading it back gives the same."""
    seats = " | ".join(_write_seat(t, seat) for seat in range(t.seats))
    guards = " ".join(_write_guard(*each) for each in zip(t.guards, t.asleep, strict=True))
    sections = [
        seats,
        f"guards {guards}",
        _section("doors", [str(GATE_HOUR[gate]) for gate in t.doors]),
        f"seat {t.active}",
        f"turn {t.turn}",
        _section("gone", t.discard),
        _section("pile", t.pile) or "pile",
    ]
    return "; ".join(filter(None, sections))


def _write_seat(t: Table, seat: Seat) -> str:
    crown = t.crowns[seat]
    sections = [
        NAMES[t.thieves[seat]],
        _section("wears", [] if crown is None else [crown]),
        _section("keys", t.keys[seat]),
        _section("home", t.home[seat]),
        _section("proved", t.proved[seat]),
        _section("wants", t.objectives[seat]),
        _section("holds", t.hands[seat]),
        "hidden" if t.hidden[seat] else "",
        _section("blocked", map(str, t.blocked[seat])),
    ]
    return " ".join(filter(None, sections))


def _write_guard(place: int, marks: tuple[Seat, ...]) -> str:
    return "/".join((NAMES[place], *map(str, marks)))


def _section(name: str, words: Iterable[str]) -> str:
    words = list(words)
    return " ".join((name, *words)) if words else ""


# -- Reading --------------------------------------------------------------------------------


def read_position(
    text: str,
    options: Options | None = None,
    rng: Chance | None = None,
    *,
    listen: bool = False,
) -> Table:
    """A table in this position, before the roll or, if one is written, after it."""
    options = options or Options()
    seats_text, *others = text.split(";")
    seats = [_read_seat(part.split()) for part in seats_text.split("|")]
    rest: Sections = {}
    for other in others:
        name, *words = other.split()
        rest[name] = words
    crowns = [COLOUR_OF[each["wears"][0]] if each["wears"] else None for each in seats]
    table = Table(
        seats=len(seats),
        options=options,
        rng=rng or QuickRng(),
        told=[] if listen else None,
        turn=int(rest.get("turn", ["1"])[0]),
        active=int(rest.get("seat", ["0"])[0]),
        thieves=[SQUARE_OF[each["at"][0]] for each in seats],
        doors=tuple(sorted(GATES[int(hour) - 1] for hour in rest.get("doors", ()))),
        crowns=crowns,
        keys=[_colours(each["keys"]) for each in seats],
        home=[_colours(each["home"]) for each in seats],
        proved=[_proved(each, crown) for each, crown in zip(seats, crowns, strict=True)],
        objectives=[_colours(each["wants"]) for each in seats],
        hands=[in_order(CARD_OF[word] for word in each["holds"]) for each in seats],
        played=[()] * len(seats),
        hidden=[each["hidden"] == ["yes"] for each in seats],
        blocked=[tuple(map(int, each["blocked"])) for each in seats],
        discard=tuple(CARD_OF[word] for word in rest.get("gone", ())),
    )
    _place_guards(table, rest.get("guards", []))
    _stack_cards(table, rest.get("pile"))
    _begin(table, rest)
    return table


def _read_seat(words: list[str]) -> Sections:
    """The sections of a seat; the first word is where its thief is."""
    sections: Sections = {name: [] for name in LISTS} | {"at": words[:1]}
    name = "at"
    for word in words[1:]:
        if word in LISTS:
            name = word
            if word == "hidden":
                sections[word].append("yes")
        else:
            sections[name].append(word)
    return sections


def _colours(words: Iterable[str]) -> tuple[Objective, ...]:
    return tuple(COLOUR_OF[word] for word in words)


def _proved(seat: Sections, crown: Colour | None) -> tuple[Objective, ...]:
    """Who wears a crown has shown that it is wanted."""
    proved = _colours(seat["proved"])
    return proved if crown is None or crown in proved else (*proved, crown)


def _place_guards(table: Table, words: list[str]) -> None:
    table.guards = list(GUARD_STARTS.values())
    table.asleep = [()] * len(GUARD_STARTS)
    for number, word in enumerate(words):
        place, *marks = word.split("/")
        table.guards[number] = SQUARE_OF[place]
        table.asleep[number] = tuple(map(int, marks))


def _stack_cards(table: Table, pile: list[str] | None) -> None:
    seen = Counter(card for hand in (*table.hands, table.discard) for card in hand)
    left = [card for card in CARDS for _ in range(COPIES[card] - seen[card])]
    table.pile = left if pile is None else [CARD_OF[word] for word in pile]
    others = Counter(objectives_in_box(table.options))
    for cards in (*table.home, *table.proved, *table.objectives):
        others.subtract(cards)
    table.rest = tuple(others.elements())


def _begin(table: Table, rest: Sections) -> None:
    for mode in MODES:
        if mode in rest:
            table.mode, table.number = mode, int(rest[mode][0])
            give_points(table)
    SCRIPT.begin(table, ROLLING if table.mode is None else ACTING)
