"""Positions as short text, for the tests.

    @11 C1468 ?C1530 ?C1625 $22 T4 | @4 A1595 $0 T5 T6; B1540 A1712; F1934; $21 $14; T7

What lies before each seat, then the two auction houses from the bottom to the top, the till, and
the prison from cell 1 on. Of a seat: its colour (by default the first seat is red, the second
blue, and so on), the square of its pawn, its objects with `?` before those that nobody else has
seen, its cheques in thousands of francs and its thieves. A seat for which no cheque or thief is
written has those of its colour that are not written elsewhere; `$0` and `T0` mean none.

A position is written as a round begins. Objects that are not written are not in the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance, QuickRng

from .data import COLOURS, OBJECTS, SERIES, Cheque, Colour, Object, Thief
from .rules import SCRIPT
from .state import Options, Table
from .steps import NEXT_ROUND

CHEQUE_OF: Final = {f"${c / 1000:g}": c for each in SERIES.values() for c in each.cheques}
THIEF_OF: Final = {f"T{thief}": thief for each in SERIES.values() for thief in each.thieves}
OBJECT_OF: Final[dict[str, Object]] = {each: each for each in OBJECTS}
NO_CHEQUE, NO_THIEF = "$0", "T0"


def write_position(t: Table) -> str:
    """What lies on the table as a round begins: reading it back gives the same.

    Not written are the number of the round and which exhibitions failed [AV-R74].
    """
    seats = " | ".join(_write_seat(t, seat) for seat in range(t.seats))
    houses = [" ".join(pile) for pile in t.houses]
    till, prison = _write_cheques(t.till), _write_thieves(t.prison)
    return "; ".join((seats, *houses, till, prison)).rstrip("; ")


def _write_seat(t: Table, seat: Seat) -> str:
    parts: list[str] = [t.colours[seat], f"@{t.pawns[seat]}"]
    parts += [each if each in t.known[seat] else f"?{each}" for each in t.hand(seat)]
    parts.append(_write_cheques(t.cheques[seat]) or NO_CHEQUE)
    parts.append(_write_thieves(t.thieves[seat]) or NO_THIEF)
    return " ".join(parts)


def _write_cheques(cheques: Iterable[Cheque]) -> str:
    return " ".join(f"${cheque / 1000:g}" for cheque in cheques)


def _write_thieves(thieves: Iterable[Thief]) -> str:
    return " ".join(f"T{thief}" for thief in thieves)


def read_position(text: str, options: Options | None = None, rng: Chance | None = None) -> Table:
    """A table at the beginning of a round, with everybody asked where to go."""
    seats_text, *others = (*text.split(";"), "", "", "", "")[:5]
    seats = [part.split() for part in seats_text.split("|")]
    colours = tuple(_colour(words, seat) for seat, words in enumerate(seats))
    table = Table(
        seats=len(seats),
        options=options or Options(),
        rng=rng or QuickRng(),
        colours=colours,
        pawns=[_square(words) for words in seats],
        hidden=[_objects(word[1:] for word in words if word[0] == "?") for words in seats],
        known=[_objects(words) for words in seats],
        houses=[tuple(OBJECT_OF[word] for word in pile.split()) for pile in others[:2]],
        till=tuple(CHEQUE_OF[word] for word in others[2].split()),
        prison=tuple(THIEF_OF[word] for word in others[3].split()),
        barren=[()] * len(seats),
        picked=[()] * len(seats),
    )
    written = set(text.replace(";", " ").replace("|", " ").split())
    table.cheques = [_cheques(*each, written) for each in zip(seats, colours, strict=True)]
    table.thieves = [_thieves(*each, written) for each in zip(seats, colours, strict=True)]
    SCRIPT.begin(table, NEXT_ROUND)
    return table


def _colour(words: list[str], seat: Seat) -> Colour:
    return next((colour for colour in COLOURS if colour in words), COLOURS[seat])


def _square(words: list[str]) -> int:
    return next((int(word[1:]) for word in words if word[0] == "@"), 0)


def _objects(words: Iterable[str]) -> tuple[Object, ...]:
    return tuple(sorted(OBJECT_OF[word] for word in words if word in OBJECT_OF))


def _cheques(words: list[str], colour: Colour, written: set[str]) -> tuple[Cheque, ...]:
    if any(word[0] == "$" for word in words):
        return tuple(sorted(CHEQUE_OF[word] for word in words if word in CHEQUE_OF))
    return tuple(c for c in SERIES[colour].cheques if f"${c / 1000:g}" not in written)


def _thieves(words: list[str], colour: Colour, written: set[str]) -> tuple[Thief, ...]:
    if any(word[0] == "T" for word in words):
        return tuple(sorted(THIEF_OF[word] for word in words if word in THIEF_OF))
    return tuple(thief for thief in SERIES[colour].thieves if f"T{thief}" not in written)
