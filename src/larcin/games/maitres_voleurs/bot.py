"""Numbers for bots, no search. All worth is counted in points.

With perfect memory every drawer is known, so what is in doubt is what others play. Only which side
of the box is up matters to who remembers: rotations mislead those who do not.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from larcin.kernel.game import BySeats
from larcin.kernel.judging import Judge
from larcin.kernel.pieces import Seat

from .box import DRAWER_COUNT, lower_tray, upper_tray
from .data import (
    ALARMS,
    DETECTIVE,
    DRAWERS,
    GEMOLOGIST,
    IMITATIONS,
    JEWELLER,
    MASTER_THIEF,
    NUMBER_OF,
    NUMBER_OF_DRAWER,
    NUMBERS,
    PLAYERS,
    ROLE_OF,
    ROLES,
    RUBIES,
    RUBY,
    SAPPHIRE,
    SMUGGLER,
    THIEF,
    WORTH,
    Jewel,
    Role,
)
from .moves import (
    Add,
    AnyMove,
    Choose,
    Close,
    LeaveRuby,
    Open,
    Pick,
    Place,
    Pull,
    Stop,
    TakeRuby,
    Turn,
)
from .rules.turning import POSTURE_AFTER
from .state import Table
from .view import View

USUAL: Final[dict[Role, float]] = {
    SMUGGLER: 2.3,
    JEWELLER: 1.4,
    GEMOLOGIST: 1.75,
    THIEF: 1.3,
    MASTER_THIEF: 2.8,
    DETECTIVE: 0.3,
}
"""What each character may usually expect: the mean over matches of such bots. As every card is
played once in six rounds, the one to choose is not the best now, but the one that is most above
what it usually is."""

ALARM: Final = 0.25
"""How much of what lies with an alarm its owner may expect to get."""

BLUNDER: Final = 0.15
"""How often others make jewels fall."""

STEP: Final = 0.8
"""How many points two characters may differ in and still be as good as each other: who always does
the best thing is easily seen through, and several who do are in each other's way."""

TAKEN_BEFORE: Final = 0.8
"""How much of the best drawer is left when one's own turn comes."""


# -- Worth ----------------------------------------------------------------------------------


@lru_cache(1 << 14)
def worth(jewels: tuple[Jewel, ...]) -> int:
    """The points that these jewels are worth."""
    return sum([WORTH[each] for each in jewels])


def score(v: View, seat: Seat) -> int:
    """The points of a seat if the match ended now."""
    return worth(v.players[seat].black) - worth(v.players[seat].white)


def spite(v: View) -> float:
    """What a point for one of the others costs me."""
    return 1 / (v.seats - 1)


def best_loot(v: View, posture: int, role: Role) -> float:
    """What a thief, or a master thief, can get from the best drawer in this posture."""
    return max([loot(v, posture, drawer, role) for drawer in range(DRAWER_COUNT)])


def loot(v: View, posture: int, drawer: int, role: Role) -> float:
    """What a thief, or a master thief, can get from this drawer in this posture."""
    if v.trays[lower_tray(posture, drawer)]:
        return 0.0
    tray = upper_tray(posture, drawer)
    ruby = WORTH[RUBY] if role == MASTER_THIEF and v.secrets[tray] else 0
    return float(worth(v.trays[tray]) + ruby)


# -- The heuristic --------------------------------------------------------------------------


def heuristic(v: View, move: AnyMove) -> float:
    """The points that this move may be expected to gain, or to keep from others."""
    assert v.seat is not None
    match move:
        case Choose(role):
            return in_steps(expect_of_role(v, role) - USUAL[role])
        case Open(drawer) if v.round:
            return expect_of_opening(v, NUMBER_OF_DRAWER[drawer])
        case Open(drawer):
            return -worth(v.trays[lower_tray(v.posture, NUMBER_OF_DRAWER[drawer])])
        case Turn():
            return -spite(v) * expect_of_those_after(v, POSTURE_AFTER[move][v.posture])
        case Place(jewel, alarm):
            return WORTH[jewel] * is_worth_ending(v) + (ALARM * worth_in_sight(v) if alarm else 0)
        case Pull():
            return expect_of_pulling(v)
        case TakeRuby():
            return WORTH[RUBY] * is_worth_the_last_ruby(v)
        case Pick(jewel):
            return float(WORTH[jewel])
        case Add() | Stop() | Close() | LeaveRuby():
            return 0.0


def expect_of_opening(v: View, drawer: int) -> float:
    """What opening this drawer is worth to the character that one is."""
    assert v.seat is not None
    role = v.players[v.seat].laid
    fallen = v.trays[lower_tray(v.posture, drawer)]
    if fallen:
        return expect_of_spill(v, drawer, worth(fallen), role)
    lying = worth(v.trays[upper_tray(v.posture, drawer)])
    match role:
        case "thief" | "master-thief":
            return loot(v, v.posture, drawer, role)
        case "smuggler":
            smugglers = len([player for player in v.players if player.laid == SMUGGLER])
            luck = chance_of_smugglers(v, smugglers)
            return 2 + lying * (luck / smugglers - (1 - luck) * spite(v))
        case "jeweller" if v.players[v.seat].alarm is not None and v.alarms[drawer] is None:
            return 2 + ALARM * lying
    return 2 - 0.2 * lying  # what is placed had better not make a rich drawer richer


def expect_of_spill(v: View, drawer: int, fallen: int, role: Role | None) -> float:
    """What jewels that fall cost, by whom they go to; only the gemologist places all the same."""
    assert v.seat is not None
    alarm = v.alarms[drawer]
    is_lost = alarm not in (None, ALARMS[v.seat]) or any(
        player.laid == DETECTIVE for player in v.players
    )
    cost = spite(v) * fallen * (1.0 if is_lost else 0.3)
    if role == SMUGGLER:
        cost += worth(v.red) / 2
    return (2 if role == GEMOLOGIST else 0) - cost


def expect_of_pulling(v: View) -> float:
    """A ruby that lies on top is found, one below falls, and one is not left with nothing."""
    assert v.drawer is not None
    drawer = NUMBER_OF_DRAWER[v.drawer]
    if v.secrets[lower_tray(v.posture, drawer)]:
        return -1.0 - worth(v.trays[upper_tray(v.posture, drawer)])
    return float(WORTH[RUBY] * len(v.secrets[upper_tray(v.posture, drawer)]))


def worth_in_sight(v: View) -> int:
    """What lies on top in the drawer that is open."""
    assert v.drawer is not None
    return 1 + worth(v.trays[upper_tray(v.posture, NUMBER_OF_DRAWER[v.drawer])])


def is_worth_ending(v: View) -> int:
    """-1 if this imitation is one's last and may be kept, and one would lose; otherwise 1."""
    assert v.seat is not None
    white = v.players[v.seat].white
    return -1 if len(white) == 1 and lead(v) + worth(white) < 0 else 1


def is_worth_the_last_ruby(v: View) -> int:
    """-1 if this ruby ends a match that one would lose all the same; otherwise 1."""
    is_last = sum(map(len, v.secrets)) == 1
    return -1 if is_last and lead(v) + WORTH[RUBY] + worth_in_sight(v) - 1 < 0 else 1


def lead(v: View) -> int:
    """By how many points one is ahead of the best of the others."""
    assert v.seat is not None
    return score(v, v.seat) - max(score(v, seat) for seat in range(v.seats) if seat != v.seat)


def expect_of_those_after(v: View, posture: int) -> float:
    """What those who are still to play in this round can get with the box in this posture."""
    return sum(
        best_loot(v, posture, role) * chance
        for seat in range(v.seats)
        if seat != v.seat
        for role in (THIEF, MASTER_THIEF)
        if (chance := chance_to_play(v, seat, role))
    )


def chance_to_play(v: View, seat: Seat, role: Role) -> float:
    """How likely this seat has still to play this character in this round."""
    if v.is_shown:
        return float(seat in v.queue and v.players[seat].laid == role)
    return chance_of_role(v, seat, role)


def chance_of_role(v: View, seat: Seat, role: Role) -> float:
    """How likely this seat plays this character, as far as its cards tell."""
    player = v.players[seat]
    if player.laid is not None:
        return float(player.laid == role)
    left = player.left if not any(each.laid for each in v.players) else _without(player.left)
    return (role in left) / max(len(left), 1)


def _without(left: tuple[Role, ...]) -> tuple[Role, ...]:
    """Once the smugglers are shown, nobody else is one."""
    return tuple(role for role in left if role != SMUGGLER)


# -- Which character to choose --------------------------------------------------------------


def in_steps(points: float) -> float:
    """Rounded, so that several characters are often equal: who draws among these surprises.

    Nothing in a view could do that instead of a draw: once the sets were passed it has no secret.
    """
    return STEP * round(points / STEP)


def expect_of_role(v: View, role: Role) -> float:
    """What this character may gain in this round; nobody knows which side will be up."""
    assert v.seat is not None
    me = v.players[v.seat]
    placed = WORTH[SAPPHIRE] if SAPPHIRE in me.white else 1
    match role:
        case "thief" | "master-thief":
            sides = [best_loot(v, posture, role) for posture in (v.posture, v.posture ^ 1)]
            return TAKEN_BEFORE * sum(sides) / 2
        case "smuggler":
            others = sum(chance_of_role(v, seat, SMUGGLER) for seat in others_of(v))
            loot = worth(v.red) + best_loot(v, v.posture, THIEF)
            return placed + chance_of_smugglers(v, None) * loot / (1 + others)
        case "jeweller":
            return placed + (0.0 if me.alarm is None else ALARM * best_loot(v, v.posture, THIEF))
        case "gemologist":
            return placed + sum(chance_of_role(v, seat, DETECTIVE) for seat in others_of(v))
    rivals = sum(chance_of_role(v, seat, DETECTIVE) for seat in others_of(v))
    kept = 1 - chance_of_gang(v)
    falling = BLUNDER * (v.seats - 1) * sum(map(worth, v.trays)) / DRAWER_COUNT
    return (kept * worth(v.red) + falling) / (1 + rivals)


def others_of(v: View) -> list[Seat]:
    """All seats but one's own."""
    return [seat for seat in range(v.seats) if seat != v.seat]


def chance_of_smugglers(v: View, smugglers: int | None) -> float:
    """How likely so many smugglers are not fewer than the detectives; `None`: I am the first."""
    balance = {1 if smugglers is None else smugglers: 1.0}
    return sum(p for lead, p in balance_of(v, balance, smugglers is None).items() if lead >= 0)


def chance_of_gang(v: View) -> float:
    """How likely there are smugglers who share, if I am a detective."""
    no_gang = 1.0
    for seat in others_of(v):
        no_gang *= 1 - chance_of_role(v, seat, SMUGGLER)
    return 1 - no_gang


def balance_of(v: View, balance: dict[int, float], is_open: bool) -> dict[int, float]:
    """By how many smugglers outnumber detectives, with its chances, after all others chose."""
    for seat in others_of(v):
        if v.players[seat].laid == SMUGGLER:
            continue  # it is counted already
        more = chance_of_role(v, seat, SMUGGLER) if is_open else 0.0
        less = chance_of_role(v, seat, DETECTIVE)
        spread: dict[int, float] = {}
        for lead, chance in balance.items():
            for step, part in ((1, more), (-1, less), (0, 1 - more - less)):
                spread[lead + step] = spread.get(lead + step, 0.0) + chance * part
        balance = spread
    return balance


# -- Judging --------------------------------------------------------------------------------

THIEVES: Final = (THIEF, MASTER_THIEF)


class Traits(NamedTuple):
    """What makes a seat strong."""

    points: float
    points_near_end: float
    rubies: float
    fewest_imitations: float
    """Whether nobody has fewer imitations, when the end is near."""

    guarded: float
    """What lies with its alarm."""

    claim: float
    """Its part of the red cushion."""

    loot: float
    """What the thief that it plays can take now."""

    ruby: float
    """Whether the master thief that it plays finds a ruby now."""

    thief_left: float
    """What its thief may take in a later round."""

    master_left: float
    """On how many sides of the box its master thief may find a ruby in a later round."""

    smuggler_left: float
    placers_left: float
    detective_left: float


def traits(t: Table) -> list[Traits]:
    """Points, rubies, imitations, alarms, a claim on the red cushion, and characters to come.

    Points count the more, the nearer the end is: the fewer imitations or rubies there are.
    """
    imitations = min(map(len, t.white))
    near = 1 / (1 + min(imitations, 2 * (RUBIES - t.rubies_taken())))
    up = t.posture & 1
    worths = [worth(tray) if tray else 0 for tray in t.trays]
    richest_up, richest_down = max(worths[up::2]), max(worths[1 - up :: 2])
    is_ruby_up, is_ruby_down = any(t.secrets[up::2]), any(t.secrets[1 - up :: 2])
    claims = claims_on_red(t)
    rows: list[Traits] = []
    for seat, black in enumerate(t.black):
        white, left, role = t.white[seat], t.left[seat], t.laid[seat]
        points = worth(black) - worth(white)
        acts = role if seat in t.queue else None
        rows.append(
            Traits(
                points=points,
                points_near_end=near * points,
                rubies=black.count(RUBY),
                fewest_imitations=near * (len(white) == imitations),
                guarded=guarded_by(t, seat),
                claim=claims[seat],
                loot=(acts in THIEVES) * richest_up,
                ruby=(acts == MASTER_THIEF) * is_ruby_up,
                thief_left=(THIEF in left) * (richest_up + richest_down) / 2,
                master_left=(MASTER_THIEF in left) * (is_ruby_up + is_ruby_down),
                smuggler_left=float(SMUGGLER in left),
                placers_left=float(GEMOLOGIST in left) + float(JEWELLER in left),
                detective_left=(DETECTIVE in left) * worth(t.red),
            )
        )
    return rows


def claims_on_red(t: Table) -> list[float]:
    """What each seat's character would get of the red cushion if it were shared now."""
    claims = [0.0] * t.seats
    if not t.red or not any(t.laid):
        return claims
    sharers = list(t.sharers) or [seat for seat, role in enumerate(t.laid) if role == DETECTIVE]
    if not t.is_shown:
        smugglers = [seat for seat, role in enumerate(t.laid) if role == SMUGGLER]
        gang = [seat for seat in smugglers if seat not in t.excluded]
        if gang and len(smugglers) >= len(sharers):
            sharers = gang
    for seat in sharers:
        claims[seat] = worth(t.red) / len(sharers)
    return claims


def guarded_by(t: Table, seat: Seat) -> int:
    """What lies with this seat's alarm in the box."""
    if seat not in t.alarms:
        return 0
    drawer = t.alarms.index(seat)
    return worth(t.trays[2 * drawer]) + worth(t.trays[2 * drawer + 1])


JUDGE: Final = Judge(
    traits,
    BySeats(
        duel=Traits(
            points=0.2,
            points_near_end=1.44,
            rubies=0.11,
            fewest_imitations=-1.54,
            guarded=0.03,
            claim=0.46,
            loot=0.18,
            ruby=0.68,
            thief_left=0.22,
            master_left=0.21,
            smuggler_left=1.01,
            placers_left=0.12,
            detective_left=0.27,
        ),
        crowd=Traits(
            points=0.2,
            points_near_end=1.59,
            rubies=0.08,
            fewest_imitations=0.0,
            guarded=0.01,
            claim=0.42,
            loot=0.27,
            ruby=0.34,
            thief_left=0.15,
            master_left=0.21,
            smuggler_left=1.02,
            placers_left=0.27,
            detective_left=-0.21,
        ),
    ),
)


# -- The features ---------------------------------------------------------------------------


def features(v: View) -> list[float]:
    """The box, the red cushion, the time, and each player and their cards as seen from here."""
    numbers = [number for drawer in range(DRAWER_COUNT) for number in _drawer_features(v, drawer)]
    numbers += [worth(v.red) / 20, v.round / 60, float(v.is_shown), float(v.round == 0)]
    numbers += [v.extras / 7, float(v.has_spilled), float(v.is_pulled)]
    for place in range(PLAYERS[-1]):
        numbers += _player_features(v, place)
    return numbers


def _drawer_features(v: View, drawer: int) -> list[float]:
    upper, lower = upper_tray(v.posture, drawer), lower_tray(v.posture, drawer)
    alarm = v.alarms[drawer]
    mine = None if v.seat is None else ALARMS[v.seat]
    return [
        worth(v.trays[upper]) / 5,
        worth(v.trays[lower]) / 5,
        float(len(v.secrets[upper])),
        float(len(v.secrets[lower])),
        float(alarm is not None and alarm == mine),
        float(alarm is not None and alarm != mine),
        float(v.drawer == DRAWERS[drawer]),
    ]


def _player_features(v: View, place: int) -> list[float]:
    """The player so many seats after this one; nothing where nobody sits."""
    if place >= v.seats:
        return [0.0] * PLAYER_FEATURES
    seat = ((v.seat or 0) + place) % v.seats
    player = v.players[seat]
    known = player.cards + (v.hidden if seat == v.seat else ())
    numbers = {ROLE_OF[card]: NUMBER_OF[card] for card in known}
    return [
        1.0,
        worth(player.black) / 40,
        worth(player.white) / 12,
        len(player.white) / len(IMITATIONS),
        player.black.count(RUBY) / RUBIES,
        len(player.handful) / 6,
        float(player.alarm is not None),
        float(seat in v.excluded),
        float(seat in v.queue),
        *(float(role in player.left) for role in ROLES),
        *(float(role == player.laid) for role in ROLES),
        *(numbers.get(role, 0) / NUMBERS[-1] for role in ROLES),
    ]


PLAYER_FEATURES: Final = 9 + 3 * len(ROLES)
