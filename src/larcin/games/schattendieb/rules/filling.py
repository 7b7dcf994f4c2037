"""5. Fill the safe."""

from __future__ import annotations

from larcin.games.schattendieb.data import WORTH
from larcin.games.schattendieb.events import Filled, Secured
from larcin.games.schattendieb.state import Table


def fill_safes(t: Table) -> None:
    """[SD-5.1] [SD-5.2] [SD-R13] All jewels still lying there go into the safes.

    [SD-R2] There they stay until the end of the deal, not only of this turn.
    """
    seats = [seat for seat, cards in enumerate(t.laid) if cards and cards[0] in WORTH]
    if seats:
        t.tell(Secured, "SD-5.1", tuple(seats))
    for seat in seats:
        cards = t.laid[seat]
        t.safes[seat] += cards
        t.laid[seat] = ()
        t.tell(Filled, "SD-5.1", seat, cards, len(t.safes[seat]))
