"""H. The end."""

from __future__ import annotations

from larcin.games.couronnes.board import CIRCLES
from larcin.games.couronnes.data import CARDS_A_TURN, DIE, HASTE, TURNS
from larcin.games.couronnes.events import Revealed
from larcin.games.couronnes.state import Options, Table
from larcin.kernel.pieces import Seat
from larcin.kernel.table import Outcome, places


def end_if_all_are_home(t: Table, seat: Seat) -> None:
    """[CO-H.1] [CO-B.1] [CO-RD12] Who brings the last crown home wins at once."""
    if not t.unfinished(seat):
        end(t, "CO-H.1")


def end_if_it_is_late(t: Table) -> None:
    """[CO-RH2] The four hundredth turn is the last one."""
    if t.turn >= TURNS:
        end(t, "CO-RH2")


def end(t: Table, rule: str) -> None:
    """[CO-RH1] All is shown. Crowns at home decide, then crowns on heads; ties are shared."""
    for seat in range(t.seats):
        t.tell(Revealed, "CO-RH1", seat, t.unfinished(seat), t.hands[seat])
    scores = tuple(map(len, t.home))
    worn = [crown is not None for crown in t.crowns]
    t.outcome = Outcome(rule, scores, places(list(zip(scores, worn, strict=True))))


def bound(seats: int, options: Options) -> int:
    """[CO-RH2] The most moves of a match: those of a turn, four hundred times.

    A turn has at most so many steps; before, between and after them one crown and a teleport to
    each circle; four attacks with an answer and a choice each; cards, a roll, an end and a
    card laid off.
    """
    steps = 2 * DIE + HASTE
    attacks = 4 * 3
    between = (steps + 1) * (1 + len(CIRCLES))
    return seats + TURNS * (steps + between + attacks + CARDS_A_TURN + 3)
