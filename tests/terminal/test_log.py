"""The lines of the log."""

from __future__ import annotations

from larcin.kernel.errors import IllegalMove
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Match
from larcin.terminal.log import Log
from larcin.words import Words


def test_a_log_hears_everything_once(sixth: AnyGame) -> None:
    match = Match(sixth, ["Anna", "Bruno"], seed=bytes(32))
    log = Log(match.commitment)
    log.hear(match.observe(0).events)
    log.hear(match.observe(0).events)
    assert [line.rule for line in log.lines] == [None, "VG-1.2", "VG-1.2"]
    for seat in (0, 1):
        match.play(seat, match.moves(seat)[0])
    log.hear(match.observe(0).events)
    assert [line.rule for line in log.lines[3:5]] == ["VG-2.3", "VG-2.3"]


def test_a_refusal_stands_where_it_happened(sixth: AnyGame) -> None:
    match = Match(sixth, ["Anna", "Bruno"], seed=bytes(32))
    log = Log(match.commitment)
    log.hear(match.observe(0).events)
    log.refuse(IllegalMove("VG-2.2", "not-face-down"))
    log.hear(match.observe(0).events)
    words = Words(sixth, "en", match.names, 0)
    assert log.lines[-1].text(words).startswith("Refused: Too late")
    assert log.lines[-1].passages(words)[0].rule == "VG-2.2"


def test_the_promise_is_explained(sixth: AnyGame) -> None:
    promise = Log("abc").lines[0]
    words = Words(sixth, "en")
    assert "abc" in promise.text(words)
    assert "larcin verify" in promise.passages(words)[0].says
