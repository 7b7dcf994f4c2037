"""What was learned by playing, on top of the heuristic: when to run, where to stop, what to keep.

Among greedy players nearly half of all crowns are lost on the way home. So a crown is taken when
its wearer will probably keep it, a turn ends where guards hardly get, and what brings a crown home
is not spent before there is one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from .board import CIRCLES, STEP_TO, THIEF_STEPS, Direction, distances
from .bot import NUISANCE, worth_of
from .data import CARDS_A_TURN, GUARD_NUMBER, HASTE, THIEF, CardName, Guard
from .guard_posts import CLOSING, best_post, gain_of_door
from .moves import AnyMove, Block, Close, Discard, Lull, March, Take, Walk
from .plan import awake_guards, closed_squares, far_plan, steps_between, taken_circles
from .steps import ACTING
from .view import View

SAFE: Final = 0.6
"""A crown is taken if it is kept until the next turn with at least this chance."""

HURRY: Final = 0.07
"""The chance to keep a crown that a step on the way home is worth."""

DETOUR: Final = 2
"""How many steps back a safer place may be."""

RESERVE: Final = 1
"""How many forced marches are kept for the way home."""

HASTY: Final = 0.35
"""How often a rival has a forced march for it."""

HIT: Final = 0.42
"""How often an attacker wins a fight."""

EAGER: Final = 0.5
"""How often a thief who could get there comes to fight."""

USEFUL: Final = 0.4
"""A step with points that would be lost."""

LED: Final = 2 / 3
"""How often the white die lets a rival lead a guard."""

DEARER: Final[dict[CardName, float]] = {"forced-march": 5, "door": 2}
"""By how much these are worth more in hand than they seem."""


def skill(v: View, move: AnyMove) -> float:
    """How much this move helps, by experience."""
    worth = worth_of(v, far_plan(v), move)
    match move:
        case Take() if v.step == ACTING and not is_run_safe(v):
            return NUISANCE
        case Discard(card):
            return worth - DEARER.get(card, 0.0)
        case Walk(figure, direction):
            if figure == THIEF:
                return skill_of_step(v, direction, worth)
            return skill_of_lead(v, figure, direction, worth)
    return skill_of_card(v, move, worth)


def skill_of_card(v: View, move: AnyMove, worth: float) -> float:
    """A card that is played for itself, which seems to be worth so much."""
    match move:
        case Block(target) if not is_about_to_win(v, target):
            return NUISANCE
        case March(figure) if figure != THIEF:
            return NUISANCE  # it is better used on the way home
        case March() if v.me.crown is None:
            is_spare = (v.me.hand or ()).count("forced-march") > RESERVE
            return worth if is_spare else NUISANCE
        case Lull(guard) if clears_way(v, guard):
            return 11.0  # before the first step
        case Close(gate) if v.mode is not None:
            gain = gain_of_door(v, gate)
            return USEFUL + 0.01 * gain if gain >= CLOSING else NUISANCE
    return worth


def skill_of_step(v: View, direction: Direction, worth: float) -> float:
    """A step of the thief, which seems to be worth so much: with a crown, to where it is safe."""
    stop = best_stop(v) if needs_stop(v) else None
    return worth if stop is None else worth_of_way(v, stop, STEP_TO[v.me.thief][direction])


def skill_of_lead(v: View, guard: Guard, direction: Direction, worth: float) -> float:
    """A step of a guard, which seems to be worth so much."""
    if v.pool and not v.guard_points:
        return worth_of_shared_step(v, guard, direction)
    if worth < 0 and is_idle(v):
        return worth_of_post_way(v, guard, direction)
    return worth


def is_about_to_win(v: View, target: int) -> bool:
    """Whether this rival is on the way home with the last crown."""
    rival = v.players[target]
    return rival.crown is not None and v.options.objectives - len(rival.home) == 1


def clears_way(v: View, guard: Guard) -> bool:
    """Whether this guard stands where the thief would pass in this turn, if it slept."""
    here, place = v.me.thief, v.guards[GUARD_NUMBER[guard]]
    points = v.thief_points + v.pool
    if not points or v.me.blocked or v.asleep[GUARD_NUMBER[guard]]:
        return False
    mine, closed = far_plan(v), closed_squares(v) - {place}
    is_near = distances((here,), closed)[place] <= points
    return is_near and distances(mine.goals, closed, taken_circles(v))[here] < mine.away[here]


def worth_of_shared_step(v: View, guard: Guard, direction: Direction) -> float:
    """A step of a guard with points that the thief shares: only if the thief cannot use them."""
    mine, here = far_plan(v), v.guards[GUARD_NUMBER[guard]]
    if guard in v.fought or (mine.away[v.me.thief] and not v.me.blocked):
        return NUISANCE
    there, best = STEP_TO[here][direction], NUISANCE
    for hunt in mine.hunt.values():
        if hunt[there] < hunt[here] <= v.pool + 1:
            best = max(best, USEFUL - 0.01 * hunt[there])
    return best


def is_idle(v: View) -> bool:
    """Whether a guard has points that nobody else could use, and no crown of mine is near."""
    return v.guard_points > 0 and not v.pool and v.me.crown is None


def worth_of_post_way(v: View, guard: Guard, direction: Direction) -> float:
    """A step of a guard on its way to a square where it holds up somebody with a crown."""
    post, number = best_post(v), GUARD_NUMBER[guard]
    if post is None or post.guard != number:
        return NUISANCE
    closed = frozenset((*v.doors, *(player.thief for player in v.players)))
    left = distances((post.square,), closed, guards=True)
    here = v.guards[number]
    return USEFUL if left[STEP_TO[here][direction]] < left[here] else NUISANCE


# -- Whether to take a crown ----------------------------------------------------------------


def is_run_safe(v: View) -> bool:
    """Whether who takes a crown now will probably still have it in the next turn."""
    if v.me.hidden or may_still_play(v, "hidden-thief"):
        return True
    away, here = distances(CIRCLES, closed_squares(v)), v.me.thief
    points = v.thief_points + v.pool + HASTE * may_still_play(v, "forced-march")
    while points and away[here]:
        closer = [there for _, there in THIEF_STEPS[here] if away[there] < away[here]]
        if not closer:
            break
        here = closer[0]
        points -= 1
    return not away[here] or chance_to_keep(v, here) >= SAFE


def may_still_play(v: View, card: CardName) -> bool:
    """Whether the viewer has this card and may play it in this turn."""
    played = v.me.played
    return card in (v.me.hand or ()) and card not in played and len(played) < CARDS_A_TURN


@lru_cache(maxsize=1024)
def chance_to_keep(v: View, here: int) -> float:
    """The chance that a crown worn here is still there after everybody else's turn."""
    hunt = distances((here,), frozenset(v.doors), guards=True)
    guarded = LED * chance_to_come(min([hunt[place] for place in awake_guards(v)], default=99))
    kept = 1.0
    for seat, rival in enumerate(v.players):
        if seat != v.seat:
            thief = 0.0
            if not rival.blocked and rival.thief >= 0:
                thief = EAGER * chance_to_come(steps_between(here, rival.thief))
            kept *= 1 - HIT * (1 - (1 - guarded) * (1 - thief))
    return kept


def chance_to_come(steps: int) -> float:
    """The chance to get beside somebody who is so many steps away, in one turn."""
    return (1 - HASTY) * chance_of_roll(steps - 1) + HASTY * chance_of_roll(steps - 1 - HASTE)


def chance_of_roll(number: int) -> float:
    """The chance that a die shows this number, or more."""
    return min(1.0, max(0.0, (7 - number) / 6))


# -- Where to stop with a crown -------------------------------------------------------------


def needs_stop(v: View) -> bool:
    """Whether the place matters where this turn ends."""
    is_worn = v.me.crown is not None and not v.me.hidden
    return is_worn and v.passing is None and not may_still_play(v, "hidden-thief")


@lru_cache(maxsize=64)
def best_stop(v: View) -> int | None:
    """The safest place within reach that is not too far from home; none if home is in reach."""
    closed, points = closed_squares(v), v.thief_points + v.pool
    away, here = distances(CIRCLES, closed), v.me.thief
    if away[here] <= points:
        return None
    taken = {*v.guards, *(player.thief for player in v.players)} - {here}
    near = [each for each in within(here, points, closed) if each not in taken]
    near = [each for each in near if away[each] <= away[here] + DETOUR]
    return max(near, key=lambda each: chance_to_keep(v, each) - HURRY * away[each])


def within(here: int, points: int, closed: frozenset[int]) -> list[int]:
    """All squares that a thief can get to with so many points."""
    found, frontier = {here}, [here]
    for _ in range(points):
        beside = {there for place in frontier for _, there in THIEF_STEPS[place]}
        frontier = sorted(beside - closed - found)
        found.update(frontier)
    return sorted(found)


def worth_of_way(v: View, stop: int, there: int) -> float:
    """What a step on the way to a stop is worth."""
    closed = closed_squares(v)
    left, away = distances((stop,), closed), distances(CIRCLES, closed)
    closer = left[v.me.thief] - left[there]
    return 10.0 - 0.1 * away[there] if closer > 0 else NUISANCE - abs(closer)
