"""A game without a drawing is drawn field by field."""

from __future__ import annotations

from larcin.authoring.template import SLUG
from larcin.kernel.game import Canvas
from larcin.kernel.match import Match
from larcin.kernel.registry import find_game
from larcin.words import Words


def test_every_field_is_a_line_and_lists_by_seat_have_one_each() -> None:
    game = find_game(SLUG)
    match = Match(game, ["Anna", "Bruno"], seed=bytes(32))
    for _ in range(2):
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])
    match.play(1, match.moves(1)[0])
    view = match.observe(0).view
    words = Words(game, "en", match.names, 0)
    drawn = game.drawing.table(view, words, Canvas(80, 24)).splitlines()
    laid = [each[0] for each in view.laid]
    assert drawn == [
        "Have chosen: Bruno",
        "Cards on the table:",
        f"  Anna: {laid[0]}",
        f"  Bruno: {laid[1]}",
        f"In the purse: {view.purse}",
        f"Coins: Anna {view.coins[0]}, Bruno {view.coins[1]}",
    ]
    assert game.drawing.hand(view, words, Canvas(80, 24)) == ", ".join(map(str, view.hand))
    assert game.drawing.prospect(view, match.moves(0)[0]) is None


def test_nothing_is_a_dash_and_a_spectator_has_no_hand() -> None:
    game = find_game(SLUG)
    view = Match(game, 2, seed=bytes(32)).observe(None).view
    words = Words(game, "en")
    assert game.drawing.table(view, words, Canvas(80, 24)).startswith("Have chosen: –\n")
    assert game.drawing.hand(view, words, Canvas(80, 24)) == "–"
