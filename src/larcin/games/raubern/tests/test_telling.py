"""What everybody stops to look at, and what is told in passing."""

from __future__ import annotations

from larcin.games.raubern.events import Counted, Dealt, Drawn, Laid, Stolen


def test_a_theft_matters_to_whom_it_names_and_the_count_to_all() -> None:
    """[RB-3.9] [RB-6.1] Cards taken up are told along with what happened before."""
    assert (Stolen.weight, Counted.weight, Laid.weight) == ("personal", "decisive", "plain")
    assert Dealt.weight == Drawn.weight == "along"
