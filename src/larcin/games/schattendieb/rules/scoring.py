"""9. Score."""

from __future__ import annotations

from typing import Final

from larcin.games.schattendieb.events import Counted
from larcin.games.schattendieb.moves import HandIn
from larcin.games.schattendieb.state import Table
from larcin.games.schattendieb.steps import DEALING, WINNING
from larcin.kernel.pieces import Seat
from larcin.kernel.table import Outcome, places

HAND_IN: Final = (HandIn(),)


def score(t: Table) -> str | None:
    """[SD-9.1] [SD-R27] Who closed in time scores the values of all jewels in the safe."""
    t.points = [0 if lock is None else t.worth(seat) for seat, lock in enumerate(t.locks)]
    t.totals = [total + won for total, won in zip(t.totals, t.points, strict=True)]
    t.tell(Counted, "SD-9.1", t.deal + 1, tuple(t.points), tuple(t.totals))
    # [SD-9.3] [SD-R30] Three deals make a match, or as many as were agreed on.
    return WINNING if t.deal + 1 == t.options.deals else None


def may_hand_in(t: Table) -> dict[Seat, tuple[HandIn, ...]]:
    """[SD-R29] Before the next deal, everyone hands in their cards; hands are not shown."""
    return dict.fromkeys(range(t.seats), HAND_IN)


def hand_in(t: Table, seat: Seat, move: HandIn) -> None:
    """[SD-R29] [SD-R33] A player is ready; the cards are gathered once everyone is."""


def open_next_deal(t: Table) -> str:
    """[SD-R29] All cards are gathered and dealt anew."""
    t.deal += 1
    return DEALING


def name_winner(t: Table) -> None:
    """[SD-B.4] [SD-9.2] Who has the most points, the most precious collection, wins."""
    keys = ranking(t)
    rule = deciding_rule(t, keys.count(max(keys)))
    t.outcome = Outcome(rule, tuple(t.totals), places(keys))


def ranking(t: Table) -> list[tuple[int, bool]]:
    """[SD-R28b] By option, the last deal decides who of those tied for the first place wins.

    [SD-R34] It breaks no tie below that, not even between those who were tied for it.
    """
    best = max(t.totals)
    top = max(won for total, won in zip(t.totals, t.points, strict=True) if total == best)
    by_last = t.options.tie == "last-deal"
    return [
        (total, by_last and (total, won) == (best, top))
        for total, won in zip(t.totals, t.points, strict=True)
    ]


def deciding_rule(t: Table, winners: int) -> str:
    """[SD-R28] A tie is a shared victory; [SD-R34] also one that the last deal leaves."""
    if t.totals.count(max(t.totals)) == 1:
        return "SD-9.2"
    if t.options.tie == "shared":
        return "SD-R28"
    return "SD-R28b" if winners == 1 else "SD-R34"
