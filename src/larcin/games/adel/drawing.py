"""How the game looks in a terminal: lines of text with Rich's markup."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from larcin.kernel.game import Canvas, Say
from larcin.kernel.pieces import Seat

from .collection import best_collection
from .data import (
    COLOUR_OF,
    HOUSES,
    LETTERS,
    LONG_TRACK,
    SHORT_TRACK,
    Colour,
    Object,
    Thief,
)
from .moves import Action, AnyMove, Bid, Buy, Exhibit, Keep, Show, Sneak, Steal
from .view import House, View

COLOURS: Final[dict[Colour, str]] = {
    "red": "#d9534f",
    "blue": "#5b8def",
    "green": "#57a55a",
    "yellow": "#e6c229",
    "purple": "#a974d6",
    "orange": "#f0883e",
    "pink": "#f39ac7",
    "brown": "#a9714b",
    "black": "#8a8f98",
    "white": "#f5f5f5",
}
PAPER: Final = "#26221a on #efe6d0"
GOLD: Final = "#26221a on #e3b04b"
"""The colours of an object, and of one that is, or would be, in the viewer's collection."""

BAR: Final = 20
"""How wide the way to the table is drawn."""


# -- The table ------------------------------------------------------------------------------


def draw_table(v: View, say: Say, canvas: Canvas) -> str:
    """The houses, the prison and the till, then everybody with what is known of them."""
    lines = [
        f"[b]{say('table-round', round=v.round)}[/b]",
        *(_draw_house(say, name, house) for name, house in zip(HOUSES, v.houses, strict=True)),
        _draw_prison(v, say),
        *(line for seat in range(v.seats) for line in _draw_seat(v, say, canvas, seat)),
    ]
    return "\n".join(lines)


def _draw_house(say: Say, name: str, house: House) -> str:
    title = say(f"house-{name}")
    if house.top is None:
        return f"  {title} · [dim]{say('table-empty')}[/dim]"
    under = say("table-under", count=house.under)
    return f"  {title} · [b]{say.piece('object', house.top)}[/b] · [dim]{under}[/dim]"


def _draw_prison(v: View, say: Say) -> str:
    cells = " ".join(f"{n}:{_thief(thief)}" for n, thief in enumerate(v.prison, 1))
    till = say("table-till", total=sum(v.till))
    return f"  {say('table-prison')} · {cells or '–'} · {till}"


def _draw_seat(v: View, say: Say, canvas: Canvas, seat: Seat) -> Iterator[str]:
    player = v.players[seat]
    dot = f"[{COLOURS[player.colour]}]●[/]"
    yield f"{dot} [b]{say.player(seat)}[/b] · {_stand(v, say, player.pawn)}{_played(v, say, seat)}"
    yield f"    {_cards(v, say, canvas, seat)}"
    for shown in v.exhibits:
        if shown.seat == seat and shown.objects:
            yield f"    {say('table-shows')} {' '.join(map(_card, shown.objects))}"


def _cards(v: View, say: Say, canvas: Canvas, seat: Seat) -> str:
    """What a player holds: of others only how much, unless memory is aided."""
    player = v.players[seat]
    if seat != v.seat and not canvas.memory_aid:
        objects = say("table-objects", count=len(player.objects) + player.hidden)
        cheques, thieves = str(len(player.cheques)), str(len(player.thieves))
    else:
        hidden = say("table-hidden", count=player.hidden) if player.hidden else ""
        objects = " ".join(filter(None, (*map(_card, player.objects), hidden))) or "–"
        cheques = " ".join(f"{cheque / 1000:g}k" for cheque in player.cheques) or "–"
        thieves = " ".join(map(str, player.thieves)) or "–"
    rest = f"{say('table-cheques', cheques=cheques)} · {say('table-thieves', thieves=thieves)}"
    return f"{objects} · [dim]{rest}[/dim]"


def _stand(v: View, say: Say, pawn: int) -> str:
    """Where a pawn stands, and how far that is."""
    track = LONG_TRACK if v.options.long_track else SHORT_TRACK
    done = min(BAR, pawn * BAR // len(track))
    bar = f"{'━' * done}[dim]{'─' * (BAR - done)}[/dim]"
    if pawn >= len(track):
        return f"{bar} {say('table-chair', chair=pawn - len(track) + 1)}"
    castle = track[pawn]
    name = say("table-salon") if pawn == 0 else castle.name
    return f"{bar} {name} {castle.best}/{castle.second} ({pawn})"


def _played(v: View, say: Say, seat: Seat) -> str:
    """The place and the action that this seat has laid, as far as they are turned over."""
    place = f" · {say(f'place-{v.places[seat]}')}" if v.places else ""
    action = v.actions[seat] if v.actions else None
    laid = " · ▮" if seat in v.chosen else ""
    return place + (f" · {_action(say, action)}" if action is not None else "") + laid


def _action(say: Say, action: Action) -> str:
    if isinstance(action, Bid):
        return say.piece("cheque", action.cheque)
    if isinstance(action, Sneak):
        return say.piece("thief", action.thief)
    return say(f"action-{type(action).__name__}")


def _card(each: Object, colours: str = PAPER) -> str:
    return f"[{colours}] {each[0]} {each[1:]} [/]"


def _thief(thief: Thief) -> str:
    return f"[{COLOURS[COLOUR_OF[thief]]}]{thief}[/]"


# -- The hand -------------------------------------------------------------------------------


def draw_hand(v: View, say: Say, canvas: Canvas) -> str:
    """The viewer's objects by letter: golden what is picked, or could be shown together."""
    golden = v.picked or best_collection(v.hand)
    lines = []
    for letter in LETTERS:
        objects = [each for each in v.hand if each[0] == letter]
        if objects:
            cards = " ".join(_card(each, GOLD if each in golden else PAPER) for each in objects)
            lines.append(f"  {cards} [dim]{say(f'series-{letter}')}[/dim]")
    return "\n".join(lines)


# -- What a move would do -------------------------------------------------------------------


class Purchase(Struct, frozen=True, tag=True):
    """What there is to buy, and how many objects lie under it."""

    object: Object
    under: int


class Exhibition(Struct, frozen=True, tag=True):
    """[AV-R23] How large the best collection in hand is; 0 warns that there is none."""

    size: int


class Burglary(Struct, frozen=True, tag=True):
    """Whom an object would be stolen from."""

    victim: Seat


class Choice(Struct, frozen=True, tag=True):
    """How large the collection is without this object, and how many are still to consider."""

    size: int
    left: int


def prospect(v: View, move: AnyMove) -> Purchase | Exhibition | Burglary | Choice | None:
    """What a move would do, beyond what it says."""
    match move:
        case Buy(house):
            pile = v.houses[HOUSES.index(house)]
            return None if pile.top is None else Purchase(pile.top, pile.under)
        case Exhibit():
            return Exhibition(len(best_collection(v.hand)))
        case Steal() if v.thefts:
            return Burglary(v.thefts[0].victim)
        case Show() | Keep():
            return Choice(len(v.picked), len(v.hand) - v.considered - 1)
    return None
