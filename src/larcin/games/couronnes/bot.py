"""Numbers for bots, no search. What a move is worth is counted in steps on the way home."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from larcin.kernel.game import BySeats
from larcin.kernel.judging import Judge
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance

from .board import (
    BEHIND,
    CIRCLES,
    FAR,
    GATES,
    KIND,
    NOWHERE,
    STEP_TO,
    THIEF_STEPS,
    TOWER,
    crown_squares,
    distances,
    key_squares,
    odds_of_arrow,
    ruler,
)
from .data import (
    CARDS,
    COLOURS,
    GUARD_NUMBER,
    HAND,
    HASTE,
    MARKERS,
    MODES,
    PLAYERS,
    THIEF,
    TURNS,
    CardName,
    Figure,
    Guard,
)
from .moves import (
    AnyMove,
    Block,
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
from .plan import Plan, awake_guards, legs, plan, steps_between
from .state import Table
from .view import View

CROWN_TRIP: Final = 22.0
"""Steps of a whole way to a key, a crown and home."""

ATTACK: Final = 40.0
"""Attacks come before all steps: they cost little, and may spoil a rival's whole way."""

NUISANCE: Final = -1.0
"""A move that is worse than to end the turn."""

NEAR: Final = 6
"""A guard that is closer than so many steps may well be sent after one's crown."""

WORTH: Final[dict[CardName, float]] = {
    "forced-march": 5,
    "skeleton-key": 9,
    "door": 1,
    "hidden-thief": 8,
    "blocked-thief": 6,
    "sleeping-guard": 4,
    "arrow": 3,
    "plus-two": 7,
    "broken-bow": 2,
    "secret-door": 5,
    "found-thief": 1,
    "woken-guard": 0,
}
"""What one would rather keep in hand."""

# -- The heuristic --------------------------------------------------------------------------


def heuristic(v: View, move: AnyMove) -> float:
    """How much this move helps; what is not worth doing is below the end of a turn, 0."""
    return worth_of(v, plan(v), move)


def worth_of(v: View, mine: Plan, move: AnyMove) -> float:
    """How much this move helps who has this in mind."""
    match move:
        case Walk(figure, direction):
            if figure == THIEF:
                return worth_of_step(v, mine, STEP_TO[v.me.thief][direction])
            there = STEP_TO[v.guards[GUARD_NUMBER[figure]]][direction]
            return worth_of_lead(v, mine, figure, there)
        case Take(_, means):
            return ATTACK + (2.0 if means == "key" else 1.0)
        case Reach(direction):
            key = STEP_TO[v.me.thief][direction]
            return ATTACK if mine.away[key] == 0 else NUISANCE
        case Teleport(circle):
            return worth_of_teleport(v, mine, CIRCLES[circle - 1])
        case Fight() | Shoot() | Break():
            return worth_of_attack(v, move)
        case Discard(card):
            return -WORTH[card] - 2.0 * ((v.me.hand or ()).count(card) - 1)
        case Roll() | EndTurn() | Pass():
            return 0.0
        case Wear():
            return 1.0
    return worth_of_card(v, mine, move)


def worth_of_step(v: View, mine: Plan, there: int) -> float:
    """A step that brings the thief closer to where it wants to go."""
    away = mine.away
    closer = away[v.me.thief] - away[there]
    if closer > 0:
        return 10.0 - 0.1 * guards_around(v, there)
    # Who stands on an occupied square has to go on, wherever that leads.
    return NUISANCE - abs(closer) - 0.1 * guards_around(v, there)


def guards_around(v: View, here: int) -> float:
    """How much a wearer of a crown has to fear there, in the steps of the guards around."""
    if v.me.crown is None:
        return 0.0
    return sum(max(0, NEAR - steps_between(here, place)) for place in awake_guards(v))


def worth_of_teleport(v: View, mine: Plan, circle: int) -> float:
    """Another circle is worth something if the way on begins there, and not here."""
    away = mine.away
    return 9.0 if is_on_way(away, circle) and not is_on_way(away, v.me.thief) else NUISANCE


def is_on_way(away: Sequence[int], here: int) -> bool:
    """Whether a step from here leads closer to the goal."""
    return any(away[there] < away[here] for _, there in THIEF_STEPS[here])


# -- Guards ---------------------------------------------------------------------------------


def worth_of_lead(v: View, mine: Plan, guard: Guard, there: int) -> float:
    """A guard is led to a thief with a crown whom it can still attack in this turn.

    Points that the thief could use are spent on that only if little is missing.
    """
    here = v.guards[GUARD_NUMBER[guard]]
    best = NUISANCE
    for seat in mine.victims:
        steps, left = mine.hunt[seat][here], mine.hunt[seat][there]
        if left < steps and guard not in v.fought:
            best = max(best, worth_of_hunt(v, mine, seat, steps - 1))
    if best < 0 and not v.pool and v.me.crown is not None:
        gain = steps_between(v.me.thief, there) - steps_between(v.me.thief, here)
        if gain > 0 and steps_between(v.me.thief, here) <= NEAR:
            return 0.5  # away from the own crown
    return best


def worth_of_hunt(v: View, mine: Plan, seat: Seat, steps: int) -> float:
    """What it is worth to lead a guard so many steps, to attack this thief or to come closer."""
    points = v.guard_points + v.pool
    if steps > points:
        return 0.5 - 0.01 * steps if not v.pool else NUISANCE
    needed = max(0, steps - v.guard_points)
    gain = 0.42 * CROWN_TRIP / 2 * weight_of(v, seat)
    if needed and gain < min(needed, mine.away[v.me.thief]):
        return NUISANCE
    return 12.0 + weight_of(v, seat) - 0.1 * steps


def weight_of(v: View, seat: Seat) -> float:
    """How much it hurts that this rival comes home: more at the end, less among many."""
    home = len(v.players[seat].home) + 1
    return (0.5 + home / v.options.objectives) / (v.seats - 1)


# -- Attacks --------------------------------------------------------------------------------


def worth_of_attack(v: View, move: Fight | Shoot | Break) -> float:
    """Fights cost nothing; an arrow off a tower costs a card."""
    match move:
        case Fight(_, target, boosted):
            return ATTACK + weight_of(v, target) + 0.5 * boosted
        case Shoot(figure, target):
            here = place_of(v, figure)
            odds = odds_of_arrow(ruler(here, v.players[target].thief), v.options.targets)
            is_free = KIND[here] == TOWER
            return ATTACK - 5 + odds + weight_of(v, target) if is_free or odds > 0.2 else NUISANCE
    assert v.attack is not None
    archer = v.players[v.active].thief if v.attack.figure == THIEF else place_of(v, v.attack.figure)
    return odds_of_arrow(ruler(archer, v.me.thief), v.options.targets) - 0.1


def place_of(v: View, figure: Figure) -> int:
    """Where this figure of the viewer stands."""
    return v.me.thief if figure == THIEF else v.guards[GUARD_NUMBER[figure]]


# -- Cards ----------------------------------------------------------------------------------


def worth_of_card(v: View, mine: Plan, move: AnyMove) -> float:
    """What a card is worth that is played for itself."""
    match move:
        case March(figure):
            return worth_of_march(v, mine, figure)
        case Hide():
            return 3.0 if needs_shelter(v, mine) else NUISANCE
        case Block(target):
            rival = v.players[target]
            return 1.0 + weight_of(v, target) * (1.0 + (rival.crown is not None)) + not_yet(v)
        case Lull(guard):
            return worth_of_lull(v, mine, guard)
        case Wake(guard, _):
            near = any(mine.hunt[seat][place_of(v, guard)] <= NEAR for seat in mine.victims)
            return 1.0 if near and v.mode != "alone" else NUISANCE
        case Find(target):
            return 1.0 if v.players[target].crown is not None and target != v.seat else NUISANCE
        case Slip():
            closer = mine.away[v.me.thief] - mine.away[BEHIND[v.me.thief]]
            return 10.0 + closer if closer > 1 else NUISANCE
        case Open(gate):
            closed = [each for each in v.doors if each != GATES[gate - 1]]
            return worth_of_gate(v, mine, closed)
        case Close(gate):
            return worth_of_gate(v, mine, [*v.doors, GATES[gate - 1]])
    return 0.5


def not_yet(v: View) -> float:
    """Before the roll a card may wait, unless it is meant to be the first thing."""
    return 0.0 if v.mode is None else 0.1


def worth_of_march(v: View, mine: Plan, figure: Figure) -> float:
    """Two points more are good if they bring the thief closer, or a guard to a victim."""
    if v.mode is None:
        return NUISANCE
    if figure == THIEF:
        missing = mine.away[v.me.thief] - v.thief_points - v.pool
        return 5.0 if 0 < missing < FAR / 2 else NUISANCE
    points = v.guard_points + v.pool
    for seat in mine.victims:
        steps = mine.hunt[seat][place_of(v, figure)] - 1
        if points < steps <= points + HASTE and figure not in v.fought:
            return 4.0
    return NUISANCE


def needs_shelter(v: View, mine: Plan) -> bool:
    """Whether a crown will have to wait for another turn, within reach of guards or thieves."""
    if v.me.crown is None or v.mode is None:
        return False
    return mine.away[v.me.thief] > v.thief_points + v.pool


def worth_of_lull(v: View, mine: Plan, guard: Guard) -> float:
    """A guard close to one's crown, or in the way, had better sleep."""
    if v.asleep[GUARD_NUMBER[guard]]:
        return NUISANCE
    steps = steps_between(v.me.thief, place_of(v, guard))
    if v.me.crown is None or steps > NEAR or not needs_shelter(v, mine) or v.me.hidden:
        return NUISANCE
    return 2.0 - 0.1 * steps


def worth_of_gate(v: View, mine: Plan, doors: Sequence[int]) -> float:
    """How much a change of the doors shortens the own way, or lengthens that of a wearer."""
    gain = 0.0
    if len(doors) < len(v.doors):
        closed = frozenset((*doors, *awake_guards(v)))
        gain += mine.away[v.me.thief] - distances(mine.goals, closed)[v.me.thief]
    elif mine.victims and v.me.crown is None:
        now, then = distances(CIRCLES, frozenset(v.doors)), distances(CIRCLES, frozenset(doors))
        for seat in mine.victims:
            here = v.players[seat].thief
            gain += (then[here] - now[here]) * weight_of(v, seat)
    return gain - 1.5 if gain > 2 else NUISANCE


# -- The playout policy ---------------------------------------------------------------------


def playout(t: Table, seat: Seat, moves: Sequence[AnyMove], rng: Chance) -> AnyMove:
    """Take and attack where it is possible, go on towards the goal, else anything cheap."""
    best = moves[0]
    if len(moves) == 1:
        return best
    kind = type(best)
    if kind is Walk or kind is Take or type(moves[-1]) is EndTurn:
        return play_on(t, seat, moves, rng)
    if kind is Roll:
        return best
    return rng.choice(moves)


def play_on(t: Table, seat: Seat, moves: Sequence[AnyMove], rng: Chance) -> AnyMove:
    """A crown, an attack, or a step that shortens the way on an empty board."""
    here = t.thieves[seat]
    away = distances(goal_of(t, seat))
    closer: AnyMove | None = None
    for move in moves:
        kind = type(move)
        if kind is Take or kind is Fight or kind is Shoot:
            return move
        if isinstance(move, Walk) and move.figure == THIEF and closer is None:
            if away[STEP_TO[here][move.direction]] < away[here]:
                closer = move
        elif isinstance(move, Teleport) and closer is None:
            circle = CIRCLES[move.circle - 1]
            closer = move if is_on_way(away, circle) > is_on_way(away, here) else None
    return closer or rng.choice(moves)


def goal_of(t: Table, seat: Seat) -> tuple[int, ...]:
    """Where the thief wants to go: home, to a crown it has the key of, or to a key."""
    if t.crowns[seat] is not None:
        return CIRCLES
    colours = t.options.colour_count
    wanted = t.unfinished(seat)
    for colour in wanted:
        if colour in t.keys[seat]:
            return tuple(n for n, its in crown_squares(colours).items() if its == colour)
    return tuple(n for n, its in key_squares(colours).items() if its in wanted) or CIRCLES


# -- Judging --------------------------------------------------------------------------------


class Traits(NamedTuple):
    """What makes a seat strong. All of it counts the more, the nearer somebody is to the end."""

    way: float
    """The way that is left, in whole trips for a crown."""

    has_crown: float
    threat: float
    """How near a guard is to a crown that is not hidden."""

    is_blocked: float
    cards: float
    marches: float
    shelters: float
    is_active: float
    is_next: float


def traits(t: Table) -> list[Traits]:
    """The way that is left, a crown and what threatens it, cards, and whose turn it is."""
    ways = [way_left(t, seat) for seat in range(t.seats)]
    near = 1 / (1 + min(ways) / CROWN_TRIP)
    rows: list[Traits] = []
    for seat, way in enumerate(ways):
        is_worn = t.crowns[seat] is not None and not t.hidden[seat]
        rows.append(
            Traits(
                way=near * way / CROWN_TRIP,
                has_crown=near * (t.crowns[seat] is not None),
                threat=near * is_worn * threat(t, t.thieves[seat]),
                is_blocked=near * bool(t.blocked[seat]),
                cards=near * len(t.hands[seat]),
                marches=near * t.hands[seat].count("forced-march"),
                shelters=near * t.hands[seat].count("hidden-thief"),
                is_active=near * (seat == t.active),
                is_next=near * (seat == (t.active + 1) % t.seats),
            )
        )
    return rows


def way_left(t: Table, seat: Seat) -> float:
    """The steps on an empty board until all crowns of this seat are home."""
    here = t.thieves[seat]
    wanted = t.unfinished(seat)
    left = CROWN_TRIP * len(wanted)
    crown = t.crowns[seat]
    if crown is not None:
        return left - CROWN_TRIP + distances(CIRCLES)[here]
    if here == NOWHERE or not wanted:
        return left
    keys, colours = t.keys[seat], t.options.colour_count
    has_pick = "skeleton-key" in t.hands[seat]
    ways = [
        distances((first,))[here] + rest
        for colour in wanted
        for first, rest in legs(colour, has_pick or colour in keys, colours)
    ]
    return left - CROWN_TRIP + min(ways)


def threat(t: Table, here: int) -> float:
    """How near the nearest awake guard is: from 0, out of reach, to 1."""
    awake = [place for place, marks in zip(t.guards, t.asleep, strict=True) if not marks]
    steps = min((steps_between(here, place) for place in awake), default=NEAR)
    return max(0, NEAR - steps) / NEAR


JUDGE: Final = Judge(
    traits,
    BySeats(
        duel=Traits(
            way=-3.75,
            has_crown=0.46,
            threat=-0.92,
            is_blocked=-0.46,
            cards=0.06,
            marches=0.28,
            shelters=0.12,
            is_active=0.1,
            is_next=-0.1,
        ),
        crowd=Traits(
            way=-3.3,
            has_crown=0.76,
            threat=-1.54,
            is_blocked=-0.25,
            cards=0.14,
            marches=0.02,
            shelters=0.3,
            is_active=0.31,
            is_next=0.22,
        ),
    ),
)


# -- The features ---------------------------------------------------------------------------


def features(v: View) -> list[float]:
    """The turn, the board and everybody, the viewer first (a spectator: the first seat)."""
    first = v.seat or 0
    numbers = [
        v.turn / TURNS,
        float(v.active == v.seat),
        *(float(v.mode == mode) for mode in MODES),
        v.pool / 6,
        v.thief_points / 8,
        v.guard_points / 8,
        v.pile / 44,
        float(v.options.colours == "four"),
        v.options.objectives / 4,
        *(float(gate in v.doors) for gate in GATES),
    ]
    home = distances(CIRCLES)
    for place, marks in zip(v.guards, v.asleep, strict=True):
        numbers += [float(bool(marks)), steps_between(place, v.players[first].thief) / 36]
    for offset in range(PLAYERS[-1]):
        numbers += _features_of(v, (first + offset) % v.seats, home, absent=offset >= v.seats)
    hand = v.players[first].hand or ()
    wanted = (*v.players[first].proved, *(v.players[first].objectives or ()))
    numbers += [hand.count(card) / 4 for card in CARDS]
    numbers += [float(colour in wanted) for colour in COLOURS]
    return numbers


def _features_of(v: View, seat: Seat, home: Sequence[int], *, absent: bool) -> list[float]:
    each = v.players[seat]
    numbers = [
        float(each.crown is not None),
        float(each.hidden),
        float(bool(each.blocked)),
        len(each.home) / 4,
        len(each.proved) / 4,
        each.secrets / 4,
        each.cards / HAND,
        (home[each.thief] if each.thief != NOWHERE else 0) / 20,
        len(each.blocked) / MARKERS,
        *(float(colour in each.keys) for colour in COLOURS),
    ]
    return [0.0] * len(numbers) if absent else numbers
