"""Positions as short text, for tests and terminals.

    Cw Ba.Ch@0 Ha*3@1; > Ch Cw | Ha Wi; Pu Pu

Eight piles in their order, then the hands by seat with `>` before whose turn it is, then the
deck from its bottom to its top. A pile is written from the bottom to the top card, `@` says
before which seat it lies, and `Ha*3` is a pile of three of which only the top matters.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple, Protocol

from msgspec import Struct

from larcin.kernel.game import Canvas, Say
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance, QuickRng

from .data import MOTIFS, PILES, Motif
from .moves import Lay
from .rules import LAYING, SCRIPT
from .state import Options, Table
from .view import Pile, View

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
PAPER, GOLD = "#26221a on #efe6d0", "#26221a on #e3b04b"
"""The colours of a card, and of one whose like is in the viewer's hand."""


class Sprite(NamedTuple):
    """A card as lines of markup, and how many characters wide it is on the screen."""

    lines: tuple[str, ...]
    width: int


class DrawCard(Protocol):
    """A way to draw a card; a card in hand has neither a number nor a height."""

    def __call__(self, name: str, colours: str, number: str = "", height: str = "") -> Sprite: ...


def draw_table(v: View, say: Say, canvas: Canvas) -> str:
    """The middle and then each seat, with the piles that lie there as cards."""
    large = _draw_places(v, say, canvas, _large_card)
    small = _draw_places(v, say, canvas, _small_card)
    return _first_that_fits(
        canvas, "\n\n".join(large), "\n".join(large), "\n\n".join(small), "\n".join(small)
    )


def draw_hand(v: View, say: Say, canvas: Canvas) -> str:
    """The cards in hand, side by side, in the order in which moves are offered."""
    names = [say.piece("motif", motif) for motif in sorted(v.hand, key=MOTIFS.index)]
    large = _in_rows([_large_card(name, PAPER) for name in names], canvas.columns)
    small = _in_rows([_small_card(name, PAPER) for name in names], canvas.columns)
    return _first_that_fits(canvas, "\n".join(large), "\n".join(small))


class Prospect(Struct, frozen=True, tag=True):
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
        effect = "raise" if pile.owner == v.turn else "steal"
    return Prospect(move.pile + 1, pile.cards[-1], len(pile.cards), pile.owner, effect)


def _first_that_fits(canvas: Canvas, *drawings: str) -> str:
    """The roomiest drawing that fits; the last one has to do where none does."""
    fitting = (each for each in drawings if each.count("\n") < canvas.rows)
    return next(fitting, drawings[-1])


def _draw_places(v: View, say: Say, canvas: Canvas, card: DrawCard) -> list[str]:
    places = (MIDDLE, *range(v.seats))
    return ["\n".join(_draw_place(v, say, canvas, card, seat)) for seat in places]


def _draw_place(
    v: View, say: Say, canvas: Canvas, card: DrawCard, seat: Seat | None
) -> Iterator[str]:
    piles = [(number, pile) for number, pile in enumerate(v.piles) if pile.owner == seat]
    none = "" if piles else f" · [dim]{say('table-no-pile')}[/dim]"
    marker = "▶" if seat == v.turn and v.outcome is None else " "
    yield f"{marker} {_title(v, say, seat)}{none}"
    cards = [_draw_pile(v, say, card, number, pile) for number, pile in piles]
    yield from (f"  {row}" for row in _in_rows(cards, canvas.columns - 2))
    if canvas.memory_aid:
        yield from (_buried(number, pile, say) for number, pile in piles if len(pile.cards) > 1)


def _title(v: View, say: Say, seat: Seat | None) -> str:
    if seat is None:
        return f"[b]{say('table-middle', deck=v.deck_size)}[/b]"
    loot = sum(len(pile.cards) for pile in v.piles if pile.owner == seat)
    title = say("table-seat", player=say.player(seat), cards=v.hand_sizes[seat], loot=loot)
    if v.options.games > 1:
        title += " · " + say("table-total", total=v.totals[seat])
    return f"[b]{title}[/b]"


def _draw_pile(v: View, say: Say, card: DrawCard, number: int, pile: Pile) -> Sprite:
    top = pile.cards[-1]
    colours = GOLD if top in v.hand else PAPER
    return card(say.piece("motif", top), colours, str(number + 1), f"×{len(pile.cards)}")


def _buried(number: int, pile: Pile, say: Say) -> str:
    names = " · ".join(say.piece("motif", motif) for motif in pile.cards[-2::-1])
    return f"    [dim]{number + 1}: {names}[/dim]"


def _large_card(name: str, colours: str, number: str = "", height: str = "") -> Sprite:
    width = max(len(name), 5) + 2
    lines = f"╭{number:─<{width}}╮", f"│[b]{name:^{width}}[/b]│", f"╰{height:─>{width}}╯"
    return Sprite(tuple(f"[{colours}]{line}[/]" for line in lines), width + 2)


def _small_card(name: str, colours: str, number: str = "", height: str = "") -> Sprite:
    number, height = f"{number} " if number else "", f" {height}" if height else ""
    text = f" {number}[b]{name}[/b]{height} "
    return Sprite((f"[{colours}]{text}[/]",), len(number) + len(name) + len(height) + 2)


def _in_rows(cards: list[Sprite], columns: int) -> list[str]:
    """The cards side by side; those that do not fit begin another row."""
    rows: list[list[Sprite]] = []
    for card in cards:
        if not rows or _width([*rows[-1], card]) > columns:
            rows.append([])
        rows[-1].append(card)
    return [
        " ".join(lines) for row in rows for lines in zip(*(card.lines for card in row), strict=True)
    ]


def _width(row: list[Sprite]) -> int:
    return sum(card.width + 1 for card in row) - 1
