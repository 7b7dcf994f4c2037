"""8. The end of a deal."""

from __future__ import annotations

from larcin.games.schattendieb.events import Ended, Ending
from larcin.games.schattendieb.state import Table
from larcin.games.schattendieb.steps import SCORING
from larcin.kernel.pieces import Seat

from .closing import fits


def end_if_one_is_open(t: Table) -> str | None:
    """[SD-8.1] The deal is over when only one safe is open: its player scores nothing."""
    return end_deal(t, "SD-8.1", "alone") if t.locks.count(None) == 1 else None


def end_if_all_want_to_close(t: Table) -> str | None:
    """[SD-8.2] [SD-R23] It is over when all open players want to close now: none of them scores.

    [SD-R31] Who closed in an earlier turn is not touched by this.
    """
    is_wanted = all(wants_to_close(t, seat) for seat in t.open_seats())
    return end_deal(t, "SD-8.2", "together") if is_wanted else None


def wants_to_close(t: Table, seat: Seat) -> bool:
    """[SD-R23] Who laid a safe that fits wants to close; [SD-R23b] by option, any safe will do."""
    cards = t.laid[seat]  # Only closed safes still lie there.
    return bool(cards) and (t.options.strict_want or fits(t, seat, cards[0]))


def end_if_nobody_has_cards(t: Table) -> str | None:
    """[SD-8.3] [SD-R25] [SD-R26] It is over when, without a pile, no hand holds a card.

    Even a safe that fits is not closed any more.
    """
    return None if t.pile or any(t.hands) else end_deal(t, "SD-8.3", "without-cards")


def end_deal(t: Table, rule: str, how: Ending) -> str:
    """[SD-8.0] [SD-8.4] The deal is over at once; what is in open safes counts for nothing."""
    t.tell(Ended, rule, how, tuple(t.open_seats()))
    return SCORING
