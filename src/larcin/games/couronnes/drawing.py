"""How the game looks in a terminal: lines of text with Rich's markup.

A square is two characters wide. Colours always come with a sign, for those who do not see them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from larcin.kernel.game import Canvas, Say
from larcin.kernel.pieces import Seat

from .board import (
    BEHIND,
    BUILDING,
    CIRCLE,
    CIRCLE_NUMBER,
    CROWN,
    FOREST,
    GATE,
    GATE_HOUR,
    KEY,
    KIND,
    NAMES,
    NOWHERE,
    SECRET,
    SIZE,
    STEP_TO,
    STREET,
    TOWER,
    WALL,
    crown_squares,
    key_squares,
    odds_of_arrow,
    odds_of_fight,
    ruler,
)
from .data import BOOST, CARDS, GUARD_NUMBER, THIEF, Colour, Figure
from .moves import (
    AnyMove,
    Boost,
    Break,
    EndTurn,
    Fight,
    Pass,
    Reach,
    Return,
    Shoot,
    Slip,
    Take,
    Walk,
    Wear,
)
from .view import Player, View
from .ways import ways

SIGNS: Final[dict[Colour, str]] = {
    "red": "●",
    "orange": "◆",
    "yellow": "★",
    "green": "▲",
    "turquoise": "■",
    "blue": "♣",
    "violet": "♥",
    "white": "○",
}
INKS: Final[dict[Colour, str]] = {
    "red": "#ff6b5e",
    "orange": "#ffa04d",
    "yellow": "#ffe066",
    "green": "#7fd67f",
    "turquoise": "#5fd7d7",
    "blue": "#8ab4ff",
    "violet": "#d39bff",
    "white": "#ffffff",
}
LETTERS: Final = "ABCD"
SEATS: Final = (
    "#1c1c1c on #f2c14e",
    "#ffffff on #a4243b",
    "#1c1c1c on #9ad1d4",
    "#ffffff on #6a4c93",
)
"""Each seat's thief has a letter and a colour."""

GROUNDS: Final[dict[str, str]] = {
    FOREST: "#3f6b4a on #16301f",
    STREET: "#6b6257 on #2b2722",
    WALL: "#8d8273 on #8d8273",
    SECRET: "#4a4338 on #8d8273",
    BUILDING: "#57493d on #57493d",
    GATE: "#f0e6d2 on #5b4a36",
    TOWER: "#f0e6d2 on #6f6558",
    CIRCLE: "#ffffff on #b3261e",
    CROWN: "on #4a3b12",
    KEY: "on #22303f",
}
MARKS: Final[dict[str, str]] = {
    FOREST: " ·",
    STREET: "  ",
    WALL: "██",
    SECRET: "▒▒",
    BUILDING: "▓▓",
    TOWER: "♜ ",
}
BLANK: Final = " " * (2 + 2 * SIZE)
DOOR: Final = "#ffffff on #7a1f1f"
AWAKE, ASLEEP = "#1c1c1c on #d8dee9", "#d8dee9 on #3b4252"
SIDE: Final = 64
"""From so many columns on, the players stand beside the board; else below it."""


# -- The table ------------------------------------------------------------------------------


def draw_table(v: View, say: Say, canvas: Canvas) -> str:
    """The turn, the board, and everybody; where rows are few, the part around the active thief."""
    is_wide = canvas.columns >= SIDE
    players = [line for seat in range(v.seats) for line in _draw_seat(v, say, canvas, seat)]
    room = canvas.rows - 2 - (0 if is_wide else len(players))
    players += _draw_memory(v, say, canvas)
    legend = f"[dim]{say('drawn-legend')}[/dim]"
    board = draw_board(v, range(SIZE))
    part = board if room >= SIZE else draw_board(v, _part(v, max(9, room)))
    if is_wide:
        pairs = zip_longest(part, players, fillvalue="")
        beside = [f"{left or BLANK}  {right}" for left, right in pairs]
        lines = [_draw_turn(v, say), *beside, legend]
    else:
        lines = [_draw_turn(v, say), *part, *players, legend]
    return "\n".join(lines if part is board else [*lines, "", *board])


def _part(v: View, rows: int) -> range:
    """So many rows around the thief whose turn it is."""
    thief = v.players[v.active].thief
    middle = SIZE // 2 if thief == NOWHERE else thief // SIZE
    first = min(max(0, middle - rows // 2), SIZE - rows)
    return range(first, first + rows)


def draw_board(v: View, rows: range) -> list[str]:
    """These rows of the board, with letters above and numbers before them."""
    figures = _figures(v)
    letters = "".join(f"{NAMES[column][0]} " for column in range(SIZE))
    lines = [f"[dim]  {letters}[/dim]"]
    for row in rows:
        squares = range(row * SIZE, (row + 1) * SIZE)
        cells = "".join(figures.get(here) or _draw_square(v, here) for here in squares)
        lines.append(f"[dim]{row + 1:2}[/dim]{cells}")
    return lines


def _figures(v: View) -> dict[int, str]:
    """What to draw where figures stand; who passes hides who is passed."""
    drawn: dict[int, str] = {}
    for number, here in enumerate(v.guards):
        marks = v.asleep[number]
        drawn[here] = f"[{ASLEEP}]z{number + 1}[/]" if marks else f"[{AWAKE}]G{number + 1}[/]"
    seats = sorted(range(v.seats), key=lambda seat: seat == v.active)
    for seat in seats:
        each = v.players[seat]
        if each.thief != NOWHERE:
            sign = SIGNS[each.crown] if each.crown is not None else " "
            drawn[each.thief] = f"[{SEATS[seat]}]{LETTERS[seat]}{sign}[/]"
    if v.passing not in (None, THIEF):
        number = GUARD_NUMBER[v.passing]
        drawn[v.guards[number]] = f"[{AWAKE}]G{number + 1}[/]"
    return drawn


def _draw_square(v: View, here: int) -> str:
    kind = KIND[here]
    colours = v.options.colour_count
    if kind == CROWN:
        return f"[{GROUNDS[CROWN]}]{_signed('♛', crown_squares(colours)[here])}[/]"
    if kind == KEY:
        return f"[{GROUNDS[KEY]}]{_signed('⚷', key_squares(colours)[here])}[/]"
    if kind == GATE:
        return f"[{DOOR if here in v.doors else GROUNDS[GATE]}]{GATE_HOUR[here]:2}[/]"
    if kind == CIRCLE:
        return f"[{GROUNDS[CIRCLE]}]{CIRCLE_NUMBER[here]} [/]"
    return f"[{GROUNDS[kind]}]{MARKS[kind]}[/]"


def _signed(picture: str, colour: Colour) -> str:
    return f"[{INKS[colour]}]{picture}{SIGNS[colour]}[/]"


def _draw_turn(v: View, say: Say) -> str:
    """Whose turn it is, and the points that are left."""
    name = say.player(v.active)
    if v.outcome is not None or v.turn == 0:
        return f"[b]{say('table-title', turn=v.turn)}[/b]"
    turn = say("drawn-turn", turn=v.turn, player=name)
    if v.mode is None:
        return f"[b]{turn}[/b]"
    facts = {"thief": v.thief_points, "guard": v.guard_points}
    points = say(f"points-{v.mode}", number=v.number, pool=v.pool, **facts)
    if v.mode == "shared" and any(facts.values()):
        points += f" · {say('points-own', **facts)}"
    return f"[b]{turn}[/b] · {points}"


# -- Everybody ------------------------------------------------------------------------------


def _draw_seat(v: View, say: Say, canvas: Canvas, seat: Seat) -> Iterator[str]:
    """In one line, or in two beside the board."""
    each = v.players[seat]
    name = f"{_badge(seat)} [b]{say.player(seat)}[/b]"
    home = "".join(_signed("♛", colour) for colour in each.home)
    done = f"{name} {len(each.home)}/{v.options.objectives} {home}".rstrip()
    crown = "" if each.crown is None else f"{say('drawn-wears')} {_signed('♛', each.crown)}"
    states = [say("table-hidden")] if each.hidden else []
    states += [f"{say('table-blocked')} {_badges(each.blocked)}"] if each.blocked else []
    keys = " ".join(_signed("⚷", colour) for colour in each.keys)
    facts = " · ".join(filter(None, (say("drawn-cards", count=each.cards), crown, *states, keys)))
    yield from (done, f"   {facts}") if canvas.columns >= SIDE else (f"{done} · {facts}",)
    if canvas.memory_aid and each.proved:
        known = " ".join(_signed("♛", colour) for colour in each.proved)
        yield f"   [dim]{say('drawn-proved')}[/dim] {known}"


def _badge(seat: Seat) -> str:
    return f"[{SEATS[seat]}]{LETTERS[seat]}[/]"


def _badges(owners: Sequence[Seat]) -> str:
    """[CO-RG10] Whose markers are on a head: one has to say which to take off."""
    return "".join(map(_badge, owners))


def _draw_memory(v: View, say: Say, canvas: Canvas) -> Iterator[str]:
    """[CO-RG15] Sleeping guards with whose markers they wear, closed gates, and how many cards are
    where; with the memory aid, the discard.
    """
    sleeping = [(f"z{number + 1}", marks) for number, marks in enumerate(v.asleep) if marks]
    if sleeping:
        guards = "  ".join(f"[{ASLEEP}]{name}[/] {_badges(marks)}" for name, marks in sleeping)
        yield f"{say('drawn-asleep')} {guards}"
    if v.doors:
        hours = ", ".join(str(GATE_HOUR[gate]) for gate in v.doors)
        yield say("drawn-doors", gates=hours)
    yield f"[dim]{say('table-piles', pile=v.pile, discard=len(v.discard))}[/dim]"
    if canvas.memory_aid and v.discard:
        for card in CARDS:
            if card in v.discard:
                yield f"[dim]  {v.discard.count(card)} × {say.piece('card', card)}[/dim]"


# -- The hand -------------------------------------------------------------------------------


def draw_hand(v: View, say: Say, canvas: Canvas) -> str:
    """The viewer's objectives, ticked off where they are home, and the cards in hand."""
    if v.seat is None:
        return ""
    cards = " · ".join(say.piece("card", card) for card in v.me.hand or ())
    return "\n".join(filter(None, (_draw_objectives(v.me, say), cards)))


def _draw_objectives(me: Player, say: Say) -> str:
    wanted = (*me.proved, *(me.objectives or ()))
    drawn = [f"{_signed('♛', each)} {say.piece('objective', each)}" for each in wanted]
    drawn += [f"[dim]✓ {_signed('♛', each)}[/dim]" for each in me.home]
    return "  ".join(drawn)


# -- What a move would do -------------------------------------------------------------------

Finds = Literal["nothing", "key", "crown", "circle", "home", "tower", "gate"]
FINDS: Final[dict[str, Finds]] = {CROWN: "crown", CIRCLE: "circle", TOWER: "tower", GATE: "gate"}


class Ahead(Struct, frozen=True, tag=True):
    """Where a step leads, and what is there."""

    square: str
    finds: Finds
    colour: Colour | None
    ways: tuple[str, ...] = ()
    """The ways on from there to where the figure may stop, this step included: `nne`."""


class Loot(Struct, frozen=True, tag=True):
    """What would be had."""

    colour: Colour


class Chances(Struct, frozen=True, tag=True):
    """How likely an attack is to succeed if no other card is played, in percent."""

    percent: int


class Flight(Struct, frozen=True, tag=True):
    """How far an arrow has to fly, how likely it hits, and whether it costs a card."""

    distance: int
    percent: int
    bow: Literal["tower", "card"]


class Unused(Struct, frozen=True, tag=True):
    """Points that would be left, though somebody could use them; how many cards were played."""

    points: int
    cards: int


def prospect(v: View, move: AnyMove) -> Ahead | Loot | Chances | Flight | Unused | None:
    """What a move would do, beyond what it says."""
    match move:
        case Walk(figure, direction):
            ahead = _ahead(v, figure, STEP_TO[_place_of(v, figure)][direction])
            return replace(ahead, ways=ways(v).get(move, ()))
        case Slip():
            return _ahead(v, THIEF, BEHIND[v.me.thief])
        case Take(where):
            there = v.me.thief if where == "here" else STEP_TO[v.me.thief][where]
            return Loot(crown_squares(v.options.colour_count)[there])
        case Reach(direction):
            return Loot(key_squares(v.options.colour_count)[STEP_TO[v.me.thief][direction]])
        case Wear() | Return() if v.prize is not None:
            return Loot(v.prize)
        case Fight(_, _, boosted):
            return Chances(_percent(odds_of_fight(BOOST * boosted)))
        case Shoot(figure, target):
            here = _place_of(v, figure)
            odds = ruler(here, v.players[target].thief)
            bow: Literal["tower", "card"] = "tower" if KIND[here] == TOWER else "card"
            return Flight(odds, _percent(odds_of_arrow(odds, v.options.targets)), bow)
        case EndTurn():
            return Unused(_usable_points(v), len(v.players[v.active].played))
        case Boost() | Break() | Pass():
            return _risk(v)
    return None


def _usable_points(v: View) -> int:
    """[CO-RD3] The points with which somebody could still go somewhere."""
    able = {step.figure for step in ways(v)}
    points = v.pool if able else 0
    if THIEF in able:
        points += v.thief_points
    return points + (v.guard_points if able - {THIEF} else 0)


def _ahead(v: View, figure: Figure, there: int) -> Ahead:
    kind = KIND[there]
    colours = v.options.colour_count
    if figure != THIEF:
        return Ahead(NAMES[there], FINDS.get(kind, "nothing") if kind != CROWN else "nothing", None)
    if kind == KEY and key_squares(colours)[there] not in v.me.keys:
        return Ahead(NAMES[there], "key", key_squares(colours)[there])
    if kind == CIRCLE and v.me.crown is not None:
        return Ahead(NAMES[there], "home", v.me.crown)
    return Ahead(NAMES[there], FINDS.get(kind, "nothing"), crown_squares(colours).get(there))


def _risk(v: View) -> Chances | None:
    """How likely the attack on the viewer succeeds without a card against it."""
    if v.attack is None:
        return None
    if not v.attack.is_arrow:
        return Chances(_percent(odds_of_fight(BOOST * v.attack.boosted)))
    archer = v.attack.figure
    here = v.players[v.active].thief if archer == THIEF else v.guards[GUARD_NUMBER[archer]]
    return Chances(_percent(odds_of_arrow(ruler(here, v.me.thief), v.options.targets)))


def _place_of(v: View, figure: Figure) -> int:
    return v.me.thief if figure == THIEF else v.guards[GUARD_NUMBER[figure]]


def _percent(odds: float) -> int:
    return round(100 * odds)
