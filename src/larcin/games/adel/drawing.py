"""How the game looks in a terminal: lines of text with Rich's markup."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from larcin.kernel.game import Canvas, Say
from larcin.kernel.pieces import Seat

from .appraisal import prize_castle
from .collection import best_collection, letters_of, parted, spans
from .data import (
    COLOUR_OF,
    HOUSES,
    LEAST,
    LETTERS,
    LONG_TRACK,
    SHORT_TRACK,
    Colour,
    Object,
    Thief,
)
from .moves import Action, AnyMove, Bid, Buy, Exhibit, Go, Keep, Show, Sneak, Steal
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
            yield f"    {say('drawn-shows')} {' '.join(map(_card, shown.objects))}"


def _cards(v: View, say: Say, canvas: Canvas, seat: Seat) -> str:
    """What a player holds: of others only how much, unless memory is aided."""
    player = v.players[seat]
    if seat != v.seat and not canvas.memory_aid:
        objects = say("drawn-objects", count=len(player.objects) + player.hidden)
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


class Prize(Struct, frozen=True):
    """[AV-R13] How far another exhibitor goes as the best, and as the second best."""

    seat: Seat
    best: int
    second: int


class Outlook(Struct, frozen=True, tag=True):
    """[AV-9.1] Who may come to the table in this round, so that it would be the last one."""

    exhibiting: tuple[Seat, ...]
    """[AV-7.13] By the best exhibition."""

    watching: tuple[Seat, ...]
    """[AV-7.35] As a detective, who goes as far as their rank."""


class Choice(Struct, frozen=True, tag=True):
    """What can still become a collection, and how many objects are to be considered after this.

    Whether objects make one, their letters and their number tell; a screen that lets somebody
    put them together finds here which letters may stand together, and asks nothing else.
    """

    size: int
    """How many are in it without this object."""

    left: int
    least: int
    """[AV-7.4] How many it needs."""

    spans: tuple[str, ...]
    """[AV-7.4] All sets of letters, in their order, that can stand side by side in it."""

    parted: tuple[str, ...]
    """Two letters in hand that cannot stand in it together, then all that are missing between."""

    castle: str
    """[AV-1.5] Whose fraction counts, and how far the best and the second best go by it."""

    pays: tuple[int, int]
    rivals: tuple[Prize, ...]
    """The same for everybody else who exhibits here, or might."""

    ends: tuple[Seat, ...]
    """[AV-9.1] Whom the best exhibition would take to the table: this would be the last round."""

    anyway: tuple[Seat, ...]
    """[AV-7.15] Whom of these the second best would take there, too."""


def prospect(v: View, move: AnyMove) -> Outlook | Purchase | Exhibition | Burglary | Choice | None:
    """What a move would do, beyond what it says."""
    match move:
        case Go():
            return _outlook(v)
        case Buy(house):
            pile = v.houses[HOUSES.index(house)]
            return None if pile.top is None else Purchase(pile.top, pile.under)
        case Exhibit():
            return Exhibition(len(best_collection(v.hand)))
        case Steal() if v.thefts:
            return Burglary(v.thefts[0].victim)
        case Show() | Keep():
            return _choice(v)
    return None


def _choice(v: View) -> Choice:
    """[AV-R33b] Who does not exhibit has nothing to put together."""
    open_ = v.hand[v.considered :]
    assert v.seat is not None
    exhibits = isinstance(v.actions[v.seat], Exhibit)
    usable = letters_of((*v.picked, *open_)) if exhibits else ""
    castle = prize_castle(v, v.seat)
    rivals = tuple(_prize(v, seat) for seat in range(v.seats) if _is_rival(v, seat))
    mine = (_prize(v, v.seat),) if exhibits else ()
    ends = [each for each in (*mine, *rivals) if _reaches_table(v, each.seat, each.best)]
    return Choice(
        len(v.picked),
        len(open_) - 1,
        LEAST,
        spans(usable, letters_of(v.picked)),
        parted(usable),
        castle.name,
        (castle.best, castle.second),
        rivals,
        tuple(each.seat for each in ends),
        tuple(each.seat for each in ends if _reaches_table(v, each.seat, each.second)),
    )


def _outlook(v: View) -> Outlook:
    """[AV-R54] By what each of them has to lay for it."""
    seats = range(v.seats)
    ranks = [1 + sum(other.pawn > each.pawn for other in v.players) for each in v.players]
    return Outlook(
        tuple(seat for seat in seats if _reaches_table(v, seat, _prize(v, seat).best)),
        tuple(seat for seat in seats if _reaches_table(v, seat, ranks[seat])),
    )


def _reaches_table(v: View, seat: Seat, steps: int) -> bool:
    """Whether so many squares would bring this seat there."""
    track = LONG_TRACK if v.options.long_track else SHORT_TRACK
    return v.players[seat].pawn + steps >= len(track)


def _is_rival(v: View, seat: Seat) -> bool:
    """[AV-R33b] Blind, everybody at the castle may be one."""
    action = v.actions[seat]
    at_castle = v.places[seat] == "castle"
    return seat != v.seat and at_castle and (action is None or isinstance(action, Exhibit))


def _prize(v: View, seat: Seat) -> Prize:
    castle = prize_castle(v, seat)
    return Prize(seat, castle.best, castle.second)
