"""Why a move is refused: the rule behind it, from what the player sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from larcin.kernel.errors import IllegalMove

from . import steps
from .data import GEMOLOGIST, JEWELLER, MASTER_THIEF, SMUGGLER, THIEF, DrawerName, Role
from .moves import Add, AnyMove, Choose, Open, Pick, Place, Pull, Turn
from .rules import turning
from .view import Player, View

FIRST: Final[dict[str, Callable[[], IllegalMove]]] = {
    steps.FILLING: lambda: IllegalMove("MV-4.19", "hide-diamonds"),
    steps.FIRST_TURNING: lambda: IllegalMove("MV-4.21", "now-turn"),
    steps.CHOOSING: lambda: IllegalMove("MV-5.1", "choose-first"),
    steps.OPENING: lambda: IllegalMove("MV-R16", "open-first"),
    steps.SMUGGLER_PLACING: lambda: IllegalMove("MV-R41", "must-place"),
    steps.JEWELLER_PLACING: lambda: IllegalMove("MV-R45", "must-place"),
    steps.GEMOLOGIST_PLACING: lambda: IllegalMove("MV-R53", "must-place"),
    steps.GEMOLOGIST_ADDING: lambda: IllegalMove("MV-R53", "add-or-stop"),
    steps.PULLING: lambda: IllegalMove("MV-12.3", "pull-or-close"),
    steps.TAKING_RUBY: lambda: IllegalMove("MV-R60", "take-or-leave"),
    steps.TURNING: lambda: IllegalMove("MV-6.6", "drawer-closed"),
    steps.SMUGGLERS_SHARING: lambda: IllegalMove("MV-R56", "nobody-passes"),
    steps.DETECTIVES_SHARING: lambda: IllegalMove("MV-R56", "nobody-passes"),
}
"""What has to be done first, whatever else was tried."""

PLACING: Final = (
    steps.SMUGGLER_PLACING,
    steps.JEWELLER_PLACING,
    steps.GEMOLOGIST_PLACING,
    steps.GEMOLOGIST_ADDING,
)

DONE: Final[dict[Role, Callable[[], IllegalMove]]] = {
    SMUGGLER: lambda: IllegalMove("MV-8.2", "one-imitation"),
    JEWELLER: lambda: IllegalMove("MV-9.1", "one-imitation"),
    GEMOLOGIST: lambda: IllegalMove("MV-R53", "no-more-imitations"),
    THIEF: lambda: IllegalMove("MV-11.1", "only-takes"),
    MASTER_THIEF: lambda: IllegalMove("MV-12.3", "only-takes"),
}
"""Why a character places no imitation once its drawer is closed, if nothing fell."""


def why_not(v: View, move: AnyMove) -> IllegalMove | None:
    """The kernel asks this only of a seat that is asked, about a move it may not make."""
    return why_not_this(v, move) or FIRST[v.step]()


def why_not_this(v: View, move: AnyMove) -> IllegalMove | None:
    """What is wrong with this very move; none, if something else has to be done first."""
    match v.step, move:
        case _, Open(drawer):
            return why_not_open(v, drawer)
        case steps.FILLING, Add():
            return IllegalMove("MV-4.19", "no-drawer-open")
        case _, Choose(role):
            return why_not_choose(v, role)
        case (steps.SMUGGLERS_SHARING | steps.DETECTIVES_SHARING as rule, Pick(jewel)):
            return IllegalMove(rule, "not-on-red", {"jewel": jewel})
        case _, Turn():
            return why_not_turn(v, move)
        case _, Place():
            return why_not_place(v, move)
        case _, Pull():
            return why_not_pull(v)
    return None


def why_not_open(v: View, drawer: DrawerName) -> IllegalMove | None:
    """[MV-4.19] [MV-6.1] One drawer in a turn, and in the set-up another one than is open."""
    if v.step == steps.FILLING:
        return IllegalMove("MV-4.19", "open-already", {"drawer": drawer})
    if v.step in (*PLACING, steps.PULLING, steps.TAKING_RUBY, steps.TURNING):
        return IllegalMove("MV-6.1", "one-drawer-only")
    return None


def why_not_choose(v: View, role: Role) -> IllegalMove | None:
    """[MV-5.10] A card that was played is not taken back, [MV-R18] and none is changed later."""
    if v.step == steps.CHOOSING:
        return IllegalMove("MV-5.10", "already-played", {"role": role})
    return IllegalMove("MV-R18", "card-lies") if v.round else None


def why_not_turn(v: View, move: Turn) -> IllegalMove | None:
    """[MV-4.21] [MV-6.3] The box is turned at the end, [MV-16.2] in the easy game in one way."""
    match v.step:
        case steps.FILLING:
            return IllegalMove("MV-4.21", "hide-first")
        case steps.OPENING:
            return IllegalMove("MV-6.3", "turn-later")
        case steps.FIRST_TURNING if move == turning.LEAVE:
            return IllegalMove("MV-R12", "must-turn")
        case steps.FIRST_TURNING | steps.TURNING if move.rotation == "none":
            return IllegalMove("MV-R35", "no-order")
        case steps.FIRST_TURNING | steps.TURNING:
            return IllegalMove("MV-16.2", "one-action-only")
    return None


def why_not_place(v: View, move: Place) -> IllegalMove | None:
    """[MV-9.2] [MV-R52] Only a jeweller places an alarm, [MV-9.4] where there is none.

    [MV-6.5] Nothing is placed when jewels fell, and [MV-11.1] thieves place nothing at all.
    """
    me = viewer(v)
    if v.step == steps.TURNING and me.laid is not None:
        return IllegalMove("MV-6.5", "jewels-fell") if fell(v) else DONE[me.laid]()
    if v.step not in PLACING:
        return None
    if move.jewel not in me.white:
        return IllegalMove(v.step, "no-such-imitation", {"jewel": move.jewel})
    if me.laid != JEWELLER:
        return IllegalMove("MV-R52", "only-jewellers")
    if me.alarm is None:
        return IllegalMove("MV-R45", "alarm-in-box")
    return IllegalMove("MV-9.4", "alarm-there-already")


def why_not_pull(v: View) -> IllegalMove | None:
    """[MV-12.1] Only the master thief opens a drawer further; [MV-R57] a long one, if nothing fell.

    [MV-6.5] When jewels fell nobody does what their character does.
    """
    if not v.round or v.step == steps.CHOOSING:
        return None
    if viewer(v).laid != MASTER_THIEF:
        return IllegalMove("MV-12.1", "only-master-thieves")
    if v.step != steps.TURNING:
        return None
    if fell(v):
        return IllegalMove("MV-6.5", "jewels-fell")
    return IllegalMove("MV-R57", "long-drawers-only")


def fell(v: View) -> bool:
    """[MV-6.5] Whether jewels kept the viewer from acting; [MV-10.2] nothing keeps a gemologist."""
    return v.has_spilled and viewer(v).laid != GEMOLOGIST


def viewer(v: View) -> Player:
    """Who is asked."""
    assert v.seat is not None
    return v.players[v.seat]
