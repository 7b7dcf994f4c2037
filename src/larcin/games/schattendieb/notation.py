"""Positions as short text, for the tests.

    holds n7 S5 lays r5 keeps w1 w2 / lays Tr / closed S9 keeps t10; pile n1 n2; under 2:1

The players by seat, each with what it holds, lays, keeps in its safe and has closed it with;
then the pile from its bottom to its top, the hands under it (seat and size, the uppermost
first), the cards discarded openly (`gone`) and those discarded unseen (`away`). Jewels are `n`
`r` `w` `t` and their value, closed safes `S` and their number, thieves `T` and their prey, `T*`
being the shadow thief. If no pile is written, it is all that is left of the box.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import chain
from typing import Final

from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance, QuickRng

from .data import CARDS, COPIES, NUMBER, PREY, SHADOW, Card, CardName
from .memory import remember, under_of
from .rules import SCRIPT
from .state import Options, Table
from .steps import PLAYING

SECTIONS: Final = ("holds", "lays", "keeps", "closed", "pile", "under", "gone", "away")


def _code(card: CardName) -> str:
    kind, _, value = card.partition("-")
    if card in PREY:
        return "T*" if card == SHADOW else f"T{kind[0]}"
    return f"S{value}" if card in NUMBER else f"{kind[0]}{value}"


CODE_OF: Final[dict[Card, str]] = {card: _code(card) for card in CARDS}
CARD_OF: Final[dict[str, Card]] = {code: card for card, code in CODE_OF.items()}


# -- Positions ------------------------------------------------------------------------------


def write_position(t: Table) -> str:
    """The whole position: reading it back gives the same cards in the same places."""
    players = [
        _section("holds", hand)
        + _section("lays", laid)
        + _section("keeps", safe)
        + _section("closed", () if lock is None else (lock,))
        for hand, laid, safe, lock in zip(t.hands, t.laid, t.safes, t.locks, strict=True)
    ]
    under = "".join(f" {seat}:{size}" for seat, size in t.under)
    sections = [
        " / ".join(player.strip() or "-" for player in players),
        _section("pile", t.pile) or "pile",
        f"under{under}" if under else "",
        _section("gone", t.discard),
        _section("away", t.away),
    ]
    return "; ".join(section.strip() for section in sections if section)


def read_position(
    text: str,
    step: str = PLAYING,
    options: Options | None = None,
    rng: Chance | None = None,
    *,
    listen: bool = False,
) -> Table:
    """A table in this position, at the first question that comes from this step on."""
    players_text, *others = text.split(";")
    players = [_read_sections(player) for player in players_text.split("/")]
    rest: dict[str, list[str]] = {}
    for other in others:
        rest |= _read_sections(other)
    table = Table(
        seats=len(players),
        options=options or Options(),
        rng=rng or QuickRng(),
        told=[] if listen else None,
        hands=[_cards(player, "holds") for player in players],
        laid=[_cards(player, "lays") for player in players],
        safes=[_cards(player, "keeps") for player in players],
        locks=[next(iter(_cards(player, "closed")), None) for player in players],
        pile=list(_cards(rest, "pile")),
        under=tuple(_seat_and_size(word) for word in rest.get("under", ())),
        discard=list(_cards(rest, "gone")),
        away=list(_cards(rest, "away")),
        points=[0] * len(players),
        totals=[0] * len(players),
    )
    if "pile" not in rest:
        table.pile = _rest_of_box(table)
    _remember_hands(table)
    SCRIPT.begin(table, step)
    return table


def _section(name: str, cards: Iterable[Card]) -> str:
    codes = "".join(f" {CODE_OF[card]}" for card in cards)
    return f" {name}{codes}" if codes else ""


def _read_sections(text: str) -> dict[str, list[str]]:
    """Words that are no code begin a section: `holds n7 lays r5`."""
    sections: dict[str, list[str]] = {}
    words: list[str] = []
    for word in text.split():
        if word in SECTIONS:
            words = sections.setdefault(word, [])
        elif word != "-":
            words.append(word)
    return sections


def _cards(sections: dict[str, list[str]], name: str) -> tuple[Card, ...]:
    return tuple(CARD_OF[word] for word in sections.get(name, ()))


def _seat_and_size(word: str) -> tuple[Seat, int]:
    seat, _, size = word.partition(":")
    return int(seat), int(size)


def _rest_of_box(table: Table) -> list[Card]:
    seen = Counter(chain(*table.hands, *table.laid, *table.safes, table.discard, table.away))
    seen.update(lock for lock in table.locks if lock is not None)
    return list((COPIES - seen).elements())


def _remember_hands(table: Table) -> None:
    """Whoever has a hand under the pile is taken to know it: no card of it was drawn yet."""
    bottom = 0
    for seat, size in reversed(table.under):
        cards = tuple(table.pile[bottom : bottom + size])
        table.memories[seat] = remember(cards, under_of(seat))
        bottom += size
