"""Positions as short text, for the tests.

    5d1s +2d1r STM | 8d2s #222222 ; 2d1s ; A^3d B_s!1 F^^ ; head

Seats are parted by `|`: imitations, authentic jewels after `+`, the initials of the characters that
are left (`S`muggler, `J`eweller, `G`emologist, `T`hief, `M`aster thief, `D`etective), and the six
numbers of the set after `#`. Then come the red cushion, the drawers, and how the box stands.

A drawer is a letter with `^` for its upper and `_` for its lower side, and what lies there, with
`!` and the number of the player whose alarm does; `^^` and `__` are a ruby in the secret
compartment. The box stands on its feet unless `head` is written, or the number of a posture.

What is not written: all ten imitations and nothing else, all six characters, and the seat's own
number six times. A position is written as a round begins; rubies that are not written are not in
the game.
"""

from __future__ import annotations

import re
from typing import Final

from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance, QuickRng

from .box import DRAWER_COUNT, ON_ITS_FEET, ON_ITS_HEAD, TRAY_COUNT, lower_tray, upper_tray
from .data import (
    DRAWERS,
    IMITATIONS,
    JEWELS,
    NUMBER_OF_DRAWER,
    ROLES,
    RUBY,
    DrawerName,
    Jewel,
    Role,
)
from .rules import SCRIPT
from .state import NEVER, NONE, Options, Table
from .steps import NEXT_ROUND

INITIAL: Final[dict[Jewel, str]] = {jewel: jewel[0] for jewel in JEWELS}
ROLE_INITIAL: Final[dict[Role, str]] = {role: role[0].upper() for role in ROLES}
NO_JEWELS: Final = "0"
NAMES: Final[dict[str, DrawerName]] = {name: name for name in DRAWERS}


# -- Writing --------------------------------------------------------------------------------


def write_position(t: Table) -> str:
    """What lies on the table as a round begins: reading it back gives the same.

    Not written are the number of the round and when drawers were opened or searched.
    """
    seats = " | ".join(_write_seat(t, seat) for seat in range(t.seats))
    drawers = " ".join(part for drawer in range(DRAWER_COUNT) for part in _write_drawer(t, drawer))
    return " ; ".join((seats, write_jewels(t.red), drawers, str(t.posture)))


def _write_seat(t: Table, seat: Seat) -> str:
    left = "".join(ROLE_INITIAL[role] for role in t.left[seat])
    numbers = "".join(map(str, t.sets[seat]))
    black = f"+{write_jewels(t.black[seat])}"
    return f"{write_jewels(t.white[seat])} {black} {left} #{numbers}"


def write_jewels(jewels: tuple[Jewel, ...]) -> str:
    """So many diamonds, sapphires and rubies: `3d1s`."""
    counts = {jewel: jewels.count(jewel) for jewel in JEWELS}
    return "".join(f"{n}{INITIAL[jewel]}" for jewel, n in counts.items() if n) or NO_JEWELS


def _write_drawer(t: Table, drawer: int) -> list[str]:
    name, owner = DRAWERS[drawer], t.alarms[drawer]
    alarm = "" if owner == NONE else f"!{owner + 1}"
    parts = []
    for sign, tray in (("^", upper_tray(t.posture, drawer)), ("_", lower_tray(t.posture, drawer))):
        if t.trays[tray]:
            parts.append(f"{name}{sign}{write_jewels(t.trays[tray])}{alarm}")
        if t.secrets[tray]:
            parts.append(f"{name}{sign}{sign}")
    return parts


# -- Reading --------------------------------------------------------------------------------


def read_position(text: str, options: Options | None = None, rng: Chance | None = None) -> Table:
    """A table at the beginning of a round, with everybody asked for a character."""
    seats_text, red, drawers, posture = (*text.split(";"), "", "", "")[:4]
    seats = [part.split() for part in seats_text.split("|")]
    t = Table(
        seats=len(seats),
        options=options or Options(),
        rng=rng or QuickRng(),
        sets=[_set(words, seat) for seat, words in enumerate(seats)],
        left=[_left(words) for words in seats],
        laid=[None] * len(seats),
        white=[_white(words) for words in seats],
        black=[_black(words) for words in seats],
        red=read_jewels(red.strip()),
        handfuls=[0] * len(seats),
        posture=_posture(posture.strip()),
        trays=[()] * TRAY_COUNT,
        secrets=[()] * TRAY_COUNT,
        alarms=[NONE] * DRAWER_COUNT,
        opened_at=[NEVER] * DRAWER_COUNT,
        searched_at=[0] * DRAWER_COUNT,
    )
    for word in drawers.split():
        _read_drawer(t, word)
    SCRIPT.begin(t, NEXT_ROUND)
    return t


def read_jewels(text: str) -> tuple[Jewel, ...]:
    """Jewels from `3d1s`; a letter without a number is one jewel."""
    counts = {initial: int(number or 1) for number, initial in re.findall(r"(\d*)([dsr])", text)}
    return tuple(jewel for jewel in JEWELS for _ in range(counts.get(INITIAL[jewel], 0)))


def _set(words: list[str], seat: Seat) -> tuple[int, ...]:
    given = next((word[1:] for word in words if word[0] == "#"), str(seat + 1) * len(ROLES))
    return tuple(map(int, given))


def _left(words: list[str]) -> tuple[Role, ...]:
    given = next((word for word in words if word[0].isupper()), "SJGTMD")
    return tuple(role for role in ROLES if ROLE_INITIAL[role] in given)


def _white(words: list[str]) -> tuple[Jewel, ...]:
    given = next((word for word in words if word[0].isdigit() or word[0].islower()), None)
    return IMITATIONS if given is None else read_jewels(given)


def _black(words: list[str]) -> tuple[Jewel, ...]:
    return next((read_jewels(word) for word in words if word[0] == "+"), ())


def _posture(text: str) -> int:
    if text.isdigit():
        return int(text)
    return ON_ITS_HEAD if text == "head" else ON_ITS_FEET


def _read_drawer(t: Table, word: str) -> None:
    drawer = NUMBER_OF_DRAWER[NAMES[word[0]]]
    side = upper_tray if word[1] == "^" else lower_tray
    tray = side(t.posture, drawer)
    if word[1:] in ("^^", "__"):
        t.secrets[tray] = (RUBY,)
        return
    jewels, _, owner = word[2:].partition("!")
    t.trays[tray] = read_jewels(jewels)
    if owner:
        t.alarms[drawer] = int(owner) - 1
