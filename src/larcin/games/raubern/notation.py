"""Positions as short text, for tests and terminals.

    Cw Ba.Ch@0 Ha*3@1; > Ch Cw | Ha Wi; Pu Pu

Eight piles in their order, then the hands by seat with `>` before whose turn it is, then the
deck from its bottom to its top. A pile is written from the bottom to the top card, `@` says
before which seat it lies, and `Ha*3` is a pile of three of which only the top matters.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from larcin.games.raubern.data import MOTIFS, PILES, Motif
from larcin.games.raubern.moves import Lay
from larcin.games.raubern.rules import LAYING, SCRIPT
from larcin.games.raubern.state import Options, Table
from larcin.games.raubern.view import Pile, View
from larcin.kernel.game import Say
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance, QuickRng

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


# -- Drawings for the terminal --------------------------------------------------------------

MIDDLE: Final = None


def draw_table(v: View, say: Say, memory_aid: bool) -> str:
    """The middle and then each seat, with the piles that lie there as little cards."""
    rows = [_draw_place(v, say, MIDDLE, memory_aid)]
    rows += [_draw_place(v, say, seat, memory_aid) for seat in range(v.seats)]
    return "\n".join(rows)


def draw_hand(v: View, say: Say) -> str:
    """The cards in hand, side by side."""
    return _side_by_side([_card(say.piece("motif", motif), "") for motif in v.hand])


class Prospect(Struct, frozen=True):
    """Where a card would go and what it would do there."""

    number: int
    top: Motif
    height: int
    owner: Seat | None
    effect: Literal["steal", "raise", "leave"]


def prospect(v: View, move: Lay) -> Prospect:
    """What laying this card on this pile would do."""
    pile = v.piles[move.pile]
    effect: Literal["steal", "raise", "leave"] = "leave"
    if pile.cards[-1] == move.motif:
        effect = "raise" if pile.owner == v.seat else "steal"
    return Prospect(move.pile + 1, pile.cards[-1], len(pile.cards), pile.owner, effect)


def _draw_place(v: View, say: Say, seat: Seat | None, memory_aid: bool) -> str:
    piles = [(number, pile) for number, pile in enumerate(v.piles) if pile.owner == seat]
    loot = sum(len(pile.cards) for _, pile in piles)
    if seat is None:
        title = say("table-middle", deck=v.deck_size)
    else:
        title = say("table-seat", player=say.player(seat), cards=v.hand_sizes[seat], loot=loot)
        if v.options.games > 1:
            title += " · " + say("table-total", total=v.totals[seat])
    marker = "[b]▶[/b] " if seat == v.turn and v.outcome is None else "  "
    cards = [_draw_pile(number, pile, say) for number, pile in piles]
    body = _side_by_side(cards) if cards else f"    [dim]{say('table-no-pile')}[/dim]"
    lines = [f"{marker}[b]{title}[/b]", body]
    if memory_aid:
        lines += [f"    [dim]{_buried(number, pile, say)}[/dim]" for number, pile in piles]
    return "\n".join(lines)


def _draw_pile(number: int, pile: Pile, say: Say) -> list[str]:
    height = len(pile.cards)
    return _card(say.piece("motif", pile.cards[-1]), f"{number + 1}: ×{height}")


def _buried(number: int, pile: Pile, say: Say) -> str:
    names = " · ".join(say.piece("motif", motif) for motif in reversed(pile.cards))
    return f"{number + 1}: {names}"


def _card(name: str, note: str) -> list[str]:
    width = max(len(name), len(note), 7)
    lines = [f"╭{'─' * (width + 2)}╮", f"│ [b]{name:^{width}}[/b] │"]
    if note:
        lines.append(f"│ {note:^{width}} │")
    return [*lines, f"╰{'─' * (width + 2)}╯"]


def _side_by_side(cards: list[list[str]]) -> str:
    return "\n".join("  " + " ".join(lines) for lines in zip(*cards, strict=True))
