"""What a screen is told: pictures on the way, obvious answers, where the points came from."""

from __future__ import annotations

from typing import Any

import pytest

from larcin.authoring.record import stored_replays
from larcin.games.maitres_voleurs import GAME
from larcin.games.maitres_voleurs.events import (
    Barred,
    Foiled,
    Opened,
    Passed,
    Prevailed,
    Revealed,
    Shared,
    Stowed,
    Unsearched,
)
from larcin.games.maitres_voleurs.moves import (
    Add,
    AnyMove,
    Choose,
    Open,
    Place,
    Pull,
    Stop,
    Turn,
)
from larcin.games.maitres_voleurs.notation import read_position
from larcin.games.maitres_voleurs.state import Table
from larcin.games.maitres_voleurs.view import View, view
from larcin.kernel.events import redact
from larcin.kernel.match import Match
from larcin.kernel.record import verify
from larcin.kernel.rng import QuickRng
from larcin.kernel.table import Part, Staged, Tie
from larcin.words import Words

from .playing import moves_of_round, of_kind, play, until


def told_with_pictures(t: Table, *players: str) -> list[tuple[list[str], Table]]:
    """The round as a screen is shown it: what each picture tells, and the table in it."""
    shown = []
    for seat, move in list_moves(t, *players):
        t.told = staged = Staged()
        GAME.apply(t, seat, move)
        before = 0
        for count, table in staged.pictures:
            assert isinstance(table, Table)
            shown.append(([type(event).__name__ for event in staged[before:count]], table))
            before = count
    return shown


def list_moves(t: Table, *players: str) -> list[tuple[int, AnyMove]]:
    """The moves of a round, found out on a copy."""
    return list(moves_of_round(GAME.copy(t), *players))


# -- Pictures -------------------------------------------------------------------------------


def picture_of(shown: list[tuple[list[str], Table]], kind: str) -> Table:
    """The first picture that tells such an event."""
    return next(table for kinds, table in shown if kind in kinds)


def test_an_opened_drawer_is_seen_before_it_is_emptied() -> None:
    t = read_position("| ; ; A^2d")
    shown = told_with_pictures(t, "thief A", "detective")
    opened, emptied = picture_of(shown, "Opened"), picture_of(shown, "Emptied")
    assert view(opened, 0).drawer == view(emptied, 0).drawer == "A"
    assert opened.trays[opened.upper()] == ("diamond", "diamond")
    assert emptied.trays[emptied.upper()] == ()


def test_a_ruby_is_taken_before_the_first_compartment() -> None:
    t = read_position("| ; ; A^d A^^")
    shown = told_with_pictures(t, "master-thief A pull", "detective")
    assert [kinds for kinds, _ in shown if kinds[0].startswith(("Ruby", "Emptied"))] == [
        ["RubyFound"],
        ["RubyTaken"],
        ["Emptied"],
    ]
    assert picture_of(shown, "RubyFound").secrets.count(("ruby",)) == 1


def test_a_search_is_seen_before_the_first_compartment_is_emptied() -> None:
    t = read_position("| ; ; A^d")
    shown = told_with_pictures(t, "master-thief A pull", "detective")
    searched = picture_of(shown, "Searched")
    assert searched.is_pulled
    assert searched.trays[searched.upper()] == ("diamond",)


def test_a_diamond_is_hidden_in_a_drawer_that_was_seen_open() -> None:
    match = Match(GAME, 2, seed=bytes(32))
    match.staged = True
    seat = match.to_act[0]
    match.play(seat, Open("A"))
    opened, *_ = match.scenes(seat)
    assert opened.view.drawer == "A"
    assert not any(opened.view.trays)


def test_cards_comparison_and_every_share_have_their_pictures() -> None:
    t = read_position("#111111 | #222222 | ; 3d ; A^d B^d")
    shown = told_with_pictures(t, "smuggler A d", "smuggler B d", "detective")
    assert (["Revealed", "Shown", "Shown"]) in [kinds for kinds, _ in shown]
    compared = next(at for at, (kinds, _) in enumerate(shown) if kinds == ["Prevailed"])
    red = [len(table.red) for _, table in shown[compared : compared + 3]]
    assert red == [5, 2, 0]
    assert [kinds for kinds, _ in shown[compared + 1 : compared + 3]] == [["Shared"]] * 2


@pytest.mark.parametrize(
    ("red", "shares"), [("4d", [2, 1, 1]), ("3d", [1, 1, 1]), ("2d", [1, 1]), ("5d", [2, 2, 1])]
)
def test_like_jewels_are_dealt_as_one_by_one(red: str, shares: list[int]) -> None:
    """[MV-R76]"""
    t = read_position(f"#111111 | #222222 | #333333 | ; {red}")
    told = of_kind(Shared, play(t, "detective", "detective", "detective", "jeweller A"))
    assert [each.diamonds for each in told] == shares
    assert {each.rule for each in told} == {"MV-13.4"}


# -- Who is out, and who prevails -----------------------------------------------------------


def test_it_is_told_who_is_out_of_the_sharing() -> None:
    """[MV-8.10]"""
    t = read_position("#111111 | #222222 ; d ; A_d")
    events = play(t, "smuggler A", "smuggler B")
    assert [each.seat for each in of_kind(Barred, events)] == [0]
    (prevailed,) = of_kind(Prevailed, events)
    assert (prevailed.smugglers, prevailed.detectives, prevailed.sharers) == ((0, 1), (), (1,))
    assert (prevailed.loot, prevailed.out) == (2, (0,))


def test_it_is_told_where_all_diamonds_of_one_player_are() -> None:
    """[MV-4.19] [MV-R14]"""
    match = Match(GAME, 4, seed=bytes(32))
    seat = match.to_act[0]
    for move in (Open("K"), Add(), Open("B")):
        match.play(seat, move)
    (stowed,) = of_kind(Stowed, match.events)
    assert (stowed.seat, stowed.drawers) == (seat, ("K", "K", "B"))
    words = Words(GAME, "en", ("Ada", "Bea", "Cleo", "Dora"), None)
    name = ("Ada", "Bea", "Cleo", "Dora")[seat]
    assert words.event(stowed) == f"{name} hides 3 diamonds: K, K, B."


def test_cards_that_are_turned_over_say_who_is_what_in_the_order_of_play() -> None:
    """[MV-5.6] [MV-5.7]"""
    t = read_position("#222222 | #111111 | #333333")
    (revealed,) = of_kind(Revealed, play(t, "thief A", "thief B", "jeweller C"))
    words = Words(GAME, "en", ("Ada", "Bea", "Cleo"), None)
    assert words.event(revealed).strip() == "Jeweller: Cleo. Thief: Bea, Ada."


def test_a_secret_compartment_that_stays_closed_is_told() -> None:
    """[MV-12.3]"""
    events = play(read_position("| ; ; A^d"), "master-thief A", "detective")
    assert [each.drawer for each in of_kind(Unsearched, events)] == ["A"]
    short = play(read_position("| ; ; K^d"), "master-thief K", "detective")
    assert not of_kind(Unsearched, short)


def test_a_comparison_is_told_whoever_wins_it() -> None:
    """[MV-8.6] [MV-8.7]"""
    lost = play(read_position("| | ; d"), "smuggler A", "detective", "detective")
    won = play(read_position("| | ; d"), "smuggler A", "detective", "thief B")
    assert [type(each) for each in lost if isinstance(each, Foiled | Prevailed)] == [Foiled]
    assert [type(each) for each in won if isinstance(each, Foiled | Prevailed)] == [Prevailed]


def test_cards_are_turned_over_together() -> None:
    """[MV-5.4] [MV-5.5] [MV-R19]"""
    both = of_kind(Revealed, play(read_position("| "), "smuggler A", "thief B"))
    assert [(each.who, each.seats) for each in both] == [("smugglers", (0,)), ("others", (1,))]
    (at_once,) = of_kind(Revealed, play(read_position("| "), "detective", "thief B"))
    assert (at_once.who, at_once.seats) == ("all", (0, 1))


# -- Obvious answers ------------------------------------------------------------------------


def obvious(t: Table, seat: int) -> Any:
    return GAME.obvious(view(t, None), seat)


def test_the_last_card_plays_itself() -> None:
    """[MV-5.11] [MV-R26]"""
    t = read_position("T | S")
    assert obvious(t, 0) == Choose("thief")
    assert obvious(t, 1) == Choose("smuggler")


def test_a_choice_between_two_cards_is_asked() -> None:
    assert obvious(read_position("TD | S"), 0) is None


def test_the_only_kind_of_imitation_places_itself() -> None:
    """[MV-R72]"""
    t = until(read_position("3d | 2d1s"), "MV-10.1", "gemologist A", "detective")
    assert obvious(t, 0) == Place("diamond")
    t = until(read_position("3d | 2d1s"), "MV-10.1", "detective", "gemologist A")
    assert obvious(t, 1) is None


def test_an_alarm_is_a_choice() -> None:
    t = until(read_position("3d | "), "MV-9.1", "jeweller A", "detective")
    assert obvious(t, 0) is None


# -- The reckoning --------------------------------------------------------------------------


def finished(position: str, *players: str) -> View:
    t = read_position(position)
    play(t, *players)
    assert t.outcome is not None
    return view(t, None)


def test_every_jewel_is_reckoned() -> None:
    """[MV-14.4] [MV-14.5]"""
    v = finished("d +2d1s1r | 3d1s +s", "gemologist A", "detective")
    reckoning = GAME.reckon(v, ())
    assert reckoning is not None
    assert reckoning.parts[0] == (
        Part("loot-ruby", 4, 1, ("jewel", "ruby")),
        Part("loot-sapphire", 2, 1, ("jewel", "sapphire")),
        Part("loot-diamond", 2, 2, ("jewel", "diamond")),
    )
    assert [(part.what, part.points) for part in reckoning.parts[1]] == [
        ("loot-sapphire", 2),
        ("imitation-sapphire", -2),
        ("imitation-diamond", -3),
    ]
    assert reckoning.ties == ()


def test_ties_are_told_as_far_as_they_were_looked_at() -> None:
    """[MV-14.6] [MV-14.7] [MV-R74]"""
    v = finished("d +4d2s | d +8d | 1d +5d", "gemologist A", "gemologist B", "gemologist C")
    assert v.outcome is not None
    assert v.outcome.scores == (8, 8, 5)
    reckoning = GAME.reckon(v, ())
    assert reckoning is not None
    assert reckoning.ties == (
        Tie("MV-14.6", "ruby", (0, 0, None)),
        Tie("MV-14.7", "sapphire", (2, 0, None)),
    )


def test_a_view_knows_what_everybody_has_now() -> None:
    """[MV-R72]"""
    v = view(read_position("8d2s +r | 3d +2s1d ; ; A^^"), 0)
    assert [player.points for player in v.players] == [-8, 2]
    assert v.rubies_left == 5


# -- Refusals -------------------------------------------------------------------------------


def refused(t: Table, move: AnyMove) -> tuple[str, str]:
    refusal = GAME.why_not(view(t, GAME.to_act(t)[0]), move)
    assert refusal is not None
    return refusal.rule, refusal.reason


LEAVE = Turn("none", "never")


def test_who_has_to_place_is_told_so() -> None:
    for role, rule in (("smuggler", "MV-R41"), ("jeweller", "MV-R45"), ("gemologist", "MV-R53")):
        t = read_position("| ")
        while GAME.moves(t, GAME.to_act(t)[0])[0] != Place("diamond"):
            seat, move = next(moves_of_round(t, f"{role} A", "detective"))
            GAME.apply(t, seat, move)
        for move in (LEAVE, Stop()):
            assert refused(t, move) == (rule, "must-place")
        assert refused(t, Open("B")) == ("MV-6.1", "one-drawer-only")


def test_jewels_that_fell_are_named() -> None:
    t = until(read_position("| ; ; A_d"), "MV-7.1", "jeweller A", "detective")
    assert refused(t, Place("diamond")) == ("MV-6.5", "jewels-fell")
    t = until(read_position("| ; ; A_d"), "MV-7.1", "master-thief A", "detective")
    assert refused(t, Pull()) == ("MV-6.5", "jewels-fell")
    t = until(read_position("| ; ; A_d"), "MV-7.1", "gemologist A", "detective")
    assert refused(t, Place("diamond")) == ("MV-R53", "no-more-imitations")


def test_a_secret_compartment_is_for_master_thieves_and_in_long_drawers() -> None:
    t = until(read_position("| "), "MV-7.1", "master-thief B", "detective")
    assert refused(t, Pull()) == ("MV-R57", "long-drawers-only")
    t = until(read_position("| "), "MV-7.1", "thief A", "detective")
    assert refused(t, Pull()) == ("MV-12.1", "only-master-thieves")
    assert refused(t, Place("diamond")) == ("MV-11.1", "only-takes")


def test_no_refusal_says_only_that_it_is_not_allowed() -> None:
    """Whatever is tried whenever: the game itself has a word for it."""
    rng = QuickRng(5)
    t = GAME.start(3, rng=rng)
    tried: dict[AnyMove, None] = {}
    while t.outcome is None:
        seat = GAME.to_act(t)[0]
        legal = GAME.moves(t, seat)
        tried |= dict.fromkeys(legal)
        v = view(t, seat)
        assert all(GAME.why_not(v, move) for move in tried if move not in legal)
        GAME.apply(t, seat, rng.choice(legal))


# -- Words ----------------------------------------------------------------------------------


def test_an_alarm_in_sight_is_called_by_its_owner() -> None:
    """[MV-9.5]"""
    t = read_position("| ; ; A^d!2")
    (opened,) = of_kind(Opened, play(t, "thief A", "detective"))
    assert opened.owner == 1
    names = ("Colette", "Irma")
    assert Words(GAME, "en", names, 0).event(opened).endswith("1 diamond, with Irma’s alarm.")
    assert Words(GAME, "en", names, 1).event(opened).endswith("1 diamond, with your alarm.")


def test_who_gets_six_other_cards_is_told_so() -> None:
    """[MV-5.12]"""
    t = read_position("T | T")
    (passed,) = of_kind(Passed, play(t, "thief A", "thief B"))
    assert "yours now" in Words(GAME, "en", ("Colette", "Irma"), 0).event(passed)
    assert "yours now" not in Words(GAME, "en", ("Colette", "Irma"), None).event(passed)


LONGEST: int = 80
"""So many letters have room in the two lines of log on a phone."""


@pytest.mark.parametrize("language", ["fr", "en", "de"])
def test_what_happens_is_said_in_two_lines_of_a_phone(language: str) -> None:
    saved, *_ = (each for each in stored_replays(GAME) if len(each.seats) == 4)
    words = Words(GAME, language, ("Colette", "Arsène", "Irma", "Raffles"), 0)
    events = [event for event in verify(saved).events if event.weight != "along"]
    longest = max((words.event(redact(event, 0)) for event in events), key=len)
    assert len(longest) <= LONGEST, longest


def test_the_last_round_is_said_once_somebody_has_no_imitations_left() -> None:
    """[MV-14.1] [MV-14.2]"""
    assert not view(read_position("d + | d +5r"), 0).is_last_round
    assert view(read_position("d + | d +6r"), 0).is_last_round
    t = read_position("d | ")
    GAME.apply(t, 0, Choose("jeweller"))
    GAME.apply(t, 1, Choose("detective"))
    GAME.apply(t, 0, Open("A"))
    assert not view(t, 1).is_last_round
    GAME.apply(t, 0, Place("diamond", False))
    assert view(t, 1).is_last_round
