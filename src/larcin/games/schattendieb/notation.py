"""Positions as short text, for tests and terminals.

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
from typing import Final, Literal, NamedTuple

from msgspec import Struct

from larcin.kernel.game import Canvas, Say
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance, QuickRng

from .data import CARDS, COPIES, KIND, NUMBER, PREY, SHADOW, WORTH, Card, CardName, Kind
from .memory import remember, under_of
from .moves import Add, AnyMove, Play, Steal
from .rules import PLAYING, SCRIPT
from .state import Options, Table
from .view import Player, View

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
    """How many jewels would be in the safe then."""

    jewels: int


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
            return Adding(len(me.safe) + len(me.laid) + len(move.cards))
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
    facts = {"deal": v.deal + 1, "deals": v.options.deals, "pile": v.pile_size, "discard": discard}
    return say("table-middle", **facts)


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
