"""Where every card of the loot lies at the end."""

from __future__ import annotations

from larcin.games.raubern import GAME
from larcin.games.raubern.events import Stolen
from larcin.games.raubern.notation import read_position
from larcin.games.raubern.reckoning import reckon
from larcin.games.raubern.state import Options
from larcin.games.raubern.tests.test_rules import places_after
from larcin.games.raubern.view import view
from larcin.kernel.match import Match
from larcin.kernel.table import Part, Reckoning, Tie


def reckoned(position: str, options: Options | None = None) -> Reckoning:
    """The reckoning after seat 0 has laid its last card on the last pile."""
    t = read_position(position, options or Options())
    places_after(t, "wine", 7)
    found = reckon(view(t, None), ())
    assert found is not None
    return found


def test_every_pile_is_a_part_the_highest_first() -> None:
    """[RB-6.1] [RB-R15] [RB-R16]"""
    found = reckoned("Cw*2@0 Ch*6@0 Ha*3@1; > Wi | |")
    assert found.parts[0] == (
        Part("pile", 6, piece=("motif", "chest")),
        Part("pile", 2, piece=("motif", "cow")),
    )
    assert found.parts[1] == (Part("pile", 3, piece=("motif", "ham")),)
    assert (found.parts[2], found.ties) == ((), ())
    assert sum(part.points for part in found.unowned) == 5 + 1  # the last card is nobody's, too


def test_what_decided_it_is_the_biggest_theft_that_the_winner_still_has() -> None:
    def stolen(seat: int, pile: int, owner: int | None, height: int) -> Stolen:
        return Stolen("RB-3.9", seat, "cow", pile, owner, height)

    events = [
        stolen(0, 2, None, 8),  # lost again
        stolen(0, 0, 1, 3),
        stolen(0, 1, 2, 4),
        stolen(1, 2, 0, 9),
        stolen(0, 0, 0, 5),  # their own: no theft
    ]
    won, shared = "Cw*6@0 Ch*4@0 Ha*9@1; > Wi | |", "Cw*6@0 Ha*6@1; > Wi |"
    for position, expected in ((won, 2), (shared, None)):
        t = read_position(position)
        places_after(t, "wine", 7)
        found = reckon(view(t, None), events)
        assert found is not None
        assert found.decided == expected


def test_equal_scores_share_a_place_or_compare_the_highest_pile() -> None:
    """[RB-R17] [RB-R17b]"""
    level = "Ch*6@0 Cw*3@1 Ha*3@1 Ba*2@2; > Wi | |"
    assert reckoned(level).ties == (Tie("RB-R17", "shared", (6, 6, None)),)
    decided = reckoned(level, Options(tie="highest-pile"))
    assert decided.ties == (Tie("RB-R17b", "highest-pile", (6, 3, None)),)


def test_a_match_of_several_games_is_reckoned_game_by_game() -> None:
    """[RB-R4b]"""
    match = Match(GAME, 2, Options(games=2), seed=bytes(32))
    assert match.reckoning(0) is None
    while match.outcome is None:
        (seat,) = match.to_act
        match.play(seat, match.moves(seat)[0])
    found = match.reckoning(None)
    assert found is not None
    assert [part.what for part in found.parts[0]] == ["game-1", "game-2"]
    assert tuple(sum(part.points for part in parts) for parts in found.parts) == (
        match.outcome.scores
    )
