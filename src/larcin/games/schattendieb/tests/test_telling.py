"""What a screen is told: pictures on the way, what is obvious, and how it adds up."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Literal, cast

from msgspec.structs import replace

from larcin.games.schattendieb import GAME
from larcin.games.schattendieb.events import (
    Cancelled,
    Closed,
    Ended,
    Filled,
    Laid,
    Opened,
    Secured,
    Stolen,
    Turned,
    Wasted,
)
from larcin.games.schattendieb.moves import Add, AnyMove, Play, Steal
from larcin.games.schattendieb.notation import read_position
from larcin.games.schattendieb.obvious import only_answer
from larcin.games.schattendieb.reckoning import reckon
from larcin.games.schattendieb.state import Options, Table
from larcin.games.schattendieb.steps import ADDING
from larcin.games.schattendieb.view import view
from larcin.kernel.events import Event
from larcin.kernel.match import Match
from larcin.kernel.record import record, verify
from larcin.kernel.rng import QuickRng
from larcin.kernel.table import Staged


def staged(text: str, *moves: AnyMove, step: str = "SD-1") -> tuple[list[str], list[Table]]:
    """What these answers lead to: by picture, what was told before it; and the pictures."""
    t = read_position(text, step)
    t.told = told = Staged()
    for seat, move in zip(GAME.to_act(t), moves, strict=True):
        GAME.apply(t, seat, move)
    ends = [0, *(end for end, _ in told.pictures)]
    names = [type(event).__name__ for event in told]
    told_before = [" ".join(names[first:last]) for first, last in pairwise(ends)]
    return told_before, [cast(Table, table) for _, table in told.pictures]


def test_all_cards_are_turned_over_in_one_picture() -> None:
    told, pictures = staged("holds n7 n1 / holds r8 r1", Play("necklace-7"), Play("ring-8"))
    assert told == ["Turned Laid Laid"]
    assert pictures[0].laid == [("necklace-7",), ("ring-8",)]


def test_equal_values_cancel_one_pair_after_the_other() -> None:
    told, pictures = staged(
        "holds n7 n1 / holds r8 r1 / holds w7 w1 / holds t8 t1",
        *(Play("necklace-7"), Play("ring-8"), Play("watch-7"), Play("tiara-8")),
    )
    assert told[1:3] == ["Cancelled", "Cancelled"]
    assert [bool(cards) for cards in pictures[1].laid] == [False, True, False, True]
    assert not any(pictures[2].laid)


def test_every_safe_closes_in_a_picture_of_its_own_before_hands_are_filled() -> None:
    closers = "holds n1 lays S9 keeps r1 / holds r1 lays S8 keeps w1 / holds w1 lays S4"
    told, pictures = staged(f"{closers} / lays t8 holds t1", Add(()), step=ADDING)
    assert told[:4] == ["Secured Filled", "Closed Returned", "Closed Returned", "Wasted"]
    assert [table.locks[:2] for table in pictures[:3]] == [
        [None, None],
        ["safe-9", None],
        ["safe-9", "safe-8"],
    ]


def test_safes_are_seen_filled_before_anybody_draws() -> None:
    told, pictures = staged(
        "lays n7 holds n1 / lays r8 holds r1",
        Add(()),
        Add(()),
        step=ADDING,
    )
    assert told == ["Secured Filled Filled", "Refilled Drawn Drawn"]
    assert [list(map(len, table.hands)) for table in pictures] == [[1, 1], [4, 4]]


def test_what_touches_somebody_matters_to_them_and_a_closed_safe_to_all() -> None:
    assert Turned.weight == Closed.weight == "decisive"
    assert Cancelled.weight == Stolen.weight == Wasted.weight == "personal"
    assert (Secured.weight, Laid.weight) == ("quiet", "along")


# -- What is obvious ------------------------------------------------------------------------


def test_a_thief_with_one_jewel_in_reach_takes_it() -> None:
    """[SD-R7]"""
    v = view(read_position("lays Tr / lays r5 / lays w6", step="SD-3"), None)
    assert only_answer(v, 0) == Steal(1)
    assert only_answer(v, 1) is None


def test_a_thief_with_a_choice_is_asked() -> None:
    v = view(read_position("lays T* / lays r5 / lays w6", step="SD-3"), None)
    assert only_answer(v, 0) is None


def test_nobody_adds_nothing_by_itself() -> None:
    """[SD-R12] That somebody has nothing to add is a secret."""
    t = read_position("holds n1 lays r5 / holds n2 lays w6", step="SD-4")
    assert GAME.moves(t, 0) == (Add(()),)
    assert only_answer(view(t, None), 0) is None


def test_two_of_three_thefts_need_no_answer() -> None:
    """With seven seats most thieves have no choice."""
    asked: Counter[bool] = Counter()
    for number in range(3):
        rng, match = QuickRng(number), Match(GAME, 7, seed=bytes([number] * 32))
        while match.outcome is None:
            seat = match.to_act[0]
            moves = match.moves(seat)
            if isinstance(moves[0], Steal):
                asked[match.observe(seat, len(match.events)).obvious is not None] += 1
            match.play(seat, rng.choice(moves))
    assert asked[True] > asked[False] > 0


# -- How it adds up -------------------------------------------------------------------------


def test_every_deal_is_a_part_with_the_jewels_that_earned_it_or_why_nothing_did() -> None:
    """[SD-9.1] [SD-8.0]"""
    match = played(4)
    reckoning = match.reckoning(0)
    assert match.outcome is not None
    assert reckoning is not None
    for parts, score in zip(reckoning.parts, match.outcome.scores, strict=True):
        assert sum(part.points for part in parts) == score
        for deal, part in enumerate(parts, start=1):
            assert (part.points > 0) == (part.what == f"deal-{deal}")
            assert part.points > 0 or (part.what.startswith("open-") and part.count == deal)


def test_who_would_have_won_but_for_the_end_of_the_deal_is_told_so() -> None:
    """[SD-8.1] [SD-8.2] What decided it is that an open safe counts for nothing."""
    ended = Ended(rule="SD-8.1", how="alone", seats=(1,))
    assert decided(Filled("SD-5.1", 1, ("ring-10",), 1), ended) == 1
    assert decided(Stolen("SD-3.4", 1, "ring-thief", "ring-10", 0), ended) == 1
    assert decided(Filled("SD-5.1", 1, ("ring-4",), 1), ended) is None
    assert decided(Filled("SD-5.1", 1, ("ring-10",), 1), Opened("SD-1", 2, 3), ended) is None


def decided(*events: Event) -> int | None:
    t = read_position("holds n1 / holds r1")
    t.points, t.totals = [4, 0], [4, 0]
    GAME.script.begin(t, "SD-9.2")
    reckoning = reckon(view(t, None), events)
    assert reckoning is not None
    return reckoning.decided


def test_a_tie_is_explained_by_what_was_compared() -> None:
    """[SD-R28] [SD-R28b] [SD-R34]"""
    assert tied("shared", [3, 9, 0], [12, 12, 5]) == [("SD-R28", "shared", (12, 12, None))]
    assert tied("last-deal", [3, 9, 0], [12, 12, 5]) == [("SD-R28b", "last-deal", (3, 9, None))]
    assert tied("last-deal", [9, 9, 0], [12, 12, 12]) == [
        ("SD-R28b", "last-deal", (9, 9, 0)),
        ("SD-R34", "shared", (12, 12, None)),
    ]
    assert tied("shared", [9, 5, 5], [12, 5, 5]) == []


def tied(
    tie: Literal["shared", "last-deal"], points: list[int], totals: list[int]
) -> list[tuple[str, str, object]]:
    t = read_position("holds n1 / holds r1 / holds w1", options=Options(tie=tie))
    t.points, t.totals = points, totals
    GAME.script.begin(t, "SD-9.2")
    reckoning = reckon(view(t, None), ())
    assert reckoning is not None
    return [(each.rule, each.what, each.values) for each in reckoning.ties]


# -- Older records --------------------------------------------------------------------------


def test_a_record_from_before_turns_were_told_is_still_true() -> None:
    saved = record(played(2))
    older = tuple(
        tuple(event for event in told if event["type"] not in ("Turned", "Secured"))
        for told in saved.events
    )
    assert older != saved.events
    assert verify(replace(saved, events=older)).outcome == saved.outcome


def played(seats: int) -> Match:
    """A whole match, played at random."""
    rng, match = QuickRng(5), Match(GAME, seats, seed=bytes(32))
    while match.outcome is None:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.moves(seat)))
    return match
