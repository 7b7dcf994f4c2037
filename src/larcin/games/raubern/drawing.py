"""How the game looks in a terminal: lines of text with Rich's markup."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple, Protocol

from msgspec import Struct

from larcin.kernel.game import Canvas, Say
from larcin.kernel.pieces import Seat

from .data import MOTIFS, Motif
from .moves import Lay
from .view import Pile, View

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
    """Where a card would go and what it would do there.

    `which` tells piles apart that look alike (same top, height and place), from 1 on; 0 is unlike.
    """

    which: int
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
    return Prospect(_which(v, move.pile), pile.cards[-1], len(pile.cards), pile.owner, effect)


def _which(v: View, number: int) -> int:
    looks = [(pile.cards[-1], len(pile.cards), pile.owner) for pile in v.piles]
    alike = [each for each, look in enumerate(looks) if look == looks[number]]
    return alike.index(number) + 1 if len(alike) > 1 else 0


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
