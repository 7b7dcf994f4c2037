"""How the game looks in a terminal: lines of text with Rich's markup.

[MV-R14] [MV-R33] Closed drawers are drawn closed, and played cards lie face down, unless memory is
aided. What is always seen is how the box stands, and the grain by which a drawer can be followed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from msgspec import Struct

from larcin.kernel.game import Canvas, Say
from larcin.kernel.pieces import Seat

from .box import (
    FACES,
    LEVELS,
    Posture,
    drawer_at,
    face_of,
    height_of,
    is_long,
    is_upended,
    lower_tray,
    turn,
    upper_tray,
)
from .data import (
    ALARMS,
    DRAWERS,
    JEWELS,
    NUMBER_OF_DRAWER,
    RANK,
    ROLE_OF,
    AlarmName,
    Card,
    Jewel,
    JewelName,
)
from .moves import AnyMove, Open, Place, Stop, Turn
from .state import NEVER
from .view import Player, View

SIGN: Final[dict[JewelName, str]] = {"diamond": "◇", "sapphire": "●", "ruby": "▲"}
SHADE: Final[dict[JewelName, str]] = {
    "diamond": "#d7eef5",
    "sapphire": "#5b8def",
    "ruby": "#e0524a",
}
COLOUR: Final[dict[AlarmName, str]] = {
    "red": "#d9534f",
    "blue": "#5b8def",
    "green": "#57a55a",
    "yellow": "#e6c229",
    "violet": "#a974d6",
    "orange": "#f0883e",
    "white": "#f5f5f5",
    "black": "#8a8f98",
}
GRAIN: Final = ("≈", "∴", "≋", "⌇", "∿", "⁘", "≀", "∷", "⋮", "⁖", "≣", "∽")
"""[MV-15.1] The grain of each drawer, by its number."""

WOOD: Final = "#26221a on #c9a06a"
OPEN_WOOD: Final = "#26221a on #efd9a8"
PAPER: Final = "#26221a on #efe6d0"
CELL: Final = 10
"""How wide a drawer is drawn, with the gap after it."""

Height = Literal["bottom", "middle", "top"]
Face = Literal["north", "east", "south", "west"]
HEIGHTS: Final[tuple[Height, ...]] = ("bottom", "middle", "top")
SIDES: Final[tuple[Face, ...]] = ("north", "east", "south", "west")
COLUMNS: Final = tuple(reversed(range(FACES)))
"""[MV-R36] West, south, east, north: as who walks round the box sees its faces from left to right,
so that a level that is turned to the left goes to the left."""


# -- The table ------------------------------------------------------------------------------


def draw_table(v: View, say: Say, canvas: Canvas) -> str:
    """The box as it stands, the red cushion, and everybody's cushions."""
    lines = [
        f"[b]{_title(v, say)}[/b]  [dim]{say('table-legend')}[/dim]",
        *_draw_box(v, say, canvas),
        f"{say('table-red')} {_jewels(v.red)}",
        *(line for seat in range(v.seats) for line in _draw_seat(v, say, canvas, seat)),
    ]
    return "\n".join(lines)


def _title(v: View, say: Say) -> str:
    stands = say("table-head") if is_upended(v.posture) else say("table-feet")
    when = say("table-round", round=v.round) if v.round else say("table-set-up")
    last = f" · {say('board-last-round')}" if v.is_last_round else ""
    return f"{when} · {stands}{last}"


def _draw_box(v: View, say: Say, canvas: Canvas) -> Iterator[str]:
    """Four faces side by side, three levels high."""
    margin = max(len(say(f"height-{height}")) for height in HEIGHTS) + 1
    faces = [say(f"face-{SIDES[face]}") for face in COLUMNS]
    yield " " * margin + "".join(f"{face:<{CELL}}" for face in faces).rstrip()
    for height in reversed(range(LEVELS)):
        row = [drawer_at(v.posture, height, face) for face in COLUMNS]
        label = f"[dim]{say(f'height-{HEIGHTS[height]}'):<{margin}}[/dim]"
        yield label + "".join(_drawer(v, say, canvas, drawer) for drawer in row)
        if canvas.memory_aid:
            yield " " * margin + "".join(_contents(v, drawer) for drawer in row)
    if v.drawer is not None:
        yield _draw_open_drawer(v, say, NUMBER_OF_DRAWER[v.drawer])


def _drawer(v: View, say: Say, canvas: Canvas, drawer: int) -> str:
    """A drawer from outside: its letter, its grain, and its length if that may be known."""
    is_known = canvas.memory_aid or v.opened_at[drawer] != NEVER
    length = (" ▬" if is_long(drawer) else " ▪") if is_known else "  "
    text = f" {DRAWERS[drawer]} {GRAIN[drawer]}{length} "
    wood = OPEN_WOOD if v.drawer == DRAWERS[drawer] else WOOD
    return f"[{wood}]{text}[/]{' ' * (CELL - len(text))}"


def _contents(v: View, drawer: int) -> str:
    """[MV-R14] What a perfect memory knows to be in a drawer, on which side."""
    upper, lower = upper_tray(v.posture, drawer), lower_tray(v.posture, drawer)
    parts: list[tuple[str, int]] = []
    for arrow, tray in (("↑", upper), ("↓", lower)):
        jewels = v.trays[tray] + v.secrets[tray]
        if jewels:
            parts.append((arrow + _jewels(jewels, ""), 1 + _width(jewels)))
    alarm = v.alarms[drawer]
    if alarm is not None:
        parts.append((f"[{COLOUR[alarm]}]♪[/]", 1))
    width = sum(each for _, each in parts)
    return "".join(text for text, _ in parts) + " " * max(CELL - width, 1)


def _draw_open_drawer(v: View, say: Say, drawer: int) -> str:
    """What lies in sight in the drawer that is open."""
    tray = upper_tray(v.posture, drawer)
    inside = _jewels(v.trays[tray])
    alarm = v.alarms[drawer]
    ring = "" if alarm is None else f" [{COLOUR[alarm]}]♪[/] {say('table-alarm')}"
    ruby = f" · {say('table-secret')} {_jewels(v.secrets[tray])}" if v.is_pulled else ""
    return f"{say('table-open', drawer=DRAWERS[drawer])} {inside}{ring}{ruby}"


def _draw_seat(v: View, say: Say, canvas: Canvas, seat: Seat) -> Iterator[str]:
    player = v.players[seat]
    dot = f"[{COLOUR[ALARMS[seat]]}]●[/]"
    turn = " ◀" if v.queue[:1] == (seat,) else ""
    yield f"{dot} [b]{say.player(seat)}[/b]{turn}{_laid(v, say, seat)}"
    parts = [f"{say('table-black')} {_jewels(player.black)}"]
    parts.append(f"{say('table-white')} {_jewels(player.white)}")
    if player.handful:
        parts.append(f"{say('table-handful')} {_jewels(player.handful)}")
    if player.alarm is not None:
        parts.append(f"[{COLOUR[ALARMS[seat]]}]♪[/] {say('table-alarm')}")
    yield f"    {' · '.join(parts)}"
    if canvas.memory_aid:
        yield f"    [dim]{_cards_left(player, say)}[/dim]"


def _laid(v: View, say: Say, seat: Seat) -> str:
    """The card before a seat: its face if it was turned over, else its back."""
    player = v.players[seat]
    if player.laid is not None and player.laid not in player.left:
        return f" · {say.piece('card', _card_of(player, player.laid))}"
    is_laid = seat in v.chosen or (v.queue and v.round and not v.is_shown)
    return " · ▮" if is_laid else ""


def _card_of(player: Player, role: str) -> Card:
    return next(card for card in player.cards if ROLE_OF[card] == role)


def _cards_left(player: Player, say: Say) -> str:
    """[MV-R26] Which characters are still to come, with their numbers as far as they were shown."""
    known = {ROLE_OF[card]: say.piece("card", card) for card in player.cards}
    cards = ", ".join(known.get(role, say(f"role-{role}")) for role in player.left)
    return say("table-left", cards=cards or "–")


def _jewels(jewels: Sequence[Jewel], gap: str = " ") -> str:
    """Jewels by sign and number."""
    shown = [
        f"[{SHADE[jewel]}]{SIGN[jewel]}[/]{count}"
        for jewel in JEWELS
        if (count := jewels.count(jewel))
    ]
    return gap.join(shown) or "–"


def _width(jewels: Sequence[Jewel]) -> int:
    """How many characters wide that is, without gaps."""
    return sum(1 + len(str(jewels.count(jewel))) for jewel in JEWELS if jewel in jewels)


# -- The hand -------------------------------------------------------------------------------


def draw_hand(v: View, say: Say, canvas: Canvas) -> str:
    """The viewer's cards that were not shown yet, in the order in which they play."""
    if v.seat is None:
        return ""
    me = v.players[v.seat]
    cards = [card for card in (*me.cards, *v.hidden) if ROLE_OF[card] in me.left]
    cards.sort(key=lambda card: RANK[ROLE_OF[card]])
    return " ".join(f"[{PAPER}] {say.piece('card', card)} [/]" for card in cards)


# -- What a move would do -------------------------------------------------------------------


class Whereabouts(Struct, frozen=True, tag=True):
    """Where a drawer is now."""

    height: Height
    face: Face


class Standing(Struct, frozen=True, tag=True):
    """How the box would stand."""

    posture: Posture


class Stock(Struct, frozen=True, tag=True):
    """How many imitations there are, and how many more may be placed after this one."""

    left: int
    extras: int


def prospect(v: View, move: AnyMove) -> Whereabouts | Standing | Stock | None:
    """What a move would do, beyond what it says."""
    match move:
        case Open(name):
            drawer = NUMBER_OF_DRAWER[name]
            height, face = height_of(v.posture, drawer), face_of(v.posture, drawer)
            return Whereabouts(HEIGHTS[height], SIDES[face])
        case Turn(rotation, upending):
            return Standing(turn(v.posture, rotation, upending))
        case Place() | Stop() if v.seat is not None:
            return Stock(len(v.players[v.seat].white), v.extras)
    return None
