"""Why a move is refused: the rule behind it, from what the player sees."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from larcin.kernel.errors import IllegalMove
from larcin.kernel.pieces import Seat

from . import steps
from .board import (
    BEHIND,
    BESIDE,
    CIRCLE,
    CIRCLES,
    CROWN,
    FOREST,
    GATES,
    GUARD_STEPS,
    KIND,
    OFFSETS,
    SQUARES,
    STEP_TO,
    TOWER,
    Direction,
    crown_squares,
    is_clear,
    key_squares,
    ruler,
    square,
)
from .data import (
    CARDS_A_TURN,
    DOORS,
    GUARD_NUMBER,
    GUARDS,
    HEAD,
    MARKERS,
    RANGE,
    THIEF,
    CardName,
    Figure,
)
from .moves import (
    AnyMove,
    Block,
    Boost,
    Break,
    Close,
    Discard,
    EndTurn,
    Fight,
    Find,
    Hide,
    Lull,
    March,
    Open,
    Pass,
    Place,
    Reach,
    Roll,
    Shoot,
    Slip,
    Take,
    Teleport,
    Wake,
    Walk,
    Wear,
)
from .view import View

Refusals = Iterator[IllegalMove]
"""What stands in the way, the plainest first."""

CARD_OF: Final[dict[type[AnyMove], CardName]] = {
    March: "forced-march",
    Close: "door",
    Open: "door",
    Hide: "hidden-thief",
    Block: "blocked-thief",
    Lull: "sleeping-guard",
    Slip: "secret-door",
    Find: "found-thief",
    Wake: "woken-guard",
    Boost: "plus-two",
    Break: "broken-bow",
}
NEED_A_ROLL: Final = (Walk, Reach, Teleport, EndTurn, Fight, Shoot, Slip)

FIRST: Final[dict[str, Callable[[], IllegalMove]]] = {
    steps.PLACING: lambda: IllegalMove("CO-C.7.1", "place-first"),
    steps.CLAIMING: lambda: IllegalMove("CO-F.4.d", "crown-first"),
    steps.DISCARDING: lambda: IllegalMove("CO-D.7.3", "discard-first"),
    steps.DEFENDING: lambda: IllegalMove("CO-F.4.b.2", "only-card", {"card": CARD_OF[Boost]}),
    steps.COUNTERING: lambda: IllegalMove("CO-F.5.k.2", "only-card", {"card": CARD_OF[Break]}),
}
"""What has to be answered before anything else is done."""

TAKE_BY_CARD: Final = Take("here", "card")
"""[CO-RD5b] What may be taken before the roll."""


def why_not(v: View, move: AnyMove) -> IllegalMove | None:
    """The kernel asks this only of a seat that is asked, about a move it may not make."""
    return next(_reasons(v, move), None)


def _reasons(v: View, move: AnyMove) -> Refusals:
    match v.step, move:
        case steps.PLACING, Place(circle):
            yield IllegalMove("CO-RC6b", "circle-taken", {"circle": circle})
        case steps.CLAIMING, Wear():
            yield IllegalMove("CO-RF7", "not-your-objective")
        case steps.DISCARDING, Discard(card):
            yield IllegalMove("CO-D.7.3", "not-your-card", {"card": card})
        case (steps.DEFENDING, Boost()) | (steps.COUNTERING, Break()):
            yield from _why_not_play(v, CARD_OF[type(move)])
        case steps.ROLLING, _:
            yield from _why_not_before_roll(v, move)
        case steps.ACTING, _:
            yield from _why_not_act(v, move)
    if v.step in FIRST:
        yield FIRST[v.step]()


def _why_not_before_roll(v: View, move: AnyMove) -> Refusals:
    if isinstance(move, NEED_A_ROLL) or (isinstance(move, Take) and move != TAKE_BY_CARD):
        yield IllegalMove("CO-RD5b", "roll-first")
    if type(move) in CARD_OF:
        yield from _why_not_play(v, CARD_OF[type(move)])
    if isinstance(move, March) and move.figure != THIEF:
        yield IllegalMove("CO-RD5b", "roll-first")
    yield from _why_not_deed(v, move)


def _why_not_act(v: View, move: AnyMove) -> Refusals:
    if isinstance(move, Roll):
        yield IllegalMove("CO-D.2", "already-rolled")
    if v.passing is not None and not _goes_on(v, move):
        yield IllegalMove("CO-RE4b", "passing")
    if type(move) in CARD_OF:
        yield from _why_not_play(v, CARD_OF[type(move)])
    yield from _why_not_deed(v, move)


def _goes_on(v: View, move: AnyMove) -> bool:
    """[CO-RE4b] Whether this is a way on from an occupied square."""
    if isinstance(move, Walk):
        return move.figure == v.passing
    return v.passing == THIEF and isinstance(move, Reach | Take | Slip)


def _why_not_deed(v: View, move: AnyMove) -> Refusals:
    deed = DEEDS.get(type(move))
    if deed is not None:
        yield from deed(v, move)


# -- Cards ----------------------------------------------------------------------------------


def _why_not_play(v: View, card: CardName) -> Refusals:
    if card not in (v.me.hand or ()):
        yield IllegalMove("CO-G.1.1", "not-your-card", {"card": card})
    if card in v.me.played:
        yield IllegalMove("CO-G.1.2", "card-twice", {"card": card})
    if len(v.me.played) >= CARDS_A_TURN:
        yield IllegalMove("CO-G.1.2", "two-cards")


def _why_not_march(v: View, move: March) -> Refusals:
    if move.figure == THIEF and v.me.blocked:
        yield IllegalMove("CO-RG1", "thief-blocked")
    yield from _why_not_use(v, move.figure)


def _why_not_close(v: View, move: Close) -> Refusals:
    gate = GATES[move.gate - 1]
    if gate in v.doors:
        yield IllegalMove("CO-RG14", "no-effect")
    if len(v.doors) == DOORS:
        yield IllegalMove("CO-RG3", "no-door-left")
    if _is_occupied(v, gate):
        yield IllegalMove("CO-RG3", "gate-occupied", {"gate": move.gate})


def _why_not_open(v: View, move: Open) -> Refusals:
    if GATES[move.gate - 1] not in v.doors:
        yield IllegalMove("CO-RG14", "no-effect")


def _why_not_mark(v: View, load: int) -> Refusals:
    """[CO-RG11] A marker of the viewer on a head that carries so many crowns."""
    assert v.seat is not None
    marks = [mark for each in v.players for mark in each.blocked]
    marks += [mark for each in v.asleep for mark in each]
    if marks.count(v.seat) + v.me.hidden >= MARKERS:
        yield IllegalMove("CO-RG11", "no-marker")
    if load >= HEAD:
        yield IllegalMove("CO-RG11", "head-full")


def _load(v: View, seat: Seat) -> int:
    each = v.players[seat]
    return (each.crown is not None) + each.hidden + len(each.blocked)


def _why_not_hide(v: View, move: Hide) -> Refusals:
    assert v.seat is not None
    yield from _why_not_mark(v, _load(v, v.seat))


def _why_not_block(v: View, move: Block) -> Refusals:
    if move.target == v.seat or move.target >= v.seats:
        yield IllegalMove("CO-RG5", "not-that-thief")
    else:
        yield from _why_not_mark(v, _load(v, move.target))


def _why_not_lull(v: View, move: Lull) -> Refusals:
    yield from _why_not_mark(v, len(v.asleep[GUARD_NUMBER[move.guard]]))


def _why_not_find(v: View, move: Find) -> Refusals:
    if move.target >= v.seats or not v.players[move.target].hidden:
        yield IllegalMove("CO-RG14", "no-effect")


def _why_not_wake(v: View, move: Wake) -> Refusals:
    if move.owner not in v.asleep[GUARD_NUMBER[move.guard]]:
        yield IllegalMove("CO-RG14", "no-effect")


def _why_not_answer(v: View, move: Boost | Break | Pass) -> Refusals:
    """They answer an attack; there is none."""
    if v.attack is None:
        yield IllegalMove("CO-RD6", "nobody-attacks")


def _why_not_discard(v: View, move: Discard) -> Refusals:
    yield IllegalMove("CO-D.7.3", "no-discard-now")


def _why_not_slip(v: View, move: Slip) -> Refusals:
    yield from _why_not_move_thief(v)
    there = BEHIND.get(v.me.thief)
    if there is None:
        yield IllegalMove("CO-G.11.4", "no-secret-door")
        return
    if _is_occupied(v, there):
        yield IllegalMove("CO-RG8", "cannot-stop-there")


# -- Steps ----------------------------------------------------------------------------------


def _why_not_walk(v: View, move: Walk) -> Refusals:
    if move.figure == THIEF:
        here = v.me.thief
        yield from _why_not_move_thief(v)
    else:
        here = v.guards[GUARD_NUMBER[move.figure]]
        yield from _why_not_use(v, move.figure)
        if not v.guard_points + v.pool:
            yield IllegalMove("CO-E.1.3", "no-points")
    there = STEP_TO[here].get(move.direction)
    if there is None:
        if _is_back_of_tower(here, move.direction):
            yield IllegalMove("CO-RC11", "tower-shut")
        yield IllegalMove("CO-RC11", "no-way")
        return
    yield from _why_not_enter(v, move.figure, here, there)


def _is_back_of_tower(here: int, direction: Direction) -> bool:
    """Whether a tower bars the step: who has planned a way through it should learn what it is."""
    row, column = OFFSETS[direction]
    there = here + square(row, column)  # towers stand far from the edge
    kinds = {KIND[here], KIND[there] if there in SQUARES else FOREST}
    return kinds == {TOWER, FOREST}


def _why_not_enter(v: View, figure: Figure, here: int, there: int) -> Refusals:
    if there in v.doors:
        yield IllegalMove("CO-RG3", "door-closed")
    if figure != THIEF and all(there != each for _, each in GUARD_STEPS[here]):
        yield IllegalMove("CO-E.12", "guards-stay-inside")
    awake = [place for place, marks in zip(v.guards, v.asleep, strict=True) if not marks]
    if figure == THIEF and there in awake:
        yield IllegalMove("CO-E.2", "guard-in-the-way")
    if figure != THIEF and any(each.thief == there and not each.hidden for each in v.players):
        yield IllegalMove("CO-E.3", "thief-in-the-way")
    if _is_occupied(v, there):
        yield IllegalMove("CO-RE4", "cannot-stop-there")


def _why_not_move_thief(v: View) -> Refusals:
    if v.me.blocked:
        yield IllegalMove("CO-RF3", "thief-blocked")
    if not v.thief_points + v.pool:
        yield IllegalMove("CO-E.1.2", "no-points")


def _why_not_use(v: View, figure: Figure) -> Refusals:
    """Why this guard is of no use in this turn."""
    if figure == THIEF:
        return
    if v.mode == "alone":
        yield IllegalMove("CO-D.8", "thief-alone")
    if v.guard not in (None, figure):
        yield IllegalMove("CO-RD4b", "another-guard")
    if v.asleep[GUARD_NUMBER[figure]]:
        yield IllegalMove("CO-RE2", "guard-asleep")


# -- Keys, crowns and circles ---------------------------------------------------------------


def _why_not_reach(v: View, move: Reach) -> Refusals:
    yield from _why_not_move_thief(v)
    there = STEP_TO[v.me.thief].get(move.direction)
    colour = key_squares(v.options.colour_count).get(-1 if there is None else there)
    if colour is None:
        yield IllegalMove("CO-E.8", "no-key-there")
    if colour in v.me.keys:
        yield IllegalMove("CO-E.8", "has-key")
    yield from _why_not_reach_over(v, there)


def _why_not_take(v: View, move: Take) -> Refusals:
    me, there = v.me, v.me.thief
    if me.blocked:
        yield IllegalMove("CO-RE9b", "thief-blocked")
    if move.where != "here":
        there = STEP_TO[there].get(move.where, -1)
    colour = crown_squares(v.options.colour_count).get(there)
    if colour is None:
        yield _no_crown(move)
    if me.crown is not None:
        yield IllegalMove("CO-E.11", "has-crown")
    if colour not in (*me.proved, *(me.objectives or ())):
        yield IllegalMove("CO-RE9", "not-your-objective")
    if move.means == "card":
        yield from _why_not_play(v, "skeleton-key")
    elif colour not in me.keys:
        yield IllegalMove("CO-E.9", "no-key")
    if not v.thief_points + v.pool:
        yield IllegalMove("CO-RE5", "no-points")
    if move.where != "here":
        yield from _why_not_reach_over(v, there)


def _no_crown(move: Take) -> IllegalMove:
    if move.where == "here":
        return IllegalMove("CO-E.9", "stand-on-crown")
    return IllegalMove("CO-E.9", "no-crown-there")


def _why_not_reach_over(v: View, there: int | None) -> Refusals:
    if there is None or not _is_occupied(v, there):
        yield IllegalMove("CO-RE5", "nobody-there")
    if v.passing == THIEF:  # points are needed to go on from an occupied square
        yield IllegalMove("CO-RE4", "no-points")


def _why_not_teleport(v: View, move: Teleport) -> Refusals:
    if v.me.blocked:
        yield IllegalMove("CO-RF3", "thief-blocked")
    if KIND[v.me.thief] != CIRCLE:
        yield IllegalMove("CO-E.10.1", "not-on-circle")
    if any(each.thief == CIRCLES[move.circle - 1] for each in v.players):
        yield IllegalMove("CO-RE10", "circle-taken", {"circle": move.circle})
    if CIRCLES[move.circle - 1] in v.visited:
        yield IllegalMove("CO-RE10b", "been-there", {"circle": move.circle})


# -- Attacks --------------------------------------------------------------------------------


def _why_not_fight(v: View, move: Fight) -> Refusals:
    yield from _why_not_attack(v, move)
    if move.figure in v.fought:
        yield IllegalMove("CO-F.3", "attacked-already")
    if v.players[move.target].thief not in BESIDE[_place_of(v, move.figure)]:
        yield IllegalMove("CO-F.4.a", "not-beside")
    if move.boosted:
        yield from _why_not_play(v, "plus-two")


def _why_not_shoot(v: View, move: Shoot) -> Refusals:
    yield from _why_not_attack(v, move)
    if move.figure in v.shot:
        yield IllegalMove("CO-F.3", "attacked-already")
    here, there = _place_of(v, move.figure), v.players[move.target].thief
    if CROWN in (KIND[here], KIND[there]):
        yield IllegalMove("CO-F.5.i", "crown-square")
    if KIND[here] != TOWER and "arrow" not in (v.me.hand or ()):
        yield IllegalMove("CO-F.5.f", "no-bow")
    if move.figure == THIEF and _guard_lacks_point(v):
        yield IllegalMove("CO-E.6", "guard-lacks-point")
    if ruler(here, there) > RANGE:
        yield IllegalMove("CO-RF11", "too-far")
    if not is_clear(here, there, v.doors):
        yield IllegalMove("CO-RF11b", "no-clear-shot")
    if KIND[here] != TOWER:
        yield from _why_not_play(v, "arrow")


def _guard_lacks_point(v: View) -> bool:
    """[CO-E.6] Whether a guard could shoot this card at somebody, and only a point is missing.

    Who lays an arrow means whoever can shoot it: then it is not the thief that is too far away.
    """
    if v.guard_paid or v.guard_points + v.pool or next(_why_not_play(v, "arrow"), None):
        return False
    marks = [
        each.thief
        for seat, each in enumerate(v.players)
        if seat != v.seat and each.crown is not None and not each.hidden
    ]
    return any(
        not next(_why_not_use(v, guard), None) and _has_clear_shot(v, here, there)
        for guard, here in zip(GUARDS, v.guards, strict=True)
        for there in marks
    )


def _has_clear_shot(v: View, here: int, there: int) -> bool:
    is_free = CROWN not in (KIND[here], KIND[there])
    return is_free and ruler(here, there) <= RANGE and is_clear(here, there, v.doors)


def _why_not_attack(v: View, move: Fight | Shoot) -> Refusals:
    if move.figure == THIEF and v.me.blocked:
        yield IllegalMove("CO-RF3", "thief-blocked")
    if move.target == v.seat or move.target >= v.seats or v.players[move.target].crown is None:
        yield IllegalMove("CO-RF1", "no-target")
        return
    if v.players[move.target].hidden:
        yield IllegalMove("CO-RF13", "target-hidden")
    if move.figure == THIEF:
        if KIND[v.me.thief] == CIRCLE:
            yield IllegalMove("CO-E.10.2", "not-from-circle")
        return
    yield from _why_not_use(v, move.figure)
    if not v.guard_paid and not v.guard_points + v.pool:
        yield IllegalMove("CO-E.6", "no-points")


def _place_of(v: View, figure: Figure) -> int:
    return v.me.thief if figure == THIEF else v.guards[GUARD_NUMBER[figure]]


def _is_occupied(v: View, place: int) -> bool:
    return place in v.guards or any(each.thief == place for each in v.players)


DEEDS: Final[dict[type[AnyMove], Callable[[View, Any], Refusals]]] = {
    Walk: _why_not_walk,
    Reach: _why_not_reach,
    Take: _why_not_take,
    Teleport: _why_not_teleport,
    Fight: _why_not_fight,
    Shoot: _why_not_shoot,
    March: _why_not_march,
    Close: _why_not_close,
    Open: _why_not_open,
    Hide: _why_not_hide,
    Block: _why_not_block,
    Lull: _why_not_lull,
    Slip: _why_not_slip,
    Find: _why_not_find,
    Wake: _why_not_wake,
    Boost: _why_not_answer,
    Break: _why_not_answer,
    Pass: _why_not_answer,
    Discard: _why_not_discard,
}
"""Each says of itself what must be so: what nobody can say, the kernel refuses as no such move."""
