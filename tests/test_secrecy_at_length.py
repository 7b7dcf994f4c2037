"""Re-dealt worlds send the same bytes; and games that tell a secret on purpose are found out."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from benchmarks.other_worlds import differs_in_pieces_only, seen, swapped
from benchmarks.secrecy import Told, compare_match
from larcin.games.raubern import GAME, rules
from larcin.games.raubern.events import AnyEvent
from larcin.games.raubern.view import View, view
from larcin.games.schattendieb import GAME as FACE_DOWN
from larcin.games.schattendieb.view import View as FaceDownView, view as face_down_view
from larcin.kernel.errors import IllegalMove
from larcin.kernel.events import Event
from larcin.kernel.game import AnyGame
from larcin.kernel.laws import random_start
from larcin.kernel.match import Match
from larcin.kernel.pieces import Seat
from larcin.kernel.registry import find_game, games
from tests.test_laws_bite import BROKEN, with_steps

MATCHES = range(12)


def first_told(game: AnyGame) -> str:
    """What a few short matches find to be told; nothing, if nothing is."""
    for number in MATCHES:
        try:
            compare_match(game, number, moves=60)
        except Told as error:
            return str(error)
    return ""


# -- Games as they are ----------------------------------------------------------------------


@pytest.mark.parametrize("slug", games())
def test_nothing_is_told_in_a_small_sample(slug: str) -> None:
    counts = Counter[str]()
    for number in range(3):
        counts += compare_match(find_game(slug), number, moves=60)
    assert counts["states"] > 30
    assert counts["states swapped"] > 10
    assert counts["states imagined"] > 5


def test_a_swapped_world_differs_only_where_those_eyes_see_nothing() -> None:
    for number in MATCHES:
        match, rng = random_start(GAME, number)
        world = swapped(GAME, match.table, 0, rng)
        assert world is not None
        assert world != match.table
        assert seen(GAME, world, 0) == seen(GAME, match.table, 0)
        assert sorted(sum(world.hands, world.deck)) == sorted(
            sum(match.table.hands, match.table.deck)
        )


def test_a_swap_makes_no_world_in_which_somebody_has_two_alike_where_nobody_did() -> None:
    """No hand of objectives has a double in Les Voleurs de couronnes."""
    game = find_game("couronnes")
    match, rng = random_start(game, 1)
    worlds = [swapped(game, match.table, None, rng) for _ in range(40)]
    hands = [hand for world in worlds if world for hand in world.objectives]
    assert any(hand not in match.table.objectives for hand in hands)
    assert all(len(set(hand)) == len(hand) for hand in hands)


def test_what_was_chosen_before_is_no_piece() -> None:
    """Characters that are laid and not yet shown are nobody's pieces, but a choice."""
    game = find_game("maitres_voleurs")
    match, rng = random_start(game, 2)
    while not any(match.table.laid) or match.table.is_shown:
        seat = match.to_act[0]
        match.play(seat, rng.choice(tuple(match.moves(seat))))
    table = match.table.copy()
    first = next(seat for seat, laid in enumerate(table.laid) if laid)
    table.laid[first] = next(role for role in table.left[first] if role != table.laid[first])
    assert not differs_in_pieces_only(game, match.table, table)
    table.laid = [*match.table.laid]
    table.sets = [*reversed(table.sets)]
    assert differs_in_pieces_only(game, match.table, table)


# -- Games that tell ------------------------------------------------------------------------


class WiderView(View, frozen=True):
    filling: str


def view_of_a_size(t: Any, seat: Seat | None) -> WiderView:
    """Nothing is named; but a message is longer, the more chests are in the deck."""
    v = view(t, seat)
    fields = {name: getattr(v, name) for name in v.__struct_fields__}
    return WiderView(**fields, filling=" " * t.deck.count("chest"))


PEEKED: list[Any] = []


def view_that_peeks(t: Any, seat: Seat | None) -> View:
    PEEKED[:] = t.deck
    return view(t, seat)


def why_not_after_peeking(v: View, move: Any) -> IllegalMove:
    """It is given a view, and remembers more than that."""
    return IllegalMove("RB-3.2", "not-in-hand", {"next": PEEKED[-1] if PEEKED else "none"})


class Drew(Event, frozen=True):
    luck: int


def draw_by_luck(t: Any) -> None:
    """It names no piece: a number tells the next one."""
    if t.deck:
        t.tell(Drew, "RB-3.7", len(t.deck[-1]))
    rules.draw(t)


def draw_with_more_events(t: Any) -> None:
    """How many events there were is a secret, too."""
    for _ in range(t.deck[-1] == "chest" if t.deck else 0):
        t.tell(Drew, "RB-3.7", 0)
    rules.draw(t)


class TellTaleView(FaceDownView, frozen=True):
    guess: int


def view_of_face_down_choices(t: Any, seat: Seat | None) -> TellTaleView:
    """While others think, the moves that lie there already make a number."""
    v = face_down_view(t, seat)
    fields = {name: getattr(v, name) for name in v.__struct_fields__}
    return TellTaleView(**fields, guess=sum(len(repr(move)) for move in t.chosen.values()))


def with_draw(draw: Any) -> AnyGame:
    script = with_steps(resolve=draw)
    return replace(GAME, script=script, apply=script.apply, event_type=AnyEvent | Drew)


TELLING: dict[str, tuple[AnyGame, str]] = {
    "a view": (BROKEN["a leaky view"][1], "tells"),
    "a picture on the way": (BROKEN["a leaky picture on the way"][1], "a frame tells"),
    "an event": (BROKEN["a leaky event"][1], "a frame tells"),
    "an event without a piece": (with_draw(draw_by_luck), "a frame tells"),
    "how many events there are": (with_draw(draw_with_more_events), "a frame tells"),
    "the moves": (BROKEN["moves that depend on a hidden card"][1], "tells"),
    "who is asked": (BROKEN["asking only those who could react"][1], "tells"),
    "a refusal": (
        replace(GAME, view=view_that_peeks, why_not=why_not_after_peeking),
        "why not tells",
    ),
    "a size": (replace(GAME, view=view_of_a_size, view_type=WiderView), "tells"),
    "a face-down choice": (
        replace(FACE_DOWN, view=view_of_face_down_choices, view_type=TellTaleView),
        "tells",
    ),
}


@pytest.mark.parametrize("what", TELLING)
def test_who_tells_a_secret_is_found_out(what: str) -> None:
    game, how = TELLING[what]
    assert how in first_told(game)


def test_a_frame_that_only_some_worlds_send_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server, and not a game, tells that somebody thinks again."""
    never = property(lambda match: False, lambda match, value: None)
    monkeypatch.setattr(Match, "quiet", never, raising=False)
    assert "how many frames came tells" in first_told(FACE_DOWN)
