"""Positions as short text, for the tests.

    Cw Ba.Ch@0 Ha*3@1; > Ch Cw | Ha Wi; Pu Pu

Eight piles in their order, then the hands by seat with `>` before whose turn it is, then the
deck from its bottom to its top. A pile is written from the bottom to the top card, `@` says
before which seat it lies, and `Ha*3` is a pile of three of which only the top matters.
"""

from __future__ import annotations

from typing import Final

from larcin.kernel.rng import Chance, QuickRng

from .data import MOTIFS, PILES, Motif
from .rules import SCRIPT
from .state import Options, Table
from .steps import LAYING

CODES: Final[tuple[str, ...]] = (
    "Ch",
    "Co",
    "Cw",
    "Ba",
    "Wi",
    "Ha",
    "Pa",
    "Ca",
    "Cl",
    "Cr",
    "Pu",
)
CODE_OF: Final[dict[Motif, str]] = dict(zip(MOTIFS, CODES, strict=True))
MOTIF_OF: Final[dict[str, Motif]] = dict(zip(CODES, MOTIFS, strict=True))


# -- Positions ------------------------------------------------------------------------------


def write_position(t: Table) -> str:
    """The whole position: reading it back gives the same piles, hands, deck and turn."""
    piles = [
        ".".join(CODE_OF[card] for card in pile) + ("" if owner is None else f"@{owner}")
        for pile, owner in zip(t.piles, t.owners, strict=True)
    ]
    hands = [
        ("> " if seat == t.turn else "") + " ".join(CODE_OF[card] for card in hand)
        for seat, hand in enumerate(t.hands)
    ]
    deck = " ".join(CODE_OF[card] for card in t.deck)
    return f"{' '.join(piles)}; {' | '.join(hands)}; {deck}".rstrip()


def read_position(text: str, options: Options | None = None, rng: Chance | None = None) -> Table:
    """A table with somebody's turn to lay.

    Piles that are not written lie in the middle, one card each, of motifs that are neither
    on another pile nor in a hand as far as there are such.
    """
    piles_text, hands_text, deck_text = (*text.split(";"), "", "")[:3]
    hands = hands_text.split("|")
    table = Table(
        seats=len(hands),
        options=options or Options(),
        rng=rng or QuickRng(),
        hands=[_cards(hand.replace(">", "")) for hand in hands],
        deck=_cards(deck_text),
        totals=[0] * len(hands),
        highest=[0] * len(hands),
    )
    table.turn = next((seat for seat, hand in enumerate(hands) if ">" in hand), 0)
    table.starter = table.turn
    for pile in piles_text.split():
        cards, _, owner = pile.partition("@")
        table.piles.append(_pile(cards))
        table.owners.append(int(owner) if owner else None)
    _fill_the_middle(table)
    SCRIPT.begin(table, LAYING)
    return table


def _cards(text: str) -> list[Motif]:
    return [MOTIF_OF[code] for code in text.split()]


def _pile(text: str) -> tuple[Motif, ...]:
    top, _, height = text.partition("*")
    if height:
        return (MOTIF_OF[top],) * int(height)
    return tuple(MOTIF_OF[code] for code in text.split("."))


def _fill_the_middle(table: Table) -> None:
    in_use = {pile[-1] for pile in table.piles}
    in_hand = {card for hand in table.hands for card in hand}
    spare = sorted(set(MOTIFS) - in_use, key=lambda motif: (motif in in_hand, motif))
    while len(table.piles) < PILES:
        table.piles.append((spare.pop(0),))
        table.owners.append(None)
