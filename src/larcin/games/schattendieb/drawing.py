"""How the game looks in a terminal: lines of text with Rich's markup."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

from msgspec import Struct

from larcin.kernel.game import Canvas, Say
from larcin.kernel.pieces import Seat

from .data import CARDS, KIND, NUMBER, PREY, WORTH, Card, Kind
from .moves import Add, AnyMove, Play, Steal
from .notation import CODE_OF
from .rules.adding import jewels_of
from .view import Player, View

# -- What a move would do -------------------------------------------------------------------


Effect = Literal["jewel", "thief", "close", "waste", "risky", "late"]


class Playing(Struct, frozen=True, tag=True):
    """What a card is for: a safe would close on so many jewels, or be wasted on them.

    [SD-R25] A safe that comes too late neither closes nor matters: the deal is over before. At
    risk is one that would come too late if all others lay their last cards.
    """

    effect: Effect
    jewels: int


class Stealing(Struct, frozen=True, tag=True):
    """What would be stolen."""

    card: Card


class Adding(Struct, frozen=True, tag=True):
    """How many jewels would be in the safe then, and how many could be added at most.

    [SD-R12] Who can add none is asked all the same.
    """

    jewels: int
    most: int


def prospect(v: View, move: AnyMove) -> Playing | Stealing | Adding | None:
    """What a move would do, as far as its player can tell."""
    if v.seat is None:
        return None
    me = v.players[v.seat]
    match move:
        case Play():
            return Playing(effect_of(v, me, move.card), len(me.safe))
        case Steal():
            return Stealing(v.players[move.victim].laid[0])
        case Add():
            most = len(jewels_of(KIND[me.laid[0]], v.hand))
            return Adding(len(me.safe) + len(me.laid) + len(move.cards), most)
    return None


def effect_of(v: View, me: Player, card: Card) -> Effect:
    """What laying this card would come to, as far as its player can tell."""
    if card in WORTH:
        return "jewel"
    if card in PREY:
        return "thief"
    if not 1 <= len(me.safe) <= NUMBER[card]:
        return "waste"
    if v.pile_size or me.hand_size > 1:
        return "close"
    # Who lays a jewel may add all the others, so one card more is no safeguard.
    return "risky" if any(player.hand_size > 1 for player in v.players) else "late"


# -- Drawings for the terminal --------------------------------------------------------------

SIGNS: Final[dict[Kind, str]] = {"necklace": "●", "ring": "◆", "watch": "■", "tiara": "▲"}
COLOURS: Final[dict[Kind, str]] = {
    "necklace": "#26221a on #e3b04b",
    "ring": "#ffffff on #8c2f39",
    "watch": "#ffffff on #2f5d8c",
    "tiara": "#ffffff on #3f6f4a",
}
"""Each kind of jewel has a colour and a shape, for those who see only one of them well."""

STEEL, SHADE, BACK = "#26221a on #b9bcc0", "#ffffff on #3a3340", "#b9bcc0 on #3a3340"


class Chip(NamedTuple):
    """A card as markup, and how many characters wide it is on the screen."""

    markup: str
    width: int


def draw_table(v: View, say: Say, canvas: Canvas) -> str:
    """The pile and the discard, then each seat with what lies before it and in its safe."""
    lines = [f"[b]{_title(v, say)}[/b]"]
    for seat in range(v.seats):
        lines += _draw_player(v, say, canvas, seat)
    if canvas.memory_aid:
        lines += _draw_memory(v, say, canvas)
    return "\n".join(lines)


def draw_hand(v: View, say: Say, canvas: Canvas) -> str:
    """The cards in hand, side by side, with their names."""
    return "\n".join(_in_rows([_named(card, say) for card in v.hand], canvas.columns))


def _title(v: View, say: Say) -> str:
    discard = len(v.discard) + v.away_size
    facts = {"deal": v.deal + 1, "deals": v.options.deals, "turn": v.turn, "pile": v.pile_size}
    return say("table-middle", **facts, discard=discard)


def _draw_player(v: View, say: Say, canvas: Canvas, seat: Seat) -> list[str]:
    player = v.players[seat]
    title = say("table-seat", player=say.player(seat), cards=player.hand_size, total=v.totals[seat])
    chips = [_named(card, say) for card in player.laid]
    if seat in v.chosen:
        chips.append(_draw_choice(v, say, seat))
    laid = "".join(f" {chip.markup}" for chip in chips)
    return [f"[b]{title}[/b]{laid}", *_draw_safe(player, say, canvas)]


def _draw_choice(v: View, say: Say, seat: Seat) -> Chip:
    """The back of a card; who laid it may look at it."""
    choice = v.choice if seat == v.seat else None
    text = f"▒ {say.piece('card', choice.card)} ▒" if isinstance(choice, Play) else "▒▒▒"
    return Chip(f"[{BACK}] {text} [/]", len(text) + 2)


def _draw_safe(player: Player, say: Say, canvas: Canvas) -> list[str]:
    if not player.safe:
        return [f"  [dim]{say('table-empty-safe')}[/dim]"]
    worth = sum(WORTH[jewel] for jewel in player.safe)
    chips = [_bare(jewel) for jewel in player.safe]
    if player.lock is not None:
        chips.append(_named(player.lock, say))
    text = say("table-safe", jewels=len(player.safe), worth=worth)
    return _in_rows([*chips, Chip(f"[dim]{text}[/dim]", len(text))], canvas.columns)


def _draw_memory(v: View, say: Say, canvas: Canvas) -> list[str]:
    """[SD-R5] What was seen once and is covered now: the discard, and a hand given away."""
    lines: list[str] = []
    for key, cards in (("table-discard", v.discard), ("table-given", v.given)):
        if cards:
            chips = [_bare(card) for card in sorted(cards, key=CARDS.index)]
            lines += [f"[dim]{say(key)}[/dim]", *_in_rows(chips, canvas.columns)]
    return lines


def _bare(card: Card) -> Chip:
    """A card by its sign and value, or by its code."""
    text = f" {SIGNS[KIND[card]]}{WORTH[card]} " if card in WORTH else f" {CODE_OF[card]} "
    return Chip(f"[{_colours(card)}]{text}[/]", len(text))


def _named(card: Card, say: Say) -> Chip:
    """A card by its name."""
    sign = f"{SIGNS[KIND[card]]} " if card in WORTH else ""
    text = f" {sign}{say.piece('card', card)} "
    return Chip(f"[{_colours(card)}]{text}[/]", len(text))


def _colours(card: Card) -> str:
    if card in WORTH:
        return COLOURS[KIND[card]]
    return STEEL if card in NUMBER else SHADE


def _in_rows(chips: Iterable[Chip], columns: int) -> list[str]:
    """Chips side by side, in as many rows as it takes."""
    rows: list[list[Chip]] = []
    left = 0
    for chip in chips:
        if not rows or chip.width + 1 > left:
            rows.append([])
            left = columns - 1
        rows[-1].append(chip)
        left -= chip.width + 1
    return ["  " + " ".join(chip.markup for chip in row) for row in rows]
