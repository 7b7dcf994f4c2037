"""What each seat sees, and where the pieces are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final

from msgspec import Struct

from larcin.kernel import table as kernel
from larcin.kernel.pieces import Piece, Seat, again
from larcin.kernel.zones import EVERYBODY, NOBODY, Zone

from .box import Posture
from .data import (
    ALARMS,
    CARD,
    CARDS,
    DIAMOND,
    DIAMONDS_TO_HIDE,
    DRAWERS,
    IMITATIONS,
    ROLES,
    RUBIES,
    RUBY,
    SMUGGLER,
    Alarm,
    Card,
    DrawerName,
    Jewel,
    Role,
)
from .moves import AnyMove
from .rules import SCRIPT
from .rules.drawers import alarm_of
from .rules.end import is_last_round, key
from .state import NONE, Options, Table

HANDFUL: Final[tuple[Jewel, ...]] = (DIAMOND,) * DIAMONDS_TO_HIDE


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    """What a viewer knows of a seat."""

    left: tuple[Role, ...]
    """The characters that were not shown since the sets were passed last."""

    laid: Role | None
    """What this seat plays in this round, if it is turned over or the viewer's own."""

    cards: tuple[Card, ...]
    """[MV-R26] Those of its cards whose numbers everybody has seen."""

    white: tuple[Jewel, ...]
    black: tuple[Jewel, ...]
    handful: tuple[Jewel, ...]
    """[MV-4.18] The diamonds that are still to be hidden in the set-up."""

    alarm: Alarm | None
    """Its alarm, unless that is in the box."""

    points: int
    """[MV-14.4] [MV-14.5] What its cushions are worth now."""


class View(kernel.View, frozen=True):
    """[MV-R14] [MV-R72] All that happened in the open: only cards are ever hidden.

    Drawers are numbered by level and clockwise; tray 2n is the side of drawer n that is up while
    the box stands on its feet, tray 2n + 1 the other one (see box.py).
    """

    options: Options
    round: int
    passes: int
    players: tuple[Player, ...]
    hidden: tuple[Card, ...]
    """[MV-R26] The viewer's cards whose numbers nobody else has seen."""

    is_shown: bool
    red: tuple[Jewel, ...]
    rubies_left: int
    """[MV-14.2] How many rubies are not taken yet; the match ends with the last one."""

    is_last_round: bool
    """[MV-14.1] [MV-14.2] Whether the match ends with this round."""

    stowed: tuple[DrawerName, ...]
    """[MV-4.19] Where whoever hides diamonds in the set-up has put theirs so far."""

    posture: Posture
    trays: tuple[tuple[Jewel, ...], ...]
    secrets: tuple[tuple[Jewel, ...], ...]
    alarms: tuple[Alarm | None, ...]
    opened_at: tuple[int, ...]
    searched_at: tuple[int, ...]
    queue: tuple[Seat, ...]
    drawer: DrawerName | None
    has_spilled: bool
    is_pulled: bool
    extras: int
    excluded: tuple[Seat, ...]
    sharers: tuple[Seat, ...]
    chosen: tuple[Seat, ...]
    """Who has laid a card face down, while others still think."""

    choice: Annotated[AnyMove | None, again()]


def view(t: Table, seat: Seat | None) -> View:
    """All that this seat could know with perfect memory; nothing else is copied in."""
    return View(
        seat=seat,
        seats=t.seats,
        step=SCRIPT.rule(t),
        outcome=t.outcome,
        options=t.options,
        round=t.round,
        passes=t.passes,
        players=tuple([_player(t, each, seat) for each in range(t.seats)]),
        hidden=() if seat is None else hidden_cards(t, seat),
        is_shown=t.is_shown,
        red=t.red,
        rubies_left=RUBIES - t.rubies_taken(),
        is_last_round=is_last_round(t),
        stowed=t.stowed,
        posture=t.posture,
        trays=tuple(t.trays),
        secrets=tuple(t.secrets),
        alarms=tuple([alarm_of(owner) for owner in t.alarms]),
        opened_at=tuple(t.opened_at),
        searched_at=tuple(t.searched_at),
        queue=t.queue,
        drawer=None if t.drawer == NONE else DRAWERS[t.drawer],
        has_spilled=t.has_spilled,
        is_pulled=t.is_pulled,
        extras=t.extras,
        excluded=t.excluded,
        sharers=t.sharers,
        chosen=tuple(sorted(t.chosen)),
        choice=None if seat is None else t.chosen.get(seat),
    )


def _player(t: Table, seat: Seat, eye: Seat | None) -> Player:
    laid = t.laid[seat]
    is_seen = t.is_shown or laid == SMUGGLER or seat == eye
    return Player(
        t.left[seat],
        laid if is_seen else None,
        known_cards(t, seat),
        t.white[seat],
        t.black[seat],
        HANDFUL[: t.handfuls[seat]],
        ALARMS[seat] if t.has_alarm(seat) else None,
        key(t, seat)[0],
    )


def known_cards(t: Table, seat: Seat) -> tuple[Card, ...]:
    """[MV-R26] What was shown once is known for good; all is, once the sets were passed."""
    return tuple(
        [
            CARD[role, number]
            for role, number in zip(ROLES, t.sets[seat], strict=True)
            if t.passes or role not in t.left[seat]
        ]
    )


def hidden_cards(t: Table, seat: Seat) -> tuple[Card, ...]:
    """[MV-R26] What only its holder has seen."""
    if t.passes:
        return ()
    return tuple([CARD[role, t.number(seat, role)] for role in t.left[seat]])


# -- Where the pieces are -------------------------------------------------------------------


def zones(t: Table) -> list[Zone]:
    """Where every jewel, card and alarm is, and who may see it there."""
    dealt = {CARD[each] for numbers in t.sets for each in zip(ROLES, numbers, strict=True)}
    alarms = tuple(ALARMS[owner] for owner in t.alarms if owner != NONE)
    return [
        *(zone for seat in range(t.seats) for zone in _zones_of(t, seat)),
        Zone("red cushion", t.red, EVERYBODY),
        Zone("first compartments", sum(t.trays, ()), EVERYBODY),  # [MV-R14] all was seen
        Zone("secret compartments", sum(t.secrets, ()), EVERYBODY),
        Zone("alarms in the box", alarms, EVERYBODY),
        Zone("cards put aside", tuple(each for each in CARDS if each not in dealt), NOBODY),
    ]


def _zones_of(t: Table, seat: Seat) -> Iterator[Zone]:
    yield Zone(f"white cushion of {seat}", t.white[seat], EVERYBODY)
    yield Zone(f"black cushion of {seat}", t.black[seat], EVERYBODY)
    yield Zone(f"diamonds of {seat} to hide", HANDFUL[: t.handfuls[seat]], EVERYBODY)
    yield Zone(f"alarm of {seat}", ALARMS[seat : seat + 1] * t.has_alarm(seat), EVERYBODY)
    yield Zone(f"shown cards of {seat}", known_cards(t, seat), EVERYBODY)
    yield Zone(f"hidden cards of {seat}", hidden_cards(t, seat), (seat,))


def box(seats: int, options: Options) -> tuple[Piece, ...]:
    """[MV-1.3] [MV-1.4] [MV-1.5] The jewels and alarms in play, and all 48 cards."""
    jewels = IMITATIONS * seats + HANDFUL + (RUBY,) * RUBIES
    return (*jewels, *CARDS, *ALARMS[:seats])
