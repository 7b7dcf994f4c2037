"""Answers that everybody can see to be the only ones: a screen may give them by itself.

What a hand holds is secret, so most ends of a turn are asked even where nothing is left to do:
otherwise a quick end would tell that no card in hand could be played [CO-RD7b].
"""

from __future__ import annotations

from larcin.kernel.pieces import Seat
from larcin.kernel.rng import QuickRng

from . import steps
from .board import CROWN, KIND, WITHIN_REACH, crown_squares
from .data import CARDS_A_TURN, COPIES, THIEF, CardName, Colour
from .imagining import imagine
from .moves import AnyMove
from .rules.attack import PASS
from .rules.turn import ROLL
from .view import Player, View


def obvious(v: View, seat: Seat) -> AnyMove | None:
    """The only answer of this seat, as far as a spectator can tell."""
    match v.step:
        case steps.DEFENDING:
            return PASS if _cannot_play(v, seat, "plus-two") else None
        case steps.COUNTERING:
            return PASS if _cannot_play(v, seat, "broken-bow") else None
        case steps.ROLLING:
            return ROLL if _plays_no_card(v, seat) else None
        case steps.ACTING if seat == v.active:
            return _only_deed(v, seat)
    return None


def _plays_no_card(v: View, seat: Seat) -> bool:
    """[CO-G.1.2] Whether everybody sees that this seat has no card to play in this turn."""
    return not v.players[seat].cards or len(v.players[seat].played) >= CARDS_A_TURN


def _cannot_play(v: View, seat: Seat, card: CardName) -> bool:
    """[CO-RD6] [CO-RG15] Or none of this name: it was played, or all of them lie in the discard."""
    is_gone = card in v.players[seat].played or v.discard.count(card) == COPIES[card]
    return is_gone or _plays_no_card(v, seat)


def _only_deed(v: View, seat: Seat) -> AnyMove | None:
    """[CO-D.7.1] The end of a turn with nothing left, or [CO-RE4b] the only way on."""
    is_guard_on_its_way = v.passing not in (None, THIEF)
    if not is_guard_on_its_way and not _plays_no_card(v, seat):
        return None
    if _may_want_crown(v, seat):
        return None
    only, *more = imagine(v, QuickRng(0)).asked[seat]  # nothing of it depends on what is hidden
    return None if more else only


def _may_want_crown(v: View, seat: Seat) -> bool:
    """[CO-RC4] Whether a crown can be had here for its key that may be a secret objective."""
    me = v.players[seat]
    if me.crown is not None or me.blocked:
        return False
    squares = crown_squares(v.options.colour_count)
    return any(
        KIND[there] == CROWN and squares[there] in me.keys and _may_be_wanted(v, me, squares[there])
        for there in (me.thief, *_within_reach(v, me))
    )


def _within_reach(v: View, me: Player) -> list[int]:
    """[CO-RE5] For a point, and where somebody stands."""
    if not v.thief_points + v.pool:
        return []
    occupied = {*v.guards, *(each.thief for each in v.players)}
    return [there for _, there in WITHIN_REACH[me.thief] if there in occupied]


def _may_be_wanted(v: View, me: Player, colour: Colour) -> bool:
    """[CO-RC3] Shown to be, or else not home and one of those that nobody has seen."""
    is_all_known = len(me.home) + len(me.proved) == v.options.objectives
    return colour in me.proved or (colour not in me.home and not is_all_known)
